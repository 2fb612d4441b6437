package outflank.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import outflank.competition.Competition;

/** The matching against every possible round of a small field, each seated by hand with all colors. */
class LowestCostTest {

    private static final Comparator<Pairing> BETTER =
            Comparator.comparingInt(LowestCostTest::gravestConcession).thenComparingLong(Pairing::cost);

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void noOtherRoundIsCheaper(long seed) {
        Random random = new Random(seed);
        int players = 2 + random.nextInt(7);
        RandomTournament tournament = new RandomTournament(seed, players, 6);
        for (int round = 1; round <= 6; round++) {
            Competition history = tournament.competition();
            Constraints constraints = forbidden(random, players);

            Pairing found = SwissPairing.pair(history, round, Penalties.papp(), seed, constraints);

            Pairing best = cheapest(history, round, tournament.present(), constraints);
            String where = "seed " + seed + ", " + players + " players, round " + round + ", " + constraints;
            assertThat(gravestConcession(found)).as(where).isEqualTo(gravestConcession(best));
            assertThat(found.cost()).as(where).isEqualTo(best.cost());
            tournament.play(found);
        }
    }

    private static LongStream seeds() {
        return LongStream.rangeClosed(1, 40);
    }

    private static Constraints forbidden(Random random, int players) {
        Constraints constraints = Constraints.none();
        for (int more = random.nextInt(4); more > 0; more--) {
            int one = 1 + random.nextInt(players);
            int other = 1 + random.nextInt(players);
            if (one != other) {
                constraints = constraints.withForbiddenPair(one, other);
            }
        }
        return constraints;
    }

    private static Pairing cheapest(Competition history, int round, List<Integer> present, Constraints constraints) {
        List<Pairing> all = new ArrayList<>();
        for (List<int[]> matching : Matchings.all(present)) {
            Constraints seated = constraints;
            for (int[] pair : matching) {
                seated = pair[0] == pair[1] ? seated.withFixedBye(pair[0]) : cheaperWay(history, round, seated, pair);
            }
            all.add(SwissPairing.pair(history, round, Penalties.papp(), 0, seated));
        }
        return all.stream().min(BETTER).orElseThrow();
    }

    private static Constraints cheaperWay(Competition history, int round, Constraints seated, int[] pair) {
        Constraints one = Constraints.none().withFixedPair(pair[0], pair[1]);
        Constraints other = Constraints.none().withFixedPair(pair[1], pair[0]);
        return costOf(history, round, one) <= costOf(history, round, other)
                ? seated.withFixedPair(pair[0], pair[1])
                : seated.withFixedPair(pair[1], pair[0]);
    }

    private static long costOf(Competition history, int round, Constraints onePair) {
        int black = onePair.fixedPairs().get(0).black();
        return SwissPairing.pair(history, round, Penalties.papp(), 0, onePair).pairs().stream()
                .filter(pair -> pair.black() == black)
                .findFirst()
                .orElseThrow()
                .cost()
                .total();
    }

    /** 0 if no prohibition is broken, otherwise the place of the gravest one in the documented order. */
    private static int gravestConcession(Pairing pairing) {
        return pairing.warnings().stream()
                .mapToInt(warning -> switch (warning.kind()) {
                    case REMATCH, COLOR_OUT_OF_BALANCE -> 0;
                    case REMATCH_IN_SAME_COLORS -> 1;
                    case SECOND_BYE -> 2;
                    case FORBIDDEN_PAIR -> 3;
                })
                .max()
                .orElse(0);
    }
}
