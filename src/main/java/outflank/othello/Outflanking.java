package outflank.othello;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Outflanking on sets of squares (othello.md, section 1): a disc just placed outflanks a straight, unbroken line of the
 * opponent's discs if the line ends at another disc of one's own.
 *
 * <p>A step to a neighbor shifts a set by 1, 7, 8 or 9 bits. Steps with a horizontal part would run over the edge into the
 * next row; no line of outflanked discs reaches the columns a and h in such a direction, so these columns are left out of
 * the discs looked at and nothing can wrap around.
 */
final class Outflanking {

    private static final long COLUMNS_B_TO_G = 0x7E7E7E7E7E7E7E7EL;

    private static final int[] SHIFTS = {1, 7, 8, 9};

    private Outflanking() {}

    /** The empty squares on which {@code own} outflanks at least one disc of {@code other}. */
    static long moves(long own, long other) {
        long inner = other & COLUMNS_B_TO_G;
        long reached =
                bothWays(own, inner, 1) | bothWays(own, other, 8) | bothWays(own, inner, 7) | bothWays(own, inner, 9);
        return reached & ~(own | other);
    }

    /** The discs of {@code other} which a disc of {@code own} placed on {@code square} outflanks. */
    static long flips(int square, long own, long other) {
        long placed = 1L << square;
        long inner = other & COLUMNS_B_TO_G;
        return upward(placed, own, inner, 1)
                | upward(placed, own, inner, 7)
                | upward(placed, own, other, 8)
                | upward(placed, own, inner, 9)
                | downward(placed, own, inner, 1)
                | downward(placed, own, inner, 7)
                | downward(placed, own, other, 8)
                | downward(placed, own, inner, 9);
    }

    /** The lines that make up {@link #flips}, one by one, by the squares they end at. */
    static List<Line> lines(int square, long own, long other) {
        long placed = 1L << square;
        long inner = other & COLUMNS_B_TO_G;
        List<Line> lines = new ArrayList<>();
        for (int shift : SHIFTS) {
            long between = shift == 8 ? other : inner;
            long up = upward(placed, own, between, shift);
            if (up != 0) {
                lines.add(new Line(Long.numberOfTrailingZeros(Long.highestOneBit(up) << shift), up));
            }
            long down = downward(placed, own, between, shift);
            if (down != 0) {
                lines.add(new Line(Long.numberOfTrailingZeros(Long.lowestOneBit(down) >>> shift), down));
            }
        }
        lines.sort(Comparator.comparingInt(Line::end));
        return List.copyOf(lines);
    }

    /** Squares just behind the lines of {@code other} that begin next to {@code own}; a line is at most 6 discs long. */
    private static long bothWays(long own, long other, int shift) {
        long up = other & own << shift;
        long down = other & own >>> shift;
        up |= other & up << shift;
        down |= other & down >>> shift;
        long upPairs = other & other << shift;
        long downPairs = other & other >>> shift;
        up |= upPairs & up << 2 * shift;
        down |= downPairs & down >>> 2 * shift;
        up |= upPairs & up << 2 * shift;
        down |= downPairs & down >>> 2 * shift;
        return up << shift | down >>> shift;
    }

    private static long upward(long placed, long own, long other, int shift) {
        long line = 0;
        long next = placed << shift;
        while ((next & other) != 0) {
            line |= next;
            next <<= shift;
        }
        return (next & own) != 0 ? line : 0;
    }

    private static long downward(long placed, long own, long other, int shift) {
        long line = 0;
        long next = placed >>> shift;
        while ((next & other) != 0) {
            line |= next;
            next >>>= shift;
        }
        return (next & own) != 0 ? line : 0;
    }
}
