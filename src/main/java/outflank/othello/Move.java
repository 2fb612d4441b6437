package outflank.othello;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A move as it is written down. Mostly it is just a square, such as {@code c3}.
 *
 * <p>Where a move turns only one of several lines, the disc at the end of the chosen one follows: {@code f6/d4}. Where discs
 * were turned wrongly over the board and nobody corrected it in time, so that it stands (othello.md, section 1), the squares
 * follow on which the discs lay otherwise than the rules say: {@code c3{d4e5}}.
 *
 * @param square the square of the disc that is placed, 0 to 63
 * @param lineEnd the square at the other end of the line that turns, 0 to 63; {@link #NO_CHOICE} if there was none to choose
 * @param wrongFlips the discs that showed the other color after the move than the rules say; 0 almost always
 */
public record Move(int square, int lineEnd, long wrongFlips) {

    /** Stands in place of the end of a line where nothing was to be chosen. */
    public static final int NO_CHOICE = -1;

    /** One move in canonical form, without groups. */
    public static final String CANONICAL = "[a-h][1-8](?:/[a-h][1-8])?(?:\\{(?:[a-h][1-8])+\\})?";

    private static final Pattern NEXT = Pattern.compile("([a-h][1-8])(?:/([a-h][1-8]))?(?:\\{((?:[a-h][1-8])+)\\})?");
    private static final Move[] PLAIN = new Move[Square.COUNT];

    static {
        for (int square = 0; square < Square.COUNT; square++) {
            PLAIN[square] = new Move(square, NO_CHOICE, 0);
        }
    }

    /** @throws IllegalArgumentException if a number is no square, or the disc that is placed is said to be turned wrongly */
    public Move {
        if ((Square.bit(square) & wrongFlips) != 0) {
            throw new IllegalArgumentException("a disc just placed is not turned: " + Square.name(square));
        }
        if (lineEnd != NO_CHOICE) {
            Square.bit(lineEnd);
        }
    }

    /**
     * The plain move to this square.
     *
     * @throws IllegalArgumentException if the number is not from 0 to 63
     */
    public static Move to(int square) {
        return PLAIN[Long.numberOfTrailingZeros(Square.bit(square))];
    }

    /**
     * The moves written here one after the other in canonical form.
     *
     * @throws IllegalArgumentException if it has another form
     */
    public static List<Move> list(String canonical) {
        List<Move> moves = new ArrayList<>(canonical.length() / 2);
        if (isPlain(canonical)) {
            for (int at = 0; at < canonical.length(); at += 2) {
                moves.add(PLAIN[Square.of(canonical.substring(at, Math.min(at + 2, canonical.length())))]);
            }
            return List.copyOf(moves);
        }
        Matcher matcher = NEXT.matcher(canonical);
        int at = 0;
        while (at < canonical.length()) {
            if (!matcher.region(at, canonical.length()).lookingAt()) {
                throw new IllegalArgumentException("not a move in canonical form: " + canonical.substring(at));
            }
            moves.add(of(matcher));
            at = matcher.end();
        }
        return List.copyOf(moves);
    }

    /** Whether these moves in canonical form are just squares, two characters each. */
    public static boolean isPlain(String canonical) {
        return canonical.indexOf('/') < 0 && canonical.indexOf('{') < 0;
    }

    private static Move of(Matcher matcher) {
        int square = Square.of(matcher.group(1));
        if (matcher.group(2) == null && matcher.group(3) == null) {
            return PLAIN[square];
        }
        int lineEnd = matcher.group(2) == null ? NO_CHOICE : Square.of(matcher.group(2));
        return new Move(square, lineEnd, matcher.group(3) == null ? 0 : Square.set(matcher.group(3)));
    }

    /** These moves in canonical form, without separators. */
    public static String names(List<Move> moves) {
        StringBuilder names = new StringBuilder(2 * moves.size());
        moves.forEach(move -> names.append(move.name()));
        return names.toString();
    }

    /** The same move where the player chose the line that ends here, or had nothing to choose. */
    public Move withLineEnd(int end) {
        return new Move(square, end, wrongFlips);
    }

    /** Whether discs lay otherwise after it than the rules say. */
    public boolean isIrregular() {
        return wrongFlips != 0;
    }

    /** The move in canonical form; discs turned wrongly are named row by row. */
    public String name() {
        if (lineEnd == NO_CHOICE && wrongFlips == 0) {
            return Square.name(square);
        }
        StringBuilder name = new StringBuilder(Square.name(square));
        if (lineEnd != NO_CHOICE) {
            name.append('/').append(Square.name(lineEnd));
        }
        if (wrongFlips != 0) {
            name.append('{').append(Square.names(wrongFlips)).append('}');
        }
        return name.toString();
    }
}
