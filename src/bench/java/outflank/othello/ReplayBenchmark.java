package outflank.othello;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import outflank.othello.batch.GameBatch;
import outflank.othello.batch.SquareCode;
import outflank.othello.transcript.Verdict;

/**
 * How long it takes to validate and score all tournament games once. Every thread has its own batch, and all of the games.
 * The score of every finished game is compared with the recorded one, and has to be the same.
 */
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 6, time = 1)
@Fork(1)
public class ReplayBenchmark {

    /** The games, read once. */
    @State(Scope.Benchmark)
    public static class Games {
        byte[] records;
        byte[] lines;

        @Setup
        public void read() throws IOException {
            records = TournamentGames.records();
            lines = TournamentGames.lines(records);
        }
    }

    /** What one thread works with. */
    @State(Scope.Thread)
    public static class Replaying {
        private final GameBatch batch = new GameBatch();

        /** Replays the games of the batch, of which the first is this one of all; returns which comes next. */
        private int replay(byte[] records, int first) {
            batch.replay();
            for (int game = 0; game < batch.size(); game++) {
                Verdict verdict = batch.verdict(game);
                int recorded = records[(first + game) * TournamentGames.RECORD_BYTES + TournamentGames.SCORE];
                boolean right = verdict == Verdict.COMPLETE && batch.officialBlackDiscs(game) == recorded;
                if (!right && verdict != Verdict.TRUNCATED) {
                    throw new IllegalStateException("game " + (first + game) + " is " + verdict);
                }
            }
            int next = first + batch.size();
            batch.clear();
            return next;
        }
    }

    /** The records of WTHOR files. */
    @Benchmark
    public int wthor(Games games, Replaying replaying) {
        byte[] records = games.records;
        int first = 0;
        for (int record = 0; record < records.length; record += TournamentGames.RECORD_BYTES) {
            replaying.batch.add(records, record + TournamentGames.MOVES, 60, SquareCode.ROW_AND_COLUMN);
            if (replaying.batch.isFull()) {
                first = replaying.replay(records, first);
            }
        }
        return replaying.replay(records, first);
    }

    /** The same games as lines of text. */
    @Benchmark
    public int text(Games games, Replaying replaying) {
        byte[] lines = games.lines;
        int first = 0;
        int begin = 0;
        for (int index = 0; index < lines.length; index++) {
            if (lines[index] == '\n') {
                replaying.batch.addText(lines, begin, index);
                begin = index + 1;
                if (replaying.batch.isFull()) {
                    first = replaying.replay(games.records, first);
                }
            }
        }
        return replaying.replay(games.records, first);
    }
}
