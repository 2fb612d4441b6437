package outflank.format.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import outflank.SharedData;
import outflank.format.FormatProblem.Kind;
import outflank.format.GameFormat;
import outflank.format.ReadGames;
import outflank.format.RecordedGame;
import outflank.othello.transcript.Verdict;

/** Tables with a column of moves. */
class CsvTest {

    @Test
    void columnsAreFoundByTheirNames() {
        ReadGames read = ReadGames.of(
                "No;Moves;White;Black;Year;Result\n1;f5d6c3d3;\"Berta; B.\";\"Anna \"\"A\"\"\";1994;40-24\n");
        assertThat(read.format()).isEqualTo(GameFormat.PLAIN);
        RecordedGame game = read.game();
        assertThat(game.black()).isEqualTo("Anna \"A\"");
        assertThat(game.white()).isEqualTo("Berta; B.");
        assertThat(game.date()).isEqualTo("1994");
        assertThat(game.blackDiscs()).hasValue(40);
        assertThat(game.transcript().moves()).isEqualTo("f5d6c3d3");
    }

    @Test
    void aTableMayHaveTheMovesOnly() {
        assertThat(ReadGames.of("moves\nf5d6\ne6f4\n").moves()).containsExactly("f5d6", "e6f4");
    }

    @Test
    void rowsWithoutMovesAndScoresThatAreNoneAreSaid() {
        ReadGames read = ReadGames.of("moves,black_score\n,\n,40\nf5d6,70\n");
        assertThat(read.moves()).containsExactly("f5d6");
        assertThat(read.kinds()).containsExactly(Kind.SCORE_UNREAD, Kind.TEXT_PASSED_OVER, Kind.TEXT_PASSED_OVER);
    }

    @ParameterizedTest
    @CsvSource({"edge_cases,18", "sample,722", "shortest_draws_20_moves,185", "slip_versus_transcript,249"})
    @SharedData.Needed
    void theGamesOfTheSharedTables(String file, int games) {
        ReadGames read = ReadGames.of(SharedData.bytes("games/" + file + ".csv"));
        List<Map<String, String>> rows = SharedData.csv("games/" + file + ".csv");
        assertThat(read.games()).hasSize(games).hasSameSizeAs(rows);
        assertThat(read.kinds()).isEmpty();
        for (int row = 0; row < games; row++) {
            RecordedGame game = read.games().get(row);
            assertThat(game.transcript().written()).isEqualTo(rows.get(row).get("moves"));
            String status = rows.get(row).get("status");
            if (status != null) {
                assertThat(game.transcript().verdict() == Verdict.COMPLETE).isEqualTo(status.equals("complete"));
                assertThat(game.transcript().verdict() == Verdict.TRUNCATED).isEqualTo(status.equals("truncated"));
            }
        }
    }

    /** The slip says what the players signed; that is what the file says, whatever the board shows. */
    @Test
    @SharedData.Needed
    void theSlipComesBeforeWhatWasComputed() {
        ReadGames read = ReadGames.of(SharedData.bytes("games/slip_versus_transcript.csv"));
        List<Map<String, String>> rows = SharedData.csv("games/slip_versus_transcript.csv");
        for (int row = 0; row < rows.size(); row++) {
            assertThat(read.games().get(row).blackDiscs())
                    .hasValue(Integer.parseInt(rows.get(row).get("slip_black")));
        }
        assertThat(read.games()).allMatch(RecordedGame::scoreDiffers);
    }
}
