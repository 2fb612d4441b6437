package outflank.tournament;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import outflank.account.Actor;
import outflank.othello.PrescribedOpening;
import outflank.othello.transcript.Transcript;
import outflank.usecase.Refusal;
import outflank.usecase.UseCase;

/** Giving the games of a round the opening they must begin with, where the variant prescribes one. */
@UseCase
public class PrescribingOpenings {

    @Inject
    private Tournaments tournaments;

    @Inject
    private Rounds rounds;

    @Inject
    private EnteringResults results;

    @Inject
    private History history;

    /**
     * Draws another opening for all tables of the draft by lot.
     *
     * @param draftId the draft the caller has seen
     * @throws Refusal if that draft is gone or published, or the games of this tournament have no openings
     */
    public void drawAgain(Actor actor, UUID tournamentId, UUID draftId) {
        Tournament tournament = forOpenings(actor, tournamentId);
        Round draft = requireDraft(tournamentId, draftId);
        List<Game> games = rounds.games(draftId);
        // Each lot follows from the one before, so that asking once more gives a third one, and not the first again.
        long seed = draft.seed() + common(games).map(String::hashCode).orElse(0);
        PrescribedOpening drawn = PrescribedOpening.drawn(seed, rounds.openings(tournament.id()));
        prescribe(actor, draft, games, drawn);
    }

    /**
     * Gives all tables of the draft this opening.
     *
     * @param written eight moves in any form
     * @throws Refusal if these are not eight legal moves; also as {@link #drawAgain}
     */
    public void prescribe(Actor actor, UUID tournamentId, UUID draftId, String written) {
        forOpenings(actor, tournamentId);
        Round draft = requireDraft(tournamentId, draftId);
        prescribe(actor, draft, rounds.games(draftId), read(written));
    }

    /**
     * Gives one table this opening: in the draft, or in a published round while the game has no result.
     *
     * @param written eight moves in any form
     * @throws Refusal if these are not eight legal moves, the game is gone or over, or its tournament has no openings
     */
    public void prescribeTable(Actor actor, UUID tournamentId, UUID gameId, String written) {
        forOpenings(actor, tournamentId);
        PrescribedOpening opening = read(written);
        Game game = rounds.draft(tournamentId).map(draft -> rounds.games(draft.id())).orElse(List.of()).stream()
                .filter(drafted -> drafted.id().equals(gameId))
                .findFirst()
                .orElseGet(() -> rounds.requirePublishedGame(tournamentId, gameId));
        if (results.inForce(gameId).isPresent()) {
            throw new Refusal("refusal.openingTooLate");
        }
        String before = spaced(game.opening());
        game.prescribe(opening);
        history.write(
                tournamentId, actor, Action.OPENING_OF_TABLE, new Change(game.label(), before, opening.spaced(), ""));
    }

    private void prescribe(Actor actor, Round draft, List<Game> games, PrescribedOpening opening) {
        String before = spaced(common(games));
        games.forEach(game -> game.prescribe(opening));
        history.write(
                draft.tournament().id(),
                actor,
                Action.OPENING_OF_ROUND,
                new Change("" + draft.number(), before, opening.spaced(), ""));
    }

    private Tournament forOpenings(Actor actor, UUID tournamentId) {
        Tournament tournament = tournaments.forChange(actor, tournamentId, Right.PAIR);
        tournament.requireNotFinished();
        if (!tournament.rules().game().variant().openingPrescribed()) {
            throw new Refusal("refusal.noOpenings");
        }
        return tournament;
    }

    private Round requireDraft(UUID tournamentId, UUID draftId) {
        return rounds.draft(tournamentId)
                .filter(draft -> draft.id().equals(draftId))
                .orElseThrow(() -> new Refusal("refusal.draftGone"));
    }

    /** The opening all these games have; empty if they have none, or not the same. */
    static Optional<String> common(List<Game> games) {
        List<Optional<String>> openings =
                games.stream().map(Game::opening).distinct().toList();
        return openings.size() == 1 ? openings.get(0) : Optional.empty();
    }

    private static PrescribedOpening read(String written) {
        Transcript transcript = Transcript.read(written == null ? "" : written.strip());
        int legal = transcript.moves().length() / 2;
        if (!transcript.offending().isEmpty()) {
            throw new Refusal("refusal.openingIllegal", transcript.offending(), transcript.at());
        }
        if (legal != PrescribedOpening.MOVES) {
            throw new Refusal("refusal.openingLength", PrescribedOpening.MOVES, legal);
        }
        return new PrescribedOpening(transcript.moves());
    }

    private static String spaced(Optional<String> opening) {
        return opening.map(moves -> new PrescribedOpening(moves).spaced()).orElse("");
    }
}
