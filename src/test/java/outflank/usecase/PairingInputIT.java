package outflank.usecase;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.inject.Inject;
import java.util.List;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.junit.jupiter.api.Test;
import outflank.account.Actor;
import outflank.competition.pairing.Constraints;
import outflank.competition.pairing.Pairing;
import outflank.competition.pairing.PairingRules;
import outflank.competition.pairing.RoundPairing;
import outflank.tournament.PairingInput;
import outflank.tournament.Round;
import outflank.tournament.Rounds;
import outflank.tournament.Tournament;

/** A published round keeps all it was paired from, so that anybody can verify it later. */
@ArquillianTest
class PairingInputIT {

    @Inject
    private Hall hall;

    @Inject
    private Rounds rounds;

    @Test
    void aRoundIsPairedAgainAlikeFromItsOwnRowAlone() {
        Actor director = hall.director();
        Tournament tournament = hall.tournament(director, 3);
        hall.players(director, tournament, 4);
        hall.nextRound(director, tournament).forEach(game -> hall.result(director, tournament, game, 40, 24));
        hall.nextRound(director, tournament, Constraints.none().withForbiddenPair(1, 2));

        Round second = rounds.published(tournament.id()).get(1);
        PairingInput input = PairingInput.read(second.pairingInput());
        assertThat(input.competition().entrants()).hasSize(4);
        assertThat(input.competition().rounds().get(0).games())
                .hasSize(2)
                .allSatisfy(game ->
                        assertThat(game.result().orElseThrow().blackHalfDiscs()).isEqualTo(80));
        assertThat(input.constraints()).isEqualTo(Constraints.none().withForbiddenPair(1, 2));
        assertThat(input.rules()).isEqualTo(PairingRules.worldChampionship());
        assertThat(second.seed()).isEqualTo(tournament.seed() + 2);

        Pairing again = RoundPairing.pair(input.competition(), 2, input.rules(), second.seed(), input.constraints());
        assertThat(again.pairs().stream()
                        .map(pair -> List.of(pair.black(), pair.white()))
                        .toList())
                .isEqualTo(rounds.games(second.id()).stream()
                        .map(game -> List.of(game.black().number(), game.white().number()))
                        .toList());
    }
}
