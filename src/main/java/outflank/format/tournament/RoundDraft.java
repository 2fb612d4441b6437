package outflank.format.tournament;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import outflank.competition.Game;
import outflank.competition.Result;
import outflank.competition.Round;
import outflank.format.FormatProblem.Kind;
import outflank.format.Place;
import outflank.format.UnusableFile;

/** A round while its file is being read: nobody gets two places in it. */
public final class RoundDraft {

    private final int number;
    private final List<Game> games = new ArrayList<>();
    private final Set<Integer> byes = new TreeSet<>();
    private final Map<Integer, Integer> requestedByes = new TreeMap<>();
    private final Set<Integer> seated = new HashSet<>();
    private final Set<Integer> tables = new HashSet<>();

    RoundDraft(int number) {
        this.number = number;
    }

    /** The number of the round, from 1. */
    public int number() {
        return number;
    }

    /** Whether there is no game in it yet. */
    public boolean isWithoutGames() {
        return games.isEmpty();
    }

    /** The games so far. */
    public List<Game> games() {
        return List.copyOf(games);
    }

    /** Whether this entrant has a place. */
    public boolean seats(int entrant) {
        return seated.contains(entrant);
    }

    /**
     * Adds a game at the next table.
     *
     * @throws UnusableFile if one of the two has a place already
     */
    public void game(int black, int white, Optional<Result> result, Place place) throws UnusableFile {
        game(games.size() + 1, black, white, result, place);
    }

    /**
     * Adds a game at this table.
     *
     * @throws UnusableFile if one of the two has a place already, or the table is taken
     */
    public void game(int table, int black, int white, Optional<Result> result, Place place) throws UnusableFile {
        seat(black, place);
        seat(white, place);
        if (!tables.add(table)) {
            throw new UnusableFile(Kind.FIELD_WRONG, place, "table " + table);
        }
        games.add(new Game(table, black, white, result));
    }

    /** @throws UnusableFile if the entrant has a place already */
    public void bye(int entrant, Place place) throws UnusableFile {
        seat(entrant, place);
        byes.add(entrant);
    }

    /**
     * Adds a bye that was asked for.
     *
     * @throws UnusableFile if the entrant has a place already
     */
    public void requestedBye(int entrant, int halfPoints, Place place) throws UnusableFile {
        seat(entrant, place);
        requestedByes.put(entrant, halfPoints);
    }

    /** Takes all games out again. */
    public void clearGames() {
        for (Game game : games) {
            seated.remove(game.black());
            seated.remove(game.white());
        }
        games.clear();
        tables.clear();
    }

    private void seat(int entrant, Place place) throws UnusableFile {
        if (!seated.add(entrant)) {
            throw new UnusableFile(Kind.PLAYED_TWICE, place, "round " + number);
        }
    }

    Round finished() {
        return new Round(number, games, byes, requestedByes);
    }
}
