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

    private List<HistoryEntry> lines = List.of();

    /** Opens the page before it is shown. */
    public void open() {
        if (desk.open()) {
            lines = history.latest(desk.actor(), desk.id());
        }
    }

    /** What happened, such as "The result of 2/7 A – B was changed from 38–26 to 26–38". */
    public String text(HistoryEntry line) {
        Change change = line.change();
        String subject = line.action() == Action.TEAM_INVITED ? words(change.subject()) : change.subject();
        String after =
                switch (line.action()) {
                    case TEAM_JOINED, RECORD_CHOSEN, RECORD_SUBMITTED -> words(change.after());
                    default -> change.after();
                };
        return messages.text(
                "history." + line.action().name().toLowerCase(Locale.ROOT), subject, change.before(), after);
    }

    /** A role, a source or a verdict stands in the history by its lasting name, a verdict with a number of moves. */
    private String words(String value) {
        String[] nameAndNumber = value.split(" ", 2);
        String number = nameAndNumber.length == 2 ? nameAndNumber[1] : "";
        return messages.text("history.value." + nameAndNumber[0].toLowerCase(Locale.ROOT), number);
    }

    public List<HistoryEntry> getLines() {
        return lines;
    }
}
