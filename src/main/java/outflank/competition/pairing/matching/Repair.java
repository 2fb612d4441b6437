package outflank.competition.pairing.matching;

import java.util.Comparator;
import java.util.stream.IntStream;

/** Makes duals and a matching fit for another search: no slack is negative, and only tight edges are matched. */
final class Repair {

    private static final int NONE = -1;

    private final SparseGraph graph;
    private final long[] duals;
    private final int[] mates;

    private Repair(SparseGraph graph, long[] duals, int[] mates) {
        this.graph = graph;
        this.duals = duals;
        this.mates = mates;
    }

    /**
     * Lowers duals where needed, those with the most violated edges first, and loosens and ties pairs accordingly.
     *
     * @param duals the duals of the nodes without blossoms; changed
     * @param mates the partner of each node, -1 without one; changed
     */
    static void repair(SparseGraph graph, long[] duals, int[] mates) {
        Repair repair = new Repair(graph, duals, mates);
        repair.lowerDuals();
        repair.loosen();
        repair.tie();
        repair.makeEven();
    }

    private void lowerDuals() {
        int[] violated = new int[graph.nodes()];
        for (int half = 0; half < graph.halves(); half++) {
            if (slack(half) < 0) {
                violated[graph.from(half)]++;
            }
        }
        IntStream.range(0, violated.length)
                .filter(node -> violated[node] > 0)
                .boxed()
                .sorted(Comparator.comparingInt((Integer node) -> -violated[node]))
                .forEach(this::lower);
    }

    private void lower(int node) {
        for (int half = graph.start(node); half < graph.start(node + 1); half++) {
            duals[node] = Math.min(duals[node], graph.weight(half) - duals[graph.to(half)]);
        }
    }

    private long slack(int half) {
        return graph.weight(half) - duals[graph.from(half)] - duals[graph.to(half)];
    }

    private void loosen() {
        for (int node = 0; node < mates.length; node++) {
            if (mates[node] > node && !isTight(node, mates[node])) {
                mates[mates[node]] = NONE;
                mates[node] = NONE;
            }
        }
    }

    private boolean isTight(int node, int mate) {
        for (int half = graph.start(node); half < graph.start(node + 1); half++) {
            if (graph.to(half) == mate) {
                return slack(half) == 0;
            }
        }
        return false;
    }

    private void tie() {
        for (int node = 0; node < mates.length; node++) {
            for (int half = graph.start(node); mates[node] == NONE && half < graph.start(node + 1); half++) {
                int other = graph.to(half);
                if (mates[other] == NONE && slack(half) == 0) {
                    mates[node] = other;
                    mates[other] = node;
                }
            }
        }
    }

    /** The search needs even duals of unmatched nodes, so that no time is ever half a unit. */
    private void makeEven() {
        for (int node = 0; node < mates.length; node++) {
            if (mates[node] == NONE && (duals[node] & 1) != 0) {
                duals[node]--;
            }
        }
    }
}
