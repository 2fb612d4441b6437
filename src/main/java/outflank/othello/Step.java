package outflank.othello;

import java.util.Objects;

/**
 * One move of a game.
 *
 * @param number the number of the move, from 1; passes are not counted
 * @param side the side that moved
 * @param move the move, with the line that was chosen and the discs that were turned wrongly
 * @param flipped the discs the move turns by the rules
 * @param passes how many passes were forced just before this move: 0 or 1; 2 where only the disc handed over by the second
 *     let a side move that had none
 * @param situation the situation after the move, with the board as it lay
 */
public record Step(int number, Side side, Move move, long flipped, int passes, Situation situation) {

    public Step {
        Objects.requireNonNull(side, "side");
        Objects.requireNonNull(move, "move");
        Objects.requireNonNull(situation, "situation");
    }

    /** The square of the disc that was placed: 0 to 63. */
    public int square() {
        return move.square();
    }

    /** Whether there was a pass just before this move. */
    public boolean afterPass() {
        return passes > 0;
    }

    /** Whether discs lay otherwise after the move than the rules say. */
    public boolean isIrregular() {
        return move.isIrregular();
    }

    /** The position after the move, as the board lay; whoever is to move next may have to pass. */
    public Position position() {
        return situation.position();
    }
}
