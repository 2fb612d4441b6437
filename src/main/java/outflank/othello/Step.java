package outflank.othello;

import java.util.Objects;

/**
 * One move of a game.
 *
 * @param number the number of the move, from 1; passes are not counted
 * @param side the side that moved
 * @param square the square of the new disc: 0 to 63
 * @param flipped the discs the move turned
 * @param afterPass whether the opponent had to pass just before this move
 * @param position the position after the move, the opponent to move
 */
public record Step(int number, Side side, int square, long flipped, boolean afterPass, Position position) {

    public Step {
        Objects.requireNonNull(side, "side");
        Objects.requireNonNull(position, "position");
    }
}
