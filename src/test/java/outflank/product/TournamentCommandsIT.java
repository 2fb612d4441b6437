package outflank.product;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.Json;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import outflank.SharedData;
import outflank.competition.RealEvent;

/** Standings and pairings of files, from the finished jar: no server, no database. */
class TournamentCommandsIT {

    private static final Path JAR = Path.of("target", "outflank.jar").toAbsolutePath();

    /** Starting the JVM and loading what pairs takes most of it; on two busy cores it takes longer. */
    private static final int MOST_SECONDS = 20;

    @TempDir
    Path folder;

    @Test
    @SharedData.Needed
    void aWorldChampionshipIsOrderedAsPublished() throws Exception {
        Path file = Files.write(folder.resolve("woc.ELO"), SharedData.bytes("wof/20181010_WOC_2018.ELO"));
        Ended ended = run("standings", "--tie-breaks", "bq=6,discs", "--json", file.toString());
        assertThat(ended.err()).isEmpty();
        assertThat(ended.status()).isZero();
        RealEvent event = RealEvent.worldChampionship(2018);
        List<JsonValue> rows = object(ended).getJsonArray("standings");
        for (int place = 0; place < rows.size(); place++) {
            JsonObject row = rows.get(place).asJsonObject();
            RealEvent.Place published = event.published().get(place);
            assertThat(row.getString("id")).isEqualTo(String.valueOf(700_000 + published.entrant()));
            assertThat(row.getInt("discs")).isEqualTo(published.discs());
            assertThat(row.getString("bq"))
                    .isEqualTo(event.brightwell()
                            .get(published.entrant())
                            .stripTrailingZeros()
                            .toPlainString());
        }
        assertThat(rows).hasSize(82);
    }

    @Test
    @SharedData.Needed
    void aRoundIsPairedAnew() throws Exception {
        Path file = Files.write(folder.resolve("woc.ELO"), SharedData.bytes("wof/20181010_WOC_2018.ELO"));
        Ended ended = run("pair", "--round", "13", "--json", "--explain", file.toString());
        assertThat(ended.err()).isEmpty();
        assertThat(ended.status()).isZero();
        JsonObject answer = object(ended);
        assertThat(answer.getJsonArray("pairs")).hasSize(41);
        assertThat(answer.getBoolean("optimal")).isTrue();
        assertThat(answer.isNull("bye")).isTrue();
        assertThat(answer.getJsonArray("pairs").getJsonObject(0).getString("explanation"))
                .isNotEmpty();
    }

    @Test
    void namesAreInUtf8AndHelpIsThere() throws Exception {
        Path file = folder.resolve("cup.txt");
        Files.writeString(
                file,
                "#_BQ-double = 6.0;\n%_% 1 J\u00c9R\u00d4ME, \u7530\u4e2d\n& +1 +2;\n(1 40 2 24);ronde-suivante;\n");
        assertThat(run("standings", file.toString()).out()).contains("J\u00c9R\u00d4ME, \u7530\u4e2d");
        assertThat(run("standings", "--help").out()).contains("--tie-breaks LIST");
        assertThat(run("pair", "--help").out()).contains("--round N", "swiss");
        assertThat(run("--help").out()).contains("standings FILE", "pair FILE");
        assertThat(run("pair", "nothing").status()).isEqualTo(2);
    }

    private record Ended(int status, String out, String err) {}

    private static JsonObject object(Ended ended) {
        return Json.createReader(new StringReader(ended.out())).readObject();
    }

    private Ended run(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-jar", JAR.toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("LC_ALL", "C");
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        Process process =
                builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
        if (!process.waitFor(MOST_SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("took more than " + MOST_SECONDS + " s");
        }
        return new Ended(
                process.exitValue(),
                Files.readString(out, StandardCharsets.UTF_8),
                Files.readString(err, StandardCharsets.UTF_8));
    }
}
