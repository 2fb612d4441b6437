package outflank.tournament;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.Optional;
import outflank.account.Actor;
import outflank.usecase.Refusal;
import outflank.usecase.Text;
import outflank.usecase.UseCase;

/** Who really had which color, and who wins a draw. The caller holds the tournament's lock. */
@UseCase
public class PlayedColors {

    private static final int LONGEST_REASON = 500;

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private EnteringResults results;

    @Inject
    private Rights rights;

    @Inject
    private History history;

    /**
     * The two had the other colors. A result that stands is changed with them, which takes a director and a reason.
     *
     * @param onBoard whether the result in force is what the game's record shows: then it belongs to the colors, and else
     *     to the players
     * @throws Refusal if a result stands, and the caller may not change it or gives no reason
     */
    public void swap(Actor actor, Game game, boolean onBoard, String reason) {
        Optional<GameResult> standing = results.inForce(game.id());
        String why = requireReason(actor, game, standing, reason);
        String label = game.label();
        game.swapColors();
        entities.flush();
        history.write(
                game.round().tournament().id(),
                actor,
                Action.COLORS_SWAPPED,
                new Change(label, "", game.black().name(), why));
        standing.filter(result -> !onBoard && !isHeldByColor(game, result))
                .ifPresent(result -> results.swapSides(actor, game, result, why));
    }

    /**
     * Notes what a player has chosen; if it is a color, it is on the board already.
     *
     * @throws Refusal if there is nothing like this to choose
     */
    public void note(Actor actor, Game game, DrawChoice choice) {
        Entrant chooser = game.openChoice()
                .filter(open -> open.options().contains(choice))
                .map(OpenChoice::chooser)
                .orElseThrow(() -> new Refusal("refusal.nothingToChoose"));
        game.noteChoice(choice, chooser);
        history.write(
                game.round().tournament().id(),
                actor,
                Action.DRAW_CHOSEN,
                new Change(game.label(), chooser.name(), choice.name(), ""));
    }

    /**
     * Takes the choices of a game back, so that they can be made anew; the colors stay.
     *
     * @throws Refusal if a result stands, and the caller may not change it or gives no reason
     */
    public void forget(Actor actor, Game game, String reason) {
        String why = requireReason(actor, game, results.inForce(game.id()), reason);
        game.forgetChoices();
        history.write(
                game.round().tournament().id(),
                actor,
                Action.DRAW_CHOICE_UNDONE,
                new Change(game.label(), "", "", why));
    }

    private String requireReason(Actor actor, Game game, Optional<GameResult> standing, String reason) {
        String why = Text.line(reason, "result.reason", LONGEST_REASON);
        if (standing.isPresent()) {
            rights.require(actor, game.round().tournament().id(), Right.RULE);
            EnteringResults.requireReason(why);
        }
        return why;
    }

    /** A draw that counts for a color counts for it whoever had it. */
    private static boolean isHeldByColor(Game game, GameResult standing) {
        boolean even = standing.result().blackHalfDiscs() == standing.result().whiteHalfDiscs();
        return even && game.round().tournament().rules().game().drawRule().heldByColor();
    }
}
