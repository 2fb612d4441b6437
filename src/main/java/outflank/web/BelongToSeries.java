package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import java.util.UUID;
import outflank.series.RunningSeries;
import outflank.series.Series;
import outflank.series.SeriesDirectory;
import outflank.series.SeriesTournament;

/** A director says to which series his tournament shall belong. */
@Named
@RequestScoped
public class BelongToSeries {

    @Inject
    private Desk desk;

    @Inject
    private SeriesDirectory directory;

    @Inject
    private RunningSeries running;

    @Inject
    private Messages messages;

    private UUID wanted;

    /** Proposes the tournament for the chosen series. */
    public void propose() {
        if (wanted != null) {
            messages.attempt(() -> running.propose(desk.actor(), desk.id(), wanted));
        }
    }

    /** Takes the tournament out of its series. */
    public void leave() {
        messages.attempt(() -> running.leave(desk.actor(), desk.id()));
    }

    /** The series the tournament belongs to or is proposed for; null if there is none. */
    public SeriesTournament getMembership() {
        return directory.ofTournament(desk.id()).orElse(null);
    }

    /** All series there are. */
    public List<Series> getAll() {
        return directory.all();
    }

    public UUID getWanted() {
        return wanted;
    }

    public void setWanted(UUID wanted) {
        this.wanted = wanted;
    }
}
