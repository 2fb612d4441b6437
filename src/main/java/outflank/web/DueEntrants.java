package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import java.util.function.Predicate;
import outflank.competition.pairing.PairingSystem;
import outflank.competition.pairing.RematchFree;
import outflank.tournament.Entrants;
import outflank.tournament.Rounds;

/** Which entrants wait for the desk while it runs a round. */
@Named
@RequestScoped
public class DueEntrants {

    @Inject
    private Desk desk;

    @Inject
    private Entrants entrants;

    @Inject
    private Rounds rounds;

    private List<EntrantRow> rows;

    /** Registrations that nobody has answered. */
    public long getWaiting() {
        return count(EntrantRow::isWaiting);
    }

    /** Accepted players who have not checked in. */
    public long getExpected() {
        return count(EntrantRow::isExpected);
    }

    /** Players who take part in the next round. */
    public long getPresent() {
        return count(row -> row.present() && !row.missesNext());
    }

    /** Whether so few players are left that a coming round may have to pair two again who have met. */
    public boolean isRematchPossible() {
        int planned = desk.getTournament().rules().plannedRounds();
        boolean more = rounds.next(desk.id()) <= planned && !system().isRoundRobin();
        return more && getPresent() > 1 && !RematchFree.isGuaranteed(planned, (int) getPresent());
    }

    /** The rounds a round robin takes before its first one, if that is more than are planned; else 0. */
    public int getRoundRobinRounds() {
        int needed = system().rounds((int) getPresent()).orElse(0);
        boolean cut = needed > desk.getTournament().rules().plannedRounds();
        return cut && rounds.next(desk.id()) == 1 ? needed : 0;
    }

    private PairingSystem system() {
        return desk.getTournament().pairingRules().system();
    }

    private long count(Predicate<EntrantRow> wanted) {
        if (rows == null) {
            int next = rounds.next(desk.id());
            rows = entrants.all(desk.actor(), desk.id()).stream()
                    .map(entrant -> EntrantRow.of(entrant, next, 0))
                    .toList();
        }
        return rows.stream().filter(wanted).count();
    }
}
