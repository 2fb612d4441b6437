package outflank.competition.pairing.matching;

import java.util.Arrays;
import java.util.Optional;

/**
 * A perfect matching with the lowest sum of costs, of a graph that may be complete, with its proof. The same costs give the
 * same matching.
 *
 * <p>A search begins with few edges and the duals it ends with price all others; those with a negative slack are added and
 * the search goes on from where it was, until there are none. What is asked next, such as the lowest sum without one of the
 * pairs, begins from the duals and the matching that are there, too.
 */
public final class LowestCostMatching {

    private static final int NONE = -1;
    private static final int MOST_VIOLATED_PER_NODE = 6;
    private static final int WIDENED_PER_NODE = 3;

    /** The most nodes. */
    public static final int MOST_NODES = 1 << 20;

    private final EdgeCosts costs;
    private final ClassMembers members;
    private SparseGraph graph;
    private long[] lowered;
    private int[] mates;
    private DualSolution solution;

    private LowestCostMatching(EdgeCosts costs, ClassMembers members, SparseGraph graph, long[] lowered, int[] mates) {
        this.costs = costs;
        this.members = members;
        this.graph = graph;
        this.lowered = lowered;
        this.mates = mates;
    }

    /**
     * The cheapest way to match all nodes.
     *
     * @return empty if there is no perfect matching
     * @throws ArithmeticException if a cost, or what is computed from it, would leave the range of exact computation
     * @throws IllegalArgumentException if there are more than {@link #MOST_NODES} nodes
     */
    public static Optional<LowestCostMatching> of(EdgeCosts costs) {
        if (costs.nodes() > MOST_NODES) {
            throw new IllegalArgumentException(costs.nodes() + " nodes are more than " + MOST_NODES);
        }
        ClassMembers members = new ClassMembers(costs);
        SparseGraph graph = SparseGraph.of(costs, StartingEdges.of(costs, members));
        int[] mates = new int[costs.nodes()];
        Arrays.fill(mates, NONE);
        return new LowestCostMatching(costs, members, graph, StartingDuals.of(costs, members), mates).solved();
    }

    /**
     * The cheapest matching in which these two are not matched; what this one is stays.
     *
     * @return empty if there is none
     */
    public Optional<LowestCostMatching> without(int one, int other) {
        return changed(ChangedCosts.without(costs, one, other), new EdgeList());
    }

    /**
     * The cheapest matching in which these two are matched; what this one is stays.
     *
     * @return empty if they may not be matched, or the others then cannot be
     * @throws IllegalArgumentException if they are the same
     */
    public Optional<LowestCostMatching> with(int one, int other) {
        if (one == other) {
            throw new IllegalArgumentException("node " + one + " cannot be matched to itself");
        }
        EdgeList pair = new EdgeList();
        pair.add(one, other);
        return changed(ChangedCosts.with(costs, one, other), pair);
    }

    private Optional<LowestCostMatching> changed(EdgeCosts changed, EdgeList more) {
        return new LowestCostMatching(changed, members, graph.with(changed, more), lowered.clone(), mates.clone())
                .solved();
    }

    private Optional<LowestCostMatching> solved() {
        if (costs.nodes() % 2 != 0) {
            return Optional.empty();
        }
        while (true) {
            Repair.repair(graph, lowered, mates);
            Blossoms blossoms = new Blossoms(mates);
            Duals duals = new Duals(blossoms, lowered);
            Search search = new Search(graph, blossoms, duals);
            boolean matched = search.succeeds();
            EdgeList more;
            if (matched) {
                solution = new DualSolution(blossoms, duals);
                more = ViolatedEdges.of(costs, solution, members, MOST_VIOLATED_PER_NODE);
            } else {
                more = new Widening(costs, blossoms, duals).edges(WIDENED_PER_NODE);
                search.giveUp();
                solution = new DualSolution(blossoms, duals);
            }
            lowered = solution.withoutBlossoms();
            mates = blossoms.mates();
            if (more.isEmpty()) {
                return matched ? Optional.of(proven()) : Optional.empty();
            }
            graph = graph.with(costs, more);
        }
    }

    private LowestCostMatching proven() {
        if (Math.multiplyExact(cost(), 2L) != solution.doubledBound()) {
            throw new IllegalStateException("the matching is not proven to have the lowest cost");
        }
        return this;
    }

    /** The partner of a node. */
    public int partner(int node) {
        return mates[node];
    }

    /** The sum of the costs of all pairs. */
    public long cost() {
        long sum = 0;
        for (int node = 0; node < mates.length; node++) {
            if (node < mates[node]) {
                sum = Math.addExact(sum, costs.cost(node, mates[node]));
            }
        }
        return sum;
    }

    /** Why no perfect matching is cheaper. */
    public DualProof proof() {
        return new DualProof(solution.ofNodes(), solution.oddSets());
    }
}
