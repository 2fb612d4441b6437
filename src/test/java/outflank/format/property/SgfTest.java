package outflank.format.property;

import static org.assertj.core.api.Assertions.assertThat;

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

/** Games in SGF: game number 2. */
class SgfTest {

    @Test
    void saysWhoPlayedWhereAndWhen() {
        ReadGames read = ReadGames.of(
                "(;FF[4]GM[2]SZ[8]PB[Anna]PW[Berta]EV[Spring Cup]DT[2018-10]RE[B+12];B[f5];W[d6];B[c3];W[d3])");
        assertThat(read.format()).isEqualTo(GameFormat.SGF);
        RecordedGame game = read.game();
        assertThat(game.black()).isEqualTo("Anna");
        assertThat(game.white()).isEqualTo("Berta");
        assertThat(game.event()).isEqualTo("Spring Cup");
        assertThat(game.date()).isEqualTo("2018-10");
        assertThat(game.blackDiscs()).hasValue(38);
        assertThat(game.transcript().moves()).isEqualTo("f5d6c3d3");
    }

    @Test
    void escapesStandForTheCharacterBehindThem() {
        RecordedGame game =
                ReadGames.of("(;GM[2]PB[A\\]n\\\\n\\:a]PW[Ber\\\r\nta];B[f5])").game();
        assertThat(game.black()).isEqualTo("A]n\\n:a");
        assertThat(game.white()).isEqualTo("Berta");
    }

    @Test
    void onlyTheMainLineOfVariationsCounts() {
        ReadGames read = ReadGames.of("(;GM[2];B[f5](;W[d6](;B[c3])(;B[c5](;W[f4])))(;W[f4];B[c3]))(;GM[2];B[e6])");
        assertThat(read.moves()).containsExactly("f5d6c3", "e6");
    }

    @Test
    void commentsMayHoldAnything() {
        ReadGames read = ReadGames.of("(;GM[2]C[(;B[a1\\])];B[f5]C[better: W[d6\\]) (;];W[d6])");
        assertThat(read.moves()).containsExactly("f5d6");
    }

    @Test
    void lettersAsInGoCountRowsFromTheTop() {
        assertThat(ReadGames.of("(;GM[2]SZ[8];B[fe];W[df];B[cc];W[dc])").moves())
                .containsExactly("f5d6c3d3");
    }

    @ParameterizedTest
    @ValueSource(strings = {"PA", "pass", "", "--", "tt"})
    void aPassHasManyForms(String pass) {
        RecordedGame game = ReadGames.of("(;GM[2];B[f5];W[" + pass + "];B[d6])").game();
        assertThat(game.transcript().offending()).isEqualTo("--");
        assertThat(game.transcript().at()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({
        "B+12, 38, , UNSAID",
        "W+2, 31, , UNSAID",
        "W+64, 0, , UNSAID",
        "0, 32, , UNSAID",
        "Draw, 32, , UNSAID",
        "38-26, 38, , UNSAID",
        "B+, , BLACK, UNSAID",
        "B+R, , BLACK, RESIGNATION",
        "W+Resign, , WHITE, RESIGNATION",
        "W+Time, , WHITE, TIME_OUT",
        "B+F, , BLACK, FORFEIT",
        "?, , , UNSAID",
        "Void, , , UNSAID"
    })
    void resultsSayWhoWonOrByHowMuch(String result, Integer black, Side winner, Ending ending) {
        RecordedGame game = ReadGames.of("(;GM[2]RE[" + result + "];B[f5])").game();
        assertThat(game.blackDiscs().orElse(-1)).isEqualTo(black == null ? -1 : black);
        assertThat(game.details().winner()).isEqualTo(Optional.ofNullable(winner));
        assertThat(game.details().ending()).isEqualTo(ending);
        assertThat(game.remarks()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"B+11", "W+5.5", "B+1000", "nobody knows"})
    void aResultThatIsNoScoreIsNotTakenOver(String result) {
        ReadGames read = ReadGames.of("(;GM[2]RE[" + result + "];B[f5])");
        assertThat(read.game().blackDiscs()).isEmpty();
        assertThat(read.kinds()).containsExactly(Kind.SCORE_UNREAD);
    }

    @Test
    void theCommonStartMayBeSetUp() {
        assertThat(ReadGames.of("(;GM[2]AB[d5][e4]AW[d4][e5]PL[B];B[f5])").moves())
                .containsExactly("f5");
        assertThat(ReadGames.of("(;GM[2]AB[ed][de]AW[dd][ee];B[f5])").moves()).containsExactly("f5");
    }

    @ParameterizedTest
    @CsvSource({
        "GM[1]SZ[19], OTHER_GAME",
        "GM[2]SZ[10], OTHER_BOARD_SIZE",
        "GM[2]SZ[8:10], OTHER_BOARD_SIZE",
        "GM[2]AB[d5][e4][f4]AW[d4][e5], OTHER_START",
        "GM[2]PL[W], OTHER_START"
    })
    void otherGamesBoardsAndStartsAreNamed(String properties, Kind kind) {
        ReadGames read = ReadGames.of("(;" + properties + ";B[f5])(;GM[2];B[e6])");
        assertThat(read.kinds()).containsExactly(kind);
        assertThat(read.moves()).containsExactly("", "e6");
    }

    @Test
    void discsTurnedWronglyAreOurOwnProperty() {
        RecordedGame game = ReadGames.of("(;GM[2];B[f5];W[d6]FLIPS[d5];B[c3])").game();
        assertThat(game.transcript().isIrregular()).isTrue();
        assertThat(game.transcript().moves()).startsWith("f5d6{d5}");
    }

    @Test
    void oldFilesSpellNamesOut() {
        assertThat(ReadGames.of("(;GaMe[2]PlayerBlack[Anna];Black[f5];White[d6])")
                        .moves())
                .containsExactly("f5d6");
    }

    @Test
    void aMoveOutOfTurnIsAPassOfTheOtherSide() {
        RecordedGame game = ReadGames.of("(;GM[2];W[f5])").game();
        assertThat(game.transcript().verdict()).isEqualTo(Verdict.ILLEGAL_MOVE);
        assertThat(game.transcript().at()).isEqualTo(1);
    }
}
