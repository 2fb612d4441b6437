package outflank.competition.pairing;

import java.util.Optional;
import org.jgrapht.Graph;
import org.jgrapht.alg.interfaces.MatchingAlgorithm.Matching;
import org.jgrapht.alg.matching.SparseEdmondsMaximumCardinalityMatching;
import org.jgrapht.alg.matching.blossom.v5.KolmogorovWeightedPerfectMatching;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleWeightedGraph;

/** The perfect matching with the lowest sum of costs, by Kolmogorov's Blossom V. */
final class MinimumCostMatching {

    /** Stands for an edge that does not exist. */
    static final long NO_EDGE = Long.MAX_VALUE;

    /**
     * The library computes in doubles, exact for whole and half numbers up to here, and takes a step of the duals above
     * ten thousand million for the proof that no matching exists; costs below a half of that never get there.
     */
    private static final long HIGHEST_COST = (long) KolmogorovWeightedPerfectMatching.NO_PERFECT_MATCHING_THRESHOLD / 2;

    private static final long HIGHEST_EXACT_SUM = 1L << 53;

    private MinimumCostMatching() {}

    /**
     * The partner of every node.
     *
     * @param cost cost of the edge between two nodes, symmetric, 0 or more or {@link #NO_EDGE}; the diagonal is ignored
     * @return empty if no perfect matching exists
     * @throws ArithmeticException if a cost or the sum of a matching would leave the range of exact computation
     */
    static Optional<int[]> partners(long[][] cost) {
        if (cost.length == 0) {
            return Optional.of(new int[0]);
        }
        Graph<Integer, DefaultWeightedEdge> graph = graph(cost);
        if (new SparseEdmondsMaximumCardinalityMatching<>(graph)
                                .getMatching()
                                .getEdges()
                                .size()
                        * 2
                != cost.length) {
            return Optional.empty();
        }
        KolmogorovWeightedPerfectMatching<Integer, DefaultWeightedEdge> algorithm =
                new KolmogorovWeightedPerfectMatching<>(graph);
        Matching<Integer, DefaultWeightedEdge> matching = algorithm.getMatching();
        if (!algorithm.testOptimality()) {
            throw new IllegalStateException("the matching is not proven to have the lowest cost");
        }
        int[] partners = new int[cost.length];
        for (DefaultWeightedEdge edge : matching.getEdges()) {
            int one = graph.getEdgeSource(edge);
            int other = graph.getEdgeTarget(edge);
            partners[one] = other;
            partners[other] = one;
        }
        return Optional.of(partners);
    }

    private static Graph<Integer, DefaultWeightedEdge> graph(long[][] cost) {
        Graph<Integer, DefaultWeightedEdge> graph = new SimpleWeightedGraph<>(DefaultWeightedEdge.class);
        for (int node = 0; node < cost.length; node++) {
            graph.addVertex(node);
        }
        long highest = 0;
        for (int one = 0; one < cost.length; one++) {
            for (int other = one + 1; other < cost.length; other++) {
                if (cost[one][other] != NO_EDGE) {
                    highest = Math.max(highest, cost[one][other]);
                    graph.setEdgeWeight(graph.addEdge(one, other), cost[one][other]);
                }
            }
        }
        if (highest >= HIGHEST_COST || Math.multiplyExact(highest, cost.length) >= HIGHEST_EXACT_SUM) {
            throw new ArithmeticException("a pair that costs " + highest + " is beyond exact computation");
        }
        return graph;
    }
}
