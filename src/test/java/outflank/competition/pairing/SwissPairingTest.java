package outflank.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static outflank.competition.Sketch.game;
import static outflank.competition.Sketch.noShowOfWhite;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Sketch;

class SwissPairingTest {

    @Test
    void theFirstRoundIsDrawnByTheSeed() {
        Competition field = Sketch.ofPlayers(16).competition();
        Set<Opponents> firstPlayersOpponents = new HashSet<>();
        Set<Boolean> firstPlayerIsBlack = new HashSet<>();
        for (long seed = 1; seed <= 50; seed++) {
            Pairing pairing = SwissPairing.pair(field, 1, Penalties.papp(), seed, Constraints.none());
            assertThat(SwissPairing.pair(field, 1, Penalties.papp(), seed, Constraints.none()))
                    .as("seed %d", seed)
                    .isEqualTo(pairing);
            for (Pair pair : pairing.pairs()) {
                if (pair.black() == 1 || pair.white() == 1) {
                    firstPlayersOpponents.add(Opponents.of(pair.black(), pair.white()));
                    firstPlayerIsBlack.add(pair.black() == 1);
                }
            }
        }

        assertThat(firstPlayersOpponents).hasSizeGreaterThan(10);
        assertThat(firstPlayerIsBlack).containsExactlyInAnyOrder(true, false);
    }

    @Test
    void theFirstRoundKeepsCompatriotsApartWhereItCan() {
        Sketch sketch = Sketch.ofPlayers(8);
        for (int number = 1; number <= 8; number++) {
            sketch.country(number, number <= 4 ? "AAA" : "BBB");
        }

        Pairing pairing = SwissPairing.pair(sketch.competition(), 1, Penalties.papp(), 7, Constraints.none());

        assertThat(pairing.pairs()).allMatch(pair -> pair.cost().country() == 0);
    }

    @Test
    void winnersMeetWinnersAtTheFirstTables() {
        Competition history = Sketch.ofPlayers(8)
                .round(game(1, 2, 40, 24), game(3, 4, 40, 24), game(5, 6, 40, 24), game(7, 8, 40, 24))
                .competition();

        Pairing pairing = SwissPairing.pair(history, 2, Penalties.papp(), 1, Constraints.none());

        assertThat(pairing.pairs().subList(0, 2))
                .allMatch(pair -> Set.of(1, 3, 5, 7).containsAll(Set.of(pair.black(), pair.white())));
        // The table with the lowest lot comes first among equals.
        assertThat(pairing.pairs().get(0)).matches(pair -> pair.black() == 1 || pair.white() == 1);
    }

    @Test
    void equalClaimsGoByTheLatestRoundInWhichTheColorsDiffered() {
        // 1 had Black, White, Black; 2 had White, Black, Black: the second round decides, so now 1 has Black.
        Competition history = Sketch.ofPlayers(6)
                .round(game(1, 3, 32, 32), game(4, 2, 32, 32))
                .round(game(5, 1, 32, 32), game(2, 6, 32, 32))
                .round(game(1, 4, 32, 32), game(2, 3, 32, 32))
                .competition();
        Constraints others = Constraints.none().withFixedPair(3, 5).withFixedPair(4, 6);

        for (long seed = 1; seed <= 10; seed++) {
            Pairing pairing = SwissPairing.pair(history, 4, Penalties.papp(), seed, others);
            assertThat(pairing.pairs()).anyMatch(pair -> pair.black() == 1 && pair.white() == 2);
        }
    }

    @Test
    void theByeGoesToTheLast() {
        Competition history = Sketch.ofPlayers(5)
                .entersIn(5, 2)
                .round(game(1, 2, 40, 24), game(3, 4, 32, 32))
                .competition();

        Pairing pairing = SwissPairing.pair(history, 2, Penalties.papp(), 1, Constraints.none());

        assertThat(pairing.bye().orElseThrow()).isIn(2, 5);
    }

    @Test
    void thoseWhoDidNotPlayMayBePairedAgainWithoutCost() {
        Competition history = Sketch.ofPlayers(2).round(noShowOfWhite(1, 2)).competition();

        Pairing pairing = SwissPairing.pair(history, 2, Penalties.papp(), 1, Constraints.none());

        assertThat(pairing.warnings()).isEmpty();
        assertThat(pairing.pairs().get(0).cost().color()).isEqualTo(40);
    }

    @Test
    void laterRoundsDoNotTouchThePairingOfAnEarlierOne() {
        Sketch sketch = Sketch.ofPlayers(4).round(game(1, 2, 40, 24), game(3, 4, 40, 24));
        Pairing before = SwissPairing.pair(sketch.competition(), 2, Penalties.papp(), 3, Constraints.none());

        Competition later = sketch.round(game(1, 3, 40, 24), game(2, 4, 40, 24)).competition();

        assertThat(SwissPairing.pair(later, 2, Penalties.papp(), 3, Constraints.none()))
                .isEqualTo(before);
    }

    @Test
    void aRoundOutOfOrderIsRefused() {
        Competition field = Sketch.ofPlayers(4).competition();

        for (int round : new int[] {-1, 0, 2, 99}) {
            assertThatThrownBy(() -> SwissPairing.pair(field, round, Penalties.papp(), 1, Constraints.none()))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("round " + round);
        }
    }

    @Test
    void aLargeFieldIsPairedExactly() {
        List<Entrant> entrants = new ArrayList<>();
        for (int number = 1; number <= 301; number++) {
            entrants.add(Entrant.of(number, "Player " + number, "C" + number % 30, 0, number));
        }
        Competition field = new Competition(11, 64, entrants, List.of());

        Pairing pairing = SwissPairing.pair(field, 1, Penalties.papp(), 1, Constraints.none());

        // 150 games with a first color for both, and the bye.
        assertThat(pairing.pairs()).hasSize(150);
        assertThat(pairing.cost()).isEqualTo(150 * 40 + 20_000);
    }
}
