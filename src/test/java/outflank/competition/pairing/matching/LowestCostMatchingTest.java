package outflank.competition.pairing.matching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The matching against trying everything, on small graphs of many kinds, and its proof on larger ones. */
class LowestCostMatchingTest {

    private static final long NO = EdgeCosts.NO_EDGE;

    @Test
    void theSumCountsNotTheCheapestEdge() {
        LowestCostMatching matching = LowestCostMatching.of(
                        symmetric(new long[][] {{NO, 0, 5, 9}, {NO, NO, 9, 5}, {NO, NO, NO, 100}, {NO, NO, NO, NO}}))
                .orElseThrow();

        assertThat(IntStream.range(0, 4).map(matching::partner)).containsExactly(2, 3, 0, 1);
        assertThat(matching.cost()).isEqualTo(10);
    }

    @Test
    void nobodyIsMatchedPerfectlyToNobody() {
        assertThat(LowestCostMatching.of(CostTable.of(new long[0][0]))
                        .orElseThrow()
                        .cost())
                .isZero();
        assertThat(LowestCostMatching.of(CostTable.of(new long[1][1]))).isEmpty();
        assertThat(LowestCostMatching.of(CostTable.of(new long[3][3]))).isEmpty();
    }

    @Test
    void twoCirclesOfThreeJoinedByNothingHaveNoMatching() {
        long[][] cost = new long[6][6];
        for (int one = 0; one < 6; one++) {
            for (int other = 0; other < 6; other++) {
                cost[one][other] = one / 3 == other / 3 ? 1 : NO;
            }
        }

        assertThat(LowestCostMatching.of(CostTable.of(cost))).isEmpty();
    }

    @ParameterizedTest(name = "highest cost {0}")
    @ValueSource(longs = {0, 1, 2, 3, 10, 1_000, 5_000_000_000L})
    void noMatchingOfASmallGraphIsCheaper(long highest) {
        for (long seed = 1; seed <= 400; seed++) {
            Random random = new Random(seed);
            CostTable costs = random(random, 2 + random.nextInt(11), highest);

            requireLowest("seed " + seed + " highest " + highest, costs, LowestCostMatching.of(costs));
        }
    }

    @Test
    void excludingAndDemandingEdgesStaysTheLowest() {
        for (long seed = 1; seed <= 400; seed++) {
            Random random = new Random(seed);
            int nodes = 2 * (1 + random.nextInt(6));
            CostTable costs = random(random, nodes, 1 + random.nextInt(20));
            Optional<LowestCostMatching> matching = LowestCostMatching.of(costs);
            for (int step = 0; step < 4 && matching.isPresent(); step++) {
                int one = random.nextInt(nodes);
                int other = random.nextBoolean() ? matching.orElseThrow().partner(one) : random.nextInt(nodes);
                if (one == other) {
                    continue;
                }
                long[][] next = copy(costs.cost());
                if (random.nextBoolean()) {
                    next[one][other] = NO;
                    next[other][one] = NO;
                    matching = matching.orElseThrow().without(one, other);
                } else {
                    for (int node = 0; node < nodes; node++) {
                        if (node != one && node != other) {
                            next[one][node] = NO;
                            next[node][one] = NO;
                            next[other][node] = NO;
                            next[node][other] = NO;
                        }
                    }
                    matching = matching.orElseThrow().with(one, other);
                }
                costs = CostTable.of(next);
                requireLowest("seed " + seed + " step " + step, costs, matching);
            }
        }
    }

    @ParameterizedTest(name = "{0} nodes")
    @ValueSource(ints = {30, 60, 100, 200})
    void theProofOfALargerGraphHoldsForEveryEdge(int nodes) {
        for (long seed = 1; seed <= 20; seed++) {
            Random random = new Random(seed);
            CostTable costs = alike(random, nodes);
            String where = "seed " + seed + ", " + nodes + " nodes";

            LowestCostMatching matching = LowestCostMatching.of(costs).orElseThrow();
            LowestCostMatching withoutClasses =
                    LowestCostMatching.of(CostTable.of(costs.cost())).orElseThrow();
            int other = matching.partner(0);
            LowestCostMatching next = matching.without(0, other).orElseThrow();

            ProofCheck.assertProven(where, costs, matching);
            ProofCheck.assertProven(where, costs, withoutClasses);
            assertThat(matching.cost()).as(where).isEqualTo(withoutClasses.cost());
            ProofCheck.assertProven(where, ChangedCosts.without(costs, 0, other), next);
        }
    }

    @Test
    void costsBeyondExactComputationAreRefused() {
        long tooHigh = EdgeCosts.HIGHEST_COST + 1;

        assertThatThrownBy(() -> LowestCostMatching.of(symmetric(new long[][] {{NO, tooHigh}, {NO, NO}})))
                .isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> LowestCostMatching.of(symmetric(new long[][] {{NO, -tooHigh}, {NO, NO}})))
                .isInstanceOf(ArithmeticException.class);
    }

    private static void requireLowest(String where, CostTable costs, Optional<LowestCostMatching> matching) {
        long lowest = costs.lowestSum();
        assertThat(matching.isPresent()).as(where).isEqualTo(lowest != NO);
        if (matching.isPresent()) {
            assertThat(matching.orElseThrow().cost()).as(where).isEqualTo(lowest);
            ProofCheck.assertProven(where, costs, matching.orElseThrow());
        }
    }

    private static CostTable random(Random random, int nodes, long highest) {
        long[][] cost = new long[nodes][nodes];
        int missing = random.nextInt(4);
        for (int one = 0; one < nodes; one++) {
            for (int other = 0; other < one; other++) {
                cost[one][other] =
                        random.nextInt(4) < missing ? NO : (long) (random.nextDouble() * (highest + 1)) - highest / 4;
                cost[other][one] = cost[one][other];
            }
        }
        return CostTable.of(cost);
    }

    /** Nodes of a few classes: an edge costs what those of its classes cost, a few cost more or do not exist. */
    private static CostTable alike(Random random, int nodes) {
        int classes = 1 + random.nextInt(nodes / 4);
        int[] ofClass = IntStream.range(0, nodes)
                .map(node -> random.nextInt(classes))
                .sorted()
                .toArray();
        long[][] byClass = new long[classes][classes];
        for (int one = 0; one < classes; one++) {
            for (int other = 0; other <= one; other++) {
                byClass[one][other] = (one - other) * 1_000L + random.nextInt(5) * 10;
                byClass[other][one] = byClass[one][other];
            }
        }
        long[][] cost = new long[nodes][nodes];
        for (int one = 0; one < nodes; one++) {
            for (int other = 0; other < one; other++) {
                int chance = random.nextInt(20);
                long dearer = byClass[ofClass[one]][ofClass[other]] + (chance < 3 ? 7 + chance : 0);
                cost[one][other] = chance == 4 ? NO : dearer;
                cost[other][one] = cost[one][other];
            }
        }
        return CostTable.of(cost).inClasses(ofClass);
    }

    private static CostTable symmetric(long[][] upper) {
        long[][] cost = copy(upper);
        for (int one = 0; one < cost.length; one++) {
            for (int other = 0; other < one; other++) {
                cost[one][other] = cost[other][one];
            }
        }
        return CostTable.of(cost);
    }

    private static long[][] copy(long[][] table) {
        long[][] copy = new long[table.length][];
        for (int row = 0; row < table.length; row++) {
            copy[row] = table[row].clone();
        }
        return copy;
    }
}
