package outflank.othello.batch;

import java.util.Arrays;
import outflank.othello.Square;
import outflank.othello.transcript.Transcript;

/**
 * The moves of many games, all first moves together, then all second moves, and so on: in this order they are replayed. It
 * has room for one move more than a game can have; whatever follows behind that one, the first problem comes before.
 */
final class MoveTable {

    static final int MOVES = Transcript.MAX_MOVES + 1;

    /** Not a power of two, so that the moves of one game lie in different sets of the processor's cache. */
    private static final int SPACING = 64;

    /** The set of just this square, by its number; the empty set for everything that is not a square. */
    private static final long[] SETS = new long[128];

    static {
        for (int square = 0; square < Square.COUNT; square++) {
            SETS[square] = Square.bit(square);
        }
    }

    private final byte[] squares;
    private final byte[] counts;
    private final int stride;
    private int games;
    private int longest;

    MoveTable(int capacity) {
        stride = capacity + SPACING;
        squares = new byte[MOVES * stride];
        counts = new byte[capacity];
        clear();
    }

    void clear() {
        Arrays.fill(squares, SquareCode.NONE);
        games = 0;
        longest = 0;
    }

    int games() {
        return games;
    }

    /** The number of moves of the longest game: 0 to {@value #MOVES}. */
    int longest() {
        return longest;
    }

    /** The number of moves of this game as they were added, whatever they are: 0 to {@value #MOVES}. */
    int count(int game) {
        return counts[game];
    }

    /** A square from 0 to 63, or one of the marks in {@link SquareCode}. */
    byte square(int game, int move) {
        return squares[move * stride + game];
    }

    /** Adds a game whose moves are one byte each and are looked up in this table. */
    void add(byte[] moves, int from, int count, byte[] table) {
        int most = Math.min(count, MOVES);
        int move = 0;
        for (int cell = games; move < most; move++, cell += stride) {
            byte square = table[moves[from + move] & 0xFF];
            if (square == SquareCode.NONE) {
                break;
            }
            squares[cell] = square;
        }
        end(move);
    }

    /** Adds a game whose moves are written one behind the other, each as a letter and a digit. */
    void addText(byte[] text, int from, int to) {
        if (to - from > Transcript.MAX_LENGTH) {
            squares[games] = SquareCode.TOO_LONG;
            end(1);
            return;
        }
        int end = Math.min(to, from + 2 * MOVES);
        int move = addFourByFour(text, from, end);
        for (int index = from + 2 * move; index < end; index += 2, move++) {
            squares[move * stride + games] =
                    index + 1 < end ? SquareNames.square(text[index], text[index + 1]) : SquareCode.UNREADABLE;
        }
        end(move);
    }

    /** Adds as many moves as there are in groups of four squares; returns how many. */
    private int addFourByFour(byte[] text, int from, int end) {
        int cell = games;
        int index = from;
        while (index + SquareNames.FOUR <= end) {
            long four = SquareNames.fourSquares(text, index);
            if (four < 0) {
                break;
            }
            squares[cell] = (byte) four;
            squares[cell + stride] = (byte) (four >>> 16);
            squares[cell + 2 * stride] = (byte) (four >>> 32);
            squares[cell + 3 * stride] = (byte) (four >>> 48);
            cell += 4 * stride;
            index += SquareNames.FOUR;
        }
        return (index - from) / 2;
    }

    private void end(int count) {
        counts[games++] = (byte) count;
        longest = Math.max(longest, count);
    }

    /**
     * Finds the games that have such a move although it turns nothing. They are few, but nobody can foresee which: so the
     * loop does without a branch.
     *
     * @param found receives the numbers of the games
     * @return how many there are
     */
    int withoutFlips(int move, long[] flips, int[] found) {
        int row = move * stride;
        int count = 0;
        for (int game = 0; game < games; game++) {
            found[count] = game;
            count += flips[game] == 0 & squares[row + game] != SquareCode.NONE ? 1 : 0;
        }
        return count;
    }

    /** Leaves out this move and all after it. */
    void cut(int game, int move) {
        for (int cell = move * stride + game; cell < squares.length; cell += stride) {
            squares[cell] = SquareCode.NONE;
        }
    }

    /** The sets that hold just the square of this move, for every game; empty where there is no square. */
    void place(int move, long[] placed) {
        int row = move * stride;
        for (int game = 0; game < games; game++) {
            placed[game] = SETS[squares[row + game] & 127];
        }
    }
}
