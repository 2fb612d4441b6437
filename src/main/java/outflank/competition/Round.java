package outflank.competition;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * One published round of the preliminaries. Who neither plays nor has a bye in it was absent, had not entered yet, or had
 * withdrawn.
 *
 * @param number number of the round, from 1
 * @param games the games, in table order
 * @param byes numbers of the entrants who have a bye because no opponent was left for them: a whole point each
 * @param requestedByes the half points, 0 to 2, of each entrant who had asked not to be paired in this round and gets
 *     points for it all the same; who gets none is simply absent or is listed with 0
 */
public record Round(int number, List<Game> games, Set<Integer> byes, Map<Integer, Integer> requestedByes) {

    /**
     * @throws IllegalArgumentException if an entrant has two places in the round, a table is used twice, or a requested bye
     *     has another value than 0, 1 or 2 half points
     */
    public Round {
        games = List.copyOf(games);
        byes = Set.copyOf(byes);
        requestedByes = Map.copyOf(requestedByes);
        if (number < 1) {
            throw new IllegalArgumentException("rounds are numbered from 1, not " + number);
        }
        Set<Integer> seated = new HashSet<>(byes);
        for (Map.Entry<Integer, Integer> requested : requestedByes.entrySet()) {
            if (requested.getValue() < 0 || requested.getValue() > 2) {
                throw new IllegalArgumentException("a bye is worth 0 to 2 half points, not " + requested.getValue());
            }
            if (!seated.add(requested.getKey())) {
                throw new IllegalArgumentException(
                        "round " + number + " gives entrant " + requested.getKey() + " two byes");
            }
        }
        Set<Integer> tables = new HashSet<>();
        for (Game game : games) {
            if (!tables.add(game.table())) {
                throw new IllegalArgumentException("round " + number + " has two games at table " + game.table());
            }
            for (int entrant : new int[] {game.black(), game.white()}) {
                if (!seated.add(entrant)) {
                    throw new IllegalArgumentException("round " + number + " seats entrant " + entrant + " twice");
                }
            }
        }
    }

    /** A round in which nobody had asked for a bye. */
    public Round(int number, List<Game> games, Set<Integer> byes) {
        this(number, games, byes, Map.of());
    }
}
