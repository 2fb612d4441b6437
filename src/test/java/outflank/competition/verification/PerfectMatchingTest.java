package outflank.competition.verification;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Whether a field can be paired at all, against trying every way. */
class PerfectMatchingTest {

    @Test
    void tryingEveryWayGivesTheSameAnswer() {
        int pairable = 0;
        for (int seed = 1; seed <= 4_000; seed++) {
            Random random = new Random(seed);
            int nodes = 2 * (1 + random.nextInt(5));
            int chance = 15 + random.nextInt(50);
            boolean[][] allowed = new boolean[nodes][nodes];
            for (int one = 0; one < nodes; one++) {
                for (int other = 0; other < one; other++) {
                    allowed[one][other] = random.nextInt(100) < chance;
                    allowed[other][one] = allowed[one][other];
                }
            }
            boolean expected = byTrying(allowed, 0);
            assertThat(PerfectMatching.exists(allowed)).as("seed %d", seed).isEqualTo(expected);
            pairable += expected ? 1 : 0;
        }
        assertThat(pairable).isBetween(1_000, 3_000);
    }

    @Test
    void threeInACircleCannotBePaired() {
        boolean[][] circle = {{false, true, true}, {true, false, true}, {true, true, false}};

        assertThat(PerfectMatching.exists(circle)).isFalse();
        assertThat(PerfectMatching.exists(new boolean[0][0])).isTrue();
    }

    private static boolean byTrying(boolean[][] allowed, int seated) {
        int first = Integer.numberOfTrailingZeros(~seated);
        if (first == allowed.length) {
            return true;
        }
        for (int other = first + 1; other < allowed.length; other++) {
            boolean free = (seated & 1 << other) == 0;
            if (free && allowed[first][other] && byTrying(allowed, seated | 1 << first | 1 << other)) {
                return true;
            }
        }
        return false;
    }
}
