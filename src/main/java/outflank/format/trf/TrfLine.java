package outflank.format.trf;

import java.util.OptionalInt;
import outflank.format.FormatProblem.Kind;
import outflank.format.Place;
import outflank.format.UnusableFile;

/**
 * A line of fixed columns, counted from 1.
 *
 * @param text the line
 * @param place where it stands
 */
record TrfLine(String text, Place place) {

    /** What stands in these columns, both included, without spaces around it. */
    String columns(int first, int last) {
        return first > text.length()
                ? ""
                : text.substring(first - 1, Math.min(last, text.length())).strip();
    }

    /** The character in this column; a space behind the end of the line. */
    char column(int column) {
        return column > text.length() ? ' ' : text.charAt(column - 1);
    }

    /** What stands behind the first three columns. */
    String rest() {
        return columns(4, text.length());
    }

    /**
     * The number in these columns; empty if there is none.
     *
     * @throws UnusableFile if something else stands there
     */
    OptionalInt number(int first, int last) throws UnusableFile {
        String written = columns(first, last);
        if (written.isEmpty()) {
            return OptionalInt.empty();
        }
        if (!written.matches("\\d{1,9}")) {
            throw wrong(written);
        }
        return OptionalInt.of(Integer.parseInt(written));
    }

    /** What to throw where something is not as it should be. */
    UnusableFile wrong(String found) {
        return new UnusableFile(Kind.FIELD_WRONG, place, found);
    }
}
