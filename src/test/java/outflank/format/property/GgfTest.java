package outflank.format.property;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.format.Ending;
import outflank.format.FormatProblem.Kind;
import outflank.format.GameFormat;
import outflank.format.ReadGames;
import outflank.format.RecordedGame;
import outflank.othello.Side;
import outflank.othello.transcript.Verdict;

/** Games as game servers write them. */
class GgfTest {

    private static final String BOARD =
            "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]";
    private static final String GAME = "(;GM[Othello]PC[GGS/os]DT[2003-12-15 13:24:03 MST]PB[anna]PW[berta]RB[1837.5]"
            + "RW[2000]TI[15:00//02:00]TY[8]RE[+12.00]" + BOARD + "B[F5//1.2]W[d6/3.2/11]B[C3]W[D3//0.01];)";

    @Test
    void saysWhoPlayedWhereAndWhenAndHowItEnded() {
        ReadGames read = ReadGames.of(GAME);
        assertThat(read.format()).isEqualTo(GameFormat.GGF);
        RecordedGame game = read.game();
        assertThat(game.black()).isEqualTo("anna");
        assertThat(game.white()).isEqualTo("berta");
        assertThat(game.event()).isEqualTo("GGS/os");
        assertThat(game.date()).isEqualTo("2003-12-15");
        assertThat(game.blackDiscs()).hasValue(38);
        assertThat(game.details().ending()).isEqualTo(Ending.UNSAID);
        assertThat(game.transcript().moves()).isEqualTo("f5d6c3d3");
        assertThat(game.transcript().verdict()).isEqualTo(Verdict.TRUNCATED);
        assertThat(game.remarks()).isEmpty();
    }

    @Test
    void keepsTheTimeOfEachMove() {
        assertThat(ReadGames.of(GAME).game().details().thinkingMillis()).containsExactly(1200, 11_000, -1, 10);
    }

    @Test
    void standsInLogsOneGameAfterTheOther() {
        ReadGames read = ReadGames.of(
                "1 " + GAME + "\n2 (;GM[Othello]" + BOARD + "B[E6];)(;GM[Othello]" + BOARD + "B[C4];)\nBye.\n");
        assertThat(read.moves()).containsExactly("f5d6c3d3", "e6", "c4");
        assertThat(read.games()).extracting(RecordedGame::number).containsExactly(1L, 2L, 3L);
    }

    @ParameterizedTest
    @CsvSource({
        "+12.00, 38, UNSAID",
        "-6, 29, UNSAID",
        "0, 32, UNSAID",
        "+64.00:r, 64, RESIGNATION",
        "-2.00:t, 31, TIME_OUT",
        "+4:s, 34, AGREEMENT",
        "?, , UNSAID",
        "?:r, , RESIGNATION"
    })
    void resultsAreDifferencesSeenByBlackAndSayHowTheGameEnded(String result, Integer black, Ending ending) {
        RecordedGame game =
                ReadGames.of("(;GM[Othello]RE[" + result + "]B[F5];)").game();
        assertThat(game.blackDiscs().isPresent()).isEqualTo(black != null);
        assertThat(game.blackDiscs().orElse(-1)).isEqualTo(black == null ? -1 : black);
        assertThat(game.details().ending()).isEqualTo(ending);
        assertThat(game.remarks()).isEmpty();
    }

    /** The two scores sum to 64, so their difference is even. */
    @ParameterizedTest
    @ValueSource(strings = {"+11", "+3.50", "+66", "x"})
    void aResultThatIsNoScoreIsNotTakenOver(String result) {
        ReadGames read = ReadGames.of("(;GM[Othello]RE[" + result + "]B[F5];)");
        assertThat(read.game().blackDiscs()).isEmpty();
        assertThat(read.kinds()).containsExactly(Kind.SCORE_UNREAD);
    }

    @Test
    void aPassIsWrittenOrLeftOut() {
        String before = "B[F5]W[D6]B[C4]W[G5]B[D7]W[C7]B[H5]W[D8]B[B8]W[B7]B[B6]W[A7]";
        for (String pass : List.of("", "B[PA]", "B[pass]", "B[]")) {
            RecordedGame game = ReadGames.of("(;GM[Othello]" + before + pass + "W[B5]B[A6];)")
                    .game();
            assertThat(game.transcript().moves()).as(pass).isEqualTo("f5d6c4g5d7c7h5d8b8b7b6a7b5a6");
            assertThat(game.transcript().replay().passes()).isEqualTo(1);
        }
    }

    @Test
    void aSideThatMovesTwiceMeansAPassOfTheOther() {
        RecordedGame game = ReadGames.of("(;GM[Othello]B[F5]W[D6]W[C3];)").game();
        assertThat(game.transcript().verdict()).isEqualTo(Verdict.ILLEGAL_MOVE);
        assertThat(game.transcript().at()).isEqualTo(3);
        assertThat(game.transcript().offending()).isEqualTo("--");
    }

    @Test
    void whatIsNoSquareIsUnreadableWhereItStands() {
        RecordedGame game = ReadGames.of("(;GM[Othello]B[F5]W[12]B[C3];)").game();
        assertThat(game.transcript().verdict()).isEqualTo(Verdict.UNREADABLE);
        assertThat(game.transcript().at()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({
        "TY[10]BO[10 x], OTHER_BOARD_SIZE",
        "TY[8a], OTHER_RULES",
        "BO[6 ------ ------ --O*-- --*O-- ------ ------ *], OTHER_BOARD_SIZE",
        "BO[8 -------- -------- --*----- ---O*--- ---*O--- -------- -------- -------- *], OTHER_START",
        "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- O], OTHER_START",
        "BO[8], OTHER_START"
    })
    void otherBoardsAndStartsAreNamedAndNotPlayedFrom(String properties, Kind kind) {
        ReadGames read = ReadGames.of("(;GM[Othello]" + properties + "B[F5];)" + GAME);
        assertThat(read.kinds()).containsExactly(kind);
        assertThat(read.games().get(0).isSupported()).isFalse();
        assertThat(read.moves()).containsExactly("", "f5d6c3d3");
    }

    /** Servers mark even a game from the common start as one of the kind "8", with letters for colors and komi. */
    @ParameterizedTest
    @ValueSource(strings = {"8", "8b", "8w", "s8", "s8r04"})
    void theTypeMayHaveLetters(String type) {
        assertThat(ReadGames.of("(;GM[Othello]TY[" + type + "]" + BOARD + "B[F5];)")
                        .moves())
                .containsExactly("f5");
    }

    @Test
    void theScoreOfAKomiGameIsNotThatOfTheBoard() {
        ReadGames read = ReadGames.of("(;GM[Othello]TY[8k]KM[-2.0]RE[+4.00]KB[F5/0.5/3]W[D6];)");
        assertThat(read.kinds()).containsExactly(Kind.KOMI);
        assertThat(read.game().blackDiscs()).isEmpty();
        assertThat(read.moves()).containsExactly("f5d6");
    }

    @Test
    void aGameThatIsNotClosedEndsWhereTheNextOneBegins() {
        ReadGames read = ReadGames.of("(;GM[Othello]B[F5]W[D6\n(;GM[Othello]B[E6];)\n(;GM[Othello]B[C4]");
        assertThat(read.moves()).containsExactly("f5d6", "e6", "c4");
        assertThat(read.kinds()).containsExactly(Kind.UNCLOSED_GAME, Kind.UNCLOSED_GAME);
    }

    @Test
    void oldServersCountSecondsInsteadOfDays() {
        assertThat(ReadGames.of("(;GM[Othello]DT[945277754]B[F5];)").game().date())
                .isEqualTo("1999-12-15");
    }

    @Test
    void aWinnerWithoutAScoreIsOurOwnProperty() {
        RecordedGame game = ReadGames.of("(;GM[Othello]RE[?:r]WINNER[W]B[F5];)").game();
        assertThat(game.details().winner()).isEqualTo(Optional.of(Side.WHITE));
    }
}
