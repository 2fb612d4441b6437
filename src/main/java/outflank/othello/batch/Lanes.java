package outflank.othello.batch;

/**
 * Outflanking on many boards at once. Each board is a lane: index {@code i} of every array belongs to board {@code i}.
 *
 * <p>Every loop here is as plain and as short as it is for one reason: the JVM's compiler turns such a loop into vector
 * instructions that work on two to eight boards at a time, and leaves a longer one, or one with a branch, as it is. The
 * arithmetic is that of {@link outflank.othello.Position}, without its branches.
 */
final class Lanes {

    private static final long ALL_COLUMNS = -1L;
    private static final long COLUMNS_B_TO_G = 0x7E7E7E7E7E7E7E7EL;

    private final long[] up;
    private final long[] down;

    Lanes(int boards) {
        up = new long[boards];
        down = new long[boards];
    }

    /**
     * Finds what a disc of {@code own} on the one square of {@code placed} outflanks. A lane in which {@code placed} is
     * empty gets no flips.
     *
     * @param placed one empty square in each lane, or none
     * @param flips receives the outflanked discs
     * @param boards the number of lanes to work on
     */
    void flips(long[] placed, long[] own, long[] other, long[] flips, int boards) {
        clear(flips, boards);
        flips(placed, own, other, flips, boards, 1, COLUMNS_B_TO_G);
        flips(placed, own, other, flips, boards, 7, COLUMNS_B_TO_G);
        flips(placed, own, other, flips, boards, 8, ALL_COLUMNS);
        flips(placed, own, other, flips, boards, 9, COLUMNS_B_TO_G);
    }

    /** Finds the empty squares on which {@code own} outflanks at least one disc of {@code other}. */
    void moves(long[] own, long[] other, long[] moves, int boards) {
        clear(moves, boards);
        moves(own, other, moves, boards, 1, COLUMNS_B_TO_G);
        moves(own, other, moves, boards, 7, COLUMNS_B_TO_G);
        moves(own, other, moves, boards, 8, ALL_COLUMNS);
        moves(own, other, moves, boards, 9, COLUMNS_B_TO_G);
        keepEmpty(moves, own, other, boards);
    }

    /** Takes the squares with a disc on them out of {@code squares}. */
    static void keepEmpty(long[] squares, long[] own, long[] other, int boards) {
        for (int i = 0; i < boards; i++) {
            squares[i] &= ~(own[i] | other[i]);
        }
    }

    /** Places the discs, turns the flips, and lets the opponent be the one to move: {@code own} and {@code other} change places. */
    static void play(long[] placed, long[] own, long[] other, long[] flips, int boards) {
        for (int i = 0; i < boards; i++) {
            long mover = own[i] | placed[i] | flips[i];
            own[i] = other[i] & ~flips[i];
            other[i] = mover;
        }
    }

    private void flips(long[] placed, long[] own, long[] other, long[] flips, int boards, int shift, long columns) {
        runUp(placed, other, up, boards, shift, columns);
        runDown(placed, other, down, boards, shift, columns);
        closed(up, down, own, flips, boards, shift);
    }

    private void moves(long[] own, long[] other, long[] moves, int boards, int shift, long columns) {
        runUp(own, other, up, boards, shift, columns);
        runDown(own, other, down, boards, shift, columns);
        behind(up, down, moves, boards, shift);
    }

    private static void clear(long[] squares, int boards) {
        for (int i = 0; i < boards; i++) {
            squares[i] = 0;
        }
    }

    /** The unbroken lines of up to six discs of {@code other} that begin one step above {@code from}. */
    private static void runUp(long[] from, long[] other, long[] run, int boards, int shift, long columns) {
        int twice = 2 * shift;
        for (int i = 0; i < boards; i++) {
            long discs = other[i] & columns;
            long line = discs & from[i] << shift;
            line |= discs & line << shift;
            long pairs = discs & discs << shift;
            line |= pairs & line << twice;
            line |= pairs & line << twice;
            run[i] = line;
        }
    }

    private static void runDown(long[] from, long[] other, long[] run, int boards, int shift, long columns) {
        int twice = 2 * shift;
        for (int i = 0; i < boards; i++) {
            long discs = other[i] & columns;
            long line = discs & from[i] >>> shift;
            line |= discs & line >>> shift;
            long pairs = discs & discs >>> shift;
            line |= pairs & line >>> twice;
            line |= pairs & line >>> twice;
            run[i] = line;
        }
    }

    /**
     * Keeps the lines that end at a disc of {@code own}. That disc is one bit or none. Below a line, the negative of the bit
     * holds the bit and everything above it, and nothing if there is none; above a line, the sign of the negative says
     * whether there is one.
     */
    private static void closed(long[] up, long[] down, long[] own, long[] flips, int boards, int shift) {
        for (int i = 0; i < boards; i++) {
            long above = up[i] << shift & own[i];
            long below = down[i] >>> shift & own[i];
            flips[i] |= up[i] & -above >> 63 | down[i] & -below;
        }
    }

    private static void behind(long[] up, long[] down, long[] moves, int boards, int shift) {
        for (int i = 0; i < boards; i++) {
            moves[i] |= up[i] << shift | down[i] >>> shift;
        }
    }
}
