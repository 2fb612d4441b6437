package outflank.othello;

import java.util.List;
import java.util.Objects;

/**
 * Where a game of any variant stands: the position and the discs both sides have in hand. It plays by the values of the
 * variant (othello.md, section 7); what they have in common, outflanking, is the business of {@link Position}.
 *
 * <p>While fewer than four discs lie on a board with an open center, a move places a disc there and turns nothing.
 *
 * @param variant the rules
 * @param position the discs on the board and the side to move
 * @param blackInHand the discs Black may still place, 0 to 64; 0 and without meaning where they are not limited
 * @param whiteInHand the discs White may still place, in the same way
 */
public record Situation(Variant variant, Position position, int blackInHand, int whiteInHand) {

    private static final long CENTER = Square.set("d4e4d5e5");

    public Situation {
        Objects.requireNonNull(variant, "variant");
        Objects.requireNonNull(position, "position");
        if (blackInHand < 0 || whiteInHand < 0) {
            throw new IllegalArgumentException("nobody has " + blackInHand + " and " + whiteInHand + " discs in hand");
        }
    }

    /** Before the first move. */
    public static Situation start(Variant variant) {
        Position set = Position.start();
        boolean open = variant.center().isOpen();
        Position position = new Position(open ? 0 : set.black(), open ? 0 : set.white(), variant.first());
        int inHand = 0;
        if (variant.supply().isLimited()) {
            inHand = Variant.Supply.DISCS_EACH - position.discs(Side.BLACK);
        }
        return new Situation(variant, position, inHand, inHand);
    }

    /** The discs this side may still place, 0 to 64; 0 and without meaning where they are not limited. */
    public int inHand(Side side) {
        return side == Side.BLACK ? blackInHand : whiteInHand;
    }

    /** Whether a move places a disc on the open center and turns nothing. */
    public boolean isCenterOpen() {
        return variant.center().isOpen() && discs() < Variant.Center.SQUARES;
    }

    /** The squares the side to move may move to; 0 if it must pass or the game is over. */
    public long legalMoves() {
        if (isCenterOpen()) {
            return CENTER & ~(position.black() | position.white());
        }
        return hasDisc(position.toMove()) ? position.legalMoves() : 0;
    }

    /**
     * Whether the side to move may move to this square.
     *
     * @throws IllegalArgumentException if the number is not from 0 to 63
     */
    public boolean isLegal(int square) {
        if (isCenterOpen()) {
            return (legalMoves() & Square.bit(square)) != 0;
        }
        return hasDisc(position.toMove()) && position.isLegal(square);
    }

    /**
     * The lines of which the side to move has to choose one when it moves to this square; empty where there is nothing to
     * choose, because all lines turn or there is only one.
     *
     * @throws IllegalArgumentException if the number is not from 0 to 63
     */
    public List<Line> choices(int square) {
        if (!variant.turning().isChosen() || isCenterOpen()) {
            return List.of();
        }
        List<Line> lines = position.lines(square);
        return lines.size() > 1 ? lines : List.of();
    }

    /**
     * The discs this move turns by the rules; what was turned wrongly is not looked at.
     *
     * @throws IllegalArgumentException if the move is not legal, or does not choose a line where one is to be chosen, or
     *     chooses one where none is
     */
    public long flips(Move move) {
        if (isCenterOpen()) {
            requireLegal(isLegal(move.square()) && move.lineEnd() == Move.NO_CHOICE, move);
            return 0;
        }
        long all = hasDisc(position.toMove()) ? position.flips(move.square()) : 0;
        requireLegal(all != 0, move);
        List<Line> choices = choices(move.square());
        if (choices.isEmpty()) {
            requireLegal(move.lineEnd() == Move.NO_CHOICE, move);
            return all;
        }
        return choices.stream()
                .filter(line -> line.end() == move.lineEnd())
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no line to be chosen ends there: " + move.name()))
                .discs();
    }

    /**
     * The situation after this move, with the board as it lay: whoever is to move next may have to pass.
     *
     * @throws IllegalArgumentException as {@link #flips} does, and if a disc turned wrongly does not lie on the board
     */
    public Situation play(Move move) {
        return play(move, flips(move));
    }

    /** The situation after this move, which is known to turn these discs by the rules. */
    Situation play(Move move, long flips) {
        long wrong = move.wrongFlips();
        long black = position.black();
        long white = position.white();
        if ((wrong & ~(black | white)) != 0) {
            throw new IllegalArgumentException("there is no disc to be turned wrongly: " + move.name());
        }
        Side side = position.toMove();
        long placed = Square.bit(move.square());
        black = black ^ flips ^ wrong | (side == Side.BLACK ? placed : 0);
        white = white ^ flips ^ wrong | (side == Side.WHITE ? placed : 0);
        return new Situation(
                variant,
                new Position(black, white, turnGoesOn() ? side : side.opposite()),
                blackInHand - used(side, Side.BLACK),
                whiteInHand - used(side, Side.WHITE));
    }

    /** Whether the game is not over but the side to move cannot move. */
    public boolean mustPass() {
        return legalMoves() == 0 && goesOnAfterPass();
    }

    /**
     * The same board with the opponent to move. Where discs are handed over, the opponent has got one.
     *
     * @throws IllegalStateException if the pass is not forced: a side that can move has to, and after the end nobody passes
     */
    public Situation pass() {
        if (!mustPass()) {
            throw new IllegalStateException(
                    position.toMove() + (isOver() ? " cannot pass, the game is over" : " has a legal move"));
        }
        return passed();
    }

    /**
     * Whether neither side can move. A disc handed over counts for whoever gets it: a side that could move if it had a disc
     * can do so once the opponent must pass, also when it has just passed itself for want of one.
     */
    public boolean isOver() {
        return legalMoves() == 0 && !goesOnAfterPass();
    }

    private void requireLegal(boolean legal, Move move) {
        if (!legal) {
            throw new IllegalArgumentException(position.toMove() + " cannot move to " + move.name());
        }
    }

    private boolean goesOnAfterPass() {
        Situation passed = passed();
        return passed.legalMoves() != 0
                || variant.supply().isHandedOver() && passed.passed().legalMoves() != 0;
    }

    private Situation passed() {
        Side side = position.toMove();
        Position other = new Position(position.black(), position.white(), side.opposite());
        if (!variant.supply().isHandedOver() || inHand(side) == 0) {
            return new Situation(variant, other, blackInHand, whiteInHand);
        }
        int toWhite = side == Side.BLACK ? 1 : -1;
        return new Situation(variant, other, blackInHand - toWhite, whiteInHand + toWhite);
    }

    /** Whether the player places a second disc on the center in the same turn. */
    private boolean turnGoesOn() {
        return isCenterOpen() && (discs() + 1) % variant.center().discsPerTurn() != 0;
    }

    private int used(Side mover, Side side) {
        return mover == side && variant.supply().isLimited() ? 1 : 0;
    }

    private boolean hasDisc(Side side) {
        return !variant.supply().isLimited() || inHand(side) > 0;
    }

    private int discs() {
        return Square.COUNT - position.emptySquares();
    }
}
