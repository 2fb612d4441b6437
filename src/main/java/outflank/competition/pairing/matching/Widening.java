package outflank.competition.pairing.matching;

/**
 * More edges for trees that cannot grow. If the complete graph has none, it has no perfect matching: take the inner nodes
 * away, and more odd parts are left over than they could be matched to (Tutte and Berge).
 */
final class Widening {

    private final EdgeCosts costs;
    private final Blossoms blossoms;
    private final Duals duals;

    Widening(EdgeCosts costs, Blossoms blossoms, Duals duals) {
        this.costs = costs;
        this.blossoms = blossoms;
        this.duals = duals;
    }

    /** For each outer node the edges of lowest slack to nodes that are free or in another outer blossom. */
    EdgeList edges(int mostPerNode) {
        EdgeList edges = new EdgeList();
        int[] best = new int[mostPerNode];
        long[] slacks = new long[mostPerNode];
        for (int node = 0; node < costs.nodes(); node++) {
            if (duals.label(node) == Duals.OUTER) {
                int count = 0;
                for (int other = 0; other < costs.nodes(); other++) {
                    long cost = leadsOn(node, other) ? SparseGraph.checkedCost(costs, node, other) : EdgeCosts.NO_EDGE;
                    if (cost != EdgeCosts.NO_EDGE) {
                        count = insert(best, slacks, count, other, 2 * cost - duals.stored(other));
                    }
                }
                for (int i = 0; i < count; i++) {
                    edges.add(node, best[i]);
                }
            }
        }
        return edges;
    }

    private boolean leadsOn(int node, int other) {
        byte label = duals.label(other);
        return label == Duals.FREE || label == Duals.OUTER && blossoms.top(node) != blossoms.top(other);
    }

    private static int insert(int[] best, long[] slacks, int count, int node, long slack) {
        int place = count < best.length ? count : best.length - 1;
        if (count == best.length && slacks[place] <= slack) {
            return count;
        }
        while (place > 0 && slacks[place - 1] > slack) {
            best[place] = best[place - 1];
            slacks[place] = slacks[place - 1];
            place--;
        }
        best[place] = node;
        slacks[place] = slack;
        return Math.min(count + 1, best.length);
    }
}
