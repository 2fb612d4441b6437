package outflank.competition.correction;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import outflank.competition.Competition;
import outflank.competition.Game;
import outflank.competition.Result;
import outflank.competition.Round;

/**
 * Another result for one game of a published round.
 *
 * @param round number of the round, from 1
 * @param table number of the table, from 1
 * @param result what the game is to count with the colors as they stand
 */
public record Correction(int round, int table, Result result) {

    public Correction {
        Objects.requireNonNull(result, "result");
    }

    /** The game as it stands. */
    Game game(Competition competition) {
        if (round < 1 || round > competition.rounds().size()) {
            throw new IllegalArgumentException("round " + round + " is not published");
        }
        return competition.rounds().get(round - 1).games().stream()
                .filter(game -> game.table() == table)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("round " + round + " has no table " + table));
    }

    /**
     * The competition with this result; nothing else in it changes.
     *
     * @throws IllegalArgumentException if there is no such game
     */
    public Competition applied(Competition competition) {
        Game corrected = game(competition);
        List<Round> rounds = new ArrayList<>(competition.rounds());
        Round old = rounds.get(round - 1);
        List<Game> games = new ArrayList<>(old.games());
        games.replaceAll(game ->
                game.equals(corrected) ? new Game(table, game.black(), game.white(), Optional.of(result)) : game);
        rounds.set(round - 1, new Round(round, games, old.byes(), old.requestedByes()));
        return competition.withRounds(rounds);
    }
}
