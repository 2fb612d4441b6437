package outflank.competition.pairing.dutch;

import java.util.EnumSet;
import java.util.Set;
import outflank.competition.Color;
import outflank.competition.pairing.dutch.DutchPlayer.Float;

/** What speaks against a pair or a bye that was made all the same. */
final class DutchReasons {

    private final AbsoluteCriteria absolute;

    DutchReasons(AbsoluteCriteria absolute) {
        this.absolute = absolute;
    }

    /** The criteria a pair falls short of. */
    Set<Criterion> ofPair(DutchPlayer higher, DutchPlayer lower, Color color) {
        Set<Criterion> found = EnumSet.noneOf(Criterion.class);
        put(found, Criterion.C1, absolute.haveMet(higher, lower));
        put(found, Criterion.C3, absolute.clash(higher, lower));
        boolean floats = higher.halfPoints() != lower.halfPoints();
        put(found, Criterion.C6, floats);
        boolean loose = higher.topscorer() || lower.topscorer();
        addColor(found, higher, color, loose);
        addColor(found, lower, color.opposite(), loose);
        put(found, Criterion.C14, floats && higher.lastFloat() == Float.DOWN);
        put(found, Criterion.C15, floats && lower.lastFloat() == Float.UP);
        put(found, Criterion.C16, floats && higher.floatBefore() == Float.DOWN);
        put(found, Criterion.C17, floats && lower.floatBefore() == Float.UP);
        return found;
    }

    private static void addColor(Set<Criterion> found, DutchPlayer player, Color color, boolean loose) {
        boolean denied =
                player.preference().color().map(wanted -> wanted != color).orElse(false);
        put(found, Criterion.C10, loose && player.imbalanceAfter(color) > 2);
        put(found, Criterion.C11, loose && player.thirdInRow(color));
        put(found, Criterion.C12, denied);
        put(found, Criterion.C13, denied && player.preference().strength() == Preference.Strength.STRONG);
    }

    /** The criteria a bye falls short of. */
    Set<Criterion> ofBye(DutchPlayer player) {
        Set<Criterion> found = EnumSet.noneOf(Criterion.class);
        put(found, Criterion.C2, !absolute.mayHaveBye(player));
        put(found, Criterion.C14, player.lastFloat() == Float.DOWN);
        put(found, Criterion.C16, player.floatBefore() == Float.DOWN);
        return found;
    }

    private static void put(Set<Criterion> found, Criterion criterion, boolean falls) {
        if (falls) {
            found.add(criterion);
        }
    }
}
