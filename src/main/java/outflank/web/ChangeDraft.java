package outflank.web;

import jakarta.faces.view.ViewScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.io.IOException;
import java.io.Serializable;
import org.omnifaces.util.Faces;
import outflank.competition.pairing.Opponents;
import outflank.tournament.ChangingDrafts;
import outflank.tournament.DraftAction;

/**
 * The dialog in which a draft is changed by hand: a player is chosen, a change is tried out, then kept or not. It speaks
 * of the draft the page has shown; {@link TryChange} says what the change would do.
 */
@Named
@ViewScoped
@SuppressWarnings("serial") // The use cases are proxies of the container, which are serializable.
public class ChangeDraft implements Serializable {

    private static final long serialVersionUID = 1L;

    @Inject
    private Desk desk;

    @Inject
    private RunRound run;

    @Inject
    private ChangingDrafts changing;

    @Inject
    private Messages messages;

    private Integer chosen;
    private Integer onto;
    private Integer partner;
    private boolean compared;
    private DraftAction action;
    private int one;
    private int other;

    /** A player was chosen on the page: {@code chosen}. */
    public void choose() {
        partner = null;
        compared = false;
        look();
    }

    /** A player was dropped on the seat of another one: {@code chosen} on {@code onto}. */
    public void drop() {
        partner = onto;
        tryOut(DraftAction.SWAP_SEATS);
    }

    /** Tries out what a button says, with the chosen player and, where it takes two, the one picked beside it. */
    public void tryOut(DraftAction wanted) {
        if (chosen == null || wanted.isOfTwo() && partner == null) {
            look();
            return;
        }
        tryOut(wanted, chosen, partner == null ? 0 : partner);
    }

    /** Tries out a change of the chosen player's present table. */
    public void tryOutPair(DraftAction wanted, int opponent) {
        tryOut(wanted, chosen, opponent);
    }

    /** Tries out another opponent; the player himself stands for the bye. */
    public void tryOutOpponent(int opponent) {
        tryOut(opponent == chosen ? DraftAction.GIVE_BYE : DraftAction.FORCE_PAIR, chosen, opponent);
    }

    /** Tries out to allow a forbidden pair again. */
    public void allow(Opponents pair) {
        tryOut(DraftAction.ALLOW_PAIR, pair.lower(), pair.higher());
    }

    private void tryOut(DraftAction wanted, int first, int second) {
        boolean possible = messages.attempt(
                () -> changing.preview(desk.actor(), desk.id(), run.getShown().id(), wanted, first, second));
        action = possible ? wanted : null;
        one = first;
        other = second;
    }

    /** Shows all other opponents and what they would cost. */
    public void compare() {
        compared = true;
        look();
    }

    /** Back to the player, or to nothing. */
    public void look() {
        action = null;
    }

    /** Keeps the change that was tried out. */
    public void keep() throws IOException {
        if (messages.attempt(
                () -> changing.keep(desk.actor(), desk.id(), run.getShown().id(), action, one, other))) {
            messages.done("desk.change.kept");
            Faces.redirect(desk.address("round"));
        }
    }

    /** Takes the last change back. */
    public void undo() throws IOException {
        if (messages.attempt(
                () -> changing.undo(desk.actor(), desk.id(), run.getShown().id()))) {
            messages.done("desk.change.undone");
            Faces.redirect(desk.address("round"));
        }
    }

    /** Whether a change is being tried out. */
    public boolean isTrying() {
        return action != null;
    }

    /** Whether the other opponents are shown. */
    public boolean isCompared() {
        return compared;
    }

    public DraftAction getAction() {
        return action;
    }

    public int getOne() {
        return one;
    }

    public int getOther() {
        return other;
    }

    public Integer getChosen() {
        return chosen;
    }

    public void setChosen(Integer chosen) {
        this.chosen = chosen;
    }

    public Integer getOnto() {
        return onto;
    }

    public void setOnto(Integer onto) {
        this.onto = onto;
    }

    public Integer getPartner() {
        return partner;
    }

    public void setPartner(Integer partner) {
        this.partner = partner;
    }
}
