package outflank.competition;

import java.util.List;
import java.util.Objects;

/**
 * A match of one or several games between two entrants after the preliminaries.
 *
 * @param kind what it decides
 * @param category key of the category in whose bracket this is, such as {@code women}; empty in the main one
 * @param slot its place in the bracket: 1 is the final, and the winners of slots 2n and 2n + 1 meet in slot n, so that 2 and
 *     3 are the semi-finals, 4 to 7 the quarter-finals; 0 beside the bracket (third place, play-off) or if not known
 * @param bestOf the most games it can have: 1 to 9, odd
 * @param higher number of the entrant with the higher rank in the preliminaries, who wins a match that stays level
 * @param lower number of the other entrant
 * @param games the published games, the first one first; each has its own table number, which says nothing here
 */
public record Match(MatchKind kind, String category, int slot, int bestOf, int higher, int lower, List<Game> games) {

    private static final int MOST_GAMES = 9;

    /** @throws IllegalArgumentException if a game has other players, there are too many of them, or nobody could win */
    public Match {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(category, "category");
        games = List.copyOf(games);
        if (slot < 0) {
            throw new IllegalArgumentException("places in a bracket are numbered from 1, not " + slot);
        }
        if (bestOf < 1 || bestOf > MOST_GAMES || bestOf % 2 == 0) {
            throw new IllegalArgumentException("a match has 1, 3, 5, 7 or 9 games, not " + bestOf);
        }
        if (higher == lower) {
            throw new IllegalArgumentException("entrant " + higher + " cannot play himself");
        }
        if (games.size() > bestOf) {
            throw new IllegalArgumentException("a match of at most " + bestOf + " games cannot have " + games.size());
        }
        for (Game game : games) {
            if (!game.involves(higher) || !game.involves(lower)) {
                throw new IllegalArgumentException("a game of entrants " + game.black() + " and " + game.white()
                        + " is none of the match of " + higher + " and " + lower);
            }
        }
    }

    /** A match beside a bracket, or whose place in it is not known. */
    public Match(MatchKind kind, String category, int bestOf, int higher, int lower, List<Game> games) {
        this(kind, category, 0, bestOf, higher, lower, games);
    }
}
