package outflank.competition;

import java.util.Objects;

/**
 * The official result of one game. Points and discs are whole numbers of halves, so that a draw's half point and the
 * half discs of split empty squares stay exact.
 *
 * @param kind how the game ended
 * @param blackHalfPoints half points for Black: 0, 1 or 2
 * @param whiteHalfPoints half points for White: 0, 1 or 2
 * @param blackHalfDiscs half discs for Black: 0 to 128
 * @param whiteHalfDiscs half discs for White: 0 to 128
 */
public record Result(
        ResultKind kind, int blackHalfPoints, int whiteHalfPoints, int blackHalfDiscs, int whiteHalfDiscs) {

    /** Half discs on a full board: 64 discs. */
    public static final int BOARD_HALF_DISCS = 128;

    /**
     * @throws IllegalArgumentException if a number is out of its range, if the discs do not sum to at most 64, or if the
     *     points do not sum to one (to nothing in a double forfeit)
     */
    public Result {
        Objects.requireNonNull(kind, "kind");
        if (blackHalfDiscs < 0 || whiteHalfDiscs < 0 || blackHalfDiscs + whiteHalfDiscs > BOARD_HALF_DISCS) {
            throw new IllegalArgumentException(
                    "discs must be 0 to 64 in sum, but are " + blackHalfDiscs / 2.0 + " and " + whiteHalfDiscs / 2.0);
        }
        if (blackHalfPoints < 0 || whiteHalfPoints < 0) {
            throw new IllegalArgumentException("points must not be negative");
        }
        int sum = blackHalfPoints + whiteHalfPoints;
        if (sum != (kind == ResultKind.DOUBLE_FORFEIT ? 0 : 2)) {
            throw new IllegalArgumentException("the points of a game sum to one, but are " + sum + " halves");
        }
    }

    /**
     * The result that follows from the discs alone: the side with more discs has the point, equal discs share it.
     *
     * @param kind how the game ended
     * @param blackHalfDiscs half discs for Black: 0 to 128
     * @param whiteHalfDiscs half discs for White: 0 to 128
     */
    public static Result ofDiscs(ResultKind kind, int blackHalfDiscs, int whiteHalfDiscs) {
        if (kind == ResultKind.DOUBLE_FORFEIT) {
            return new Result(kind, 0, 0, blackHalfDiscs, whiteHalfDiscs);
        }
        int blackHalfPoints = 1 + Integer.signum(blackHalfDiscs - whiteHalfDiscs);
        return new Result(kind, blackHalfPoints, 2 - blackHalfPoints, blackHalfDiscs, whiteHalfDiscs);
    }

    /** A drawn board whose point goes to the holder of the draw (othello.md, draw rule "draw win"). */
    public static Result drawWonBy(Color holder, ResultKind kind, int halfDiscsEach) {
        int blackHalfPoints = holder == Color.BLACK ? 2 : 0;
        return new Result(kind, blackHalfPoints, 2 - blackHalfPoints, halfDiscsEach, halfDiscsEach);
    }

    /** The same result for each player when the two have the other colors. */
    public Result withColorsSwapped() {
        return new Result(kind, whiteHalfPoints, blackHalfPoints, whiteHalfDiscs, blackHalfDiscs);
    }

    /** Half points of one side. */
    public int halfPoints(Color color) {
        return color == Color.BLACK ? blackHalfPoints : whiteHalfPoints;
    }

    /** Half discs of one side. */
    public int halfDiscs(Color color) {
        return color == Color.BLACK ? blackHalfDiscs : whiteHalfDiscs;
    }
}
