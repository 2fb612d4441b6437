package outflank.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static outflank.competition.Sketch.bye;
import static outflank.competition.Sketch.game;
import static outflank.competition.Sketch.noShowOfWhite;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import outflank.competition.Sketch;

/** The director's word, and what happens when no round can be made that keeps every rule. */
class ConstraintsTest {

    @Test
    void fixedPairsAndTheFixedByeStayAndTheRestIsCompleted() {
        Constraints constraints = Constraints.none().withFixedPair(5, 2).withFixedBye(1);

        Pairing pairing = pair(Sketch.ofPlayers(7), constraints);

        assertThat(pairing.bye()).isEqualTo(OptionalInt.of(1));
        assertThat(pairing.pairs()).hasSize(3).anyMatch(pair -> pair.black() == 5 && pair.white() == 2);
    }

    @Test
    void aForbiddenPairIsAvoidedAtAnyCost() {
        Sketch sketch = Sketch.ofPlayers(4)
                .round(game(1, 2, 40, 24), game(3, 4, 40, 24))
                .round(game(2, 1, 24, 40), game(4, 3, 24, 40));
        Constraints constraints = Constraints.none().withForbiddenPair(3, 1).withForbiddenPair(1, 4);

        Pairing pairing = pair(sketch, constraints);

        // What is left is to meet for the third time.
        assertThat(pairing.pairs())
                .anyMatch(pair -> Opponents.of(pair.black(), pair.white()).equals(Opponents.of(1, 2)));
        assertThat(pairing.warnings())
                .extracting(PairingWarning::kind)
                .containsExactly(
                        PairingWarning.Kind.REMATCH_IN_SAME_COLORS, PairingWarning.Kind.REMATCH_IN_SAME_COLORS);
    }

    @Test
    void aFieldOfTwoPlaysOnWithColorsReversedAndThenTheSame() {
        Sketch sketch = Sketch.ofPlayers(2).round(game(1, 2, 40, 24));
        Pairing second = pair(sketch, Constraints.none());
        assertThat(second.pairs()).extracting(Pair::black).containsExactly(2);
        assertThat(second.warnings())
                .containsExactly(new PairingWarning(PairingWarning.Kind.REMATCH, 2, OptionalInt.of(1)));

        Pairing third = pair(sketch.round(game(2, 1, 40, 24)), Constraints.none());
        assertThat(third.warnings())
                .extracting(PairingWarning::kind)
                .containsExactly(PairingWarning.Kind.REMATCH_IN_SAME_COLORS);
    }

    @Test
    void meetingInTheSameColorsIsGivenUpBeforeASecondBye() {
        // 1 and 2 have had their byes, 3 has not; so 1 and 2 meet for the third time.
        Sketch sketch = Sketch.ofPlayers(3)
                .round(game(1, 2, 40, 24))
                .round(game(2, 1, 40, 24))
                .round(game(1, 3, 40, 24), bye(2))
                .round(game(3, 2, 40, 24), bye(1));

        Pairing pairing = pair(sketch, Constraints.none());

        assertThat(pairing.bye()).isEqualTo(OptionalInt.of(3));
        assertThat(pairing.warnings())
                .extracting(PairingWarning::kind)
                .containsExactly(PairingWarning.Kind.REMATCH_IN_SAME_COLORS);
    }

    @Test
    void aSecondByeIsGivenWhenEverybodyHasHadOne() {
        Sketch sketch = Sketch.ofPlayers(3)
                .round(game(1, 2, 40, 24), bye(3))
                .round(game(3, 1, 40, 24), bye(2))
                .round(game(2, 3, 40, 24), bye(1));

        Pairing pairing = pair(sketch, Constraints.none());

        assertThat(pairing.warnings())
                .extracting(PairingWarning::kind)
                .containsExactly(PairingWarning.Kind.REMATCH, PairingWarning.Kind.SECOND_BYE);
    }

    @Test
    void aPointWithoutAnOpponentIsLikeAByeForTheNextOne() {
        Sketch sketch = Sketch.ofPlayers(3).round(noShowOfWhite(1, 2)).round(game(2, 3, 64, 0));

        // 3 is last, but 2 and 3 have had no bye and 1 has had his point for nothing.
        Pairing pairing = pair(sketch, Constraints.none().withForbiddenPair(1, 2));

        assertThat(pairing.bye()).isEqualTo(OptionalInt.of(2));
        assertThat(pairing.warnings()).isEmpty();
    }

    @Test
    void theDirectorsForbiddenPairIsTheLastToBeGivenUp() {
        Pairing pairing = pair(Sketch.ofPlayers(2), Constraints.none().withForbiddenPair(1, 2));

        assertThat(pairing.pairs()).hasSize(1);
        assertThat(pairing.warnings())
                .extracting(PairingWarning::kind)
                .containsExactly(PairingWarning.Kind.FORBIDDEN_PAIR);
    }

    @Test
    void aFieldOfOneHasAByeAndAnEmptyOneHasNothing() {
        assertThat(pair(Sketch.ofPlayers(1), Constraints.none()).bye()).isEqualTo(OptionalInt.of(1));
        assertThat(pair(Sketch.ofPlayers(0), Constraints.none()).pairs()).isEmpty();
    }

    @Test
    void contradictionsAreRefusedWithAReason() {
        Constraints twice = Constraints.none().withFixedPair(1, 2);
        assertThatThrownBy(() -> twice.withFixedPair(2, 3)).hasMessageContaining("entrant 2 has two fixed places");
        assertThatThrownBy(() -> twice.withFixedBye(1)).hasMessageContaining("entrant 1 has two fixed places");
        assertThatThrownBy(() -> twice.withFixedPair(3, 3)).hasMessageContaining("cannot play himself");
        assertThatThrownBy(() -> twice.withForbiddenPair(3, 3)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> pair(Sketch.ofPlayers(4), Constraints.none().withFixedBye(1)))
                .hasMessageContaining("4 entrants need none");
        assertThatThrownBy(() -> pair(Sketch.ofPlayers(4), Constraints.none().withFixedPair(1, 5)))
                .hasMessageContaining("entrant 5 does not take part");
        assertThatThrownBy(() -> pair(Sketch.ofPlayers(3).withdrawnFrom(2, 1), twice))
                .hasMessageContaining("entrant 2 does not take part");
    }

    private static Pairing pair(Sketch sketch, Constraints constraints) {
        int round = sketch.competition().rounds().size() + 1;
        return SwissPairing.pair(sketch.competition(), round, Penalties.papp(), 1, constraints);
    }
}
