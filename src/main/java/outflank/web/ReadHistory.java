package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import java.util.Locale;
import outflank.tournament.Action;
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

    @Inject
    private CostWords words;

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
                before(line.action(), change),
                change.after());
    }

    /** Of a draft that was changed the price stands there, kept as a bare number. */
    private String before(Action action, Change change) {
        boolean price = action == Action.DRAFT_CHANGED || action == Action.DRAFT_CHANGE_UNDONE;
        return price ? words.price(Long.parseLong(change.before())) : change.before();
    }

    public List<HistoryEntry> getLines() {
        return lines;
    }
}
