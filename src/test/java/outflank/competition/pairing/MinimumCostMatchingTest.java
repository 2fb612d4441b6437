package outflank.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class MinimumCostMatchingTest {

    private static final long NO = MinimumCostMatching.NO_EDGE;

    @Test
    void theSumCountsNotTheCheapestPair() {
        long[][] cost = {{NO, 0, 5, 9}, {NO, NO, 9, 5}, {NO, NO, NO, 100}, {NO, NO, NO, NO}};

        assertThat(MinimumCostMatching.partners(cost)).hasValue(new int[] {2, 3, 0, 1});
    }

    @Test
    void threeWhoOnlyKnowOneOtherCannotAllBeSeated() {
        long[][] cost = {{NO, 1, 1, 1}, {NO, NO, NO, NO}, {NO, NO, NO, NO}, {NO, NO, NO, NO}};

        assertThat(MinimumCostMatching.partners(cost)).isEmpty();
    }

    @Test
    void twoCirclesOfThreeJoinedByNothingHaveNoMatching() {
        long[][] cost = new long[6][6];
        for (int one = 0; one < 6; one++) {
            for (int other = 0; other < 6; other++) {
                cost[one][other] = one / 3 == other / 3 ? 1 : NO;
            }
        }

        assertThat(MinimumCostMatching.partners(cost)).isEmpty();
    }

    @Test
    void aCostBeyondExactComputationIsRefused() {
        long[][] cost = {{NO, 5_000_000_000L}, {NO, NO}};

        assertThatThrownBy(() -> MinimumCostMatching.partners(cost)).isInstanceOf(ArithmeticException.class);
    }
}
