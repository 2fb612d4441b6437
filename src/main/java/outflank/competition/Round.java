package outflank.competition;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * One published round. Who neither plays nor has a bye in it was absent, had not entered yet, or had withdrawn.
 *
 * @param number number of the round, from 1
 * @param games the games, in table order
 * @param byes numbers of the entrants who have a bye
 */
public record Round(int number, List<Game> games, Set<Integer> byes) {

    /** @throws IllegalArgumentException if an entrant has two places in the round, or a table is used twice */
    public Round {
        games = List.copyOf(games);
        byes = Set.copyOf(byes);
        if (number < 1) {
            throw new IllegalArgumentException("rounds are numbered from 1, not " + number);
        }
        Set<Integer> seated = new HashSet<>(byes);
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
}
