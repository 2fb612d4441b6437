package outflank.othello.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.SharedData;
import outflank.othello.WthorFile;
import outflank.othello.transcript.Verdict;

/** Every real game in the shared data has the same answers in a batch as alone, and those that are published. */
@SharedData.Needed
class RealGamesInBatchesTest {

    private static final int HEADER_BYTES = 16;
    private static final int RECORD_BYTES = 68;

    @ParameterizedTest
    @ValueSource(strings = {"edge_cases", "sample", "shortest_draws_20_moves", "slip_versus_transcript"})
    void gamesWrittenAsText(String file) {
        List<Map<String, String>> rows = SharedData.csv("games/" + file + ".csv");
        BatchAnswers.verifyTexts(rows.stream().map(row -> row.get("moves")).toList());
    }

    @ParameterizedTest
    @CsvSource({"1994,4343,62", "2018,2429,0"})
    void everyTournamentGameOfAYearHasItsOfficialScore(int year, int games, int truncated) {
        byte[] file = SharedData.bytes("wthor/WTH_" + year + ".wtb");
        GameBatch batch = new GameBatch();
        int seen = 0;
        int truncatedSeen = 0;
        for (int begin = HEADER_BYTES; begin < file.length; begin += RECORD_BYTES * batch.size()) {
            batch.clear();
            for (int record = begin; record < file.length && !batch.isFull(); record += RECORD_BYTES) {
                batch.add(file, record + 8, 60, SquareCode.ROW_AND_COLUMN);
            }
            batch.replay();
            for (int game = 0; game < batch.size(); game++) {
                assertThat(batch.verdict(game)).isIn(Verdict.COMPLETE, Verdict.TRUNCATED);
                if (batch.verdict(game) == Verdict.TRUNCATED) {
                    truncatedSeen++;
                } else {
                    int recorded = file[begin + game * RECORD_BYTES + 6];
                    assertThat(batch.officialBlackDiscs(game))
                            .as("game %s", seen + game + 1)
                            .isEqualTo(recorded);
                }
            }
            seen += batch.size();
        }
        assertThat(seen).isEqualTo(games);
        assertThat(truncatedSeen).isEqualTo(truncated);
    }

    /** As the same moves written down, so that not only the end but every answer is compared. */
    @ParameterizedTest
    @ValueSource(ints = {1994, 2018})
    void everyTournamentGameOfAYearAsText(int year) {
        byte[] file = SharedData.bytes("wthor/WTH_" + year + ".wtb");
        BatchAnswers.verifyTexts(
                WthorFile.games(file).stream().map(WthorFile.Game::moves).toList());
    }
}
