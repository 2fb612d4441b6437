package outflank.tournament;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import outflank.competition.Competition;
import outflank.competition.Result;
import outflank.competition.standings.ManualOrder;
import outflank.usecase.UseCase;

/**
 * The one place where the immutable picture of a tournament is made from the database, with the same few queries for
 * any number of players and rounds.
 */
@UseCase
public class Competitions {

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private Entrants entrants;

    @Inject
    private OrdersByHand orders;

    @Inject
    private Rounds stored;

    @Inject
    private FinalsTables finals;

    @Inject
    private Categories categories;

    /** The competition with its published rounds and the results in force. */
    public Competition read(Tournament tournament) {
        return read(tournament, Map.of());
    }

    /**
     * The competition with results that are not official yet filled in where no official one is.
     *
     * @param provisional results by the id of the game
     */
    public Competition read(Tournament tournament, Map<UUID, Result> provisional) {
        TournamentRules rules = tournament.rules();
        Map<Integer, Set<String>> words = categories.words(tournament.id());
        List<Entrant> entered = entrants.of(tournament.id()).stream()
                .filter(Entrant::isCheckedIn)
                .toList();
        List<outflank.competition.Entrant> present = entered.stream()
                .map(entrant -> entrant.inCompetition(words.getOrDefault(entrant.number(), Set.of())))
                .toList();
        Map<UUID, Result> results = new HashMap<>(provisional);
        results.putAll(stored.officialResults(tournament.id()));
        Competition competition = new Competition(
                rules.plannedRounds(),
                rules.byeHalfDiscs(),
                present,
                rounds(tournament.id(), results, requestedByes(entered)),
                finals.matches(tournament.id(), results));
        boolean ordered = rules.parsedTieBreaks().stream().anyMatch(ManualOrder.class::isInstance);
        return ordered ? competition.with(orders.of(tournament.id())) : competition;
    }

    /** What everybody gets for rounds he does not play, by round. */
    private static Map<Integer, Map<Integer, Integer>> requestedByes(List<Entrant> entered) {
        Map<Integer, Map<Integer, Integer>> byRound = new HashMap<>();
        for (Entrant entrant : entered) {
            entrant.byes()
                    .forEach((round, halfPoints) -> byRound.computeIfAbsent(round, number -> new HashMap<>())
                            .put(entrant.number(), halfPoints));
        }
        return byRound;
    }

    private List<outflank.competition.Round> rounds(
            UUID tournamentId, Map<UUID, Result> results, Map<Integer, Map<Integer, Integer>> requestedByes) {
        List<Game> published = gamesOf(tournamentId);
        Map<Integer, List<outflank.competition.Game>> games = published.stream()
                .collect(Collectors.groupingBy(
                        game -> game.round().number(),
                        Collectors.mapping(
                                game -> new outflank.competition.Game(
                                        game.tableNumber(),
                                        game.black().number(),
                                        game.white().number(),
                                        Optional.ofNullable(results.get(game.id()))),
                                Collectors.toList())));
        Map<Integer, Set<Integer>> byes = byes(tournamentId);
        List<outflank.competition.Round> rounds = new ArrayList<>();
        for (int number : roundNumbers(tournamentId)) {
            rounds.add(new outflank.competition.Round(
                    number,
                    games.getOrDefault(number, List.of()),
                    byes.getOrDefault(number, Set.of()),
                    requestedByes.getOrDefault(number, Map.of())));
        }
        return rounds;
    }

    private List<Integer> roundNumbers(UUID tournamentId) {
        return entities.createQuery("""
                        select r.number from Round r
                        where r.tournament.id = :id and r.state <> :draft and r.stage = :stage
                        order by r.number""", Integer.class)
                .setParameter("stage", RoundStage.PRELIMINARIES)
                .setParameter("id", tournamentId)
                .setParameter("draft", RoundState.DRAFT)
                .getResultList();
    }

    private List<Game> gamesOf(UUID tournamentId) {
        return entities.createQuery("""
                        select g from Game g join fetch g.round r
                        where r.tournament.id = :id and r.state <> :draft and r.stage = :stage
                        order by r.number, g.tableNumber""", Game.class)
                .setParameter("stage", RoundStage.PRELIMINARIES)
                .setParameter("id", tournamentId)
                .setParameter("draft", RoundState.DRAFT)
                .getResultList();
    }

    private Map<Integer, Set<Integer>> byes(UUID tournamentId) {
        return entities.createQuery("""
                        select r.number, e.number from Bye b, Round r join b.entrant e
                        where r.id = b.roundId and r.tournament.id = :id and r.state <> :draft""", Object[].class)
                .setParameter("id", tournamentId)
                .setParameter("draft", RoundState.DRAFT)
                .getResultStream()
                .collect(Collectors.groupingBy(
                        row -> (Integer) row[0], Collectors.mapping(row -> (Integer) row[1], Collectors.toSet())));
    }
}
