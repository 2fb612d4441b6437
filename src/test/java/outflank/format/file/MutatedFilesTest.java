package outflank.format.file;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import outflank.SharedData;
import outflank.format.FormatProblem;
import outflank.format.GameFormat;
import outflank.format.GameReader;
import outflank.format.HeaderText;
import outflank.format.ReadGames;
import outflank.format.RecordedGame;
import outflank.format.UnusableFile;
import outflank.format.WrittenGames;
import outflank.othello.transcript.Transcript;

/** No file crashes a reader, keeps it for long, or fills the memory, however damaged it is. */
class MutatedFilesTest {

    private static final int INPUTS = Integer.getInteger("outflank.mutations", 1_000_000);
    private static final long SEED = Long.getLong("outflank.seed", 20_261_120L);
    private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(5);

    /** What reading an input may take altogether, garbage included; what is alive at a time is far less. */
    private static final long MOST_BYTES = 64L << 20;

    private static final String NOTES =
            "# of the Spring Cup\nAnna - Berta 40-24\n1. f5 d6 2. c3 d3 3. c4 f4\n4. c5 b3 5. c2 e6\n\n"
                    + "Carla 33-31 Dora f5f6e6f4g5\nBlack: J\u00e9r\u00f4me\ne6f4c3c4 -- d3\n";
    private static final String SERVER_LOG =
            "1 (;GM[Othello]PC[GGS/os]DT[945277754]PB[a]PW[b]TI[15:00//02:00]TY[8]RE[+12.00:r]"
                    + "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]B[F5//1.2]W[D6/3.2/11];)\n";
    private static final String TREE =
            "(;GM[2]SZ[8]AB[d5][e4]AW[d4][e5]C[a\\]b](;B[f5];W[fd](;B[c3])(;B[d3]))(;B[e6]))";
    private static final String TABLE = "n;moves;black;result\n1;f5d6c3;\"A; B\";40-24\n2;\"e6f4\n\";;\n";

    private final ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private long games;
    private long longest;
    private long largest;

    @Test
    void aMillionDamagedFilesOfEveryFormat() {
        List<byte[]> files = files();
        long begin = thread.getCurrentThreadCpuTime();
        for (long seed = SEED; seed < SEED + INPUTS; seed++) {
            byte[] file = new Mutation(files, new SplittableRandom(seed)).next();
            try {
                readMeasured(file);
            } catch (IOException | RuntimeException | AssertionError | StackOverflowError | OutOfMemoryError e) {
                String content = Base64.getEncoder().encodeToString(file);
                throw new AssertionError("seed " + seed + ", the file in Base64: " + content, e);
            }
        }
        System.out.printf(
                "Seeds from %d: %,d damaged files, %,d games in them, %d s of one core; at most %d ms and %,d KB for one%n",
                SEED,
                INPUTS,
                games,
                TimeUnit.NANOSECONDS.toSeconds(thread.getCurrentThreadCpuTime() - begin),
                TimeUnit.NANOSECONDS.toMillis(longest),
                largest >> 10);
        assertThat(games).isGreaterThan(INPUTS / 2);
    }

    private void readMeasured(byte[] file) throws IOException {
        long nanos = System.nanoTime();
        long bytes = thread.getCurrentThreadAllocatedBytes();
        read(file);
        nanos = System.nanoTime() - nanos;
        bytes = thread.getCurrentThreadAllocatedBytes() - bytes;
        longest = Math.max(longest, nanos);
        largest = Math.max(largest, bytes);
        if (nanos > MOST_NANOS || bytes > MOST_BYTES) {
            throw new AssertionError(nanos + " ns, " + bytes + " bytes");
        }
    }

    private void read(byte[] file) throws IOException {
        try (GameReader reader = GameFiles.open(new ByteArrayInputStream(file))) {
            long number = 0;
            for (Optional<RecordedGame> game = reader.next(); game.isPresent(); game = reader.next()) {
                number++;
                verify(game.get(), number);
            }
            games += number;
            require(reader.next().isEmpty(), "no game follows the end");
            require(reader.remarks().size() <= GameReader.MAX_REMARKS, "remarks are limited");
        } catch (UnusableFile e) {
            require(
                    e.problem().kind().effect() == FormatProblem.Effect.ENDS_THE_FILE,
                    "a file is refused for a reason");
        }
    }

    private static void verify(RecordedGame game, long number) {
        require(game.number() == number, "games are counted");
        for (String text : List.of(game.black(), game.white(), game.event())) {
            require(HeaderText.clean(text).equals(text), "names are clean");
        }
        require(game.date().matches("(?:\\d{4}(?:-\\d{2}(?:-\\d{2})?)?)?"), "dates have one form");
        require(game.blackDiscs().orElse(0) <= 64, "scores have at most 64 discs");
        require(game.transcript().written().length() <= 2 * Transcript.MAX_LENGTH, "records are limited");
        require(game.transcript().isComplete() == game.playedBlackDiscs().isPresent(), "finished games have a score");
        require(game.isSupported() || game.transcript().moves().isEmpty(), "what is not supported is not played");
    }

    private static void require(boolean holds, String rule) {
        if (!holds) {
            throw new AssertionError(rule);
        }
    }

    /** Small files of every format, written and real: the first of them are those in which most can go wrong. */
    private static List<byte[]> files() {
        List<byte[]> files = new ArrayList<>();
        for (String text : List.of(NOTES, SERVER_LOG + SERVER_LOG, TREE + TREE, TABLE)) {
            files.add(text.getBytes(StandardCharsets.UTF_8));
            files.add(text.getBytes(StandardCharsets.UTF_16));
        }
        files.add(NOTES.getBytes(StandardCharsets.ISO_8859_1));
        List<RecordedGame> written = ReadGames.of(NOTES).games();
        for (GameFormat format : GameFormat.values()) {
            files.add(WrittenGames.of(format, written).file());
        }
        if (SharedData.present()) {
            byte[] year = SharedData.bytes("wthor/WTH_1994.wtb");
            List<RecordedGame> games =
                    ReadGames.of(Arrays.copyOf(year, 16 + 68 * 20)).games();
            files.add(Arrays.copyOf(year, 16 + 68 * 2));
            files.add(Arrays.copyOf(SharedData.bytes("wthor/WTHOR.JOU"), 200));
            files.add(Arrays.copyOf(SharedData.bytes("games/sample.csv"), 600));
            for (GameFormat format : GameFormat.values()) {
                files.add(WrittenGames.of(format, games.subList(0, 2)).file());
            }
        }
        return files;
    }
}
