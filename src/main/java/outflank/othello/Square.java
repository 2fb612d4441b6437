package outflank.othello;

/**
 * The squares of the board as numbers from 0 to 63: {@code 8 * (row - 1) + (column - 1)}, so that a1 is 0, h1 is 7 and h8
 * is 63. A set of squares is a {@code long} in which square {@code n} is bit {@code n}.
 */
public final class Square {

    /** How many squares the board has. */
    public static final int COUNT = 64;

    private static final long NOT_COLUMN_A = 0xFEFEFEFEFEFEFEFEL;
    private static final long NOT_COLUMN_H = 0x7F7F7F7F7F7F7F7FL;

    private Square() {}

    /**
     * The square with this name.
     *
     * @param name a column from a to h, in either case, and a row from 1 to 8
     * @throws IllegalArgumentException if this is not the name of a square
     */
    public static int of(String name) {
        if (name.length() != 2) {
            throw new IllegalArgumentException("not a square: " + name);
        }
        int column = (name.charAt(0) | 0x20) - 'a';
        int row = name.charAt(1) - '1';
        if (column < 0 || column > 7 || row < 0 || row > 7) {
            throw new IllegalArgumentException("not a square: " + name);
        }
        return 8 * row + column;
    }

    /**
     * The name of this square, in lower case, such as {@code f5}.
     *
     * @throws IllegalArgumentException if the number is not from 0 to 63
     */
    public static String name(int square) {
        requireOnBoard(square);
        return "" + (char) ('a' + square % 8) + (char) ('1' + square / 8);
    }

    /**
     * The set that holds just this square.
     *
     * @throws IllegalArgumentException if the number is not from 0 to 63
     */
    public static long bit(int square) {
        requireOnBoard(square);
        return 1L << square;
    }

    /**
     * The set of these squares.
     *
     * @param names names of squares one after the other, without separators; may be empty
     * @throws IllegalArgumentException if this is something else, or a square is named twice
     */
    public static long set(String names) {
        long set = 0;
        for (int index = 0; index < names.length(); index += 2) {
            long bit = bit(of(names.substring(index, Math.min(index + 2, names.length()))));
            if ((set & bit) != 0) {
                throw new IllegalArgumentException("a square is named twice: " + names);
            }
            set |= bit;
        }
        return set;
    }

    /** The names of the squares of a set row by row, without separators, such as {@code d4e5}. */
    public static String names(long set) {
        StringBuilder names = new StringBuilder(2 * Long.bitCount(set));
        for (long rest = set; rest != 0; rest &= rest - 1) {
            names.append(name(Long.numberOfTrailingZeros(rest)));
        }
        return names.toString();
    }

    /**
     * The set of the three, five or eight squares next to this one, straight or diagonally.
     *
     * @throws IllegalArgumentException if the number is not from 0 to 63
     */
    public static long neighbors(int square) {
        return neighborsOf(bit(square));
    }

    /** The squares next to any of these, straight or diagonally, without these themselves. */
    public static long neighborsOf(long squares) {
        long rows = squares | squares << 1 & NOT_COLUMN_A | squares >>> 1 & NOT_COLUMN_H;
        return (rows | rows << 8 | rows >>> 8) & ~squares;
    }

    private static void requireOnBoard(int square) {
        if (square < 0 || square >= COUNT) {
            throw new IllegalArgumentException("squares are numbered 0 to 63, not " + square);
        }
    }
}
