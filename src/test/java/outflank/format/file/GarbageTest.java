package outflank.format.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.sun.management.ThreadMXBean;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import outflank.format.FormatProblem.Kind;
import outflank.format.GameReader;
import outflank.format.UnusableFile;

/** Huge files that are not what they seem are refused in seconds, with little memory, and it is said where and why. */
class GarbageTest {

    private static final long FILE = 200L << 20;
    private static final long SEED = 200;
    private static final long MOST_BYTES = 1L << 30;
    private static final long MOST_CPU_NANOS = TimeUnit.SECONDS.toNanos(5);

    private static final String ANY = allBytes();
    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz .,\n";

    static Stream<Arguments> garbage() {
        return Stream.of(
                Arguments.of("", ANY, Kind.NOT_RECOGNIZED),
                Arguments.of("", LETTERS, Kind.NOT_RECOGNIZED),
                Arguments.of("", "\0", Kind.NOT_RECOGNIZED),
                Arguments.of("", " ", Kind.NOT_RECOGNIZED),
                Arguments.of("", "(", Kind.NOT_RECOGNIZED),
                Arguments.of("", "f", Kind.NOT_RECOGNIZED),
                Arguments.of("f5d6c3d3\n", ANY.replaceAll("\\R", ""), Kind.LINE_TOO_LONG),
                Arguments.of("f5d6c3d3\n", LETTERS, Kind.NO_GAME_FOR_LONG),
                Arguments.of("f5d6c3d3\n", "\n", Kind.NO_GAME_FOR_LONG),
                Arguments.of("moves,black\nf5d6,Anna\n", LETTERS, Kind.NO_GAME_FOR_LONG),
                Arguments.of("moves,black\nf5d6,Anna\n", ",\n", Kind.NO_GAME_FOR_LONG),
                Arguments.of("f5d6c3d3\n", "a1 h8\n", Kind.NO_GAME_FOR_LONG),
                Arguments.of("(;GM[2]", "(", Kind.GAME_TOO_LONG),
                Arguments.of("(;GM[2]", LETTERS, Kind.GAME_TOO_LONG),
                Arguments.of("(;GM[2]C[", LETTERS, Kind.GAME_TOO_LONG),
                Arguments.of("(;GM[2];B[f5])", LETTERS, Kind.NO_GAME_FOR_LONG),
                Arguments.of("(;GM[Othello]B", "[]", Kind.GAME_TOO_LONG),
                Arguments.of("[Black \"Anna\"]\n\n1. f5 {", LETTERS, Kind.GAME_TOO_LONG),
                Arguments.of("[Black \"Anna\"]\n\n1. f5 ", LETTERS, Kind.GAME_TOO_LONG),
                Arguments.of("\24\5\12\10\377\377\0\0\0\0\312\7\0\0\0\0", ANY, Kind.NO_GAME_FOR_LONG),
                Arguments.of("\24\5\12\10\377\377\0\0\0\0\312\7\0\0\0\0", "\0", Kind.NO_GAME_FOR_LONG));
    }

    @ParameterizedTest
    @MethodSource("garbage")
    void isRefused(String beginning, String signs, Kind kind) {
        ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long cpu = thread.getCurrentThreadCpuTime();
        long bytes = thread.getCurrentThreadAllocatedBytes();
        UnusableFile refusal = catchThrowableOfType(UnusableFile.class, () -> readAll(file(beginning, signs)));
        assertThat(refusal.problem().kind()).isEqualTo(kind);
        assertThat(refusal.problem().sentence()).matches("(?:game|line|byte) \\d+.*: .*; .*\\.");
        assertThat(thread.getCurrentThreadCpuTime() - cpu).isLessThan(MOST_CPU_NANOS);
        assertThat(thread.getCurrentThreadAllocatedBytes() - bytes).isLessThan(MOST_BYTES);
    }

    /** The file is as long as it is good: what cannot go on is not read to its end. */
    @Test
    void isNotReadToItsEnd() {
        long[] taken = {0};
        InputStream file = new Garbage(ANY, taken);
        catchThrowableOfType(UnusableFile.class, () -> readAll(file));
        assertThat(taken[0]).isLessThan(FILE / 100);
    }

    private static InputStream file(String beginning, String signs) {
        return new SequenceInputStream(
                new ByteArrayInputStream(beginning.getBytes(StandardCharsets.ISO_8859_1)),
                new Garbage(signs, new long[1]));
    }

    private static void readAll(InputStream file) throws IOException {
        try (GameReader reader = GameFiles.open(file)) {
            while (reader.next().isPresent()) {
                assertThat(reader.remarks().size()).isLessThanOrEqualTo(GameReader.MAX_REMARKS);
            }
        }
    }

    private static String allBytes() {
        StringBuilder all = new StringBuilder();
        for (char sign = 0; sign < 256; sign++) {
            all.append(sign);
        }
        return all.toString();
    }

    /** As many of these signs as a big file has, by chance. */
    private static final class Garbage extends InputStream {

        private final SplittableRandom random = new SplittableRandom(SEED);
        private final byte[] signs;
        private final long[] taken;

        Garbage(String signs, long[] taken) {
            this.signs = signs.getBytes(StandardCharsets.ISO_8859_1);
            this.taken = taken;
        }

        @Override
        public int read() {
            return taken[0]++ < FILE ? signs[random.nextInt(signs.length)] & 0xFF : -1;
        }
    }
}
