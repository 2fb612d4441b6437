package outflank.othello;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import outflank.SharedData;
import outflank.othello.transcript.Transcript;
import outflank.othello.transcript.Verdict;

/** Every real game in the shared data has the status, the passes, the discs and the official score it is recorded with. */
@SharedData.Needed
class PublishedGamesTest {

    @Test
    void edgeCasesEndAsRecorded() {
        List<Map<String, String>> rows = SharedData.csv("games/edge_cases.csv");
        assertThat(rows).hasSize(18);
        for (Map<String, String> row : rows) {
            Transcript transcript = verifiedStatus(row);
            verifyBoard(row, transcript);
            Score score = Scoring.EMPTIES_TO_WINNER.score(transcript.replay().end());
            assertThat(score.discs(Side.BLACK) + "-" + score.discs(Side.WHITE))
                    .as(row.get("moves"))
                    .isEqualTo(row.get("official_score"));
            assertThat(transcript.replay().steps().stream()
                            .filter(Step::afterPass)
                            .map(step -> Integer.toString(step.number()))
                            .collect(Collectors.joining(" ")))
                    .as(row.get("moves"))
                    .isEqualTo(row.get("pass_before_move"));
        }
    }

    @Test
    void sampleGamesEndAsRecorded() {
        List<Map<String, String>> rows = SharedData.csv("games/sample.csv");
        assertThat(rows).hasSize(722);
        for (Map<String, String> row : rows) {
            Transcript transcript = verifiedStatus(row);
            verifyBoard(row, transcript);
            Score score = Scoring.EMPTIES_TO_WINNER.score(transcript.replay().end());
            assertThat(score.discs(Side.BLACK)).as(row.get("moves")).isEqualTo(row.get("official_black_score"));
        }
    }

    @Test
    void theShortestDrawsAreThirtyTwoAll() {
        List<Map<String, String>> rows = SharedData.csv("games/shortest_draws_20_moves.csv");
        assertThat(rows).hasSize(185);
        for (Map<String, String> row : rows) {
            Position end = verifiedStatus(row).replay().end();
            assertThat(end.discs(Side.BLACK)).isEqualTo(12).isEqualTo(Integer.parseInt(row.get("black_discs")));
            assertThat(end.discs(Side.WHITE)).isEqualTo(12).isEqualTo(Integer.parseInt(row.get("white_discs")));
            assertThat(end.emptySquares()).isEqualTo(40);
            assertThat(Scoring.EMPTIES_TO_WINNER.score(end)).isEqualTo(Score.ofDiscs(32, 32));
        }
    }

    @Test
    void theBoardOfAGameWhoseSlipDiffersIsAsRecorded() {
        List<Map<String, String>> rows = SharedData.csv("games/slip_versus_transcript.csv");
        assertThat(rows).hasSize(249);
        for (Map<String, String> row : rows) {
            Transcript transcript = Transcript.ofMoves(row.get("moves"));
            assertThat(transcript.verdict()).as(row.get("moves")).isEqualTo(Verdict.COMPLETE);
            Position end = transcript.replay().end();
            int slipBlack = Integer.parseInt(row.get("slip_black"));
            int slipWhite = Integer.parseInt(row.get("slip_white"));
            assertThat(end.discs(Side.BLACK)).as(row.get("moves")).isEqualTo(Integer.parseInt(row.get("board_black")));
            assertThat(end.discs(Side.WHITE)).as(row.get("moves")).isEqualTo(Integer.parseInt(row.get("board_white")));
            Score score = Scoring.EMPTIES_TO_WINNER.score(end);
            assertThat(score).as(row.get("moves")).isNotEqualTo(Score.ofDiscs(slipBlack, slipWhite));
            int slipLead = Integer.signum(slipBlack - slipWhite);
            int lead = Integer.signum(score.halfDiscs(Side.BLACK) - score.halfDiscs(Side.WHITE));
            assertThat(lead != slipLead).as(row.get("moves")).isEqualTo("yes".equals(row.get("winner_differs")));
        }
    }

    @ParameterizedTest
    @CsvSource({"1994,4343,62", "2018,2429,0"})
    void everyTournamentGameOfAYearHasItsOfficialScore(int year, int games, int truncated) {
        List<WthorFile.Game> all = WthorFile.games(SharedData.bytes("wthor/WTH_" + year + ".wtb"));
        assertThat(all).hasSize(games);
        int truncatedSeen = 0;
        for (WthorFile.Game game : all) {
            Transcript transcript = Transcript.ofMoves(game.moves());
            if (transcript.verdict() == Verdict.TRUNCATED) {
                truncatedSeen++;
            } else {
                assertThat(transcript.verdict()).as("game %s", game).isEqualTo(Verdict.COMPLETE);
                assertThat(Scoring.EMPTIES_TO_WINNER
                                .score(transcript.replay().end())
                                .halfDiscs(Side.BLACK))
                        .as("game %s", game)
                        .isEqualTo(2 * game.blackDiscs());
            }
        }
        assertThat(truncatedSeen).isEqualTo(truncated);
    }

    @ParameterizedTest
    @CsvSource({"mbq_591,15,1", "mbq_602,53,4"})
    void transcriptsOfSmallEventsReplayAndAFewDifferFromTheEnteredScore(String event, int games, int differing) {
        List<JsonObject> written =
                SharedData.json("events/" + event + ".json").asJsonObject().getJsonArray("pairings").stream()
                        .map(JsonValue::asJsonObject)
                        .filter(pairing -> pairing.get("transcript") instanceof JsonString)
                        .toList();
        assertThat(written).hasSize(games);
        int differingSeen = 0;
        for (JsonObject pairing : written) {
            Transcript transcript = Transcript.read(pairing.getString("transcript"));
            assertThat(transcript.verdict()).as("%s", pairing).isIn(Verdict.COMPLETE, Verdict.TRUNCATED);
            assertThat(transcript.moves()).isEqualTo(pairing.getString("transcript"));
            Score score = Scoring.EMPTIES_TO_WINNER.score(transcript.replay().end());
            differingSeen += score.halfDiscs(Side.BLACK) == 2 * pairing.getInt("black_score") ? 0 : 1;
        }
        assertThat(differingSeen).isEqualTo(differing);
    }

    private static Transcript verifiedStatus(Map<String, String> row) {
        Transcript transcript = Transcript.read(row.get("moves"));
        Verdict verdict =
                switch (row.get("status")) {
                    case "complete" -> Verdict.COMPLETE;
                    case "truncated" -> Verdict.TRUNCATED;
                    case "illegal" -> Verdict.ISOLATED_SQUARE;
                    default -> throw new IllegalStateException("unknown status in " + row);
                };
        assertThat(transcript.verdict()).as("%s", row).isEqualTo(verdict);
        assertThat(transcript.replay().passes()).as("%s", row).isEqualTo(Integer.parseInt(row.get("passes")));
        return transcript;
    }

    private static void verifyBoard(Map<String, String> row, Transcript transcript) {
        Position end = transcript.replay().end();
        int[] recorded = Arrays.stream(new String[] {"placed", "black_discs", "white_discs", "empties"})
                .mapToInt(column -> Integer.parseInt(row.get(column)))
                .toArray();
        assertThat(new int[] {
                    transcript.squares().size(), end.discs(Side.BLACK), end.discs(Side.WHITE), end.emptySquares()
                })
                .as("%s", row)
                .isEqualTo(recorded);
    }
}
