package outflank.record;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import outflank.account.Actor;
import outflank.competition.Competition;
import outflank.competition.Result;
import outflank.competition.correction.Correction;
import outflank.competition.correction.CorrectionEffect;
import outflank.tournament.Action;
import outflank.tournament.Competitions;
import outflank.tournament.EnteringResults;
import outflank.tournament.Game;
import outflank.tournament.GameResult;
import outflank.tournament.Right;
import outflank.tournament.Rights;
import outflank.tournament.Rounds;
import outflank.tournament.ScoreText;
import outflank.tournament.Tournament;
import outflank.tournament.Tournaments;
import outflank.usecase.Refusal;
import outflank.usecase.UseCase;

/**
 * Correcting a result that stands, of any published round and after the end of the tournament too: first what it would
 * change, then, with a reason, the correction itself. Published pairings never change by it.
 */
@UseCase
public class CorrectingResults {

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private Tournaments tournaments;

    @Inject
    private Rounds rounds;

    @Inject
    private Competitions competitions;

    @Inject
    private EnteringResults results;

    @Inject
    private Confirming confirming;

    @Inject
    private Rights rights;

    /**
     * What another result would change. Nothing is changed by asking.
     *
     * @throws Refusal if the caller may not rule, no result stands, or the game cannot have this one
     */
    public CorrectionPreview preview(Actor actor, UUID tournamentId, UUID gameId, Result result) {
        rights.require(actor, tournamentId, Right.RULE);
        Game game = rounds.requirePublishedGame(tournamentId, gameId);
        Tournament tournament = game.round().tournament();
        EnteringResults.requirePossible(tournament, game, result);
        GameResult standing = standing(gameId);
        return new CorrectionPreview(
                standing.id(),
                text(standing.result()),
                text(result),
                effect(tournament, game, result),
                game.round().isOfFinals(),
                tournament.isFinished(),
                rounds.hasDraft(tournamentId));
    }

    /** No standings count a game of the finals. */
    private CorrectionEffect effect(Tournament tournament, Game game, Result result) {
        if (game.round().isOfFinals()) {
            return new CorrectionEffect(List.of(), List.of());
        }
        Competition competition = competitions.read(tournament);
        Correction correction = new Correction(game.round().number(), game.tableNumber(), result);
        return CorrectionEffect.of(competition, correction, tournament.rules().parsedTieBreaks());
    }

    /**
     * Corrects a result after its preview was seen.
     *
     * @param seen the preview; if the correction would have another effect by now, nothing is changed
     * @param result the corrected result
     * @param chosen whose record is shown from now on; null leaves the choice to what fits best
     * @param reason why; it stands in the history
     * @throws Refusal if the caller may not, the reason is missing, or something the preview showed has changed
     */
    public void correct(
            Actor actor,
            UUID tournamentId,
            UUID gameId,
            CorrectionPreview seen,
            Result result,
            Source chosen,
            String reason) {
        tournaments.forChange(actor, tournamentId, Right.RULE);
        if (!preview(actor, tournamentId, gameId, result).equals(seen)) {
            throw new Refusal("refusal.previewOutdated");
        }
        if (seen.isSame() && chosen == null) {
            throw new Refusal("refusal.nothingCorrected");
        }
        confirming.rule(actor, tournamentId, gameId, seen.resultId(), result, chosen, reason);
    }

    /**
     * The result that stood before the one in force, to which the correction could be undone. Where the colors were
     * swapped, each player kept what he had: that is undone by swapping them back.
     */
    public Optional<GameResult> former(Actor actor, UUID tournamentId, UUID gameId) {
        rights.require(actor, tournamentId, Right.SEE_DESK);
        Game game = rounds.requirePublishedGame(tournamentId, gameId);
        List<GameResult> all = rounds.resultsOf(gameId);
        if (all.size() < 2 || !all.get(0).isInForce()) {
            return Optional.empty();
        }
        GameResult standing = all.get(0);
        GameResult former = all.get(1);
        boolean bySwap =
                former.result().withColorsSwapped().equals(standing.result()) && swappedFor(game, standing.reason());
        return bySwap ? Optional.empty() : Optional.of(former);
    }

    private boolean swappedFor(Game game, String reason) {
        String subject = game.round().number() + "/" + game.tableNumber() + " %";
        return entities.createQuery("""
                        select count(h) from HistoryEntry h where h.tournamentId = :id and h.action = :action
                        and h.subject like :subject and h.reason = :reason""", Long.class)
                        .setParameter("id", game.round().tournament().id())
                        .setParameter("action", Action.COLORS_SWAPPED)
                        .setParameter("subject", subject)
                        .setParameter("reason", reason)
                        .getSingleResult()
                > 0;
    }

    private GameResult standing(UUID gameId) {
        return results.inForce(gameId).orElseThrow(() -> new Refusal("refusal.nothingToCorrect"));
    }

    private static String text(Result result) {
        return result.kind() + " " + ScoreText.of(result);
    }
}
