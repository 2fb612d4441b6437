package outflank.competition.pairing.matching;

import java.util.Arrays;

/** Duals to begin with that leave no edge at all a negative slack: high ones, so that many edges are tight. */
final class StartingDuals {

    private StartingDuals() {}

    /** Duals that are the same for a whole class. */
    static long[] of(EdgeCosts costs, ClassMembers members) {
        int classes = members.classes();
        long[] dual = new long[classes];
        Arrays.fill(dual, Long.MAX_VALUE);
        for (int one = 0; one < classes; one++) {
            for (int other = 0; other <= one; other++) {
                if (members.canMeet(one, other)) {
                    long floor = floor(costs, one, other);
                    dual[one] = Math.min(dual[one], floor);
                    dual[other] = Math.min(dual[other], floor);
                }
            }
        }
        for (int one = 0; one < classes; one++) {
            if (dual[one] != Long.MAX_VALUE) {
                dual[one] = raised(costs, members, dual, one);
            }
        }
        long[] ofNodes = new long[costs.nodes()];
        for (int node = 0; node < ofNodes.length; node++) {
            long ofClass = dual[costs.classOf(node)];
            ofNodes[node] = ofClass == Long.MAX_VALUE ? 0 : ofClass;
        }
        return ofNodes;
    }

    private static long raised(EdgeCosts costs, ClassMembers members, long[] dual, int one) {
        long highest = Long.MAX_VALUE;
        for (int other = 0; other < dual.length; other++) {
            if (members.canMeet(one, other)) {
                long floor = floor(costs, one, other);
                if (floor != EdgeCosts.NO_EDGE) {
                    highest = Math.min(highest, one == other ? floor : 2 * floor - dual[other]);
                }
            }
        }
        return highest;
    }

    private static long floor(EdgeCosts costs, int one, int other) {
        long floor = costs.floor(one, other);
        if (floor != EdgeCosts.NO_EDGE && (floor > EdgeCosts.HIGHEST_COST || floor < -EdgeCosts.HIGHEST_COST)) {
            throw new ArithmeticException("an edge that costs " + floor + " is beyond exact computation");
        }
        return floor;
    }
}
