package outflank.tournament;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import outflank.competition.Match;
import outflank.competition.Result;
import outflank.competition.knockout.Finals;
import outflank.competition.knockout.FinalsPlan;
import outflank.competition.knockout.Seeding;
import outflank.usecase.UseCase;

/** Finding what is stored of a tournament's finals. */
@UseCase
public class FinalsTables {

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private Rounds rounds;

    /** What is planned after the preliminaries; no brackets if nothing is. */
    public FinalsPlan plan(UUID tournamentId) {
        return new FinalsPlan(
                brackets(tournamentId).stream().map(FinalsBracket::plan).toList());
    }

    /** Who has qualified; empty before the finals begin. */
    public List<Seeding> seedings(UUID tournamentId) {
        return seedings(brackets(tournamentId));
    }

    private static List<Seeding> seedings(List<FinalsBracket> brackets) {
        return brackets.stream()
                .map(FinalsBracket::seeding)
                .flatMap(Optional::stream)
                .toList();
    }

    /** The finals as they stand by the games of published rounds; empty before they begin. */
    public Optional<Finals> published(UUID tournamentId) {
        List<FinalsBracket> brackets = brackets(tournamentId);
        List<Seeding> seedings = seedings(brackets);
        boolean begun = rounds.published(tournamentId).stream().anyMatch(Round::isOfFinals);
        if (seedings.isEmpty() || !begun) {
            return Optional.empty();
        }
        return Optional.of(
                Finals.of(planOf(brackets), seedings, matches(tournamentId, rounds.officialResults(tournamentId))));
    }

    /** Whether finals are planned and not played to their end. */
    public boolean isAnythingLeft(UUID tournamentId) {
        return !plan(tournamentId).isEmpty()
                && published(tournamentId).filter(Finals::isOver).isEmpty();
    }

    /** The finals as the next round is paired from: qualified for, whether or not a game is published. */
    Finals seeded(UUID tournamentId) {
        List<FinalsBracket> brackets = brackets(tournamentId);
        return Finals.of(
                planOf(brackets), seedings(brackets), matches(tournamentId, rounds.officialResults(tournamentId)));
    }

    private static FinalsPlan planOf(List<FinalsBracket> brackets) {
        return new FinalsPlan(brackets.stream().map(FinalsBracket::plan).toList());
    }

    /**
     * The matches of the finals as far as their games are published.
     *
     * @param results the results that count, by the id of the game
     */
    List<Match> matches(UUID tournamentId, Map<UUID, Result> results) {
        Map<FinalsMatch, List<outflank.competition.Game>> games = new LinkedHashMap<>();
        for (FinalsGame stored : publishedGames(tournamentId)) {
            Game game = stored.game();
            games.computeIfAbsent(stored.match(), match -> new ArrayList<>())
                    .add(new outflank.competition.Game(
                            game.tableNumber(),
                            game.black().number(),
                            game.white().number(),
                            Optional.ofNullable(results.get(game.id()))));
        }
        return games.entrySet().stream()
                .map(entry -> entry.getKey().inCompetition(entry.getValue()))
                .toList();
    }

    private List<FinalsGame> publishedGames(UUID tournamentId) {
        return games(tournamentId).stream()
                .filter(game -> !game.game().round().isDraft())
                .toList();
    }

    /** Every game of the finals, drafted ones too, match by match in order. */
    List<FinalsGame> games(UUID tournamentId) {
        return entities.createQuery("""
                        select f from FinalsGame f join fetch f.match join fetch f.game g
                        where f.match.bracket.tournamentId = :id order by f.number""", FinalsGame.class)
                .setHint(Rounds.FETCH, "f.match.bracket")
                .setHint(Rounds.FETCH, "f.match.higher")
                .setHint(Rounds.FETCH, "f.match.lower")
                .setHint(Rounds.FETCH, "f.game.round")
                .setHint(Rounds.FETCH, "f.game.black")
                .setHint(Rounds.FETCH, "f.game.white")
                .setParameter("id", tournamentId)
                .getResultList();
    }

    /** What each game of a published round is in the finals, by the id of the game. */
    public Map<UUID, FinalsGame> byGame(UUID tournamentId) {
        return publishedGames(tournamentId).stream()
                .collect(Collectors.toMap(game -> game.game().id(), Function.identity()));
    }

    /** The brackets, the main one first, with who has qualified. */
    List<FinalsBracket> brackets(UUID tournamentId) {
        return entities.createQuery("""
                        select distinct b from FinalsBracket b left join fetch b.seeds
                        where b.tournamentId = :id order by b.position""", FinalsBracket.class)
                .setParameter("id", tournamentId)
                .getResultList();
    }

    /** The matches that are stored, those without a game too. */
    List<FinalsMatch> storedMatches(UUID tournamentId) {
        return entities.createQuery("select m from FinalsMatch m where m.bracket.tournamentId = :id", FinalsMatch.class)
                .setParameter("id", tournamentId)
                .getResultList();
    }
}
