package outflank.othello;

import java.util.Optional;

/**
 * The score of a game in whole numbers of half discs, so that split empty squares stay exact.
 *
 * @param blackHalfDiscs half discs for Black: 0 to 128
 * @param whiteHalfDiscs half discs for White: 0 to 128; the two sum to at most 128
 */
public record Score(int blackHalfDiscs, int whiteHalfDiscs) {

    private static final int BOARD_HALF_DISCS = 2 * Square.COUNT;

    /** @throws IllegalArgumentException if a number is negative or the two sum to more than a board of discs */
    public Score {
        if (blackHalfDiscs < 0 || whiteHalfDiscs < 0 || blackHalfDiscs > BOARD_HALF_DISCS - whiteHalfDiscs) {
            throw new IllegalArgumentException(
                    "a score is 0 to 128 half discs in sum, not " + blackHalfDiscs + " and " + whiteHalfDiscs);
        }
    }

    /**
     * The score of whole discs.
     *
     * @throws IllegalArgumentException if a number is negative or the two sum to more than 64
     */
    public static Score ofDiscs(int blackDiscs, int whiteDiscs) {
        if (blackDiscs < 0 || whiteDiscs < 0 || blackDiscs > Square.COUNT - whiteDiscs) {
            throw new IllegalArgumentException(
                    "a score is 0 to 64 discs in sum, not " + blackDiscs + " and " + whiteDiscs);
        }
        return new Score(2 * blackDiscs, 2 * whiteDiscs);
    }

    /** 64–0 for this side, whatever the board shows: for who comes alone, or wipes the other out. */
    public static Score wholeBoardTo(Side winner) {
        return winner == Side.BLACK ? ofDiscs(Square.COUNT, 0) : ofDiscs(0, Square.COUNT);
    }

    /** Half discs of one side: 0 to 128. */
    public int halfDiscs(Side side) {
        return side == Side.BLACK ? blackHalfDiscs : whiteHalfDiscs;
    }

    /** The discs of one side as they are written: {@code 40} or {@code 32.5}, in every language with a point. */
    public String discs(Side side) {
        int halfDiscs = halfDiscs(side);
        return halfDiscs / 2 + (halfDiscs % 2 == 0 ? "" : ".5");
    }

    /** Whether both sides have the same score. */
    public boolean isDraw() {
        return blackHalfDiscs == whiteHalfDiscs;
    }

    /** The side with the higher score; empty if the game is a draw. */
    public Optional<Side> winner() {
        if (isDraw()) {
            return Optional.empty();
        }
        return Optional.of(blackHalfDiscs > whiteHalfDiscs ? Side.BLACK : Side.WHITE);
    }
}
