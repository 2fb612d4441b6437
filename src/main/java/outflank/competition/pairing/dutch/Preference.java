package outflank.competition.pairing.dutch;

import java.util.List;
import java.util.Optional;
import outflank.competition.Color;

/**
 * The color a player should have next (C.04.3, 1.7). FIDE's White is who moves first; in Othello that is Black, so all rules
 * are read with {@link Color#BLACK} for FIDE's White.
 *
 * @param strength how much it counts
 * @param color the color; empty for a player who has not played yet
 */
record Preference(Strength strength, Optional<Color> color) {

    /** How much a preference counts; the later, the more. */
    enum Strength {
        /** Nothing played. */
        NONE,
        /** As many games with each color: the other one than last time. */
        MILD,
        /** One game more with one color. */
        STRONG,
        /** Two games more with one color, or the same color in the last two games. */
        ABSOLUTE
    }

    /** The preference after games with these colors, the first one first; unplayed rounds are left out (C.04.2, 3.4). */
    static Preference after(List<Color> colors) {
        if (colors.isEmpty()) {
            return new Preference(Strength.NONE, Optional.empty());
        }
        int difference = difference(colors);
        Color last = colors.get(colors.size() - 1);
        if (Math.abs(difference) > 1) {
            return new Preference(Strength.ABSOLUTE, Optional.of(lessPlayed(difference)));
        }
        if (colors.size() > 1 && colors.get(colors.size() - 2) == last) {
            return new Preference(Strength.ABSOLUTE, Optional.of(last.opposite()));
        }
        if (difference != 0) {
            return new Preference(Strength.STRONG, Optional.of(lessPlayed(difference)));
        }
        return new Preference(Strength.MILD, Optional.of(last.opposite()));
    }

    private static Color lessPlayed(int difference) {
        return difference > 0 ? Color.WHITE : Color.BLACK;
    }

    /** Games with Black minus games with White. */
    static int difference(List<Color> colors) {
        int difference = 0;
        for (Color color : colors) {
            difference += color == Color.BLACK ? 1 : -1;
        }
        return difference;
    }

    boolean isAbsolute() {
        return strength == Strength.ABSOLUTE;
    }

    /** Whether two players want the same color. */
    boolean sameColor(Preference other) {
        return color.isPresent() && color.equals(other.color);
    }
}
