package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import java.util.Locale;
import outflank.tournament.Change;
import outflank.tournament.History;
import outflank.tournament.HistoryEntry;

/** What happened in a tournament, the latest first, in sentences. */
@Named
@RequestScoped
public class ReadHistory {

    @Inject
    private Desk desk;

    @Inject
    private History history;

    @Inject
    private Messages messages;

    private List<HistoryEntry> lines = List.of();

    /** Opens the page before it is shown. */
    public void open() {
        if (desk.open()) {
            lines = history.latest(desk.actor(), desk.id());
        }
    }

    /** What happened, such as "The result of 2/7 A – B was changed from 38–26 to 26–38". */
    public String text(HistoryEntry line) {
        Change change = HistoryWords.of(line.action(), line.change(), key -> messages.text(key));
        return messages.text(
                "history." + line.action().name().toLowerCase(Locale.ROOT),
                change.subject(),
                change.before(),
                change.after());
    }

    public List<HistoryEntry> getLines() {
        return lines;
    }
}
