package outflank.tournament;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.Optional;
import java.util.UUID;
import outflank.account.Actor;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.usecase.Refusal;
import outflank.usecase.Text;
import outflank.usecase.UseCase;

/** Making a result official, and changing one that stands. Nothing is overwritten: each result is a row of its own. */
@UseCase
public class EnteringResults {

    private static final int LONGEST_REASON = 500;

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private Tournaments tournaments;

    @Inject
    private Rounds rounds;

    @Inject
    private Rights rights;

    @Inject
    private History history;

    /**
     * Enters the official result of a game.
     *
     * @param seenResultId the result in force that the caller saw, null if there was none; if another one stands by now,
     *     nothing is changed
     * @param reason why; needed when a result that stands is changed, and when a game is adjudicated
     * @throws Refusal if the caller may not, somebody else was faster, or the reason is missing
     */
    public void enter(Actor actor, UUID tournamentId, UUID gameId, UUID seenResultId, Result result, String reason) {
        Tournament tournament = tournaments.forChange(actor, tournamentId, Right.ENTER_RESULTS);
        Game game = rounds.requirePublishedGame(tournamentId, gameId);
        requirePossible(tournament, game, result);
        Optional<GameResult> standing = inForce(gameId);
        requireSeen(standing, seenResultId);
        String why = Text.line(reason, "result.reason", LONGEST_REASON);
        boolean adjudged = result.kind() == ResultKind.ADJUDICATION;
        if (adjudged) {
            rights.require(actor, tournamentId, Right.RULE);
            requireReason(why);
        }
        if (standing.isPresent()) {
            rights.require(actor, tournamentId, Right.RULE);
            if (standing.get().result().equals(result)) {
                return;
            }
            requireReason(why);
            replace(actor, game, standing.get(), result, why);
        } else {
            put(actor, game, result, adjudged ? ResultOrigin.RULED : ResultOrigin.ENTERED, why);
        }
    }

    /** The director decides where the players or their records disagree; he always says why. */
    public void rule(Actor actor, UUID tournamentId, UUID gameId, UUID seenResultId, Result result, String reason) {
        Tournament tournament = tournaments.forChange(actor, tournamentId, Right.RULE);
        Game game = rounds.requirePublishedGame(tournamentId, gameId);
        requirePossible(tournament, game, result);
        Optional<GameResult> standing = inForce(gameId);
        requireSeen(standing, seenResultId);
        String why = Text.line(reason, "result.reason", LONGEST_REASON);
        requireReason(why);
        if (standing.isPresent()) {
            replace(actor, game, standing.get(), result, why);
        } else {
            put(actor, game, result, ResultOrigin.RULED, why);
        }
    }

    /**
     * Makes official what both sides said alike; the caller has checked that they did and holds the tournament's lock.
     * A result that stands already stays.
     */
    public void agree(Actor actor, Game game, Result result) {
        if (inForce(game.id()).isEmpty()) {
            put(actor, game, result, ResultOrigin.AGREED, "");
        }
    }

    /** The result in force of a game. */
    public Optional<GameResult> inForce(UUID gameId) {
        return entities.createQuery(
                        "select r from GameResult r where r.game.id = :game and r.replacedAt is null", GameResult.class)
                .setParameter("game", gameId)
                .getResultStream()
                .findFirst();
    }

    /** Each player keeps what he has by the result in force, now that the colors are swapped. */
    void swapSides(Actor actor, Game game, GameResult standing, String reason) {
        replace(actor, game, standing, standing.result().withColorsSwapped(), reason);
    }

    /** @throws Refusal if this game cannot have this result by the rules of its tournament */
    public static void requirePossible(Tournament tournament, Game game, Result result) {
        GameRules rules = tournament.rules().game();
        ScoreCheck.requirePossible(rules, result);
        boolean even = result.blackHalfDiscs() == result.whiteHalfDiscs();
        if (even && rules.drawRule().toOneSide() && result.kind() != ResultKind.DOUBLE_FORFEIT) {
            game.drawHolder().filter(holder -> result.halfPoints(holder) == 0).ifPresent(holder -> {
                throw new Refusal("refusal.drawHeld", game.player(holder).name());
            });
        }
    }

    static void requireReason(String reason) {
        if (reason.isEmpty()) {
            throw new Refusal("refusal.reasonMissing");
        }
    }

    /** @throws Refusal if the result in force is another one than the caller saw */
    public static void requireSeen(Optional<GameResult> standing, UUID seenResultId) {
        UUID standingId = standing.map(GameResult::id).orElse(null);
        if (standingId == null ? seenResultId != null : !standingId.equals(seenResultId)) {
            throw new Refusal(
                    "refusal.resultChangedMeanwhile",
                    standing.map(result -> ScoreText.of(result.result())).orElse("–"));
        }
    }

    private void replace(Actor actor, Game game, GameResult standing, Result result, String reason) {
        standing.replace();
        // The old row must be written before the new one: only one result of a game is in force.
        entities.flush();
        entities.persist(new GameResult(game, result, ResultOrigin.RULED, reason, actor.name()));
        write(actor, game, Action.RESULT_RULED, ScoreText.of(standing.result()), result, reason);
    }

    private void put(Actor actor, Game game, Result result, ResultOrigin origin, String reason) {
        entities.persist(new GameResult(game, result, origin, reason, actor.name()));
        Action action =
                switch (origin) {
                    case AGREED -> Action.RESULT_AGREED;
                    case ENTERED -> Action.RESULT_ENTERED;
                    case RULED -> Action.RESULT_RULED;
                };
        write(actor, game, action, "", result, reason);
    }

    private void write(Actor actor, Game game, Action action, String before, Result after, String reason) {
        history.write(
                game.round().tournament().id(),
                actor,
                action,
                new Change(game.label(), before, ScoreText.of(after), reason));
    }
}
