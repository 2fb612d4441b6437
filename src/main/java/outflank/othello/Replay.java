package outflank.othello;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A game played through from the start, move by move, with the passes it forced.
 *
 * @param steps the moves in order; step {@code n} of the game is at index {@code n - 1}
 * @param end the position after the last move, or the start if there is none
 */
public record Replay(List<Step> steps, Position end) {

    public Replay {
        steps = List.copyOf(steps);
        Objects.requireNonNull(end, "end");
    }

    /**
     * Plays these moves; passes are left out and inserted where they are forced.
     *
     * @param squares the squares of the moves in order, 0 to 63 each
     * @throws IllegalArgumentException if a move is not legal
     */
    public static Replay of(List<Integer> squares) {
        List<Step> steps = new ArrayList<>(squares.size());
        Position position = Position.start();
        for (int square : squares) {
            boolean afterPass = position.mustPass();
            Position before = afterPass ? position.pass() : position;
            position = before.play(square);
            steps.add(new Step(steps.size() + 1, before.toMove(), square, before.flips(square), afterPass, position));
        }
        return new Replay(steps, position);
    }

    /**
     * The position after this many moves.
     *
     * @param moves 0 for the start, up to the number of moves played
     * @throws IndexOutOfBoundsException if fewer moves were played
     */
    public Position positionAfter(int moves) {
        Objects.checkIndex(moves, steps.size() + 1);
        return moves == 0 ? Position.start() : steps.get(moves - 1).position();
    }

    /** How many passes there are before the moves; one that is due after the last move is not counted. */
    public int passes() {
        return (int) steps.stream().filter(Step::afterPass).count();
    }
}
