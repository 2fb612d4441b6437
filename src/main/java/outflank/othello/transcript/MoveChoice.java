package outflank.othello.transcript;

import outflank.othello.Position;
import outflank.othello.Side;
import outflank.othello.Square;

/**
 * How people choose among the legal moves: they take corners, keep off the squares that give one away, leave the opponent
 * few moves and themselves many, and near the end answer beside the last move. What makes a wrong reading of a record legal
 * is mostly a game nobody would play, so this tells readings apart; it is no advice on what to play.
 */
final class MoveChoice {

    private static final long CORNERS = Square.set("a1h1a8h8");

    /** While more squares than this are empty, people choose in another way than afterwards. */
    private static final int ENDGAME = 20;

    /**
     * What each thing adds to the weight of a move, as a logarithm. Rounded values that make the moves of tournament games
     * likeliest.
     *
     * @param corner the move takes a corner
     * @param diagonal it takes the square diagonally beside an empty corner (X)
     * @param beside it takes an edge square beside an empty corner (C)
     * @param reply each move it leaves the opponent
     * @param corners each corner it leaves the opponent
     * @param freedom each move its own side would have then
     * @param frontier each disc of its own side that is beside an empty square then
     * @param near it is beside the move before
     */
    private record Habits(
            double corner,
            double diagonal,
            double beside,
            double reply,
            double corners,
            double freedom,
            double frontier,
            double near) {}

    private static final Habits BEFORE_ENDGAME = new Habits(0.4, -2.6, -0.8, -0.3, -2.5, 0.3, -0.6, 0.2);
    private static final Habits IN_ENDGAME = new Habits(0.3, -0.5, -0.4, -0.4, -1.2, 0.2, -0.1, 0.6);

    private MoveChoice() {}

    /**
     * The logarithm of the probability that this move is chosen.
     *
     * @param position the position before the move; the side to move has a legal one
     * @param move a legal move, 0 to 63
     * @param before the square of the move before, -1 if there is none
     */
    static double logarithm(Position position, int move, int before) {
        double all = 0;
        for (long left = position.legalMoves(); left != 0; left &= left - 1) {
            all += Math.exp(weight(position, Long.numberOfTrailingZeros(left), before));
        }
        return weight(position, move, before) - Math.log(all);
    }

    private static double weight(Position position, int move, int before) {
        Habits habits = position.emptySquares() > ENDGAME ? BEFORE_ENDGAME : IN_ENDGAME;
        Position after = position.play(move);
        Position again = new Position(after.black(), after.white(), position.toMove());
        long own = position.toMove() == Side.BLACK ? after.black() : after.white();
        long empty = ~(after.black() | after.white());
        double weight = habits.reply() * Long.bitCount(after.legalMoves())
                + habits.corners() * Long.bitCount(after.legalMoves() & CORNERS)
                + habits.freedom() * Long.bitCount(again.legalMoves())
                + habits.frontier() * Long.bitCount(own & Square.neighborsOf(empty));
        long bit = Square.bit(move);
        long neighbors = Square.neighbors(move);
        if ((bit & CORNERS) != 0) {
            weight += habits.corner();
        } else if ((neighbors & CORNERS & empty) != 0) {
            // Next to a corner, only the edge squares have no more than five neighbors.
            weight += Long.bitCount(neighbors) == 8 ? habits.diagonal() : habits.beside();
        }
        boolean near = before >= 0 && (neighbors & Square.bit(before)) != 0;
        return near ? weight + habits.near() : weight;
    }
}
