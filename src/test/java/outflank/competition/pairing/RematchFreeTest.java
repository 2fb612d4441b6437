package outflank.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Game;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.competition.Round;

class RematchFreeTest {

    @Test
    void halfAsManyRoundsAsPlayersAreGuaranteed() {
        assertThat(RematchFree.guaranteedRounds(10)).isEqualTo(5);
        assertThat(RematchFree.isGuaranteed(5, 11)).isTrue();
        assertThat(RematchFree.isGuaranteed(6, 11)).isFalse();
        assertThat(RematchFree.guaranteedRounds(0)).isZero();
        assertThatThrownBy(() -> RematchFree.guaranteedRounds(-1)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 6, 7, 8, 9, 12, 15})
    void asManyRoundsAreReallyPairedWithoutAnyWarning(int players) {
        List<Entrant> entrants = new ArrayList<>();
        for (int number = 1; number <= players; number++) {
            entrants.add(Entrant.of(number, "Player " + number, "", 0, number));
        }
        Competition competition = new Competition(players, 64, entrants, List.of());
        for (int round = 1; round <= RematchFree.guaranteedRounds(players); round++) {
            Pairing pairing = SwissPairing.pair(competition, round, Penalties.papp(), players, Constraints.none());
            assertThat(pairing.warnings()).as("round %d", round).isEmpty();
            List<Round> rounds = new ArrayList<>(competition.rounds());
            rounds.add(new Round(
                    round,
                    pairing.pairs().stream().map(RematchFreeTest::wonByBlack).toList(),
                    pairing.bye().isPresent() ? Set.of(pairing.bye().getAsInt()) : Set.of()));
            competition = new Competition(players, 64, entrants, rounds);
        }
    }

    private static Game wonByBlack(Pair pair) {
        Result result = Result.ofDiscs(ResultKind.PLAYED, 80, 48);
        return new Game(pair.table(), pair.black(), pair.white(), Optional.of(result));
    }
}
