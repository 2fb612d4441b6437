package outflank.othello;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What becomes of a board when a player has run out of time, by each custom (othello.md, section 2). */
class TimeOutTest {

    @ParameterizedTest
    @CsvSource({"40, 24, 31, 33", "32, 32, 31, 33", "64, 0, 31, 33", "31, 33, 31, 33", "21, 43, 21, 43", "0, 64, 0, 64"
    })
    void whoPlaysOnGetsAtBest31(int loser, int winner, int lost, int won) {
        verify(TimeOut.PLAY_ON, loser, winner, lost, won);
    }

    @ParameterizedTest
    @CsvSource({"40, 24, 31, 33", "32, 32, 31, 33", "31, 33, 31, 33", "30, 34, 30, 34", "0, 64, 0, 64"})
    void inJapanTheWinnerGetsAtLeast33(int loser, int winner, int lost, int won) {
        verify(TimeOut.WINNER_PLAYS_ON, loser, winner, lost, won);
    }

    @ParameterizedTest
    @CsvSource({"40, 24", "31, 33", "0, 64"})
    void elsewhereAllIsLostAtOnce(int loser, int winner) {
        verify(TimeOut.LOSES_ALL, loser, winner, 0, 64);
    }

    /** A board that is not full counts for who has not run out of time, or stays as it is where he leads on it. */
    @ParameterizedTest
    @CsvSource({"PLAY_ON, 20, 30, 20, 30", "PLAY_ON, 30, 30, 31, 33", "WINNER_PLAYS_ON, 20, 36, 28, 36"})
    void discsOfABoardWithEmptySquares(TimeOut custom, int loser, int winner, int lost, int won) {
        verify(custom, loser, winner, lost, won);
    }

    @ParameterizedTest
    @EnumSource(TimeOut.class)
    void whatBecomesOfAnyBoardIsAScoreTheCustomAllows(TimeOut custom) {
        for (int lost = 0; lost <= 128; lost++) {
            Score score = custom.score(new Score(lost, 128 - lost), Side.BLACK);
            assertThat(custom.allows(score.blackHalfDiscs(), score.whiteHalfDiscs()))
                    .as("%s half discs: %s", lost, score)
                    .isTrue();
            assertThat(score.winner()).contains(Side.WHITE);
        }
    }

    @ParameterizedTest
    @CsvSource({"PLAY_ON, 32, 32", "PLAY_ON, 33, 31", "LOSES_ALL, 31, 33", "WINNER_PLAYS_ON, 32, 32"})
    @CsvSource({"WINNER_PLAYS_ON, 20, 40"})
    void noCustomAllowsMore(TimeOut custom, int lost, int won) {
        assertThat(custom.allows(2 * lost, 2 * won)).isFalse();
    }

    /** Under the championship's rule 31½ to 32½ is still too much for who ran out of time. */
    @ParameterizedTest
    @CsvSource({"63, 65, 62, 66", "62, 66, 62, 66"})
    void halfDiscs(int loser, int winner, int lost, int won) {
        assertThat(TimeOut.PLAY_ON.score(new Score(loser, winner), Side.BLACK)).isEqualTo(new Score(lost, won));
    }

    private static void verify(TimeOut custom, int loser, int winner, int lost, int won) {
        assertThat(custom.score(Score.ofDiscs(loser, winner), Side.BLACK)).isEqualTo(Score.ofDiscs(lost, won));
        assertThat(custom.score(Score.ofDiscs(winner, loser), Side.WHITE)).isEqualTo(Score.ofDiscs(won, lost));
    }
}
