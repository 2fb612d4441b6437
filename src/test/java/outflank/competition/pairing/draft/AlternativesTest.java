package outflank.competition.pairing.draft;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import outflank.competition.pairing.Constraints;
import outflank.competition.pairing.Matchings;
import outflank.competition.pairing.Pairing;
import outflank.competition.pairing.PairingRules;
import outflank.competition.pairing.RandomTournament;

/** What another opponent costs, against every round a small field can have. */
class AlternativesTest {

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void eachOpponentCostsWhatTheBestOfAllRoundsWithHimCosts(long seed) {
        Random random = new Random(seed);
        RandomTournament tournament = new RandomTournament(seed, 4 + random.nextInt(4), 5);
        for (int round = 1; round <= 5; round++) {
            Draft draft = new Draft(
                    new Draft.RoundToPair(tournament.competition(), round, PairingRules.worldChampionship(), seed),
                    Constraints.none());
            if (draft.entrants().size() > 3) {
                int entrant =
                        draft.entrants().get(random.nextInt(draft.entrants().size()));
                assertAlternatives("seed " + seed + ", round " + round, draft, entrant);
            }
            tournament.play(draft.pairing());
        }
    }

    private static LongStream seeds() {
        return LongStream.rangeClosed(1, 30);
    }

    private static void assertAlternatives(String where, Draft draft, int entrant) {
        Map<Integer, Long> cheapest = cheapestByOpponent(draft, entrant);
        assertThat(cheapest.get(draft.opponentOf(entrant)))
                .as(where)
                .isEqualTo(draft.pairing().cost());
        cheapest.remove(draft.opponentOf(entrant));

        List<Alternatives.Alternative> all = Alternatives.all(draft, entrant);
        assertThat(all)
                .as(where)
                .hasSameSizeAs(cheapest.keySet())
                .allSatisfy(choice -> assertThat(choice.price())
                        .as(where + ": " + entrant + " with " + choice.opponent())
                        .isEqualTo(cheapest.get(choice.opponent())
                                - draft.pairing().cost()));
        assertThat(all).as(where).isSortedAccordingTo((one, other) -> Long.compare(one.price(), other.price()));

        Alternatives.next(draft, entrant)
                .ifPresentOrElse(
                        next -> assertThat(next.price())
                                .as(where)
                                .isEqualTo(all.get(0).price()),
                        () -> assertThat(all).as(where).allMatch(Alternatives.Alternative::isForbidden));
    }

    /** The lowest cost of any round in which the entrant has each opponent, seated by hand with all colors. */
    private static Map<Integer, Long> cheapestByOpponent(Draft draft, int entrant) {
        Map<Integer, Long> cheapest = new HashMap<>();
        for (List<int[]> matching : Matchings.all(draft.entrants())) {
            Constraints seated = Constraints.none();
            int opponent = entrant;
            for (int[] pair : matching) {
                seated = pair[0] == pair[1] ? seated.withFixedBye(pair[0]) : cheaperWay(draft, seated, pair);
                if (pair[0] == entrant || pair[1] == entrant) {
                    opponent = pair[0] + pair[1] - entrant;
                }
            }
            cheapest.merge(opponent, draft.round().pair(seated).cost(), Math::min);
        }
        return cheapest;
    }

    private static Constraints cheaperWay(Draft draft, Constraints seated, int[] pair) {
        return costOf(draft, pair[0], pair[1]) <= costOf(draft, pair[1], pair[0])
                ? seated.withFixedPair(pair[0], pair[1])
                : seated.withFixedPair(pair[1], pair[0]);
    }

    private static long costOf(Draft draft, int black, int white) {
        Pairing pairing = draft.round().pair(Constraints.none().withFixedPair(black, white));
        return pairing.pairs().stream()
                .filter(pair -> pair.black() == black)
                .findFirst()
                .orElseThrow()
                .cost()
                .total();
    }
}
