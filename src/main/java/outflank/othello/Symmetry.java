package outflank.othello;

import java.util.Arrays;
import java.util.List;

/**
 * The eight ways to turn and mirror the board. A game seen through one that leaves the start as it is remains the same game:
 * four of them do where the center is set, and all where it is open, because an empty board looks alike from everywhere.
 */
public enum Symmetry {
    IDENTITY(true),
    HALF_TURN(true),
    /** Mirrored on the diagonal from a1 to h8. */
    MAIN_DIAGONAL(true),
    /** Mirrored on the diagonal from h1 to a8. */
    OTHER_DIAGONAL(true),
    LEFT_TO_RIGHT(false),
    TOP_TO_BOTTOM(false),
    QUARTER_TURN_RIGHT(false),
    QUARTER_TURN_LEFT(false);

    private static final int COLUMN = 7;
    private static final int ROW = 56;

    private static final List<Symmetry> ALL = List.of(values());
    private static final List<Symmetry> KEEPING_THE_SET_CENTER =
            Arrays.stream(values()).filter(symmetry -> symmetry.keepsSetCenter).toList();

    private final boolean keepsSetCenter;

    Symmetry(boolean keepsSetCenter) {
        this.keepsSetCenter = keepsSetCenter;
    }

    /** Those that leave the start of a game as it is, and with it all rules. */
    public static List<Symmetry> keeping(Variant.Center center) {
        return center.isOpen() ? ALL : KEEPING_THE_SET_CENTER;
    }

    /** Where this square, 0 to 63, comes to lie. */
    public int of(int square) {
        int mirrored = 8 * (square % 8) + square / 8;
        return switch (this) {
            case IDENTITY -> square;
            case HALF_TURN -> square ^ ROW ^ COLUMN;
            case MAIN_DIAGONAL -> mirrored;
            case OTHER_DIAGONAL -> mirrored ^ ROW ^ COLUMN;
            case LEFT_TO_RIGHT -> square ^ COLUMN;
            case TOP_TO_BOTTOM -> square ^ ROW;
            case QUARTER_TURN_RIGHT -> mirrored ^ COLUMN;
            case QUARTER_TURN_LEFT -> mirrored ^ ROW;
        };
    }

    /** Where the squares of this set come to lie. */
    public long ofSet(long set) {
        long turned = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            turned |= Square.bit(of(Long.numberOfTrailingZeros(rest)));
        }
        return turned;
    }

    /** This move, with the line it turns and the discs that lay otherwise. */
    public Move of(Move move) {
        if (move.lineEnd() == Move.NO_CHOICE && move.wrongFlips() == 0) {
            return Move.to(of(move.square()));
        }
        int lineEnd = move.lineEnd() == Move.NO_CHOICE ? Move.NO_CHOICE : of(move.lineEnd());
        return new Move(of(move.square()), lineEnd, ofSet(move.wrongFlips()));
    }

    /**
     * The way that shows a game in the standard orientation: the one in which its moves, as they are written, come last in
     * the alphabet. So a game from the set center begins with f5. Games that begin alike stay alike as far as they do,
     * because every move is decided before the next is looked at.
     */
    public static Symmetry standard(Variant.Center center, List<Move> moves) {
        List<Symmetry> candidates = keeping(center);
        for (Move move : moves) {
            if (candidates.size() == 1) {
                break;
            }
            String last = candidates.stream()
                    .map(candidate -> candidate.of(move).name())
                    .max(String::compareTo)
                    .orElseThrow();
            candidates = candidates.stream()
                    .filter(candidate -> candidate.of(move).name().equals(last))
                    .toList();
        }
        return candidates.get(0);
    }
}
