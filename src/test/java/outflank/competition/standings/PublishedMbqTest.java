package outflank.competition.standings;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.SharedData;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Game;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.competition.Round;
import outflank.competition.Sketch;

/** MBQ is Brightwell's quotient with β = 64 / rounds, rounded at the end (othello.md section 3). */
@SharedData.Needed
class PublishedMbqTest {

    @ParameterizedTest
    @ValueSource(ints = {591, 602})
    void theOrganizersNumbersAreMet(int number) {
        JsonObject event = SharedData.json("events/mbq_" + number + ".json").asJsonObject();
        Competition competition = competition(event);
        List<TieBreak> tieBreaks = List.of(BrightwellQuotient.AUTO);
        Standings standings = Standings.of(competition, tieBreaks);

        SoftAssertions softly = new SoftAssertions();
        List<Integer> order = new ArrayList<>();
        for (JsonValue value : event.getJsonArray("standings")) {
            JsonObject published = value.asJsonObject();
            Standing standing = standings.of(published.getInt("id"));
            order.add(published.getInt("id"));
            softly.assertThat(BigDecimal.valueOf(standing.halfPoints()))
                    .as("half points of %d", published.getInt("id"))
                    .isEqualByComparingTo(
                            published.getJsonNumber("points").bigDecimalValue().multiply(BigDecimal.valueOf(2)));
            // This organizer's program stops counting for somebody who leaves: his number stays as it was that day.
            Standing shown = published.isNull("left_after_round")
                    ? standing
                    : Standings.of(competition.afterRound(published.getInt("left_after_round")), tieBreaks)
                            .of(published.getInt("id"));
            softly.assertThat(shown.tieBreakValues().get(0).amount())
                    .as("MBQ of %d, %s", published.getInt("id"), shown.tieBreakValues())
                    .isEqualByComparingTo(published.getJsonNumber("mbq").bigDecimalValue());
        }
        softly.assertAll();
        assertThat(standings.rows())
                .extracting(standing -> standing.entrant().number())
                .isEqualTo(order);
    }

    private static Competition competition(JsonObject event) {
        List<Entrant> entrants = event.getJsonArray("players").stream()
                .map(JsonValue::asJsonObject)
                .map(PublishedMbqTest::entrant)
                .toList();
        List<Round> rounds = new ArrayList<>();
        for (int round = 1; round <= event.getInt("rounds"); round++) {
            rounds.add(round(event, round));
        }
        return new Competition(event.getInt("rounds"), Sketch.BYE_HALF_DISCS, entrants, rounds);
    }

    private static Entrant entrant(JsonObject player) {
        int id = player.getInt("id");
        OptionalInt gone = player.isNull("left_after_round")
                ? OptionalInt.empty()
                : OptionalInt.of(player.getInt("left_after_round") + 1);
        return new Entrant(id, "Player " + id, "", 0, id, 1, gone, Set.of());
    }

    private static Round round(JsonObject event, int number) {
        List<Game> games = new ArrayList<>();
        Set<Integer> byes = new HashSet<>();
        for (JsonValue value : event.getJsonArray("pairings")) {
            JsonObject pairing = value.asJsonObject();
            if (pairing.getInt("round") == number && pairing.isNull("white")) {
                byes.add(pairing.getInt("black"));
            } else if (pairing.getInt("round") == number) {
                int discs = pairing.getInt("black_score");
                Result result = Result.ofDiscs(ResultKind.PLAYED, 2 * discs, Result.BOARD_HALF_DISCS - 2 * discs);
                games.add(new Game(
                        games.size() + 1, pairing.getInt("black"), pairing.getInt("white"), Optional.of(result)));
            }
        }
        return new Round(number, games, byes);
    }
}
