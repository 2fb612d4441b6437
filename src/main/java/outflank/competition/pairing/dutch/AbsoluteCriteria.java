package outflank.competition.pairing.dutch;

import java.util.Set;
import outflank.competition.Color;
import outflank.competition.pairing.Opponents;

/**
 * What no pairing may violate (C.04.3, 2.1), and the director's forbidden pairs with it.
 *
 * @param forbidden pairs the director has forbidden
 * @param initial the initial color (5.1)
 */
record AbsoluteCriteria(Set<Opponents> forbidden, Color initial) {

    AbsoluteCriteria {
        forbidden = Set.copyOf(forbidden);
    }

    /** C1: the two have played each other. */
    boolean haveMet(DutchPlayer one, DutchPlayer other) {
        return one.met().containsKey(other.number());
    }

    /** C3: both absolutely should have the same color, and neither is a topscorer. */
    boolean clash(DutchPlayer one, DutchPlayer other) {
        return !one.topscorer()
                && !other.topscorer()
                && one.preference().isAbsolute()
                && other.preference().isAbsolute()
                && one.preference().sameColor(other.preference());
    }

    boolean isForbidden(DutchPlayer one, DutchPlayer other) {
        return forbidden.contains(Opponents.of(one.number(), other.number()));
    }

    /** Whether the two may meet. */
    boolean mayMeet(DutchPlayer one, DutchPlayer other) {
        return !haveMet(one, other) && !clash(one, other) && !isForbidden(one, other);
    }

    /** C2: whether this player may have the bye. */
    boolean mayHaveBye(DutchPlayer player) {
        return !player.hadPointWithoutPlaying();
    }
}
