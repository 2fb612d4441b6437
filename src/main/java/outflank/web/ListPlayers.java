package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import outflank.tournament.Entrant;
import outflank.tournament.Entrants;

/** Everybody who is accepted for a tournament, by name in the order of the reader's language. */
@Named
@RequestScoped
public class ListPlayers {

    @Inject
    private ShownTournament shown;

    @Inject
    private Entrants entrants;

    @Inject
    private Language language;

    private List<Entrant> rows = List.of();

    /** Loads what the page shows. */
    public void load() {
        if (shown.find()) {
            Comparator<Object> names = language.collator();
            rows = entrants.accepted(shown.getTournament().id()).stream()
                    .sorted(Comparator.comparing(
                                    (Entrant entrant) -> entrant.person().sortName(), names)
                            .thenComparing(Entrant::number))
                    .toList();
        }
    }

    public List<Entrant> getRows() {
        return rows;
    }

    /** What the badge of a player says. */
    public String state(Entrant entrant) {
        if (entrant.isWithdrawn()) {
            return "withdrawn";
        }
        return entrant.isCheckedIn() ? "checked_in" : "accepted";
    }

    /** The page of a player, once there are rounds to speak of; else null. */
    public String link(Entrant entrant) {
        return entrant.isCheckedIn() && shown.getLastRound() > 0
                ? ShowPlayer.link(shown, entrant.number(), OptionalInt.empty(), false)
                : null;
    }
}
