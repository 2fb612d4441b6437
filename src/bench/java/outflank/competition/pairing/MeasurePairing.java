package outflank.competition.pairing;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.LongSupplier;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.pairing.matching.LibraryMatching;
import outflank.competition.pairing.matching.LowestCostMatching;

/**
 * How long a round takes to be paired, from the competition to the proven optimum with all reasons, in fields full of ties.
 * Beside it, in the same run and on the same costs, JGraphT on a sparse start with all pairs priced, and JGraphT on the
 * complete graph up to a thousand players. All three must find the same sum. Times are processor times of the one thread that
 * works, so that other programs disturb them little.
 *
 * <p>Arguments: the number of measured rounds, and the numbers of players.
 */
public final class MeasurePairing {

    private static final long SEED = 7;
    private static final int MOST_FOR_DENSE = 1_000;
    private static final long WARM_UP_NANOS = 1_500_000_000L;
    private static final double MEGABYTE = 1 << 20;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private MeasurePairing() {}

    public static void main(String[] arguments) {
        int rounds = Integer.parseInt(arguments[0]);
        warmUp();
        for (int i = 1; i < arguments.length; i++) {
            for (int played : new int[] {5, 8}) {
                measure(rounds, Integer.parseInt(arguments[i]), played);
            }
        }
    }

    private static void warmUp() {
        Competition field = TiedField.after(5, 300, SEED);
        RoundCosts costs = costs(field, 6);
        long end = System.nanoTime() + 2 * WARM_UP_NANOS;
        while (System.nanoTime() < end) {
            paired(field, 6);
            LibraryMatching.sparse(costs);
            LibraryMatching.dense(costs);
        }
    }

    private static void measure(int rounds, int players, int played) {
        Competition field = TiedField.after(played, players, SEED);
        RoundCosts costs = costs(field, played + 1);
        long end = System.nanoTime() + WARM_UP_NANOS;
        while (System.nanoTime() < end) {
            paired(field, played + 1);
        }
        double[] own = new double[rounds];
        double[] sparse = new double[rounds];
        double[] dense = new double[rounds];
        int repeats = Math.max(1, 2_000 / players);
        for (int round = 0; round < rounds; round++) {
            long cost = paired(field, played + 1);
            own[round] = seconds(repeats, cost, () -> paired(field, played + 1));
            sparse[round] = seconds(1, cost, () -> LibraryMatching.sparse(costs));
            if (players <= MOST_FOR_DENSE) {
                dense[round] =
                        seconds(1, cost, () -> LibraryMatching.dense(costs).orElseThrow());
            }
        }
        String ofDense = players <= MOST_FOR_DENSE
                ? "%.1f ms, %.0f times as long".formatted(1e3 * median(dense), median(dense) / median(own))
                : "-";
        System.out.printf(
                Locale.ROOT,
                "%d players after %d rounds: %.2f ms (%.2f to %.2f); sparse %.1f ms, %.1f times as long; dense %s; %s%n",
                players,
                played,
                1e3 * median(own),
                1e3 * Arrays.stream(own).min().orElseThrow(),
                1e3 * Arrays.stream(own).max().orElseThrow(),
                1e3 * median(sparse),
                median(sparse) / median(own),
                ofDense,
                memory(field, played + 1));
    }

    private static double seconds(int repeats, long expected, LongSupplier matching) {
        long start = THREADS.getCurrentThreadCpuTime();
        for (int i = 0; i < repeats; i++) {
            if (matching.getAsLong() != expected) {
                throw new IllegalStateException("two ways to match found different sums");
            }
        }
        return (THREADS.getCurrentThreadCpuTime() - start) / 1e9 / repeats;
    }

    private static long paired(Competition field, int round) {
        return SwissPairing.pair(field, round, PairingRules.worldChampionship(), SEED, Constraints.none())
                .cost();
    }

    private static RoundCosts costs(Competition field, int round) {
        Draw draw = new Draw(SEED, round);
        Pricing pricing = new Pricing(field, round, PairingRules.worldChampionship(), draw, Set.of());
        List<Entrant> entrants = field.entrants().stream()
                .sorted(Comparator.comparingInt((Entrant entrant) -> -pricing.score(entrant.number()))
                        .thenComparing(draw))
                .toList();
        return new RoundCosts(pricing, entrants, Set.of());
    }

    /** What stays on the heap while costs and matching are held, and all that is ever allocated on the way there. */
    private static String memory(Competition field, int round) {
        long before = live();
        long allocated = THREADS.getCurrentThreadAllocatedBytes();
        RoundCosts costs = costs(field, round);
        LowestCostMatching matching = LowestCostMatching.of(costs).orElseThrow();
        allocated = THREADS.getCurrentThreadAllocatedBytes() - allocated;
        long held = live() - before;
        if (matching.partner(0) < 0 || costs.nodes() == 0) {
            throw new IllegalStateException("nobody is paired");
        }
        return "%.1f MB held, %.1f MB allocated in all".formatted(held / MEGABYTE, allocated / MEGABYTE);
    }

    private static long live() {
        Runtime runtime = Runtime.getRuntime();
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        return runtime.totalMemory() - runtime.freeMemory();
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
