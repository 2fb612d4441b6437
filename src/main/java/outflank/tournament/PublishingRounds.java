package outflank.tournament;

import jakarta.inject.Inject;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;
import outflank.account.Actor;
import outflank.competition.Competition;
import outflank.usecase.Refusal;
import outflank.usecase.UseCase;

/** Publishing the draft to everybody, and ending the tournament after its last round. */
@UseCase
public class PublishingRounds {

    @Inject
    private Tournaments tournaments;

    @Inject
    private Rounds rounds;

    @Inject
    private Competitions competitions;

    @Inject
    private RunningFinals finals;

    @Inject
    private History history;

    /**
     * Publishes the draft; the round before it is closed. The first one fixes the rules.
     *
     * @param draftId the draft the director has seen; another one is not published
     * @throws Refusal if that draft is gone, published already, or no longer fits, or a game lacks its opening
     */
    public void publish(Actor actor, UUID tournamentId, UUID draftId) {
        Tournament tournament = tournaments.forChange(actor, tournamentId, Right.PAIR);
        tournament.requireNotFinished();
        List<Round> published = rounds.published(tournamentId);
        published.stream().filter(round -> round.id().equals(draftId)).forEach(PublishingRounds::refuseAgain);
        Round draft = rounds.draft(tournamentId)
                .filter(round -> round.id().equals(draftId))
                .orElseThrow(() -> new Refusal("refusal.draftGone"));
        Competition before = competitions.read(tournament);
        if (draft.isOfFinals()) {
            finals.requireReady(draft);
        } else if (!PairingInput.isOf(draft.pairingInput(), before, tournament.pairingRules())) {
            throw new Refusal("refusal.draftOutdated");
        }
        if (tournament.rules().game().variant().openingPrescribed()) {
            requireOpenings(draft);
        }
        if (tournament.rules().game().drawRule().toOneSide()) {
            decideDrawChoosers(draft, new DrawChoosers(tournament.rules(), before, draft.seed()));
        }
        published.forEach(Round::close);
        draft.publish();
        tournament.start();
        history.write(tournamentId, actor, Action.ROUND_PUBLISHED, Change.of("" + draft.number()));
    }

    private void requireOpenings(Round draft) {
        String missing = rounds.games(draft.id()).stream()
                .filter(game -> game.opening().isEmpty())
                .map(game -> String.valueOf(game.tableNumber()))
                .collect(Collectors.joining(", "));
        if (!missing.isEmpty()) {
            throw new Refusal("refusal.openingMissing", missing);
        }
    }

    private void decideDrawChoosers(Round draft, DrawChoosers choosers) {
        for (Game game : rounds.games(draft.id())) {
            int black = game.black().number();
            boolean isBlack = choosers.between(black, game.white().number()) == black;
            game.decideDrawChooser(isBlack ? game.black() : game.white());
        }
    }

    /** Somebody else at the desk was faster, or the button was pressed twice. */
    static void refuseAgain(Round published) {
        throw new Refusal("refusal.roundNotDraft", published.number());
    }

    /**
     * Ends the tournament; its standings are final.
     *
     * @throws Refusal if no round was played, or results of the last one are missing
     */
    public void finish(Actor actor, UUID tournamentId) {
        Tournament tournament = tournaments.forChange(actor, tournamentId, Right.PAIR);
        tournament.requireNotFinished();
        List<Round> published = rounds.published(tournamentId);
        if (published.isEmpty()) {
            throw new Refusal("refusal.nothingPlayed");
        }
        if (rounds.draft(tournamentId).isPresent()) {
            throw new Refusal("refusal.draftLeft");
        }
        PairingRounds.requireDecided(competitions.read(tournament));
        finals.requireOver(tournamentId);
        published.forEach(Round::close);
        tournament.finish();
        history.write(
                tournamentId,
                actor,
                Action.TOURNAMENT_FINISHED,
                Change.of(tournament.details().name()));
    }

    /** Takes the end back, for instance because a further round was forgotten. */
    public void reopen(Actor actor, UUID tournamentId) {
        Tournament tournament = tournaments.forChange(actor, tournamentId, Right.PAIR);
        if (tournament.state() != TournamentState.FINISHED) {
            return;
        }
        tournament.reopen();
        List<Round> published = rounds.published(tournamentId);
        published.get(published.size() - 1).reopen();
        history.write(
                tournamentId,
                actor,
                Action.TOURNAMENT_REOPENED,
                Change.of(tournament.details().name()));
    }
}
