package outflank.tournament;

import jakarta.annotation.PreDestroy;
import jakarta.annotation.Resource;
import jakarta.enterprise.concurrent.ManagedExecutorService;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.logging.Level;
import java.util.logging.Logger;
import outflank.competition.simulation.Simulation;
import outflank.usecase.Refusal;

/**
 * Computes forecasts in a thread of the server, one at a time, and keeps the last one of each tournament. A crowd that
 * looks at one costs nothing, and nobody can make the server compute more than one at once.
 */
@ApplicationScoped
public class Forecasts {

    private static final Logger LOG = Logger.getLogger(Forecasts.class.getName());

    private static final int RUNS = 5_000;
    private static final int FEWEST_RUNS = 100;
    private static final Duration USUALLY = Duration.ofSeconds(15);
    private static final Duration AT_MOST = Duration.ofSeconds(60);
    private static final Duration BETWEEN_REPORTS = Duration.ofMillis(500);
    private static final int MOST_WAITING = 5;
    private static final int MOST_KEPT = 50;

    @Resource
    private ManagedExecutorService executor;

    private final Deque<ForecastJob> waiting = new ArrayDeque<>();
    private final Map<UUID, ForecastJob> latest = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<UUID, ForecastJob> eldest) {
            return size() > MOST_KEPT && !eldest.getValue().isActive();
        }
    };
    private boolean working;

    /** The last forecast of a tournament, whatever it was made from. */
    synchronized Optional<ForecastJob> latest(UUID tournamentId) {
        return Optional.ofNullable(latest.get(tournamentId));
    }

    /**
     * The forecast from this input: the one there is, or a new one that is computed as soon as those before it are done.
     *
     * @throws Refusal if too many wait already
     */
    synchronized ForecastJob request(UUID tournamentId, ForecastJob.Input input) {
        ForecastJob present = latest.get(tournamentId);
        boolean usable = present != null && present.state() != ForecastJob.State.CANCELLED;
        if (usable && present.input().equals(input)) {
            return present;
        }
        waiting.removeIf(job -> !job.isActive());
        if (waiting.size() >= MOST_WAITING) {
            throw new Refusal("refusal.forecastsWaiting");
        }
        if (present != null) {
            present.cancel();
        }
        ForecastJob job = new ForecastJob(input);
        latest.put(tournamentId, job);
        waiting.add(job);
        if (!working) {
            working = true;
            executor.submit(this::work);
        }
        return job;
    }

    private void work() {
        for (Optional<ForecastJob> job = next(); job.isPresent(); job = next()) {
            compute(job.get());
        }
    }

    private synchronized Optional<ForecastJob> next() {
        ForecastJob job = waiting.poll();
        working = job != null;
        return Optional.ofNullable(job);
    }

    private static void compute(ForecastJob job) {
        if (!job.begin()) {
            return;
        }
        try {
            run(job);
            job.end(ForecastJob.State.DONE);
        } catch (RuntimeException failure) {
            LOG.log(Level.WARNING, "A forecast could not be computed", failure);
            job.end(ForecastJob.State.FAILED);
        }
    }

    private static void run(ForecastJob job) {
        Simulation simulation = job.input().simulation();
        long begun = System.nanoTime();
        long reported = begun;
        boolean more = true;
        while (more && job.isActive() && !Thread.currentThread().isInterrupted()) {
            simulation.run();
            long now = System.nanoTime();
            long spent = now - begun;
            long budget = (simulation.runs() < FEWEST_RUNS ? AT_MOST : USUALLY).toNanos();
            more = simulation.runs() < RUNS && spent < budget;
            if (now - reported > BETWEEN_REPORTS.toNanos()) {
                reported = now;
                long percent = Math.max(100L * simulation.runs() / RUNS, 100 * spent / budget);
                job.progress((int) Math.min(99, percent), simulation.forecast());
            }
        }
        job.progress(100, simulation.forecast());
    }

    /** The server stops: nobody is there any more to look at what is computed. */
    @PreDestroy
    synchronized void stop() {
        waiting.forEach(ForecastJob::cancel);
        waiting.clear();
        latest.values().forEach(ForecastJob::cancel);
    }
}
