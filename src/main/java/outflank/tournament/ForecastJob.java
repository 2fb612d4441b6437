package outflank.tournament;

import java.time.Instant;
import java.util.List;
import outflank.competition.Competition;
import outflank.competition.pairing.PairingRules;
import outflank.competition.simulation.Forecast;
import outflank.competition.simulation.Simulation;
import outflank.competition.standings.TieBreak;

/** A forecast that is being computed, or was; several threads may ask it how far it is. */
public final class ForecastJob {

    /** Where a computation stands. */
    public enum State {
        WAITING,
        RUNNING,
        DONE,
        CANCELLED,
        FAILED
    }

    /**
     * What a forecast is computed from; the same input has the same chances.
     *
     * @param competition the tournament as it stands
     * @param rules how the coming rounds are paired
     * @param tieBreaks what orders equal points
     * @param drawToOneSide whether a draw's point goes to one side
     * @param seed decides everything left to chance
     */
    record Input(
            Competition competition, PairingRules rules, List<TieBreak> tieBreaks, boolean drawToOneSide, long seed) {

        Simulation simulation() {
            return new Simulation(competition, rules, tieBreaks, drawToOneSide, seed);
        }
    }

    private final Input input;
    private volatile State state = State.WAITING;
    private volatile int percent;
    private volatile Forecast forecast = new Forecast(0, List.of());
    private volatile Instant computedAt;

    ForecastJob(Input input) {
        this.input = input;
    }

    Input input() {
        return input;
    }

    /** The tournament as it stood when this was asked for. */
    public Competition competition() {
        return input.competition();
    }

    public State state() {
        return state;
    }

    /** Whether it is computed, or waits for it. */
    public boolean isActive() {
        return state == State.WAITING || state == State.RUNNING;
    }

    /** How much of the work is done: 0 to 100. */
    public int percent() {
        return percent;
    }

    /** What was counted so far, which grows while it is computed. */
    public Forecast forecast() {
        return forecast;
    }

    /** When it was computed; null before. */
    public Instant computedAt() {
        return computedAt;
    }

    /** Stops it; what was counted so far stays. */
    synchronized void cancel() {
        if (isActive()) {
            state = State.CANCELLED;
            computedAt = Instant.now();
        }
    }

    /** Whether the work may begin. */
    synchronized boolean begin() {
        if (state != State.WAITING) {
            return false;
        }
        state = State.RUNNING;
        return true;
    }

    void progress(int done, Forecast counted) {
        percent = done;
        forecast = counted;
    }

    synchronized void end(State ended) {
        if (state == State.RUNNING) {
            state = ended;
            computedAt = Instant.now();
        }
    }
}
