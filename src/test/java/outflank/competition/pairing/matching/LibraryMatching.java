package outflank.competition.pairing.matching;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jgrapht.Graph;
import org.jgrapht.alg.interfaces.MatchingAlgorithm.Matching;
import org.jgrapht.alg.matching.SparseEdmondsMaximumCardinalityMatching;
import org.jgrapht.alg.matching.blossom.v5.KolmogorovWeightedPerfectMatching;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleWeightedGraph;

/** Matchings by JGraphT's Blossom V, to compare with: dense, or plainly on a sparse start with all pairs priced. */
public final class LibraryMatching {

    private static final int NEAREST_IN_ORDER = 40;
    private static final int ROUND_THE_FOLD_PARTNER = 20;
    private static final int MOST_VIOLATED = 10;

    private final EdgeCosts costs;
    private final Graph<Integer, DefaultWeightedEdge> graph = new SimpleWeightedGraph<>(DefaultWeightedEdge.class);

    private LibraryMatching(EdgeCosts costs) {
        this.costs = costs;
        for (int node = 0; node < costs.nodes(); node++) {
            graph.addVertex(node);
        }
    }

    /** The cost of the cheapest perfect matching of the complete graph with all its edges; empty if there is none. */
    public static Optional<Long> dense(EdgeCosts costs) {
        LibraryMatching library = new LibraryMatching(costs);
        for (int one = 0; one < costs.nodes(); one++) {
            for (int other = 0; other < one; other++) {
                library.add(one, other);
            }
        }
        Matching<Integer, DefaultWeightedEdge> most =
                new SparseEdmondsMaximumCardinalityMatching<>(library.graph).getMatching();
        return most.isPerfect() ? Optional.of(library.cost(library.solve())) : Optional.empty();
    }

    /** The same from few edges: all others are priced with the duals, those that would pay off added, until there are none. */
    public static long sparse(EdgeCosts costs) {
        LibraryMatching library = new LibraryMatching(costs);
        library.addSparseStart();
        while (true) {
            KolmogorovWeightedPerfectMatching<Integer, DefaultWeightedEdge> solver = library.solve();
            if (!library.addViolated(solver)) {
                return library.cost(solver);
            }
        }
    }

    private void addSparseStart() {
        int nodes = costs.nodes();
        for (int node = 0; node < nodes; node++) {
            addRange(node, node - NEAREST_IN_ORDER / 2, node + NEAREST_IN_ORDER / 2);
            int fold = node < nodes / 2 ? node + nodes / 2 : node - nodes / 2;
            addRange(node, fold - ROUND_THE_FOLD_PARTNER / 2, fold + ROUND_THE_FOLD_PARTNER / 2);
        }
    }

    private void addRange(int node, int from, int to) {
        for (int other = Math.max(from, 0); other <= Math.min(to, costs.nodes() - 1); other++) {
            if (other != node) {
                add(node, other);
            }
        }
    }

    private void add(int one, int other) {
        long cost = costs.cost(one, other);
        if (cost != EdgeCosts.NO_EDGE) {
            DefaultWeightedEdge edge = graph.addEdge(one, other);
            if (edge != null) {
                graph.setEdgeWeight(edge, cost);
            }
        }
    }

    private KolmogorovWeightedPerfectMatching<Integer, DefaultWeightedEdge> solve() {
        KolmogorovWeightedPerfectMatching<Integer, DefaultWeightedEdge> solver =
                new KolmogorovWeightedPerfectMatching<>(graph);
        solver.getMatching();
        return solver;
    }

    private long cost(KolmogorovWeightedPerfectMatching<Integer, DefaultWeightedEdge> solver) {
        long sum = 0;
        for (DefaultWeightedEdge edge : solver.getMatching().getEdges()) {
            sum += costs.cost(graph.getEdgeSource(edge), graph.getEdgeTarget(edge));
        }
        return sum;
    }

    private boolean addViolated(KolmogorovWeightedPerfectMatching<Integer, DefaultWeightedEdge> solver) {
        int nodes = costs.nodes();
        double[] dual = new double[nodes];
        List<List<Integer>> blossoms = new ArrayList<>();
        for (int node = 0; node < nodes; node++) {
            blossoms.add(new ArrayList<>());
        }
        List<Double> duals = new ArrayList<>();
        for (Map.Entry<Set<Integer>, Double> entry :
                solver.getDualSolution().getDualVariables().entrySet()) {
            for (int node : entry.getKey()) {
                dual[node] += entry.getValue();
                if (entry.getKey().size() > 1) {
                    blossoms.get(node).add(duals.size());
                }
            }
            duals.add(entry.getValue());
        }
        boolean added = false;
        for (int one = 0; one < nodes; one++) {
            Map<Integer, Double> around = new HashMap<>();
            blossoms.get(one).forEach(blossom -> around.put(blossom, duals.get(blossom)));
            int found = 0;
            for (int other = 0; other < one && found < MOST_VIOLATED; other++) {
                long cost = costs.cost(one, other);
                if (cost != EdgeCosts.NO_EDGE && cost - dual[one] - dual[other] < -1e-6) {
                    double common = 0;
                    for (int blossom : blossoms.get(other)) {
                        common += around.getOrDefault(blossom, 0.0);
                    }
                    if (cost - dual[one] - dual[other] + 2 * common < -1e-6) {
                        add(one, other);
                        added = true;
                        found++;
                    }
                }
            }
        }
        return added;
    }
}
