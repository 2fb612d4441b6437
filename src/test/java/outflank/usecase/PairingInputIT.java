package outflank.usecase;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.inject.Inject;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import java.io.StringReader;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.junit.jupiter.api.Test;
import outflank.account.Actor;
import outflank.competition.pairing.Constraints;
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
    void aRoundKeepsPlayersResultsConstraintsAndPenalties() {
        Actor director = hall.director();
        Tournament tournament = hall.tournament(director, 3);
        hall.players(director, tournament, 4);
        hall.nextRound(director, tournament).forEach(game -> hall.result(director, tournament, game, 40, 24));
        hall.nextRound(director, tournament, Constraints.none().withForbiddenPair(1, 2));

        Round second = rounds.published(tournament.id()).get(1);
        JsonObject input =
                Json.createReader(new StringReader(second.pairingInput())).readObject();
        JsonObject competition = input.getJsonObject("competition");
        assertThat(competition.getJsonArray("entrants")).hasSize(4);
        assertThat(competition.getJsonArray("played").getJsonObject(0).getJsonArray("games"))
                .hasSize(2)
                .allSatisfy(game ->
                        assertThat(game.asJsonObject().getInt("blackHalfDiscs")).isEqualTo(80));
        assertThat(input.getJsonObject("constraints").getJsonArray("forbidden")).hasToString("[[1,2]]");
        // The gap of half a point in PAPP's table.
        assertThat(input.getJsonObject("penalties").getJsonArray("scoreGap").getInt(1))
                .isEqualTo(20_000);
        assertThat(second.seed()).isEqualTo(tournament.seed() + 2);
    }
}
