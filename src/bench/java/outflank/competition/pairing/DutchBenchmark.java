package outflank.competition.pairing;

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
import org.openjdk.jmh.annotations.Warmup;
import outflank.competition.Competition;

/**
 * How long one round by the FIDE (Dutch) System takes, in a field that was paired by it from the first round on and is full
 * of equal scores. Known beside it, from another machine: the best open program for these rules takes up to 0.5 s at 200
 * players and 42 s at 1,000.
 */
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(1)
@State(Scope.Benchmark)
public class DutchBenchmark {

    private static final PairingRules RULES = PairingPreset.PAPP.rules(PairingSystem.FIDE_DUTCH);
    private static final long SEED = 2026;

    @Param({"100", "300", "1000"})
    public int players;

    @Param({"2", "5", "8"})
    public int rounds;

    private Competition competition;

    @Setup
    public void play() {
        competition = TiedField.after(rounds, players, SEED, RULES);
    }

    @Benchmark
    public Pairing pair() {
        return RoundPairing.pair(competition, rounds + 1, RULES, SEED, Constraints.none());
    }
}
