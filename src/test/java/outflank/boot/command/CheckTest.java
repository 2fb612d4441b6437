package outflank.boot.command;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code check}: what people read, what scripts rely on, and the exit status. */
class CheckTest {

    /** Black wins 64–0 after nine moves. */
    private static final String SHORTEST = "e6f4e3f6g5d6e7f5c5";

    @TempDir
    Path folder;

    @Test
    void finishedLegalGamesAreNothingToLookAt() throws IOException {
        Path file = write("games.txt", SHORTEST + "\n" + SHORTEST + " 64-0\n");
        CommandRun run = CommandRun.of("check", file.toString());
        assertThat(run)
                .isEqualTo(new CommandRun(
                        0, file + ": plain, games 2: finished 2, truncated 0, illegal 0, score differs 0\n", ""));
    }

    @ParameterizedTest
    @CsvSource({
        "f5d6c3, truncated after move 3, 1",
        "f5d6c3c2, illegal at move 4: illegal move (c2), 1",
        "e6f4e3f6g5d6e7f5c5a1, illegal at move 10: move after end (a1), 1",
        "f5d6c3x9, unreadable at move 4: unreadable (x9), 1",
        "'e6f4e3f6g5d6e7f5c5 60-4', 'score differs: 60-4 in the file, 64-0 on the board', 1"
    })
    void whatIsToBeLookedAtIsSaidOfEachGame(String text, String sentence, int status) {
        CommandRun run = CommandRun.withInput(text, "check", "-");
        assertThat(run.out()).startsWith("-: game 1: " + sentence + "\n");
        assertThat(run.status()).isEqualTo(status);
        assertThat(run.err()).isEmpty();
    }

    @Test
    void jsonHasOneObjectForEachFile() throws IOException {
        Path file = write("games.txt", SHORTEST + " 60-4\nf5d6c3\nf5d6c3c2\nf5d6x9c3\n");
        CommandRun run = CommandRun.of("check", "--json", file.toString());
        assertThat(run.out())
                .isEqualTo("{\"file\":\"" + file + "\",\"format\":\"plain\",\"games\":4,\"finished\":1,\"truncated\":1,"
                        + "\"illegal\":2,\"score_differs\":1}\n");
        assertThat(run.status()).isEqualTo(1);
    }

    @Test
    void jsonOfGamesSaysWhatBecameOfEach() {
        String games = SHORTEST + " 60-4\nf5d6c3\nf5d6c3c2\n";
        CommandRun run = CommandRun.withInput(games, "check", "--json", "--games", "-");
        assertThat(run.out().lines().limit(3))
                .containsExactly(
                        "{\"file\":\"-\",\"game\":1,\"moves\":\"" + SHORTEST + "\",\"status\":\"finished\",\"at\":null,"
                                + "\"black\":64,\"white\":0,\"official_black\":60,\"problem\":null}",
                        "{\"file\":\"-\",\"game\":2,\"moves\":\"f5d6c3\",\"status\":\"truncated\",\"at\":3,"
                                + "\"black\":null,\"white\":null,\"official_black\":null,\"problem\":null}",
                        "{\"file\":\"-\",\"game\":3,\"moves\":\"f5d6c3\",\"status\":\"illegal\",\"at\":4,"
                                + "\"black\":null,\"white\":null,\"official_black\":null,\"problem\":\"illegal_move\"}");
        assertThat(run.objects()).hasSize(4);
    }

    @Test
    void gamesOfOtherBoardsAreUnsupported() {
        CommandRun run = CommandRun.withInput("(;GM[Othello]TY[10]B[F5];)", "check", "--json", "--games", "-");
        JsonObject game = run.objects().get(0);
        assertThat(game.getString("status")).isEqualTo("unsupported");
        assertThat(game.getString("problem")).isEqualTo("other_board_size");
        assertThat(game.get("at")).isEqualTo(JsonValue.NULL);
        assertThat(run.err())
                .isEqualTo(
                        "-: other_board_size: game 1, line 1: the board is not 8x8 (TY[10]); only 8x8 can be read.\n");
    }

    @Test
    void foldersAreWalkedInTheOrderOfNames() throws IOException {
        write("b/2.txt", SHORTEST);
        write("b/10.txt", SHORTEST);
        write("a.txt", SHORTEST);
        write("c.TRN", "names");
        write(".hidden", "nothing");
        CommandRun run = CommandRun.of("check", "--json", folder.toString());
        assertThat(run.status()).isZero();
        assertThat(run.objects())
                .extracting(object ->
                        folder.relativize(Path.of(object.getString("file"))).toString())
                .containsExactly("a.txt", "b/10.txt", "b/2.txt");
    }

    @Test
    void aFileThatCannotBeUsedIsNamedAndDoesNotStopTheOthers() throws IOException {
        Path letter = write("letter.txt", "Dear aunt");
        Path games = write("games.txt", SHORTEST);
        CommandRun run = CommandRun.of("check", "--json", letter.toString(), folder + "/none", games.toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.objects()).hasSize(3);
        assertThat(run.out().lines().findFirst())
                .contains(
                        "{\"file\":\"" + letter
                                + "\",\"format\":null,\"games\":0,\"finished\":0,\"truncated\":0,\"illegal\":0,\"score_differs\":0}");
        assertThat(run.err().lines().toList())
                .containsExactly(
                        letter + ": not_recognized: line 1: its beginning holds no game in any known form (Dear aunt); "
                                + "give plain moves, a number grid, GGF, SGF, PGN or WTHOR.",
                        folder + "/none: unreadable: there is no such file.");
    }

    @Test
    void aFileThatWasCutIsSomethingToLookAt() {
        CommandRun run =
                CommandRun.withInput("(;GM[2];B[e6];W[f4];B[e3];W[f6];B[g5];W[d6];B[e7];W[f5];B[c5]", "check", "-");
        assertThat(run.out()).contains("finished 1");
        assertThat(run.err()).startsWith("-: unclosed_game: game 1, line 1: ");
        assertThat(run.status()).isEqualTo(1);
    }

    @Test
    void namesOfPlayersCannotControlTheTerminal() {
        String game = "[Black \"\u001b[2J anna\"]\n\n1. f5";
        assertThat(CommandRun.withInput(game, "check", "-").out()).doesNotContain("\u001b");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--jsn x", "--jou", "--json", "", "--jou nothing x"})
    void wrongUseIsSaidInASentence(String words) {
        String arguments = ("check " + words).strip();
        CommandRun run = CommandRun.of(arguments.split(" "));
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines()).hasSize(1).first().asString().endsWith(".");
    }

    @Test
    void helpNamesEveryKeyAndStatus() {
        CommandRun help = CommandRun.of("check", "--help");
        assertThat(help.status()).isZero();
        List<JsonObject> objects = CommandRun.withInput(SHORTEST, "check", "--json", "--games", "-")
                .objects();
        for (JsonObject object : objects) {
            assertThat(help.out()).contains(String.join(", ", object.keySet()));
        }
        for (CheckedGame.Status status : CheckedGame.Status.values()) {
            assertThat(help.out()).contains(status.word());
        }
        assertThat(help.out().lines().collect(Collectors.toList())).allMatch(line -> line.length() <= 120);
    }

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text, StandardCharsets.UTF_8);
    }
}
