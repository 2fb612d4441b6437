package outflank.format;

/**
 * Where in a file something is.
 *
 * @param game which game of the file, from 1; 0 if it belongs to none
 * @param line which line, from 1; 0 where there are no lines
 * @param offset which byte of a binary file, from 0; -1 in a text
 */
public record Place(long game, long line, long offset) {

    /** The file as a whole. */
    public static final Place FILE = new Place(0, 0, -1);

    /** This line of a text. */
    public static Place line(long line) {
        return new Place(0, line, -1);
    }

    /** This byte of a binary file, counted from 0. */
    public static Place offset(long offset) {
        return new Place(0, 0, offset);
    }

    /** The same place as part of this game, which is counted from 1. */
    public Place inGame(long number) {
        return new Place(number, line, offset);
    }

    /** For a person, such as {@code game 12, line 40}; empty for the file as a whole. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(game > 0 ? "game " + game : "");
        if (line > 0) {
            text.append(text.isEmpty() ? "" : ", ").append("line ").append(line);
        }
        if (offset >= 0) {
            text.append(text.isEmpty() ? "" : ", ").append("byte ").append(offset);
        }
        return text.toString();
    }
}
