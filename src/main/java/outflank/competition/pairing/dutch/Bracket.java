package outflank.competition.pairing.dutch;

import java.util.List;
import java.util.stream.Stream;

/**
 * A bracket to pair (C.04.3, 1.3), with those below it as far as its pairing depends on them.
 *
 * @param moved players from higher brackets (moved-down players, MDPs), in the order of 1.2
 * @param residents the players of the score group, in the order of 1.2
 * @param next the players of the next score group
 * @param lower everybody below that
 * @param whole whether everybody still without a pair is in the picture; if not, who is left may stay alone for the moment
 */
record Bracket(
        List<DutchPlayer> moved,
        List<DutchPlayer> residents,
        List<DutchPlayer> next,
        List<DutchPlayer> lower,
        boolean whole) {

    Bracket {
        moved = List.copyOf(moved);
        residents = List.copyOf(residents);
        next = List.copyOf(next);
        lower = List.copyOf(lower);
    }

    /** Everybody in the picture: moved, residents, next, lower. */
    List<DutchPlayer> players() {
        return Stream.of(moved, residents, next, lower).flatMap(List::stream).toList();
    }

    /** How many players the bracket itself has. */
    int size() {
        return moved.size() + residents.size();
    }

    /** Half points of the residents. */
    int halfPoints() {
        return residents.get(0).halfPoints();
    }
}
