package outflank.competition.pairing.matching;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

/** Checks a proof from its definition alone: every edge of the complete graph, nothing taken from the solver's own work. */
final class ProofCheck {

    private ProofCheck() {}

    static void assertProven(String where, EdgeCosts costs, LowestCostMatching matching) {
        int nodes = costs.nodes();
        long sum = 0;
        for (int node = 0; node < nodes; node++) {
            int partner = matching.partner(node);
            assertThat(partner).as(where).isBetween(0, nodes - 1).isNotEqualTo(node);
            assertThat(matching.partner(partner)).as(where).isEqualTo(node);
            assertThat(costs.cost(node, partner)).as(where).isNotEqualTo(EdgeCosts.NO_EDGE);
            sum += costs.cost(node, partner);
        }
        assertThat(sum / 2).as(where).isEqualTo(matching.cost());
        DualProof proof = matching.proof();
        assertThat(lowestSlack(costs, proof)).as(where).isNotNegative();
        assertThat(proof.doubledBound()).as(where).isEqualTo(2 * matching.cost());
        for (DualProof.OddSet set : proof.oddSets()) {
            assertThat(set.dual()).as(where).isPositive();
            assertThat(set.nodes().size() % 2).as(where).isEqualTo(1);
            assertThat(set.nodes()).as(where).doesNotHaveDuplicates();
        }
    }

    private static long lowestSlack(EdgeCosts costs, DualProof proof) {
        long[][] common = new long[costs.nodes()][];
        for (int node = 0; node < common.length; node++) {
            common[node] = new long[node];
        }
        for (DualProof.OddSet set : proof.oddSets()) {
            List<Integer> members = set.nodes();
            for (int one : members) {
                for (int other : members) {
                    if (other < one) {
                        common[one][other] += set.dual();
                    }
                }
            }
        }
        long lowest = Long.MAX_VALUE;
        for (int one = 0; one < common.length; one++) {
            for (int other = 0; other < one; other++) {
                long cost = costs.cost(one, other);
                if (cost != EdgeCosts.NO_EDGE) {
                    long slack = 2 * cost - proof.nodes()[one] - proof.nodes()[other] + 2 * common[one][other];
                    lowest = Math.min(lowest, slack);
                }
            }
        }
        return lowest;
    }
}
