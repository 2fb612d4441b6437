package outflank.othello;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import outflank.othello.batch.ParallelPathCount;
import outflank.othello.batch.PathCount;

/** How long it takes to count the ways a game can begin: perft, passes counted as a ply. */
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
@State(Scope.Benchmark)
public class PathCountBenchmark {

    private static final int THREADS = 2;

    @Param("11")
    int plies;

    private ExecutorService threads;

    @Setup
    public void start() {
        threads = Executors.newFixedThreadPool(THREADS);
    }

    @TearDown
    public void stop() {
        threads.shutdown();
    }

    @Benchmark
    public long oneThread() {
        return PathCount.of(Position.start(), plies, PathCount.Passes.COUNTED);
    }

    @Benchmark
    public long twoThreads() {
        return ParallelPathCount.of(Position.start(), plies, PathCount.Passes.COUNTED, threads, THREADS);
    }
}
