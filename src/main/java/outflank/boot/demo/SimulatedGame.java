package outflank.boot.demo;

import java.util.SplittableRandom;
import outflank.othello.Position;
import outflank.othello.Side;
import outflank.othello.Square;
import outflank.othello.transcript.Transcript;

/**
 * A whole game between two players of given ratings. Each looks at the opponent's best answer to every move; the lower the
 * rating, the more does a player want discs too early, as beginners do, and the more does chance blur the sight. The same
 * seed gives the same game.
 */
final class SimulatedGame {

    private static final long CORNERS = squares("a1", "h1", "a8", "h8");
    private static final long X_SQUARES = squares("b2", "g2", "b7", "g7");
    private static final long C_SQUARES = squares("b1", "g1", "a2", "h2", "a7", "h7", "b8", "g8");

    private static final int CORNER = 80;
    private static final int X_SQUARE = -45;
    private static final int C_SQUARE = -20;
    private static final int OPPONENT_MOVE = -9;
    private static final int DISC = 6;

    /** With so few empty squares left, discs begin to count. */
    private static final int ENDGAME = 10;

    /** A player of this rating would always see rightly. */
    private static final int PERFECT = 2600;

    /** Both grow with the square of what is missing to perfection: a weak player errs often and badly. */
    private static final double BLUR = 4.0e-5;

    private static final double GREED = 1.0e-5;

    private final int blackRating;
    private final int whiteRating;
    private final SplittableRandom chance;

    private SimulatedGame(int blackRating, int whiteRating, long seed) {
        this.blackRating = blackRating;
        this.whiteRating = whiteRating;
        this.chance = new SplittableRandom(seed);
    }

    /** The moves of a game from the start, in canonical form. */
    static String play(int blackRating, int whiteRating, long seed) {
        return continued("", blackRating, whiteRating, seed);
    }

    /** The moves of a game that begins with these. */
    static String continued(String opening, int blackRating, int whiteRating, long seed) {
        return new SimulatedGame(blackRating, whiteRating, seed).finish(opening);
    }

    private String finish(String opening) {
        StringBuilder moves = new StringBuilder(opening);
        Position position = Transcript.ofMoves(opening).replay().end();
        while (!position.isOver()) {
            if (position.mustPass()) {
                position = position.pass();
            }
            int square = choose(position);
            moves.append(Square.name(square));
            position = position.play(square);
        }
        return moves.toString();
    }

    private int choose(Position position) {
        int rating = position.toMove() == Side.BLACK ? blackRating : whiteRating;
        double missing = Math.max(0, PERFECT - rating);
        double blur = BLUR * missing * missing;
        double greed = GREED * missing * missing;
        int best = -1;
        double bestValue = Double.NEGATIVE_INFINITY;
        for (long left = position.legalMoves(); left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            double value = afterBestAnswer(position.play(square), greed) + blur * chance.nextGaussian();
            if (value > bestValue) {
                best = square;
                bestValue = value;
            }
        }
        return best;
    }

    /** How good a position looks to the side that has just moved, when the other side has answered as well as it can. */
    private static double afterBestAnswer(Position position, double greed) {
        if (position.legalMoves() == 0) {
            return value(position, greed);
        }
        double best = Double.NEGATIVE_INFINITY;
        for (long left = position.legalMoves(); left != 0; left &= left - 1) {
            best = Math.max(best, value(position.play(Long.numberOfTrailingZeros(left)), greed));
        }
        return -best;
    }

    /** How good a position looks to the side that has just moved. */
    private static double value(Position position, double greed) {
        boolean whiteMoved = position.toMove() == Side.BLACK;
        long own = whiteMoved ? position.white() : position.black();
        long other = whiteMoved ? position.black() : position.white();
        int value = OPPONENT_MOVE * Long.bitCount(position.legalMoves());
        value += CORNER * difference(own, other, CORNERS);
        if (position.emptySquares() > ENDGAME) {
            value += X_SQUARE * difference(own, other, X_SQUARES) + C_SQUARE * difference(own, other, C_SQUARES);
            return value + greed * difference(own, other, -1L);
        }
        return value + DISC * difference(own, other, -1L);
    }

    private static int difference(long own, long other, long among) {
        return Long.bitCount(own & among) - Long.bitCount(other & among);
    }

    private static long squares(String... names) {
        long squares = 0;
        for (String name : names) {
            squares |= Square.bit(Square.of(name));
        }
        return squares;
    }
}
