package outflank.othello.batch;

import outflank.othello.Square;

/** How a sequence of bytes names the squares of the moves, one byte each. */
public enum SquareCode {
    /** Squares as everywhere in this program: 0 for a1 to 63 for h8. There is no mark for the end. */
    NUMBER {
        @Override
        byte read(int code) {
            return code < Square.COUNT ? (byte) code : UNREADABLE;
        }
    },
    /** Ten times the row plus the column, both from 1, so f5 is 56; 0 ends the moves. So does WTHOR (othello.md, section 6). */
    ROW_AND_COLUMN {
        @Override
        byte read(int code) {
            int row = code / 10;
            int column = code % 10;
            if (code == 0) {
                return NONE;
            }
            return row >= 1 && row <= 8 && column >= 1 && column <= 8
                    ? (byte) (8 * (row - 1) + column - 1)
                    : UNREADABLE;
        }
    };

    /** Stands for: there is no further move. */
    static final byte NONE = Square.COUNT;

    /** Stands for what is not a square. */
    static final byte UNREADABLE = Square.COUNT + 1;

    /** Stands for all moves of a game that is too long to be read. */
    static final byte TOO_LONG = Square.COUNT + 2;

    private final byte[] squares = new byte[256];

    SquareCode() {
        for (int code = 0; code < squares.length; code++) {
            squares[code] = read(code);
        }
    }

    abstract byte read(int code);

    /** A table of the 256 bytes: the square from 0 to 63, {@link #NONE} or {@link #UNREADABLE}. */
    byte[] squares() {
        return squares;
    }
}
