package outflank.format.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.format.FormatProblem.Kind;
import outflank.format.GameFormat;
import outflank.format.ReadGames;
import outflank.format.RecordedGame;
import outflank.othello.transcript.Verdict;

/** Games as people type them into a file. */
class PlainTest {

    private static final String GAME = "f5d6c3d3c4f4c5b3c2e6c6b4";

    @Test
    void oneGameInALine() {
        ReadGames read = ReadGames.of("f5d6c3d3\nF5F6E6F4\n\ne6 f4 c3 c4\r\nc4,c3,d3,c5\n");
        assertThat(read.format()).isEqualTo(GameFormat.PLAIN);
        assertThat(read.moves()).containsExactly("f5d6c3d3", "f5f6e6f4", "e6f4c3c4", "c4c3d3c5");
        assertThat(read.kinds()).isEmpty();
    }

    @Test
    void oneGameOverSeveralLines() {
        ReadGames read = ReadGames.of("1. f5 d6 2. c3 d3\n3. c4 f4 4. c5 b3\n5. c2 e6\n\n1. e6 f4\n2. c3 c4\n");
        assertThat(read.moves()).containsExactly("f5d6c3d3c4f4c5b3c2e6", "e6f4c3c4");
    }

    @Test
    void aMoveInALine() {
        ReadGames read = ReadGames.of("1 f5\n2 d6\n3 c3\n4 d3\n5 c4\n");
        assertThat(read.moves()).containsExactly("f5d6c3d3c4");
    }

    /** The second half of a game may begin with a square that could be the first move of another one. */
    @Test
    void whatCanOnlyGoOnIsNoNewGame() {
        ReadGames read = ReadGames.of("f5d6c3d3\nc4f4c5b3\nc2e6c6b4\nf5f6e6f4\n");
        assertThat(read.moves()).containsExactly(GAME, "f5f6e6f4");
    }

    @Test
    void aDamagedGameDoesNotSwallowTheNextOne() {
        ReadGames read = ReadGames.of("f5d6c3a1c4f4c5\n" + GAME + "\nf5d6x9d3c4f4\n" + GAME + "\n");
        assertThat(read.moves()).containsExactly("f5d6c3", GAME, "f5d6", GAME);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Anna - Berta 40-24 f5d6c3d3c4f4c5b3c2e6c6b4",
                "Anna 40-24 Berta f5d6c3d3c4f4c5b3c2e6c6b4",
                "Anna vs. Berta\t40:24\tF5D6C3D3C4F4C5B3C2E6C6B4",
                "f5d6c3d3c4f4c5b3c2e6c6b4 Anna - Berta 40-24",
                "f5d6c3d3c4f4c5b3c2e6c6b4 +16 Anna - Berta",
                "Anna - Berta 40-24\nf5d6c3d3c4f4c5b3c2e6c6b4",
                "Anna - Berta\nf5 d6 c3 d3 c4 f4\nc5 b3 c2 e6 c6 b4\n40-24",
                "# of the Spring Cup\nBlack: Anna\nWhite: Berta\nScore: 40-24\n\nf5d6c3d3c4f4c5b3c2e6c6b4",
                "Schwarz: Anna\nWei\u00df: Berta\n1. f5 d6 2. c3 d3 3. c4 f4 4. c5 b3 5. c2 e6 6. c6 b4 40-24"
            })
    void namesAndTheScoreMayStandBeforeAndBehind(String text) {
        RecordedGame game = ReadGames.of(text).game();
        assertThat(game.black()).isEqualTo("Anna");
        assertThat(game.white()).isEqualTo("Berta");
        assertThat(game.blackDiscs()).hasValue(40);
        assertThat(game.transcript().moves()).isEqualTo(GAME);
        assertThat(game.transcript().verdict()).isEqualTo(Verdict.TRUNCATED);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "# f5d6c3d3",
                "; f5d6c3d3",
                "// f5d6c3d3",
                "% f5d6c3d3",
                "* f5d6c3d3",
                "Round 5, table 3",
                "2018-10-10"
            })
    void commentsAndOtherLinesAreNoGames(String line) {
        assertThat(ReadGames.of(line + "\n" + GAME + "\n" + line + "\n").moves())
                .containsExactly(GAME);
    }

    @Test
    void linesThatAreNeitherMovesNorCommentsAreSaid() {
        ReadGames read = ReadGames.of(GAME + "\n\nSee you next year\n");
        assertThat(read.kinds()).containsExactly(Kind.TEXT_PASSED_OVER);
        assertThat(read.remarks().get(0).sentence())
                .isEqualTo("line 3: what stands here is no move and was passed over (See you next year); "
                        + "check whether moves are meant.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"f5d6c3x9c4f4c5", "f5 d6 c3 d9 c4 f4 c5", "f5d6c3 ?? c4 f4 c5", "f5d6c3i4", "f5d6c3 i4 40-24"})
    void aSlipIsReportedWhereItStands(String text) {
        RecordedGame game = ReadGames.of(text).game();
        assertThat(game.transcript().verdict()).isEqualTo(Verdict.UNREADABLE);
        assertThat(game.transcript().at()).isEqualTo(4);
    }

    @Test
    void wordsThatLookLikeSquaresAreNotMoves() {
        RecordedGame game = ReadGames.of("A1 Team - B2 Club 40-24 f5d6c3d3").game();
        assertThat(game.transcript().moves()).isEqualTo("f5d6c3d3");
        assertThat(game.black()).isEqualTo("A1 Team");
        assertThat(game.white()).isEqualTo("B2 Club");
    }

    @Test
    void discsTurnedWronglyStandInBraces() {
        RecordedGame game = ReadGames.of("f5d6{d5}c3").game();
        assertThat(game.transcript().isIrregular()).isTrue();
    }

    @Test
    void fullWidthLettersAreReadToo() {
        assertThat(ReadGames.of("\uFF26\uFF15\uFF24\uFF16\uFF23\uFF13\uFF24\uFF13")
                        .moves())
                .containsExactly("f5d6c3d3");
    }
}
