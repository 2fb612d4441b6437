package outflank.record;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.UUID;
import outflank.account.Actor;
import outflank.competition.Result;
import outflank.othello.transcript.Transcript;
import outflank.tournament.Action;
import outflank.tournament.Change;
import outflank.tournament.EnteringResults;
import outflank.tournament.Game;
import outflank.tournament.History;
import outflank.tournament.Right;
import outflank.tournament.Rights;
import outflank.tournament.Round;
import outflank.tournament.Rounds;
import outflank.tournament.Tournament;
import outflank.tournament.Tournaments;
import outflank.usecase.Refusal;
import outflank.usecase.UseCase;

/** The desk makes results official: what was reported, what it enters itself, and what the director rules. */
@UseCase
public class Confirming {

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private Tournaments tournaments;

    @Inject
    private Rounds rounds;

    @Inject
    private GameSheets sheets;

    @Inject
    private EnteringResults results;

    @Inject
    private Rights rights;

    @Inject
    private History history;

    /** Confirms every result of a round that was reported and that nothing contradicts. */
    public int confirmUncontradicted(Actor actor, UUID tournamentId, Round round) {
        Tournament tournament = tournaments.forChange(actor, tournamentId, Right.ENTER_RESULTS);
        int confirmed = 0;
        for (GameSheet sheet : sheets.ofRound(actor, round)) {
            boolean clear = sheet.state() == SheetState.AGREED || sheet.state() == SheetState.REPORTED;
            if (clear && !sheet.reports().isEmpty()) {
                Result result = sheet.proposal().orElseThrow().result(tournament.rules());
                enter(actor, tournamentId, sheet.game().id(), null, result, "");
                confirmed++;
            }
        }
        return confirmed;
    }

    /**
     * Confirms what was handed in of one game.
     *
     * @param seen the result the caller saw as the one to confirm
     * @throws Refusal if the players have said something else meanwhile, or a result stands already
     */
    public void confirm(Actor actor, UUID tournamentId, UUID gameId, Result seen) {
        Tournament tournament = tournaments.forChange(actor, tournamentId, Right.ENTER_RESULTS);
        GameSheet sheet = sheets.ofGame(actor, tournamentId, gameId);
        boolean changed = sheet.result().isEmpty()
                && sheet.proposal()
                        .map(proposal -> proposal.result(tournament.rules()))
                        .filter(seen::equals)
                        .isEmpty();
        if (changed) {
            throw new Refusal("refusal.changedMeanwhile");
        }
        enter(actor, tournamentId, gameId, null, seen, "");
    }

    /**
     * Enters the official result of a game, with the record that fits it best. Where what was handed in contradicts itself,
     * this is a ruling: it takes a director and a reason.
     *
     * @throws Refusal see {@link EnteringResults#enter}; also if there is a contradiction and it is not ruled
     */
    public void enter(Actor actor, UUID tournamentId, UUID gameId, UUID seenResultId, Result result, String reason) {
        tournaments.forChange(actor, tournamentId, Right.ENTER_RESULTS);
        if (sheets.ofGame(actor, tournamentId, gameId).state() == SheetState.CONFLICT) {
            if (reason == null || reason.isBlank() || !rights.has(actor, tournamentId, Right.RULE)) {
                throw new Refusal("refusal.conflict");
            }
            results.rule(actor, tournamentId, gameId, seenResultId, result, reason);
        } else {
            results.enter(actor, tournamentId, gameId, seenResultId, result, reason);
        }
        entities.flush();
        OfficialRecord.choose(entities, sheets.ofGame(actor, tournamentId, gameId));
    }

    /**
     * Rules where there is a difference.
     *
     * @param chosen whose record is shown from now on; null leaves the choice to what fits best
     * @throws Refusal see {@link EnteringResults#rule}
     */
    public void rule(
            Actor actor,
            UUID tournamentId,
            UUID gameId,
            UUID seenResultId,
            Result result,
            Source chosen,
            String reason) {
        results.rule(actor, tournamentId, gameId, seenResultId, result, reason);
        entities.flush();
        GameSheet sheet = sheets.ofGame(actor, tournamentId, gameId);
        if (chosen == null) {
            OfficialRecord.choose(entities, sheet);
            return;
        }
        OfficialRecord.choose(entities, sheet, chosen);
        history.write(
                tournamentId,
                actor,
                Action.RECORD_CHOSEN,
                new Change(sheet.game().label(), "", chosen.name(), reason.strip()));
    }

    /**
     * The desk enters a record of a game.
     *
     * @throws Refusal if the record is empty or too long
     */
    public void enterRecord(Actor actor, UUID tournamentId, UUID gameId, String written) {
        Tournament tournament = tournaments.forChange(actor, tournamentId, Right.ENTER_RESULTS);
        Game game = rounds.requirePublishedGame(tournamentId, gameId);
        Transcript transcript = Records.read(game, written);
        if (transcript.written().isEmpty()) {
            throw new Refusal("refusal.nothingHandedIn");
        }
        Records.replace(
                entities,
                game,
                Source.DESK,
                transcript,
                tournament.rules().game().scoring(),
                actor.name());
        entities.flush();
        OfficialRecord.choose(entities, sheets.ofGame(game));
        history.write(
                tournamentId,
                actor,
                Action.RECORD_SUBMITTED,
                Change.to(game.label(), transcript.verdict() + " " + transcript.moveCount()));
    }
}
