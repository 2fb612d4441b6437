package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.io.IOException;
import java.util.UUID;
import org.omnifaces.util.Faces;
import outflank.competition.Color;
import outflank.record.ChoosingDraws;
import outflank.record.PlayerSheet;
import outflank.tournament.DrawChoice;
import outflank.tournament.OpenChoice;
import outflank.usecase.Refusal;

/** On a player's own page: whose choice draw and color of his present game are, and his choice if it is his. */
@Named
@RequestScoped
public class ChooseDraw {

    @Inject
    private CurrentActor caller;

    @Inject
    private ShowMyTournament my;

    @Inject
    private ChoosingDraws choosing;

    @Inject
    private Messages messages;

    private String seen;
    private String gameId;

    /** Makes the choice in the game the page was shown for. */
    public void choose(DrawChoice choice) throws IOException {
        try {
            choosing.choose(caller.playerWhoSaw(seen), UUID.fromString(gameId), choice);
            messages.done("me.choice.taken");
        } catch (Refusal refusal) {
            messages.refusedOnNextPage(refusal);
        } catch (IllegalArgumentException handMade) {
            messages.refusedOnNextPage(new Refusal(handMade, "refusal.noGame"));
        }
        Faces.redirect(Faces.getRequestContextPath() + "/me/tournament");
    }

    /** What is still to be chosen before the present game; null if nothing is. */
    public OpenChoice getOpen() {
        PlayerSheet game = my.getGame();
        boolean over = game == null || game.result().isPresent();
        return over ? null : game.game().openChoice().orElse(null);
    }

    /** Whether the choice is this player's. */
    public boolean isMine() {
        return getOpen() != null
                && getOpen().chooser().id().equals(my.getEntrant().id());
    }

    /** Whether this is among what the player can choose now. */
    public boolean offers(DrawChoice choice) {
        return isMine() && getOpen().options().contains(choice);
    }

    /** Who wins a draw of the present game: {@code mine}, {@code theirs}, or empty while that is not agreed. */
    public String getHolder() {
        PlayerSheet game = my.getGame();
        Color holder = game == null ? null : game.game().drawHolder().orElse(null);
        if (holder == null) {
            return "";
        }
        return holder == game.color() ? "mine" : "theirs";
    }

    public String getSeen() {
        return my.getSeen();
    }

    public void setSeen(String seen) {
        this.seen = seen;
    }

    public String getGameId() {
        return my.getGame() == null ? gameId : my.getGame().game().id().toString();
    }

    public void setGameId(String gameId) {
        this.gameId = gameId;
    }
}
