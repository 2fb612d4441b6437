package outflank.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import outflank.competition.Color;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.othello.GameScoring;
import outflank.othello.Scoring;
import outflank.othello.TimeOut;
import outflank.othello.WipeOut;
import outflank.usecase.Refusal;

/** The disc rule of each way a game ends (othello.md, section 2); discs are written as in a score, 40–24. */
class ScoreCheckTest {

    private static final GameRules USUAL = GameRules.WORLD_CHAMPIONSHIP;

    @ParameterizedTest
    @CsvSource({"PLAYED, 40, 24, 2", "PLAYED, 32, 32, 1", "PLAYED, 0, 64, 0", "ADJUDICATED, 32, 32, 1"})
    @CsvSource({"BLACK_RESIGNED, 20, 44, 0", "WHITE_RESIGNED, 64, 0, 2", "DOUBLE_FORFEIT, 0, 0, 0"})
    @CsvSource({"BLACK_ABSENT, 0, 64, 0", "WHITE_ABSENT, 64, 0, 2", "BLACK_OUT_OF_TIME, 31, 33, 0"})
    @CsvSource({"WHITE_OUT_OF_TIME, 64, 0, 2", "WHITE_OUT_OF_TIME, 40, 24, 2"})
    void thesePossibleEndingsAreTaken(Ending ending, int black, int white, int blackHalfPoints) {
        Result result = ScoreCheck.result(USUAL, ending, 2 * black, 2 * white, null);

        assertThat(result.kind()).isEqualTo(ending.kind());
        assertThat(result.blackHalfPoints()).isEqualTo(blackHalfPoints);
        ScoreCheck.requirePossible(USUAL, result);
        if (ending.loser().isPresent()) {
            assertThat(Ending.of(result)).isEqualTo(ending);
        }
    }

    @ParameterizedTest
    @CsvSource({"PLAYED, 40, 25, discsSum", "PLAYED, 40, 20, discsSum", "PLAYED, 0, 0, discsSum"})
    @CsvSource({"PLAYED, 65, -1, discsRange", "BLACK_ABSENT, 24, 40, noShow", "WHITE_ABSENT, 0, 0, noShow"})
    @CsvSource({"BLACK_ABSENT, 64, 0, blackLost", "WHITE_ABSENT, 0, 64, whiteLost"})
    @CsvSource({"BLACK_RESIGNED, 40, 24, blackLost", "WHITE_RESIGNED, 32, 32, resignationDraw"})
    @CsvSource({"WHITE_OUT_OF_TIME, 31, 33, whiteLost", "BLACK_OUT_OF_TIME, 32, 32, timeOutPlayOn"})
    @CsvSource({"BLACK_OUT_OF_TIME, 30, 33, discsSum", "DOUBLE_FORFEIT, 64, 0, doubleForfeit"})
    @CsvSource({"DOUBLE_FORFEIT, 32, 32, doubleForfeit", "ADJUDICATED, 40, 25, discsSum"})
    void theseAreNot(Ending ending, int black, int white, String refusal) {
        refused(USUAL, ending, black, white, refusal);
    }

    @Test
    void whereATimeOutLosesAllItIsNeverLess() {
        GameRules rules = USUAL.with(TimeOut.LOSES_ALL);
        refused(rules, Ending.BLACK_OUT_OF_TIME, 31, 33, "timeOutLosesAll");
        assertThat(taken(rules, Ending.BLACK_OUT_OF_TIME, 0, 64).whiteHalfPoints())
                .isEqualTo(2);
    }

    @Test
    void inJapanWhoDidNotRunOutOfTimeHasAtLeast33() {
        GameRules rules = USUAL.with(TimeOut.WINNER_PLAYS_ON);
        refused(rules, Ending.BLACK_OUT_OF_TIME, 32, 32, "timeOutWinnerPlaysOn");
        assertThat(taken(rules, Ending.BLACK_OUT_OF_TIME, 31, 33).whiteHalfPoints())
                .isEqualTo(2);
    }

    @Test
    void whereNobodyGetsTheEmptySquaresDiscsNeedNotSumTo64() {
        GameRules rules = USUAL.with(new GameScoring(Scoring.EMPTIES_TO_NOBODY, WipeOut.WINS_ALL));
        assertThat(taken(rules, Ending.PLAYED, 30, 30).blackHalfPoints()).isEqualTo(1);
        assertThat(taken(rules, Ending.BLACK_RESIGNED, 10, 12).whiteHalfPoints())
                .isEqualTo(2);
        refused(rules, Ending.PLAYED, 13, 0, "wipeOut");
        refused(rules, Ending.PLAYED, 0, 0, "discsSum");

        GameRules asAnyGame = USUAL.with(new GameScoring(Scoring.EMPTIES_TO_NOBODY, WipeOut.LIKE_ANY_GAME));
        assertThat(taken(asAnyGame, Ending.PLAYED, 13, 0).blackHalfDiscs()).isEqualTo(26);
    }

    @Test
    void halfDiscsExistWhereEmptySquaresAreSplit() {
        assertThatThrownBy(() -> ScoreCheck.result(USUAL, Ending.PLAYED, 75, 53, null))
                .hasMessageContaining("halfDiscs");
        GameRules split = USUAL.with(new GameScoring(Scoring.EMPTIES_SPLIT, WipeOut.WINS_ALL));
        assertThat(ScoreCheck.result(split, Ending.PLAYED, 75, 53, null).blackHalfPoints())
                .isEqualTo(2);
        // 31½ are more than the 31 a player may keep who runs out of time.
        assertThatThrownBy(() -> ScoreCheck.result(split, Ending.BLACK_OUT_OF_TIME, 63, 65, null))
                .hasMessageContaining("timeOutPlayOn");
    }

    @ParameterizedTest
    @CsvSource({"DRAW_WIN", "DRAW_WIN_BY_RANK", "JAPANESE_LOT"})
    void aDrawThatGoesToOneSideNeedsItsHolder(DrawRule drawRule) {
        GameRules rules = USUAL.with(drawRule);
        refused(rules, Ending.PLAYED, 32, 32, "drawHolder");
        Result held = ScoreCheck.result(rules, Ending.PLAYED, 64, 64, Color.WHITE);

        assertThat(held).isEqualTo(Result.drawWonBy(Color.WHITE, ResultKind.PLAYED, 64));
        assertThatThrownBy(() -> ScoreCheck.requirePossible(USUAL, held)).hasMessageContaining("points");
    }

    private static Result taken(GameRules rules, Ending ending, int black, int white) {
        return ScoreCheck.result(rules, ending, 2 * black, 2 * white, null);
    }

    private static void refused(GameRules rules, Ending ending, int black, int white, String refusal) {
        assertThatThrownBy(() -> taken(rules, ending, black, white))
                .isInstanceOfSatisfying(
                        Refusal.class, said -> assertThat(said.key()).isEqualTo("refusal." + refusal));
    }
}
