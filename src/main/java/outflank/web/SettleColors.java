package outflank.web;

import jakarta.faces.view.ViewScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.io.IOException;
import java.io.Serializable;
import java.util.UUID;
import org.omnifaces.util.Faces;
import outflank.record.ChoosingDraws;
import outflank.record.GameSheet;
import outflank.record.SwappingColors;
import outflank.tournament.DrawChoice;
import outflank.tournament.Game;
import outflank.tournament.GameResult;
import outflank.tournament.OpenChoice;
import outflank.tournament.Right;
import outflank.usecase.Refusal;

/** Which color each of the two really had, and who wins a draw: said at the desk on the page of a game. */
@Named
@ViewScoped
@SuppressWarnings("serial") // The use cases are proxies of the container, which are serializable.
public class SettleColors implements Serializable {

    private static final long serialVersionUID = 1L;

    @Inject
    private Desk desk;

    @Inject
    private JudgeGame judge;

    @Inject
    private SwappingColors swapping;

    @Inject
    private ChoosingDraws choosing;

    @Inject
    private Messages messages;

    private UUID seenBlackId;
    private UUID seenResultId;
    private UUID seenChooserId;
    private String reason;

    /** Remembers what the page shows, so that a button acts on just that. */
    public void open() {
        if (Faces.getContext().getResponseComplete()) {
            return;
        }
        GameSheet sheet = judge.getSheet();
        seenBlackId = sheet.game().black().id();
        seenResultId = sheet.result().map(GameResult::id).orElse(null);
        seenChooserId =
                sheet.game().openChoice().map(open -> open.chooser().id()).orElse(null);
    }

    /** The two had the other colors. */
    public void swap() throws IOException {
        attempt(
                () -> swapping.swap(desk.actor(), desk.id(), judge.id(), seenBlackId, seenResultId, reason),
                "desk.colors.swapped.done");
    }

    /** Notes what the player has chosen whose choice it is. */
    public void choose(DrawChoice choice) throws IOException {
        attempt(
                () -> choosing.chooseForPlayer(desk.actor(), desk.id(), judge.id(), seenChooserId, choice),
                "desk.choice.noted");
    }

    /** Takes the choices back. */
    public void undo() throws IOException {
        attempt(() -> choosing.undo(desk.actor(), desk.id(), judge.id(), reason), "desk.choice.undone");
    }

    private void attempt(Runnable useCase, String done) throws IOException {
        try {
            useCase.run();
            messages.done(done);
            Faces.redirect(judge.address());
        } catch (Refusal refusal) {
            messages.refused(refusal.key().equals("refusal.reasonMissing") ? "colors:why" : null, refusal);
        }
    }

    /** Whether the caller may change anything here: without a result the desk, with one the director. */
    public boolean isOpen() {
        return desk.may(judge.getSheet().result().isPresent() ? Right.RULE : Right.ENTER_RESULTS);
    }

    /** What is still to be chosen; null if nothing is, or the game is over. */
    public OpenChoice getChoice() {
        GameSheet sheet = judge.getSheet();
        return sheet.result().isPresent() ? null : sheet.game().openChoice().orElse(null);
    }

    /** Whether this is among what can be chosen now. */
    public boolean offers(DrawChoice choice) {
        return getChoice() != null && getChoice().options().contains(choice);
    }

    /** The name of who wins a draw; empty if that is not agreed. */
    public String getHolder() {
        Game game = judge.getSheet().game();
        return game.drawHolder().map(color -> game.player(color).name()).orElse("");
    }

    public String getReason() {
        return reason;
    }

    public void setReason(String reason) {
        this.reason = reason;
    }
}
