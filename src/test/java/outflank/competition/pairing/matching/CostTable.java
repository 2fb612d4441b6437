package outflank.competition.pairing.matching;

import java.util.Arrays;

/** Costs as a table, every node a class of its own or put into classes. */
public record CostTable(long[][] cost, int[] ofClass, long[][] floors) implements EdgeCosts {

    public static CostTable of(long[][] cost) {
        return new CostTable(cost, null, null);
    }

    /** The same costs, with nodes put into classes and exact floors. */
    CostTable inClasses(int... classOf) {
        int classes = Arrays.stream(classOf).max().orElse(-1) + 1;
        long[][] lowest = new long[classes][classes];
        Arrays.stream(lowest).forEach(row -> Arrays.fill(row, NO_EDGE));
        for (int one = 0; one < cost.length; one++) {
            for (int other = 0; other < cost.length; other++) {
                if (one != other) {
                    long[] row = lowest[classOf[one]];
                    row[classOf[other]] = Math.min(row[classOf[other]], cost[one][other]);
                }
            }
        }
        return new CostTable(cost, classOf, lowest);
    }

    @Override
    public int nodes() {
        return cost.length;
    }

    @Override
    public long cost(int one, int other) {
        return cost[one][other];
    }

    @Override
    public int classes() {
        return floors == null ? cost.length : floors.length;
    }

    @Override
    public int classOf(int node) {
        return ofClass == null ? node : ofClass[node];
    }

    @Override
    public long floor(int oneClass, int otherClass) {
        return floors == null ? cost[oneClass][otherClass] : floors[oneClass][otherClass];
    }

    /** The lowest sum of any perfect matching, found by trying all; {@link #NO_EDGE} if there is none. */
    public long lowestSum() {
        if (cost.length % 2 != 0) {
            return NO_EDGE;
        }
        long[] lowest = new long[1 << cost.length];
        for (int nodes = 1; nodes < lowest.length; nodes++) {
            lowest[nodes] = NO_EDGE;
            int first = Integer.numberOfTrailingZeros(nodes);
            for (int other = first + 1; other < cost.length; other++) {
                int rest = nodes & ~(1 << first) & ~(1 << other);
                if ((nodes >> other & 1) == 1 && lowest[rest] != NO_EDGE && cost[first][other] != NO_EDGE) {
                    lowest[nodes] = Math.min(lowest[nodes], lowest[rest] + cost[first][other]);
                }
            }
        }
        return lowest[lowest.length - 1];
    }
}
