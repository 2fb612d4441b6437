package outflank.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import outflank.competition.Competition;
import outflank.competition.Entrant;

/** Points that count for pairing only, as FIDE's Baku Acceleration (C.04.5.1) gives them. */
class VirtualPointsTest {

    /** The handbook's own example: of 161 players 82 are in the upper group. */
    @ParameterizedTest
    @CsvSource({"161, 82", "160, 80", "9, 6", "8, 4", "5, 4", "4, 2", "2, 2", "1, 1", "0, 0"})
    void theUpperGroupIsHalfOfTheFieldRoundedUpToAnEvenNumber(int players, int upper) {
        VirtualPoints points = VirtualPoints.of(competition(9, field(players)), Acceleration.baku());
        assertThat(IntStream.rangeClosed(1, players)
                        .filter(entrant -> points.halfPoints(entrant, 1) == 2)
                        .count())
                .isEqualTo(upper);
        IntStream.rangeClosed(1, players)
                .forEach(entrant -> assertThat(points.halfPoints(entrant, 1)).isEqualTo(entrant <= upper ? 2 : 0));
    }

    /** The handbook's own example of nine rounds: a point in three rounds, half a point in two, then nothing. */
    @Test
    void virtualPointsShrinkAndEnd() {
        assertThat(pointsByRound(9, Acceleration.baku())).containsExactly(2, 2, 2, 1, 1, 0, 0, 0, 0);
        assertThat(pointsByRound(5, Acceleration.baku())).containsExactly(2, 2, 1, 0, 0);
        assertThat(pointsByRound(4, new Acceleration(Acceleration.Kind.UPPER_HALF, 2, 3)))
                .containsExactly(3, 3, 0, 0);
        assertThat(pointsByRound(3, Acceleration.none())).containsExactly(0, 0, 0);
    }

    @Test
    void aLateEntryFindsHisGroupAndMovesNobody() {
        List<Entrant> entrants = new ArrayList<>(field(8));
        entrants.add(entrant(9, 2_500, 2, OptionalInt.empty()));
        entrants.add(entrant(10, 100, 2, OptionalInt.empty()));
        VirtualPoints points = VirtualPoints.of(competition(9, entrants), Acceleration.baku());
        assertThat(IntStream.rangeClosed(1, 10).filter(entrant -> points.halfPoints(entrant, 2) > 0))
                .containsExactly(1, 2, 3, 4, 9);
    }

    @Test
    void whoWithdrewBeforeTheFirstRoundIsNotCountedButWhoLeavesLaterIs() {
        List<Entrant> entrants = new ArrayList<>(field(8));
        entrants.add(entrant(9, 2_500, 1, OptionalInt.of(1)));
        entrants.add(entrant(10, 2_400, 1, OptionalInt.of(2)));
        VirtualPoints points = VirtualPoints.of(competition(9, entrants), Acceleration.baku());
        assertThat(IntStream.rangeClosed(1, 8).filter(entrant -> points.halfPoints(entrant, 3) > 0))
                .as("nine took part from the first round, six are the upper group: 10 and 1 to 5")
                .containsExactly(1, 2, 3, 4, 5);
    }

    @Test
    void theUpperHalfMeetsAmongItselfFirstAndThenMixes() {
        Competition field = competition(9, field(16));
        PairingRules baku =
                new PairingRules(PairingSystem.SWISS, PairingPreset.PAPP, Penalties.papp(), Acceleration.baku());
        Pairing first = SwissPairing.pair(field, 1, baku, 5, Constraints.none());
        assertThat(first.pairs())
                .allSatisfy(pair -> assertThat(pair.black() <= 8).isEqualTo(pair.white() <= 8));
        assertThat(first.pairs().subList(0, 4))
                .as("the upper half has the first tables")
                .allSatisfy(pair -> assertThat(pair.black()).isLessThanOrEqualTo(8));
    }

    private static List<Integer> pointsByRound(int rounds, Acceleration acceleration) {
        VirtualPoints points = VirtualPoints.of(competition(rounds, field(8)), acceleration);
        return IntStream.rangeClosed(1, rounds)
                .map(round -> points.halfPoints(1, round))
                .boxed()
                .toList();
    }

    /** Entrants in the order of their ratings. */
    private static List<Entrant> field(int players) {
        return IntStream.rangeClosed(1, players)
                .mapToObj(number -> entrant(number, 2_000 - number, 1, OptionalInt.empty()))
                .toList();
    }

    private static Entrant entrant(int number, int rating, int entersInRound, OptionalInt withdrawnFrom) {
        return new Entrant(number, "P" + number, "", rating, number, entersInRound, withdrawnFrom, Set.of());
    }

    private static Competition competition(int rounds, List<Entrant> entrants) {
        return new Competition(rounds, 64, entrants, List.of());
    }
}
