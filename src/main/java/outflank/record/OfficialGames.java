package outflank.record;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.stream.Collectors;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.format.Ending;
import outflank.format.GameDetails;
import outflank.format.RecordedGame;
import outflank.othello.transcript.Transcript;
import outflank.tournament.Game;
import outflank.tournament.GameResult;
import outflank.tournament.Rounds;
import outflank.tournament.Tournament;
import outflank.usecase.UseCase;

/** The games everybody may see, with their official records and results, as they are written to files. */
@UseCase
public class OfficialGames {

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private Rounds rounds;

    @Inject
    private GameSheets sheets;

    /** The games of a tournament that have an official record with moves, by round and table. */
    public List<RecordedGame> ofTournament(Tournament tournament) {
        Map<UUID, Transcript> records = entities.createQuery("""
                        select r from GameRecord r join fetch r.game g
                        where g.round.tournament.id = :id and r.official = true""", GameRecord.class)
                .setParameter("id", tournament.id())
                .getResultStream()
                .collect(Collectors.toMap(record -> record.game().id(), GameRecord::transcript));
        Map<UUID, Result> results = rounds.resultsOfTournament(tournament.id()).stream()
                .collect(Collectors.toMap(result -> result.game().id(), GameResult::result));
        List<RecordedGame> games = new ArrayList<>();
        for (Game game : rounds.publishedGames(tournament.id())) {
            Transcript record = records.get(game.id());
            if (record != null && !record.moves().isEmpty()) {
                games.add(recorded(games.size() + 1, tournament, game, record, results.get(game.id())));
            }
        }
        return games;
    }

    /** One game of a published round; empty if there is none, or it has no official record with moves. */
    public Optional<RecordedGame> ofGame(UUID gameId) {
        return rounds.publishedGame(gameId)
                .flatMap(game -> sheets.officialRecord(gameId)
                        .map(GameRecord::transcript)
                        .filter(record -> !record.moves().isEmpty())
                        .map(record -> recorded(1, game.round().tournament(), game, record, result(gameId))));
    }

    private Result result(UUID gameId) {
        return rounds.resultsOf(gameId).stream()
                .filter(GameResult::isInForce)
                .findFirst()
                .map(GameResult::result)
                .orElse(null);
    }

    /** Only what can be replayed is given away; what somebody scribbled behind it is not. */
    private static RecordedGame recorded(
            int number, Tournament tournament, Game game, Transcript record, Result result) {
        return new RecordedGame(
                number,
                game.black().name(),
                game.white().name(),
                tournament.details().name(),
                tournament.details().startsOn().toString(),
                blackDiscs(result),
                Transcript.ofMoves(record.moves(), record.variant()),
                new GameDetails(ending(result), Optional.empty(), OptionalInt.empty(), List.of()),
                List.of());
    }

    /** Files have whole discs of 64; a result of another kind is left out. */
    private static OptionalInt blackDiscs(Result result) {
        boolean whole = result != null
                && result.blackHalfDiscs() % 2 == 0
                && result.blackHalfDiscs() + result.whiteHalfDiscs() == Result.BOARD_HALF_DISCS;
        return whole ? OptionalInt.of(result.blackHalfDiscs() / 2) : OptionalInt.empty();
    }

    private static Ending ending(Result result) {
        ResultKind kind = result == null ? ResultKind.PLAYED : result.kind();
        return switch (kind) {
            case PLAYED, ADJUDICATION -> Ending.UNSAID;
            case TIME_OUT -> Ending.TIME_OUT;
            case RESIGNATION -> Ending.RESIGNATION;
            case NO_SHOW, DOUBLE_FORFEIT -> Ending.FORFEIT;
        };
    }
}
