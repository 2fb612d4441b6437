package outflank.web;

import jakarta.faces.view.ViewScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.io.Serializable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import outflank.tournament.RoundReport;
import outflank.tournament.Rounds;
import outflank.tournament.VerifyingTournaments;
import outflank.usecase.Refusal;

/** Verifying a tournament: round by round, a second of work with each request, so that the page tells how far it is. */
@Named
@ViewScoped
@SuppressWarnings("serial") // The use cases are proxies of the container, which are serializable.
public class VerifyTournament implements Serializable {

    private static final long serialVersionUID = 1L;

    private static final long WORK_IN_A_REQUEST = Duration.ofSeconds(1).toNanos();

    @Inject
    private Desk desk;

    @Inject
    private Rounds rounds;

    @Inject
    private VerifyingTournaments verifying;

    @Inject
    private Messages messages;

    private final List<RoundReport> reports = new ArrayList<>();
    private boolean running;
    private int total;

    /** Opens the page, on each request before it is shown. */
    public void open() {
        if (desk.open() && !running) {
            total = rounds.preliminaries(desk.id()).size();
        }
    }

    /** Begins from the first round. */
    public void start() {
        reports.clear();
        total = rounds.preliminaries(desk.id()).size();
        running = total > 0;
        step();
    }

    /** Verifies the next rounds, for about a second. */
    public void step() {
        long begun = System.nanoTime();
        try {
            while (running && System.nanoTime() - begun < WORK_IN_A_REQUEST) {
                reports.add(verifying.verify(desk.actor(), desk.id(), reports.size() + 1));
                running = reports.size() < total;
                if (!running) {
                    verifying.conclude(desk.actor(), desk.id(), List.copyOf(reports));
                }
            }
        } catch (Refusal refusal) {
            running = false;
            reports.clear();
            messages.refused(refusal);
        }
    }

    /** What was found in each round so far, the first one first. */
    public List<RoundReport> getReports() {
        return reports;
    }

    /** How many rounds there are to verify. */
    public int getTotal() {
        return total;
    }

    public boolean isRunning() {
        return running;
    }

    /** Whether all rounds are done. */
    public boolean isDone() {
        return !running && !reports.isEmpty();
    }

    /** The names of the tie-breaks that are not computed a second time; empty if all are. */
    public String getTakenAsTheyAre() {
        return verifying.takenAsTheyAre(desk.actor(), desk.id()).stream()
                .map(tieBreak -> messages.text("tieBreak." + tieBreak.name()))
                .collect(Collectors.joining(", "));
    }

    /** How many things are wrong so far. */
    public int getFaults() {
        return reports.stream().mapToInt(report -> report.faults().size()).sum();
    }
}
