package outflank.othello;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A game played through from the start, move by move, with the passes it forced.
 *
 * @param start the situation before the first move
 * @param steps the moves in order; step {@code n} of the game is at index {@code n - 1}
 */
public record Replay(Situation start, List<Step> steps) {

    public Replay {
        Objects.requireNonNull(start, "start");
        steps = List.copyOf(steps);
    }

    /**
     * Plays these moves of Othello; passes are left out and inserted where they are forced.
     *
     * @param squares the squares of the moves in order, 0 to 63 each
     * @throws IllegalArgumentException if a move is not legal
     */
    public static Replay of(List<Integer> squares) {
        return of(Variant.OTHELLO, squares.stream().map(Move::to).toList());
    }

    /**
     * Plays these moves of a variant; passes are left out and inserted where they are forced.
     *
     * @throws IllegalArgumentException if a move is not legal, see {@link Situation#play}
     */
    public static Replay of(Variant variant, List<Move> moves) {
        Situation start = Situation.start(variant);
        Situation situation = start;
        List<Step> steps = new ArrayList<>(moves.size());
        for (Move move : moves) {
            int passes = 0;
            while (situation.mustPass()) {
                situation = situation.pass();
                passes++;
            }
            Side side = situation.position().toMove();
            long flipped = situation.flips(move);
            situation = situation.play(move, flipped);
            steps.add(new Step(steps.size() + 1, side, move, flipped, passes, situation));
        }
        return new Replay(start, steps);
    }

    /** The situation after the last move, or the start if there is none. */
    public Situation last() {
        return situationAfter(steps.size());
    }

    /** The position after the last move, or the start if there is none. */
    public Position end() {
        return last().position();
    }

    /**
     * The situation after this many moves.
     *
     * @param moves 0 for the start, up to the number of moves played
     * @throws IndexOutOfBoundsException if fewer moves were played
     */
    public Situation situationAfter(int moves) {
        Objects.checkIndex(moves, steps.size() + 1);
        return moves == 0 ? start : steps.get(moves - 1).situation();
    }

    /**
     * The position after this many moves.
     *
     * @param moves 0 for the start, up to the number of moves played
     * @throws IndexOutOfBoundsException if fewer moves were played
     */
    public Position positionAfter(int moves) {
        return situationAfter(moves).position();
    }

    /** How many passes there are before the moves; one that is due after the last move is not counted. */
    public int passes() {
        return steps.stream().mapToInt(Step::passes).sum();
    }

    /** Whether discs lay otherwise after some move than the rules say. */
    public boolean isIrregular() {
        return steps.stream().anyMatch(Step::isIrregular);
    }
}
