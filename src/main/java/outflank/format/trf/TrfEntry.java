package outflank.format.trf;

import java.util.Locale;

/**
 * What the line of a player says of one round.
 *
 * @param opponent starting number of the opponent; 0 for none
 * @param color {@code w}, {@code b} or {@code -}. Black is who has the black discs, and so moves first
 * @param result the sign of the result in upper case; a space while there is none
 */
record TrfEntry(int opponent, char color, char result) {

    /** Columns of a round. */
    static final int WIDTH = 10;

    /** The column of the first round. */
    static final int FIRST = 92;

    /** The column in which this round begins. */
    static int begin(int round) {
        return FIRST + WIDTH * (round - 1);
    }

    /** Without an opponent: a bye or an absence. */
    static TrfEntry without(char result) {
        return new TrfEntry(0, '-', result);
    }

    /** Whether there was nothing to be played. */
    boolean isWithoutOpponent() {
        return opponent == 0;
    }

    /** The eight characters of the columns. */
    String text() {
        return String.format(Locale.ROOT, "%04d %c %c", opponent, color, result);
    }
}
