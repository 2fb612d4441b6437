package outflank.tournament;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import outflank.account.Actor;
import outflank.competition.Result;
import outflank.othello.PrescribedOpening;
import outflank.usecase.Refusal;
import outflank.usecase.UseCase;

/** Finding rounds, games, byes and results. */
@UseCase
public class Rounds {

    /** EclipseLink's own way to fetch along two relations; of a nested "join fetch" it silently drops the second. */
    static final String FETCH = "eclipselink.join-fetch";

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private Rights rights;

    /** The published and closed rounds, the first one first. */
    public List<Round> published(UUID tournamentId) {
        return of(tournamentId).stream().filter(round -> !round.isDraft()).toList();
    }

    /** The published rounds that standings count, the first one first. */
    public List<Round> preliminaries(UUID tournamentId) {
        return published(tournamentId).stream()
                .filter(round -> !round.isOfFinals())
                .toList();
    }

    /** The draft of the next round, for the desk. */
    public Optional<Round> draft(Actor actor, UUID tournamentId) {
        rights.require(actor, tournamentId, Right.SEE_DESK);
        return draft(tournamentId);
    }

    /** Whether the next round is paired but not published yet. */
    public boolean hasDraft(UUID tournamentId) {
        return draft(tournamentId).isPresent();
    }

    /** The number of the first round that is not published yet. */
    public int next(UUID tournamentId) {
        return 1 + published(tournamentId).size();
    }

    /** The number of rounds that are published or drafted. */
    int paired(UUID tournamentId) {
        return of(tournamentId).size();
    }

    /** The games of a round, in table order. */
    public List<Game> games(UUID roundId) {
        return entities.createQuery("""
                        select g from Game g
                        join fetch g.round join fetch g.black join fetch g.white
                        where g.round.id = :round order by g.tableNumber""", Game.class)
                .setHint(FETCH, "g.black.person")
                .setHint(FETCH, "g.white.person")
                .setParameter("round", roundId)
                .getResultList();
    }

    /** The openings that were prescribed in a tournament so far, in drafts too, each once. */
    List<PrescribedOpening> openings(UUID tournamentId) {
        return entities.createQuery("""
                        select distinct g.opening from Game g
                        where g.round.tournament.id = :id and g.opening is not null""", String.class)
                .setParameter("id", tournamentId)
                .getResultStream()
                .map(PrescribedOpening::new)
                .toList();
    }

    /** The games of all published rounds, by round and table. */
    public List<Game> publishedGames(UUID tournamentId) {
        return entities.createQuery("""
                        select g from Game g
                        join fetch g.round r join fetch g.black join fetch g.white
                        where r.tournament.id = :id and r.state <> :draft
                        order by r.number, g.tableNumber""", Game.class)
                .setHint(FETCH, "g.black.person")
                .setHint(FETCH, "g.white.person")
                .setParameter("id", tournamentId)
                .setParameter("draft", RoundState.DRAFT)
                .getResultList();
    }

    /** The games of an entrant in published rounds, the first round first. */
    public List<Game> publishedGamesOf(UUID entrantId) {
        return entities.createQuery("""
                        select g from Game g
                        join fetch g.round r join fetch g.black b join fetch b.person
                        join fetch g.white w join fetch w.person
                        where (b.id = :entrant or w.id = :entrant) and r.state <> :draft
                        order by r.number""", Game.class)
                .setParameter("entrant", entrantId)
                .setParameter("draft", RoundState.DRAFT)
                .getResultList();
    }

    /** The numbers of the published rounds in which an entrant has the bye. */
    public List<Integer> publishedByesOf(UUID entrantId) {
        return entities.createQuery("""
                        select r.number from Bye b, Round r
                        where r.id = b.roundId and b.entrant.id = :entrant and r.state <> :draft
                        order by r.number""", Integer.class)
                .setParameter("entrant", entrantId)
                .setParameter("draft", RoundState.DRAFT)
                .getResultList();
    }

    /** The bye of a round in which there is at most one, as in every Swiss. */
    public Optional<Bye> bye(UUID roundId) {
        return byes(roundId).stream().findFirst();
    }

    /** The byes of a round, in the order of the entrants' numbers. */
    public List<Bye> byes(UUID roundId) {
        return entities.createQuery("""
                        select b from Bye b join fetch b.entrant e
                        where b.roundId = :round order by e.number""", Bye.class)
                .setHint(FETCH, "b.entrant.person")
                .setParameter("round", roundId)
                .getResultList();
    }

    /** The results in force of a round's games. */
    public List<GameResult> results(UUID roundId) {
        return entities.createQuery("""
                        select r from GameResult r join fetch r.game g
                        where g.round.id = :round and r.replacedAt is null""", GameResult.class)
                .setParameter("round", roundId)
                .getResultList();
    }

    /** The results in force of all games of a tournament. */
    public List<GameResult> resultsOfTournament(UUID tournamentId) {
        return entities.createQuery("""
                        select r from GameResult r join fetch r.game g
                        where g.round.tournament.id = :id and r.replacedAt is null""", GameResult.class)
                .setParameter("id", tournamentId)
                .getResultList();
    }

    /**
     * What the results in force of all games of a tournament say, by the id of the game. The games themselves are not
     * read: read along with their results they would come without their rounds, and each ask for its own afterwards.
     */
    Map<UUID, Result> officialResults(UUID tournamentId) {
        return entities.createQuery("""
                        select g.id, s from GameResult s join s.game g
                        where g.round.tournament.id = :id and s.replacedAt is null""", Object[].class)
                .setParameter("id", tournamentId)
                .getResultStream()
                .collect(Collectors.toMap(row -> (UUID) row[0], row -> ((GameResult) row[1]).result()));
    }

    /** Every result a game ever had, the newest first. */
    public List<GameResult> resultsOf(UUID gameId) {
        return entities.createQuery(
                        "select r from GameResult r where r.game.id = :game order by r.enteredAt desc",
                        GameResult.class)
                .setParameter("game", gameId)
                .getResultList();
    }

    /** A game of a published round; what is still a draft exists only for the desk. */
    public Optional<Game> publishedGame(UUID gameId) {
        return entities.createQuery("""
                        select g from Game g
                        join fetch g.round r join fetch r.tournament
                        join fetch g.black join fetch g.white
                        where g.id = :id and r.state <> :draft""", Game.class)
                .setHint(FETCH, "g.black.person")
                .setHint(FETCH, "g.white.person")
                .setParameter("id", gameId)
                .setParameter("draft", RoundState.DRAFT)
                .getResultStream()
                .findFirst();
    }

    /** @throws Refusal if there is no such game in a published round of this tournament */
    public Game requirePublishedGame(UUID tournamentId, UUID gameId) {
        return publishedGame(gameId)
                .filter(game -> game.round().tournament().id().equals(tournamentId))
                .orElseThrow(() -> new Refusal("refusal.noGame"));
    }

    Optional<Round> draft(UUID tournamentId) {
        return of(tournamentId).stream().filter(Round::isDraft).findFirst();
    }

    private List<Round> of(UUID tournamentId) {
        return entities.createQuery("select r from Round r where r.tournament.id = :id order by r.number", Round.class)
                .setParameter("id", tournamentId)
                .getResultList();
    }
}
