package outflank.product;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import outflank.SharedData;

/** The commands for files of games, run from the finished jar: no server, no database, and little memory. */
class CommandsIT {

    private static final Path JAR = Path.of("target", "outflank.jar").toAbsolutePath();
    private static final String GAME = "e6f4e3f6g5d6e7f5c5\n";

    @TempDir
    Path folder;

    @Test
    @SharedData.Needed
    void theTournamentGamesOfTwoYearsAreAsPublished() throws Exception {
        Path year1994 = Files.write(folder.resolve("WTH_1994.wtb"), SharedData.bytes("wthor/WTH_1994.wtb"));
        Path year2018 = Files.write(folder.resolve("WTH_2018.wtb"), SharedData.bytes("wthor/WTH_2018.wtb"));
        Ended both = run(List.of(), "check", "--json", year1994.toString(), year2018.toString());
        assertThat(both.status()).isEqualTo(1);
        assertThat(both.err()).isEmpty();
        assertThat(both.out().lines())
                .containsExactly(
                        "{\"file\":\"" + year1994 + "\",\"format\":\"wthor\",\"games\":4343,\"finished\":4281,"
                                + "\"truncated\":62,\"illegal\":0,\"score_differs\":0}",
                        "{\"file\":\"" + year2018 + "\",\"format\":\"wthor\",\"games\":2429,\"finished\":2429,"
                                + "\"truncated\":0,\"illegal\":0,\"score_differs\":0}");
        Ended second = run(List.of(), "check", "--json", "--games", year2018.toString());
        assertThat(second.status()).isZero();
        assertThat(second.out().lines()).hasSize(2430);
    }

    @Test
    @SharedData.Needed
    void namesBesideTheGamesAreFoundAndGoWithThem() throws Exception {
        Files.write(folder.resolve("WTH_1994.wtb"), SharedData.bytes("wthor/WTH_1994.wtb"));
        Files.write(folder.resolve("WTHOR.JOU"), SharedData.bytes("wthor/WTHOR.JOU"));
        Files.write(folder.resolve("WTHOR.TRN"), SharedData.bytes("wthor/WTHOR.TRN"));
        Path pgn = folder.resolve("games.pgn");
        Ended there = run(List.of(), "convert", "--to", "pgn", "--out", pgn.toString(), folder + "/WTH_1994.wtb");
        assertThat(there).isEqualTo(new Ended(0, "", ""));
        assertThat(Files.readString(pgn))
                .startsWith("[Event \"Tournament 0046\"]")
                .contains("[Black \"Player 0867\"]");
        Ended checked = run(List.of(), "check", "--json", pgn.toString());
        assertThat(checked.out()).contains("\"format\":\"pgn\",\"games\":4343,\"finished\":4281,\"truncated\":62");
    }

    @Test
    void aHundredThousandFilesNeedLittleMemory() throws Exception {
        int files = 100_000;
        for (int file = 0; file < files; file++) {
            Files.writeString(folder.resolve("game" + file + ".txt"), GAME);
        }
        Ended ended = run(List.of("-Xmx64m"), "check", "--json", folder.toString());
        assertThat(ended.err()).isEmpty();
        assertThat(ended.status()).isZero();
        assertThat(ended.out().lines()).hasSize(files).allMatch(line -> line.contains("\"games\":1,\"finished\":1"));
    }

    @Test
    void aMillionGamesInAFileNeedLittleMemory() throws Exception {
        Path file = folder.resolve("games.txt");
        Files.writeString(file, GAME.repeat(1_000_000));
        Ended ended = run(List.of("-Xmx64m"), "check", "--json", file.toString());
        assertThat(ended.out()).contains("\"games\":1000000,\"finished\":1000000");
        assertThat(ended.status()).isZero();
    }

    @Test
    void garbageIsRefusedInSeconds() throws Exception {
        Path file = folder.resolve("garbage");
        byte[] block = new byte[1 << 20];
        SplittableRandom random = new SplittableRandom(1);
        try (OutputStream stream = Files.newOutputStream(file)) {
            for (int megabytes = 0; megabytes < 200; megabytes++) {
                random.nextBytes(block);
                stream.write(block);
            }
        }
        long begin = System.nanoTime();
        Ended ended = run(List.of("-Xmx64m"), "check", file.toString());
        assertThat(TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - begin)).isLessThan(10);
        assertThat(ended.status()).isEqualTo(2);
        assertThat(ended.err()).startsWith(file + ": not_recognized: ");
    }

    @Test
    void namesAreWrittenInUtf8WhateverTheSystemUses() throws Exception {
        Path file =
                Files.writeString(folder.resolve("games.pgn"), "[Black \"J\u00e9r\u00f4me \u7530\u4e2d\"]\n\n1. f5\n");
        Ended ended = run(List.of(), "convert", "--to", "sgf", file.toString());
        assertThat(ended.out()).contains("PB[J\u00e9r\u00f4me \u7530\u4e2d]");
    }

    @Test
    void helpIsThere() throws Exception {
        assertThat(run(List.of(), "check", "--help").out()).contains("--json", "score_differs");
        assertThat(run(List.of(), "convert", "--help").out()).contains("--to FORMAT", "--force");
        assertThat(run(List.of(), "--help").out()).contains("check FILES...", "convert --to FORMAT FILES...");
    }

    private record Ended(int status, String out, String err) {}

    private Ended run(List<String> options, String... arguments) throws IOException, InterruptedException {
        Path out = Files.createTempFile(Path.of("target"), "out", ".txt");
        Path err = Files.createTempFile(Path.of("target"), "err", ".txt");
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(List.of("-jar", JAR.toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("LC_ALL", "C");
        Process process =
                builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
        if (!process.waitFor(120, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("did not end by itself");
        }
        Ended ended = new Ended(
                process.exitValue(),
                Files.readString(out, StandardCharsets.UTF_8),
                Files.readString(err, StandardCharsets.UTF_8));
        Files.delete(out);
        Files.delete(err);
        return ended;
    }
}
