package outflank.competition.pairing.matching;

import java.util.Arrays;

/**
 * Some edges of the complete graph, each stored in the rows of both its ends. Weights are twice the costs, so that halves
 * never occur in the duals.
 */
final class SparseGraph {

    private static final int NODE_BITS = 31;

    private final int nodes;
    private final int[] start;
    private final int[] from;
    private final int[] to;
    private final long[] weight;

    private SparseGraph(int nodes, int halves) {
        this.nodes = nodes;
        this.start = new int[nodes + 1];
        this.from = new int[halves];
        this.to = new int[halves];
        this.weight = new long[halves];
    }

    /** The edges of a list that exist. */
    static SparseGraph of(EdgeCosts costs, EdgeList list) {
        return new SparseGraph(costs.nodes(), 0).with(costs, list);
    }

    /** These edges that still exist by the costs, and those of a list. */
    SparseGraph with(EdgeCosts costs, EdgeList more) {
        long[] keys = new long[to.length / 2 + more.size()];
        int count = 0;
        for (int half = 0; half < to.length; half++) {
            if (from[half] < to[half]) {
                keys[count++] = key(from[half], to[half]);
            }
        }
        for (int edge = 0; edge < more.size(); edge++) {
            keys[count++] = key(more.one(edge), more.other(edge));
        }
        Arrays.sort(keys);
        long[] weights = new long[count];
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (i == 0 || keys[i] != keys[i - 1]) {
                long cost = checkedCost(costs, one(keys[i]), other(keys[i]));
                if (cost != EdgeCosts.NO_EDGE) {
                    weights[kept] = 2 * cost;
                    keys[kept++] = keys[i];
                }
            }
        }
        return filled(nodes, keys, weights, kept);
    }

    /** The cost of an edge. @throws ArithmeticException if it is beyond exact computation */
    static long checkedCost(EdgeCosts costs, int one, int other) {
        long cost = costs.cost(one, other);
        if (cost != EdgeCosts.NO_EDGE && (cost > EdgeCosts.HIGHEST_COST || cost < -EdgeCosts.HIGHEST_COST)) {
            throw new ArithmeticException("an edge that costs " + cost + " is beyond exact computation");
        }
        return cost;
    }

    private static SparseGraph filled(int nodes, long[] keys, long[] weights, int count) {
        SparseGraph graph = new SparseGraph(nodes, 2 * count);
        int[] next = new int[nodes + 1];
        for (int i = 0; i < count; i++) {
            next[one(keys[i])]++;
            next[other(keys[i])]++;
        }
        int sum = 0;
        for (int node = 0; node <= nodes; node++) {
            int degree = next[node];
            graph.start[node] = sum;
            next[node] = sum;
            sum += degree;
        }
        for (int i = 0; i < count; i++) {
            graph.put(next[one(keys[i])]++, one(keys[i]), other(keys[i]), weights[i]);
            graph.put(next[other(keys[i])]++, other(keys[i]), one(keys[i]), weights[i]);
        }
        return graph;
    }

    private void put(int half, int source, int target, long doubled) {
        from[half] = source;
        to[half] = target;
        weight[half] = doubled;
    }

    private static long key(int one, int other) {
        return one < other ? (long) one << NODE_BITS | other : (long) other << NODE_BITS | one;
    }

    private static int one(long key) {
        return (int) (key >>> NODE_BITS);
    }

    private static int other(long key) {
        return (int) (key & ((1L << NODE_BITS) - 1));
    }

    int nodes() {
        return nodes;
    }

    /** How many rows' entries there are: twice the number of edges. */
    int halves() {
        return to.length;
    }

    /** The first entry of a node's row; it ends before the first one of the next node. */
    int start(int node) {
        return start[node];
    }

    /** The node in whose row this entry stands. */
    int from(int half) {
        return from[half];
    }

    /** The other end. */
    int to(int half) {
        return to[half];
    }

    /** Twice the cost. */
    long weight(int half) {
        return weight[half];
    }
}
