package outflank.format.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.format.FormatProblem;
import outflank.format.FormatProblem.Kind;
import outflank.format.ReadGames;
import outflank.format.RecordedGame;

/** What a file is, its content says: its format and its encoding. */
class RecognitionTest {

    private static final String GAME = "[Black \"J\u00e9r\u00f4me\"]\n[White \"M\u00fcller\"]\n\n1. f5 d6 2. c3 d3 *\n";

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "ISO-8859-1", "UTF-16"})
    void theEncodingIsFound(String charset) {
        assertNames(GAME.getBytes(Charset.forName(charset)));
    }

    @Test
    void marksOfTheEncodingAreNoText() {
        assertNames(("\uFEFF" + GAME).getBytes(StandardCharsets.UTF_8));
        assertNames(("\uFEFF" + GAME).getBytes(StandardCharsets.UTF_16LE));
        assertNames(("\uFEFF" + GAME).getBytes(StandardCharsets.UTF_16BE));
    }

    /** Somebody has pasted files of different origin into one. */
    @Test
    void bytesThatAreNoUtf8AreLatin1() {
        byte[] utf = GAME.getBytes(StandardCharsets.UTF_8);
        byte[] latin = GAME.getBytes(StandardCharsets.ISO_8859_1);
        byte[] both = new byte[utf.length + latin.length];
        System.arraycopy(utf, 0, both, 0, utf.length);
        System.arraycopy(latin, 0, both, utf.length, latin.length);
        assertThat(ReadGames.of(both).games())
                .extracting(RecordedGame::white)
                .containsExactly("M\u00fcller", "M\u00fcller");
    }

    @Test
    void namesInAnyScriptAreKept() {
        String name = "\u7530\u4e2d \uD842\uDFB7 \u0416";
        for (Charset charset : List.of(StandardCharsets.UTF_8, StandardCharsets.UTF_16)) {
            byte[] file = ("[Black \"" + name + "\"]\n\n1. f5").getBytes(charset);
            assertThat(ReadGames.of(file).game().black()).isEqualTo(name);
        }
    }

    @Test
    void aNameIsOneLineOfPrintableText() {
        String file = "(;GM[2]PB[ a\tb\u0000\nc\u2028d\u200b\uFEFF ]PW[" + "x".repeat(500) + "];B[f5])";
        RecordedGame game = ReadGames.of(file).game();
        assertThat(game.black()).isEqualTo("a b c d");
        assertThat(game.white()).hasSize(200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " \n\t\n", "\uFEFF"})
    void anEmptyFileIsNamedSo(String text) {
        assertThat(ReadGames.problem(text.getBytes(StandardCharsets.UTF_8)).kind())
                .isEqualTo(Kind.EMPTY_FILE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Dear aunt, at noon we met at e4 and walked to the d5.",
                "{\"games\": []}",
                "<!DOCTYPE html><html><body>404</body></html>",
                "a,b,c\n1,2,3\n",
                "1 2 3 4 5 6 7 8\n",
                "%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3",
                "PK\u0003\u0004",
                "moves"
            })
    void whatIsNoFileOfGamesIsRefused(String text) {
        FormatProblem problem = ReadGames.problem(text.getBytes(StandardCharsets.UTF_8));
        assertThat(problem.kind()).isEqualTo(Kind.NOT_RECOGNIZED);
        assertThat(problem.sentence())
                .startsWith("line 1: its beginning holds no game in any known form")
                .endsWith("give plain moves, a number grid, GGF, SGF, PGN or WTHOR.");
    }

    private static void assertNames(byte[] file) {
        RecordedGame game = ReadGames.of(file).game();
        assertThat(game.black()).isEqualTo("J\u00e9r\u00f4me");
        assertThat(game.white()).isEqualTo("M\u00fcller");
        assertThat(game.transcript().moves()).isEqualTo("f5d6c3d3");
    }
}
