package outflank.competition.pairing.matching;

/** Costs in which some edges are taken out; lower bounds stay what they were. */
final class ChangedCosts implements EdgeCosts {

    private final EdgeCosts costs;
    private final int one;
    private final int other;
    private final boolean together;

    private ChangedCosts(EdgeCosts costs, int one, int other, boolean together) {
        this.costs = costs;
        this.one = one;
        this.other = other;
        this.together = together;
    }

    /** Without the edge of two nodes. */
    static EdgeCosts without(EdgeCosts costs, int one, int other) {
        return new ChangedCosts(costs, one, other, false);
    }

    /** Without any other edge of these two nodes. */
    static EdgeCosts with(EdgeCosts costs, int one, int other) {
        return new ChangedCosts(costs, one, other, true);
    }

    @Override
    public int nodes() {
        return costs.nodes();
    }

    @Override
    public long cost(int first, int second) {
        boolean isPair = first == one && second == other || first == other && second == one;
        boolean touches = first == one || first == other || second == one || second == other;
        return together && touches && !isPair || !together && isPair ? NO_EDGE : costs.cost(first, second);
    }

    @Override
    public int classes() {
        return costs.classes();
    }

    @Override
    public int classOf(int node) {
        return costs.classOf(node);
    }

    @Override
    public long floor(int oneClass, int otherClass) {
        return costs.floor(oneClass, otherClass);
    }
}
