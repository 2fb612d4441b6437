package outflank.format.tournament;

import java.util.OptionalInt;

/** Whole numbers of halves as files write them: {@code 12}, {@code 11.5}. */
public final class Halves {

    private Halves() {}

    /** The number with a half as {@code .5}; whole numbers without a point. */
    public static String text(int halves) {
        return halves / 2 + (halves % 2 == 0 ? "" : ".5");
    }

    /**
     * Reads a number that is not negative, with nothing, {@code .0} or {@code .5} behind it.
     *
     * @param most the most halves it may have
     * @return the halves; empty if it is not of this form or more
     */
    public static OptionalInt read(String text, int most) {
        if (!text.matches("\\d{1,6}+(?:[.,][05]0*+)?+")) {
            return OptionalInt.empty();
        }
        int whole = Integer.parseInt(text.split("[.,]", 2)[0]);
        int halves = 2 * whole + (text.matches(".*[.,]5.*") ? 1 : 0);
        return halves > most ? OptionalInt.empty() : OptionalInt.of(halves);
    }
}
