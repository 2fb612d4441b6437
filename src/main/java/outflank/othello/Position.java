package outflank.othello;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A position: who has a disc on which square, and who is to move.
 *
 * <p>A pass is not part of a move: after a move the opponent is to move even if there is no legal move for that side, and
 * {@link #mustPass()} says so (othello.md, section 1).
 *
 * @param black the squares with a black disc
 * @param white the squares with a white disc
 * @param toMove the side to move, also when that side must pass or the game is over
 */
public record Position(long black, long white, Side toMove) {

    private static final Position START = new Position(
            Square.bit(Square.of("d5")) | Square.bit(Square.of("e4")),
            Square.bit(Square.of("d4")) | Square.bit(Square.of("e5")),
            Side.BLACK);

    /** @throws IllegalArgumentException if a square has a disc of both sides */
    public Position {
        Objects.requireNonNull(toMove, "toMove");
        if ((black & white) != 0) {
            throw new IllegalArgumentException(
                    "a disc is black or white, not both: " + Square.name(Long.numberOfTrailingZeros(black & white)));
        }
    }

    /** The position every game begins with: black discs on d5 and e4, white discs on d4 and e5, Black to move. */
    public static Position start() {
        return START;
    }

    /** The squares the side to move may move to; 0 if it must pass or the game is over. */
    public long legalMoves() {
        return Outflanking.moves(own(), other());
    }

    /**
     * Whether the side to move may move to this square.
     *
     * @throws IllegalArgumentException if the number is not from 0 to 63
     */
    public boolean isLegal(int square) {
        return flips(square) != 0;
    }

    /**
     * The discs that turn when the side to move moves to this square; 0 if it may not.
     *
     * @throws IllegalArgumentException if the number is not from 0 to 63
     */
    public long flips(int square) {
        boolean occupied = (Square.bit(square) & (black | white)) != 0;
        return occupied ? 0 : Outflanking.flips(square, own(), other());
    }

    /**
     * The lines the side to move outflanks from this square, by the squares they end at; empty if it may not move there.
     *
     * @throws IllegalArgumentException if the number is not from 0 to 63
     */
    public List<Line> lines(int square) {
        boolean occupied = (Square.bit(square) & (black | white)) != 0;
        return occupied ? List.of() : Outflanking.lines(square, own(), other());
    }

    /**
     * The position after the side to move has moved to this square; the opponent is to move.
     *
     * @throws IllegalArgumentException if the move is not legal, or the number is not from 0 to 63
     */
    public Position play(int square) {
        long flipped = flips(square);
        if (flipped == 0) {
            throw new IllegalArgumentException(toMove + " cannot move to " + Square.name(square));
        }
        long own = own() | flipped | Square.bit(square);
        long other = other() & ~flipped;
        return toMove == Side.BLACK ? new Position(own, other, Side.WHITE) : new Position(other, own, Side.BLACK);
    }

    /** Whether the side to move has no legal move while the opponent has one. */
    public boolean mustPass() {
        return legalMoves() == 0 && Outflanking.moves(other(), own()) != 0;
    }

    /**
     * The same discs with the opponent to move.
     *
     * @throws IllegalStateException if the pass is not forced: a side that can move has to, and after the end nobody passes
     */
    public Position pass() {
        if (!mustPass()) {
            throw new IllegalStateException(
                    toMove + (isOver() ? " cannot pass, the game is over" : " has a legal move"));
        }
        return new Position(black, white, toMove.opposite());
    }

    /** Whether neither side can move. */
    public boolean isOver() {
        return legalMoves() == 0 && Outflanking.moves(other(), own()) == 0;
    }

    /** How many discs this side has: 0 to 64. */
    public int discs(Side side) {
        return Long.bitCount(side == Side.BLACK ? black : white);
    }

    /** How many squares are empty: 0 to 64. */
    public int emptySquares() {
        return Long.bitCount(~(black | white));
    }

    /**
     * The side that has a disc on this square; empty if nobody has.
     *
     * @throws IllegalArgumentException if the number is not from 0 to 63
     */
    public Optional<Side> sideAt(int square) {
        long bit = Square.bit(square);
        if ((black & bit) != 0) {
            return Optional.of(Side.BLACK);
        }
        return (white & bit) != 0 ? Optional.of(Side.WHITE) : Optional.empty();
    }

    private long own() {
        return toMove == Side.BLACK ? black : white;
    }

    private long other() {
        return toMove == Side.BLACK ? white : black;
    }
}
