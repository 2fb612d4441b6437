package outflank.format.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import outflank.format.FormatProblem;
import outflank.format.UnusableFile;
import outflank.format.json.JsonWriter;
import outflank.format.papp.PappWriter;
import outflank.format.tournament.Competitions;
import outflank.format.tournament.Remarks;
import outflank.format.tournament.SeededCompetition;
import outflank.format.tournament.TournamentFile;
import outflank.format.trf.TrfWriter;
import outflank.format.wof.WofWriter;

/**
 * No file of a tournament crashes a reader or keeps it for long, however damaged it is: it is read and can be written in
 * every form, or it is told where it cannot be used.
 */
class MutatedTournamentsTest {

    private static final int INPUTS = Math.min(3_000, Integer.getInteger("outflank.mutations", 3_000));
    private static final long SEED = Long.getLong("outflank.seed", 20_261_120L);
    private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(5);
    private static final LocalDateTime NOW = LocalDateTime.of(2026, 11, 20, 12, 0);

    private int read;

    @Test
    void damagedFilesOfEveryForm() {
        List<byte[]> files = files();
        for (long seed = SEED; seed < SEED + INPUTS; seed++) {
            byte[] file = new Mutation(files, new SplittableRandom(seed)).next();
            long begin = System.nanoTime();
            try {
                read(file);
            } catch (IOException | RuntimeException | Error e) {
                throw new AssertionError("seed " + seed + ", -Doutflank.seed=" + seed + " begins with it", e);
            }
            assertThat(System.nanoTime() - begin).as("seed %d", seed).isLessThan(MOST_NANOS);
        }
        assertThat(read).isGreaterThan(INPUTS / 10).isLessThan(INPUTS);
    }

    private void read(byte[] bytes) throws IOException {
        TournamentFile file;
        try {
            file = TournamentFiles.read(new ByteArrayInputStream(bytes)).file();
        } catch (UnusableFile unusable) {
            assertThat(unusable.problem().kind().effect()).isEqualTo(FormatProblem.Effect.ENDS_THE_FILE);
            return;
        }
        read++;
        assertThat(file.remarks()).hasSizeLessThanOrEqualTo(Remarks.MOST);
        String json = JsonWriter.write(file).text();
        TournamentFile again = TournamentFiles.read(json).file();
        assertThat(again.competition()).isEqualTo(file.competition());
        WofWriter.write(file, "Outflank", NOW);
        PappWriter.write(file, "Outflank");
        TrfWriter.write(file);
    }

    private static List<byte[]> files() {
        List<String> texts = new ArrayList<>();
        for (long seed = 1; seed <= 3; seed++) {
            TournamentFile games = Competitions.file("Cup", SeededCompetition.ofGames(seed));
            TournamentFile everything = Competitions.file("Cup", SeededCompetition.ofEverything(seed));
            texts.add(WofWriter.write(games, "Outflank", NOW).text());
            texts.add(PappWriter.write(everything, "Outflank").text());
            texts.add(TrfWriter.write(everything).text());
            texts.add(JsonWriter.write(everything).text());
        }
        return texts.stream().map(text -> text.getBytes(StandardCharsets.UTF_8)).toList();
    }
}
