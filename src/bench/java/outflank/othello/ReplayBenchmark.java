package outflank.othello;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
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
 * How many games per second are validated and scored. Each operation is all games once; the counter says how many games.
 * Every thread has its own batch, and the same games. As in the reference, the score of every finished game is compared with
 * the recorded one, and all have to be the same.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
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

    /** What one thread works with, and what it counts. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Replaying {
        private final GameBatch batch = new GameBatch();

        /** Games replayed. */
        public long games;

        void count(byte[] records, int first) {
            batch.replay();
            for (int game = 0; game < batch.size(); game++) {
                Verdict verdict = batch.verdict(game);
                int recorded = records[(first + game) * TournamentGames.RECORD_BYTES + TournamentGames.SCORE];
                boolean right = verdict == Verdict.COMPLETE && batch.officialBlackDiscs(game) == recorded;
                if (!right && verdict != Verdict.TRUNCATED) {
                    throw new IllegalStateException("game " + (first + game) + " is " + verdict);
                }
            }
            games += batch.size();
            batch.clear();
        }
    }

    /** The records of WTHOR files. */
    @Benchmark
    public long wthor(Games games, Replaying replaying) {
        byte[] records = games.records;
        GameBatch batch = replaying.batch;
        int first = 0;
        for (int record = 0; record < records.length; record += TournamentGames.RECORD_BYTES) {
            batch.add(records, record + TournamentGames.MOVES, 60, SquareCode.ROW_AND_COLUMN);
            if (batch.isFull()) {
                int next = first + batch.size();
                replaying.count(records, first);
                first = next;
            }
        }
        replaying.count(records, first);
        return replaying.games;
    }

    /** The same games as lines of text. */
    @Benchmark
    public long text(Games games, Replaying replaying) {
        byte[] lines = games.lines;
        GameBatch batch = replaying.batch;
        int first = 0;
        int begin = 0;
        for (int index = 0; index < lines.length; index++) {
            if (lines[index] == '\n') {
                batch.addText(lines, begin, index);
                begin = index + 1;
                if (batch.isFull()) {
                    int next = first + batch.size();
                    replaying.count(games.records, first);
                    first = next;
                }
            }
        }
        replaying.count(games.records, first);
        return replaying.games;
    }
}
