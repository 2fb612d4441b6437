package outflank.competition.pairing.matching;

/**
 * What it costs to match any two of some nodes, numbered from 0.
 *
 * <p>Where many nodes are alike, they can be put into classes: a lower bound for all edges between two classes lets the
 * proof pass over them at once. Without classes every node is its own.
 */
public interface EdgeCosts {

    /** Stands for an edge that does not exist. */
    long NO_EDGE = Long.MAX_VALUE;

    /** No cost may be further from 0 than this, so that all computations stay exact. */
    long HIGHEST_COST = 1L << 50;

    /** How many nodes there are. */
    int nodes();

    /**
     * The cost of an edge, or {@link #NO_EDGE}; symmetric, always the same answer.
     *
     * @param one a node
     * @param other another node
     */
    long cost(int one, int other);

    /** How many classes there are, numbered from 0. */
    default int classes() {
        return nodes();
    }

    /** The class of a node. */
    default int classOf(int node) {
        return node;
    }

    /**
     * A lower bound of the costs of all edges from one class to another (or within one, if it has two nodes or more); the
     * nearer to the lowest of them, the quicker the proof. {@link #NO_EDGE} if there is none.
     */
    default long floor(int oneClass, int otherClass) {
        return cost(oneClass, otherClass);
    }
}
