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
    private static final int WAYS = 8;

    /** The squares from a square to the edge, not counting itself, in each of eight ways. */
    private static final long[] RAYS = rays();

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
        int first = WAYS * square;
        return upward(RAYS[first], own, other)
                | upward(RAYS[first + 1], own, other)
                | upward(RAYS[first + 2], own, other)
                | upward(RAYS[first + 3], own, other)
                | downward(RAYS[first + 4], own, other)
                | downward(RAYS[first + 5], own, other)
                | downward(RAYS[first + 6], own, other)
                | downward(RAYS[first + 7], own, other);
    }

    /** The lines that make up {@link #flips}, one by one, by the squares they end at. */
    static List<Line> lines(int square, long own, long other) {
        List<Line> lines = new ArrayList<>();
        for (int way = 0; way < WAYS; way++) {
            long ray = RAYS[WAYS * square + way];
            boolean up = way < WAYS / 2;
            long turned = up ? upward(ray, own, other) : downward(ray, own, other);
            if (turned != 0) {
                long end = up ? Long.lowestOneBit(ray & ~other) : Long.highestOneBit(ray & ~other);
                lines.add(new Line(Long.numberOfTrailingZeros(end), turned));
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

    /**
     * The first square of the ray without a disc of {@code other} is the lowest bit of these squares. If a disc of
     * {@code own} is there, the squares below it turn. Without it the sign of the negative is 0 and nothing turns.
     */
    private static long upward(long ray, long own, long other) {
        long end = Long.lowestOneBit(ray & ~other) & own;
        return ray & end - 1 & -end >> 63;
    }

    /** The same towards a1, where the first square is the highest bit and those above it turn. */
    private static long downward(long ray, long own, long other) {
        long end = Long.highestOneBit(ray & ~other) & own;
        return ray & -end << 1;
    }

    /** The rays of every square: first the four that lead to higher squares, then the four that lead to lower ones. */
    private static long[] rays() {
        int[] right = {1, -1, 0, 1, -1, 1, 0, -1};
        int[] down = {0, 1, 1, 1, 0, -1, -1, -1};
        long[] rays = new long[WAYS * Square.COUNT];
        for (int index = 0; index < rays.length; index++) {
            int way = index % WAYS;
            int column = index / WAYS % 8 + right[way];
            int row = index / WAYS / 8 + down[way];
            while (column >= 0 && column < 8 && row >= 0 && row < 8) {
                rays[index] |= Square.bit(8 * row + column);
                column += right[way];
                row += down[way];
            }
        }
        return rays;
    }
}
