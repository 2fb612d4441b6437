package outflank.format.wof;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import outflank.competition.Game;
import outflank.competition.Match;
import outflank.competition.MatchKind;
import outflank.competition.Result;
import outflank.format.Place;
import outflank.format.UnusableFile;
import outflank.format.tournament.TournamentFileBuilder;

/**
 * The games behind the last round of a result file. The file does not say what they decide; games of the same two make a
 * match. Their table numbers keep their order in the file, in which they are written again.
 */
final class AddedGames {

    private static final int MOST_GAMES = 9;

    private record Two(int higher, int lower) {}

    private final TournamentFileBuilder file;
    private final Map<Two, List<Game>> games = new LinkedHashMap<>();
    private Place place = Place.FILE;
    private int count;

    AddedGames(TournamentFileBuilder file) {
        this.file = file;
    }

    /** Adds a game. */
    void add(int black, int white, Result result, Place line) throws UnusableFile {
        place = line;
        Two two = new Two(Math.min(black, white), Math.max(black, white));
        List<Game> match = games.computeIfAbsent(two, first -> new ArrayList<>());
        match.add(new Game(++count, black, white, Optional.of(result)));
        if (match.size() == MOST_GAMES) {
            file.match(match(two, games.remove(two)), line);
        }
    }

    /** Says that there are no more. */
    void close() throws UnusableFile {
        for (Map.Entry<Two, List<Game>> match : games.entrySet()) {
            file.match(match(match.getKey(), match.getValue()), place);
        }
    }

    /** The list of players is in the order of the standings, so the lower number is the higher rank. */
    private static Match match(Two two, List<Game> games) {
        int bestOf = games.size() + (games.size() + 1) % 2;
        return new Match(MatchKind.PLAY_OFF, "", bestOf, two.higher(), two.lower(), games);
    }
}
