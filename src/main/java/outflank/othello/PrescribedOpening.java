package outflank.othello;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Pattern;

/**
 * The eight moves an XOT game begins with (othello.md, section 7).
 *
 * @param moves eight legal moves from the start, such as {@code f5d6c3d3c4f4f6f3}
 */
public record PrescribedOpening(String moves) {

    /** How many moves are prescribed. */
    public static final int MOVES = 8;

    private static final Pattern CANONICAL = Pattern.compile("(?:[a-h][1-8]){" + MOVES + "}");

    /** All four first moves are the same but for the orientation of the sheet, so that openings are drawn with this one. */
    private static final int FIRST = Square.of("f5");

    /** So often a lot is drawn that falls on an opening that was there already; then it has to be that one. */
    private static final int MOST_DRAWS = 1000;

    /** @throws IllegalArgumentException if these are not eight legal moves in canonical form */
    public PrescribedOpening {
        if (!CANONICAL.matcher(moves).matches()) {
            throw new IllegalArgumentException("not eight moves in canonical form: " + moves);
        }
        Replay.of(squares(moves));
    }

    /**
     * An opening drawn by lot: each legal move has the same chance, and both sides can move to the end of it and after. It
     * says nothing about who stands better.
     *
     * @param seed the same seed, with the same openings taken, gives the same opening
     * @param taken openings that shall not be drawn again, in whatever orientation or order of moves, if any other is found
     */
    public static PrescribedOpening drawn(long seed, Collection<PrescribedOpening> taken) {
        List<Position> reached = taken.stream().map(PrescribedOpening::end).toList();
        SplittableRandom lot = new SplittableRandom(seed);
        PrescribedOpening opening = drawn(lot);
        for (int draws = 1; draws < MOST_DRAWS && reached.contains(opening.end()); draws++) {
            opening = drawn(lot);
        }
        return opening;
    }

    private static PrescribedOpening drawn(SplittableRandom lot) {
        StringBuilder moves = new StringBuilder(Square.name(FIRST));
        Position position = Position.start().play(FIRST);
        while (moves.length() < 2 * MOVES) {
            int square = nth(position.legalMoves(), lot.nextInt(Long.bitCount(position.legalMoves())));
            moves.append(Square.name(square));
            position = position.play(square);
            if (position.legalMoves() == 0) {
                return drawn(lot);
            }
        }
        return new PrescribedOpening(moves.toString());
    }

    private static int nth(long squares, int n) {
        long left = squares;
        for (int skipped = 0; skipped < n; skipped++) {
            left &= left - 1;
        }
        return Long.numberOfTrailingZeros(left);
    }

    /** The position it leads to, turned so that the first move was f5. */
    public Position end() {
        Symmetry standard = Symmetry.standard(Variant.Center.SET, Move.list(moves));
        return Replay.of(squares(moves).stream().map(standard::of).toList()).end();
    }

    /** The moves as they are read aloud: {@code f5 d6 c3 d3 c4 f4 f6 f3}. */
    public String spaced() {
        return moves.replaceAll("..(?!$)", "$0 ");
    }

    private static List<Integer> squares(String moves) {
        List<Integer> squares = new ArrayList<>(MOVES);
        for (int index = 0; index < moves.length(); index += 2) {
            squares.add(Square.of(moves.substring(index, index + 2)));
        }
        return squares;
    }
}
