package outflank.record;

import jakarta.inject.Inject;
import java.util.UUID;
import outflank.account.Actor;
import outflank.competition.Color;
import outflank.tournament.DrawChoice;
import outflank.tournament.EnteringResults;
import outflank.tournament.Entrant;
import outflank.tournament.Entrants;
import outflank.tournament.Game;
import outflank.tournament.OpenChoice;
import outflank.tournament.PlayedColors;
import outflank.tournament.Right;
import outflank.tournament.Rounds;
import outflank.tournament.Tournaments;
import outflank.usecase.Refusal;
import outflank.usecase.UseCase;

/** Before a game in which a draw goes to one side, the players choose who wins it and who has which color. */
@UseCase
public class ChoosingDraws {

    @Inject
    private Tournaments tournaments;

    @Inject
    private Entrants entrants;

    @Inject
    private Rounds rounds;

    @Inject
    private EnteringResults results;

    @Inject
    private SwappingColors swapping;

    @Inject
    private PlayedColors colors;

    /**
     * A player makes his choice by his link.
     *
     * @throws Refusal if it is not his choice, there is nothing like this to choose, or the game is over
     */
    public void choose(Actor player, UUID gameId, DrawChoice choice) {
        Entrant entrant = entrants.ofPlayer(player);
        UUID tournamentId = tournaments.lock(entrant.tournament().id()).id();
        Game game = rounds.requirePublishedGame(tournamentId, gameId);
        if (game.colorOf(entrant.id()) == null) {
            throw new Refusal("refusal.notYourGame");
        }
        boolean his = game.openChoice()
                .map(OpenChoice::chooser)
                .filter(chooser -> chooser.id().equals(entrant.id()))
                .isPresent();
        if (!his) {
            throw new Refusal("refusal.notYourChoice");
        }
        choose(player, game, choice);
    }

    /**
     * The desk notes what whoever has the choice has chosen.
     *
     * @param seenChooserId whose choice it was when the caller looked
     * @throws Refusal if it is somebody else's by now, there is nothing like this to choose, or the game is over
     */
    public void chooseForPlayer(Actor actor, UUID tournamentId, UUID gameId, UUID seenChooserId, DrawChoice choice) {
        tournaments.forChange(actor, tournamentId, Right.ENTER_RESULTS);
        Game game = rounds.requirePublishedGame(tournamentId, gameId);
        boolean seen = game.openChoice()
                .filter(open -> open.chooser().id().equals(seenChooserId))
                .isPresent();
        if (!seen) {
            throw new Refusal("refusal.changedMeanwhile");
        }
        choose(actor, game, choice);
    }

    /**
     * The desk takes the choices of a game back; the colors stay.
     *
     * @param reason why; needed if a result stands, and then it takes a director
     * @throws Refusal if the caller may not, or the reason is missing
     */
    public void undo(Actor actor, UUID tournamentId, UUID gameId, String reason) {
        tournaments.forChange(actor, tournamentId, Right.ENTER_RESULTS);
        colors.forget(actor, rounds.requirePublishedGame(tournamentId, gameId), reason);
    }

    private void choose(Actor actor, Game game, DrawChoice choice) {
        if (results.inForce(game.id()).isPresent()) {
            throw new Refusal("refusal.choiceTooLate");
        }
        OpenChoice open = game.openChoice()
                .filter(offered -> offered.options().contains(choice))
                .orElseThrow(() -> new Refusal("refusal.nothingToChoose"));
        Color own = game.colorOf(open.chooser().id());
        boolean wantsOther = choice.ownColor().filter(wanted -> wanted != own).isPresent();
        if (wantsOther) {
            swapping.swap(actor, game, "");
        }
        colors.note(actor, game, choice);
    }
}
