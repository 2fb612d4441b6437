package outflank.web;

import jakarta.faces.view.ViewScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.io.Serializable;
import java.util.List;
import java.util.function.Predicate;
import outflank.player.PersonDetails;
import outflank.tournament.CheckingIn;
import outflank.tournament.ConfiguringTournaments;
import outflank.tournament.Entrants;
import outflank.tournament.PersonalLinks;
import outflank.tournament.Registering;
import outflank.tournament.RequestingByes;
import outflank.tournament.Rounds;
import outflank.usecase.Refusal;

/** The desk's list of entrants: accepting, checking in, withdrawing, adding. */
@Named
@ViewScoped
@SuppressWarnings("serial") // The use cases are proxies of the container, which are serializable.
public class ManageEntrants implements Serializable {

    private static final long serialVersionUID = 1L;

    @Inject
    private Desk desk;

    @Inject
    private Entrants entrants;

    @Inject
    private Rounds rounds;

    @Inject
    private Registering registering;

    @Inject
    private CheckingIn checkingIn;

    @Inject
    private RequestingByes requesting;

    @Inject
    private ConfiguringTournaments configuring;

    @Inject
    private PersonalLinks personalLinks;

    @Inject
    private Links links;

    @Inject
    private Messages messages;

    private final PlayerForm player = new PlayerForm();
    private int nextRound;
    private List<EntrantRow> rows = List.of();
    private String link;
    private String linkOf;
    private boolean added;

    /** Opens the page, on each request before it is shown. */
    public void open() {
        if (desk.open()) {
            nextRound = rounds.next(desk.id());
            int mostByes = desk.getTournament().missedRounds().mostByes();
            rows = entrants.all(desk.actor(), desk.id()).stream()
                    .map(entrant -> EntrantRow.of(entrant, nextRound, mostByes))
                    .toList();
        }
    }

    /** Accepts one registration. */
    public void accept(EntrantRow row) {
        act(() -> registering.accept(desk.actor(), desk.id(), row.id()));
    }

    /** Accepts all that wait. */
    public void acceptAll() {
        act(() -> registering.acceptAll(desk.actor(), desk.id()));
    }

    public void decline(EntrantRow row) {
        act(() -> registering.decline(desk.actor(), desk.id(), row.id()));
    }

    public void checkIn(EntrantRow row) {
        act(() -> checkingIn.checkIn(desk.actor(), desk.id(), row.id()));
    }

    public void checkInAll() {
        act(() -> checkingIn.checkInAll(desk.actor(), desk.id()));
    }

    public void undoCheckIn(EntrantRow row) {
        act(() -> checkingIn.undoCheckIn(desk.actor(), desk.id(), row.id()));
    }

    public void withdraw(EntrantRow row) {
        act(() -> checkingIn.withdraw(desk.actor(), desk.id(), row.id()));
    }

    public void reenter(EntrantRow row) {
        act(() -> checkingIn.reenter(desk.actor(), desk.id(), row.id()));
    }

    /** Marks that somebody misses the next round, as the page named it, or takes the mark back. */
    public void missNext(EntrantRow row, boolean absent) {
        int seen = nextRound;
        act(() -> checkingIn.announceAbsence(desk.actor(), desk.id(), row.id(), seen, absent));
    }

    /** Grants a bye with points in the next round, as the page named it. */
    public void byeNext(EntrantRow row) {
        int seen = nextRound;
        act(() -> requesting.grant(desk.actor(), desk.id(), row.id(), seen));
    }

    /** Gives a player a new link and shows it once. */
    public void renewLink(EntrantRow row) {
        act(() -> {
            link = links.personal(personalLinks.renew(desk.actor(), desk.id(), row.id()));
            linkOf = row.name();
        });
    }

    public void openRegistration(boolean open) {
        act(() -> {
            configuring.openRegistration(desk.actor(), desk.id(), open);
            messages.tell(open ? "desk.registration.opened" : "desk.registration.closed");
        });
    }

    /** Adds a player at the desk, checks him in if so wanted, and shows his link once. */
    public void add() {
        act(() -> {
            try {
                PersonDetails details = player.details();
                var registration = player.getNumber().isEmpty()
                        ? registering.register(desk.actor(), desk.id(), details)
                        : registering.register(desk.actor(), desk.id(), details, player.federationNumber());
                link = links.personal(registration.link());
                linkOf = registration.entrant().name();
                messages.tell("desk.entrants.added", linkOf);
                if (player.isCheckIn()) {
                    checkingIn.checkIn(
                            desk.actor(), desk.id(), registration.entrant().id());
                }
                player.clear();
                added = true;
            } catch (Refusal refusal) {
                messages.refused(PlayerForm.field("add", refusal), refusal);
            }
        });
    }

    /** A link shown for the step before disappears. */
    private void act(Runnable step) {
        link = null;
        added = false;
        messages.attempt(step);
    }

    private long count(Predicate<EntrantRow> wanted) {
        return rows.stream().filter(wanted).count();
    }

    public long getWaiting() {
        return count(EntrantRow::isWaiting);
    }

    public long getExpected() {
        return count(EntrantRow::isExpected);
    }

    public long getPresent() {
        return count(EntrantRow::present);
    }

    public long getGone() {
        return count(EntrantRow::isWithdrawn);
    }

    public List<EntrantRow> getRows() {
        return rows;
    }

    public PlayerForm getPlayer() {
        return player;
    }

    public int getNextRound() {
        return nextRound;
    }

    /** The personal link just made; null if none was. It cannot be shown again. */
    public String getLink() {
        return link;
    }

    /** Whether the link is that of a player just added; then typing goes on with the next one. */
    public boolean isAdded() {
        return added;
    }

    public String getLinkOf() {
        return linkOf;
    }
}
