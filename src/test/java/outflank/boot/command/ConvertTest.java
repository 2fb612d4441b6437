package outflank.boot.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code convert}: what is written where, and that nothing is lost or replaced unasked. */
class ConvertTest {

    private static final String SHORTEST = "e6f4e3f6g5d6e7f5c5";
    private static final String TWO = "Black: Anna\nWhite: Berta\nDate: 1994\n" + SHORTEST
            + " 64-0\n\nBlack: Carla\nWhite: Dora\nDate: 1995\nf5d6c3 33-31\n";

    @TempDir
    Path folder;

    @Test
    void gamesGoToTheStandardOutput() {
        CommandRun run = CommandRun.withInput(TWO, "convert", "--to", "plain", "-");
        assertThat(run).isEqualTo(new CommandRun(0, SHORTEST + "\nf5d6c3\n", ""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"grid", "ggf", "sgf", "pgn"})
    void namesAndScoresGoWithThem(String format) {
        CommandRun there = CommandRun.withInput(TWO, "convert", "--to", format, "-");
        assertThat(there.status()).isZero();
        assertThat(there.err()).isEmpty();
        assertThat(there.out()).contains("Anna", "Dora", "1994");
        CommandRun checked = CommandRun.withInput(there.out(), "check", "--json", "-");
        assertThat(checked.objects().get(0).getString("format")).isEqualTo(format);
        CommandRun back = CommandRun.withInput(there.out(), "convert", "--to", "plain", "-");
        assertThat(back.out()).isEqualTo(SHORTEST + "\nf5d6c3\n");
    }

    @Test
    void allGamesGoToOneFile() throws IOException {
        Path out = folder.resolve("new/all.sgf");
        Path games = Files.writeString(folder.resolve("games.txt"), TWO);
        CommandRun run =
                CommandRun.of("convert", "--to", "sgf", "--out", out.toString(), games.toString(), games.toString());
        assertThat(run).isEqualTo(new CommandRun(0, "", ""));
        assertThat(Files.readString(out).split("GM\\[2\\]", -1)).hasSize(5);
        assertThat(files()).containsExactlyInAnyOrder("games.txt", "new/all.sgf");
    }

    @Test
    void aFolderGetsAFileForEachInput() throws IOException {
        Files.createDirectories(folder.resolve("in/deep"));
        Files.writeString(folder.resolve("in/a.txt"), TWO);
        Files.writeString(folder.resolve("in/deep/b.txt"), SHORTEST);
        CommandRun run = CommandRun.of("convert", "--to", "pgn", "--out", folder + "/out/", folder + "/in");
        assertThat(run).isEqualTo(new CommandRun(0, "", ""));
        assertThat(files()).contains("out/a.pgn", "out/deep/b.pgn");
    }

    @Test
    void nothingIsReplacedUnlessForced() throws IOException {
        Path out = Files.writeString(folder.resolve("all.txt"), "precious");
        CommandRun refused = CommandRun.withInput(TWO, "convert", "--to", "plain", "--out", out.toString(), "-");
        assertThat(refused.status()).isEqualTo(2);
        assertThat(refused.err()).contains("it exists already; --force replaces it.");
        assertThat(Files.readString(out)).isEqualTo("precious");
        CommandRun forced =
                CommandRun.withInput(TWO, "convert", "--to", "plain", "--out", out.toString(), "--force", "-");
        assertThat(forced.status()).isZero();
        assertThat(Files.readString(out)).startsWith(SHORTEST);
        assertThat(files()).containsExactly("all.txt");
    }

    /** Two inputs whose names differ only in their ending would become one file. */
    @Test
    void noOutputReplacesAnotherOneOfTheSameRun() throws IOException {
        Files.createDirectories(folder.resolve("in"));
        Files.writeString(folder.resolve("in/a.txt"), SHORTEST);
        Files.writeString(folder.resolve("in/a.csv"), "moves\nf5d6\n");
        CommandRun run = CommandRun.of("convert", "--to", "pgn", "--force", "--out", folder + "/out/", folder + "/in");
        assertThat(run.status()).isEqualTo(2);
        assertThat(Files.readString(folder.resolve("out/a.pgn"))).contains("f5 d6");
    }

    @Test
    void wthorHasAFileForEachYearAndTheNames() throws IOException {
        CommandRun run = CommandRun.withInput(TWO, "convert", "--to", "wthor", "--out", folder.toString(), "-");
        assertThat(run).isEqualTo(new CommandRun(0, "", ""));
        assertThat(files()).containsExactlyInAnyOrder("WTH_1994.wtb", "WTH_1995.wtb", "WTHOR.JOU", "WTHOR.TRN");
        CommandRun back = CommandRun.of(
                "convert", "--to", "pgn", folder.resolve("WTH_1995.wtb").toString());
        assertThat(back.out())
                .contains("[Black \"Carla\"]", "[White \"Dora\"]", "[Date \"1995.??.??\"]", "[Result \"33-31\"]");
    }

    @Test
    void wthorCanHaveOneName() throws IOException {
        CommandRun run = CommandRun.withInput(TWO, "convert", "--to", "wthor", "--out", folder + "/club.wtb", "-");
        assertThat(run.err()).contains("date_cut: game 2: the format keeps the year only (1995)");
        assertThat(run.status()).isEqualTo(1);
        assertThat(files()).containsExactlyInAnyOrder("club.jou", "club.trn", "club.wtb");
        CommandRun back = CommandRun.of("convert", "--to", "plain", folder + "/club.wtb");
        assertThat(back.out()).isEqualTo(SHORTEST + "\nf5d6c3\n");
    }

    @Test
    void whatAFormatHasNoRoomForIsLeftOutAndSaid() {
        CommandRun run = CommandRun.withInput("f5d6{d5}c3\n" + SHORTEST + "\n", "convert", "--to", "ggf", "-");
        assertThat(run.status()).isEqualTo(1);
        assertThat(run.err()).startsWith("-: irregular_game: game 1: ");
        assertThat(run.out().lines()).hasSize(1);
    }

    @Test
    void picturesHaveAFileForEachGame() throws IOException {
        CommandRun several = CommandRun.withInput(TWO, "convert", "--to", "svg", "-");
        assertThat(several.status()).isEqualTo(2);
        CommandRun run = CommandRun.withInput(TWO, "convert", "--to", "svg", "--out", folder + "/", "-");
        assertThat(run.status()).isZero();
        assertThat(files()).containsExactlyInAnyOrder("games-1.svg", "games-2.svg");
    }

    @Test
    void aRefusedRunLeavesNothingBehind() throws IOException {
        CommandRun run = CommandRun.withInput(TWO, "convert", "--to", "svg", "--out", folder + "/one.svg", "-");
        assertThat(run.status()).isEqualTo(2);
        assertThat(files()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"-", "--to xml -", "--to plain", "--to wthor -", "--to", "--too plain -"})
    void wrongUseIsSaidInASentence(String words) {
        CommandRun run = CommandRun.of(("convert " + words).split(" "));
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines()).hasSize(1).first().asString().endsWith(".");
    }

    private List<String> files() throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile)
                    .map(file -> folder.relativize(file).toString())
                    .sorted()
                    .toList();
        }
    }
}
