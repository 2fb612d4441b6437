package outflank.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The score of a game under each rule for its empty squares (othello.md, section 2). */
class ScoringTest {

    @ParameterizedTest
    @CsvSource({
        "40, 24, 40, 24", "37, 26, 38, 26", "26, 37, 26, 38", "13, 45, 13, 51",
        "14, 1, 63, 1", "3, 17, 3, 61", "30, 30, 32, 32", "12, 12, 32, 32"
    })
    void theWinnerGetsTheEmptySquares(int black, int white, String blackScore, String whiteScore) {
        verify(Scoring.EMPTIES_TO_WINNER, black, white, blackScore, whiteScore);
    }

    @ParameterizedTest
    @CsvSource({"40, 24, 40, 24", "37, 26, 37, 26", "30, 30, 30, 30", "12, 12, 12, 12", "14, 1, 14, 1"})
    void nobodyGetsTheEmptySquares(int black, int white, String blackScore, String whiteScore) {
        verify(Scoring.EMPTIES_TO_NOBODY, black, white, blackScore, whiteScore);
    }

    @ParameterizedTest
    @CsvSource({
        "40, 24, 40, 24",
        "37, 26, 37.5, 26.5",
        "26, 37, 26.5, 37.5",
        "31, 29, 33, 31",
        "30, 30, 32, 32",
        "14, 1, 38.5, 25.5"
    })
    void eachSideGetsHalfOfTheEmptySquares(int black, int white, String blackScore, String whiteScore) {
        verify(Scoring.EMPTIES_SPLIT, black, white, blackScore, whiteScore);
    }

    @ParameterizedTest
    @EnumSource(Scoring.class)
    void aSideWithoutDiscsLosesSixtyFourToNothing(Scoring scoring) {
        for (int discs = 1; discs <= 64; discs++) {
            assertThat(scoring.score(discs, 0)).isEqualTo(Score.ofDiscs(64, 0));
            assertThat(scoring.score(0, discs)).isEqualTo(Score.ofDiscs(0, 64));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "EMPTIES_TO_WINNER, 13, 0, 64, 0",
        "EMPTIES_TO_NOBODY, 13, 0, 13, 0",
        "EMPTIES_TO_NOBODY, 0, 64, 0, 64",
        "EMPTIES_SPLIT, 13, 0, 38.5, 25.5",
        "EMPTIES_SPLIT, 0, 20, 22, 42"
    })
    void withoutThatRuleAWipeOutIsScoredLikeAnyGame(
            Scoring empties, int black, int white, String blackScore, String whiteScore) {
        Score score = new GameScoring(empties, WipeOut.LIKE_ANY_GAME).score(black, white);
        assertThat(score.discs(Side.BLACK)).isEqualTo(blackScore);
        assertThat(score.discs(Side.WHITE)).isEqualTo(whiteScore);
        assertThat(new GameScoring(empties, WipeOut.WINS_ALL).score(black, white))
                .isEqualTo(Score.wholeBoardTo(black == 0 ? Side.WHITE : Side.BLACK));
    }

    @ParameterizedTest
    @EnumSource(Scoring.class)
    void everyBoardKeepsItsWinnerAndItsSum(Scoring scoring) {
        for (int black = 1; black < 64; black++) {
            for (int white = 1; white <= 64 - black; white++) {
                Score score = scoring.score(black, white);
                Score mirrored = scoring.score(white, black);
                assertThat(mirrored).isEqualTo(new Score(score.whiteHalfDiscs(), score.blackHalfDiscs()));
                assertThat(Integer.signum(score.blackHalfDiscs() - score.whiteHalfDiscs()))
                        .isEqualTo(Integer.signum(black - white));
                assertThat(score.blackHalfDiscs() + score.whiteHalfDiscs())
                        .isEqualTo(scoring == Scoring.EMPTIES_TO_NOBODY ? 2 * (black + white) : 128);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"-1, 10", "10, -1", "33, 32", "65, 0", "0, 0", "2147483647, 2147483647"})
    void aBoardHasOneToSixtyFourDiscs(int black, int white) {
        for (Scoring scoring : Scoring.values()) {
            assertThatIllegalArgumentException().isThrownBy(() -> scoring.score(black, white));
        }
    }

    @ParameterizedTest
    @CsvSource({"-1, 0", "0, -1", "128, 1", "129, 0", "2147483647, 2147483647", "-2147483648, -2147483648"})
    void aScoreIsNeverMoreThanABoard(int blackHalfDiscs, int whiteHalfDiscs) {
        assertThatIllegalArgumentException().isThrownBy(() -> new Score(blackHalfDiscs, whiteHalfDiscs));
    }

    @ParameterizedTest
    @CsvSource({"-1, 0", "0, -1", "64, 1", "65, 0", "-2147483648, 0", "2147483647, 2147483647"})
    void norInWholeDiscs(int blackDiscs, int whiteDiscs) {
        assertThatIllegalArgumentException().isThrownBy(() -> Score.ofDiscs(blackDiscs, whiteDiscs));
    }

    @Test
    void theHigherScoreWins() {
        assertThat(Score.ofDiscs(33, 31).winner()).contains(Side.BLACK);
        assertThat(Score.ofDiscs(31, 33).winner()).contains(Side.WHITE);
        assertThat(Score.ofDiscs(33, 31).isDraw()).isFalse();
        assertThat(Score.ofDiscs(32, 32).winner()).isEmpty();
        assertThat(Score.ofDiscs(32, 32).isDraw()).isTrue();
        assertThat(new Score(65, 63).winner()).contains(Side.BLACK);
    }

    private static void verify(Scoring scoring, int black, int white, String blackScore, String whiteScore) {
        Score score = scoring.score(black, white);
        assertThat(score.discs(Side.BLACK)).isEqualTo(blackScore);
        assertThat(score.discs(Side.WHITE)).isEqualTo(whiteScore);
    }
}
