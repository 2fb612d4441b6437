package outflank.record;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import outflank.account.Actor;
import outflank.competition.Color;
import outflank.competition.Result;
import outflank.othello.opening.Openings;
import outflank.tournament.Entrants;
import outflank.tournament.Game;
import outflank.tournament.GameResult;
import outflank.tournament.Right;
import outflank.tournament.Rights;
import outflank.tournament.Round;
import outflank.tournament.Rounds;
import outflank.tournament.Tournament;
import outflank.usecase.Refusal;
import outflank.usecase.UseCase;

/** Collecting what is known of games, for the desk, for a player and for everybody. */
@UseCase
public class GameSheets {

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private Rounds rounds;

    @Inject
    private Rights rights;

    @Inject
    private Entrants entrants;

    /** The sheets of a round in table order, for the desk. */
    public List<GameSheet> ofRound(Actor actor, Round round) {
        rights.require(actor, round.tournament().id(), Right.SEE_DESK);
        return sheets(round);
    }

    /** The sheets of all published rounds, by round and table, for the desk. */
    public List<GameSheet> ofTournament(Actor actor, UUID tournamentId) {
        rights.require(actor, tournamentId, Right.SEE_DESK);
        return sheets(rounds.publishedGames(tournamentId));
    }

    /** The sheet of one game, for the desk. */
    public GameSheet ofGame(Actor actor, UUID tournamentId, UUID gameId) {
        rights.require(actor, tournamentId, Right.SEE_DESK);
        return ofGame(rounds.requirePublishedGame(tournamentId, gameId));
    }

    /** What a player may see of his games in published rounds, the first round first. */
    public List<PlayerSheet> ofPlayer(Actor player) {
        UUID entrantId = entrants.ofPlayer(player).id();
        return sheets(rounds.publishedGamesOf(entrantId)).stream()
                .map(sheet -> new PlayerSheet(sheet, sheet.game().colorOf(entrantId)))
                .toList();
    }

    /**
     * What a player may see of his own game.
     *
     * @throws Refusal if there is no such game in a published round of his tournament, or it is not his
     */
    public PlayerSheet ofPlayer(Actor player, UUID gameId) {
        var entrant = entrants.ofPlayer(player);
        Game game = rounds.requirePublishedGame(entrant.tournament().id(), gameId);
        Color color = game.colorOf(entrant.id());
        if (color == null) {
            throw new Refusal("refusal.notYourGame");
        }
        return new PlayerSheet(ofGame(game), color);
    }

    /** Results that both sides or one side reported and nobody contradicts, for standings marked as provisional. */
    public Map<UUID, Result> provisional(Tournament tournament) {
        Map<UUID, Result> results = new HashMap<>();
        List<Round> published = rounds.published(tournament.id());
        if (published.isEmpty()) {
            return results;
        }
        // A round is paired only when every game of the one before is decided: only the last can lack results.
        for (GameSheet sheet : sheets(published.get(published.size() - 1))) {
            boolean told = sheet.state() == SheetState.REPORTED || sheet.state() == SheetState.AGREED;
            if (told && !sheet.reports().isEmpty()) {
                results.put(sheet.game().id(), sheet.proposal().orElseThrow().result(tournament.rules()));
            }
        }
        return results;
    }

    /** Where the games of a published round stand, for everybody: that something was reported, never what. */
    public Map<UUID, SheetState> states(Round round) {
        if (round.isDraft()) {
            throw new Refusal("refusal.noGame");
        }
        return sheets(round).stream()
                .collect(Collectors.toMap(sheet -> sheet.game().id(), GameSheet::state));
    }

    /** The ids of the games of a tournament that have an official record. */
    public Set<UUID> recorded(UUID tournamentId) {
        return Set.copyOf(entities.createQuery("""
                        select g.id from GameRecord r join r.game g
                        where g.round.tournament.id = :id and r.official = true""", UUID.class)
                .setParameter("id", tournamentId)
                .getResultList());
    }

    /**
     * The first moves of the official records of a tournament, as many as an opening can have, by the game's id; one more
     * character says whether the last of them is just a square.
     */
    public Map<UUID, String> beginnings(UUID tournamentId) {
        return entities.createQuery("""
                        select g.id, substring(r.moves, 1, :length) from GameRecord r join r.game g
                        where g.round.tournament.id = :id and r.official = true""", Object[].class)
                .setParameter("id", tournamentId)
                .setParameter("length", 2 * Openings.known().longest() + 1)
                .getResultStream()
                .collect(Collectors.toMap(row -> (UUID) row[0], row -> (String) row[1]));
    }

    /** The official record of a game. */
    public Optional<GameRecord> officialRecord(UUID gameId) {
        return entities.createQuery(
                        "select r from GameRecord r where r.game.id = :game and r.official = true", GameRecord.class)
                .setParameter("game", gameId)
                .getResultStream()
                .findFirst();
    }

    GameSheet ofGame(Game game) {
        return sheets(List.of(game)).get(0);
    }

    private List<GameSheet> sheets(Round round) {
        return sheets(rounds.games(round.id()));
    }

    private List<GameSheet> sheets(List<Game> games) {
        if (games.isEmpty()) {
            return List.of();
        }
        Map<UUID, Map<Color, ScoreReport>> reports = new HashMap<>();
        entities.createQuery(
                        "select r from ScoreReport r where r.game in :games and r.replacedAt is null",
                        ScoreReport.class)
                .setParameter("games", games)
                .getResultStream()
                .forEach(report -> reports.computeIfAbsent(report.game().id(), id -> new EnumMap<>(Color.class))
                        .put(report.side(), report));
        Map<UUID, Map<Source, GameRecord>> records = new HashMap<>();
        entities.createQuery(
                        "select r from GameRecord r where r.game in :games and r.replacedAt is null", GameRecord.class)
                .setParameter("games", games)
                .getResultStream()
                .forEach(record -> records.computeIfAbsent(record.game().id(), id -> new EnumMap<>(Source.class))
                        .put(record.source(), record));
        Map<UUID, GameResult> results = new HashMap<>();
        entities.createQuery(
                        "select r from GameResult r where r.game in :games and r.replacedAt is null", GameResult.class)
                .setParameter("games", games)
                .getResultStream()
                .forEach(result -> results.put(result.game().id(), result));
        return games.stream()
                .map(game -> new GameSheet(
                        game,
                        reports.getOrDefault(game.id(), Map.of()),
                        records.getOrDefault(game.id(), Map.of()),
                        Optional.ofNullable(results.get(game.id()))))
                .toList();
    }
}
