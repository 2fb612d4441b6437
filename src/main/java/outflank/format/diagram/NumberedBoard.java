package outflank.format.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import outflank.othello.Replay;
import outflank.othello.Side;
import outflank.othello.Square;
import outflank.othello.Step;

/**
 * The board of a game with the number of each move on its square, and the side that moved there.
 *
 * @param squares what is on each of the 64 squares, in the order of {@link Square}
 * @param passes the numbers of the moves before which somebody passed
 */
record NumberedBoard(List<Numbered> squares, List<Integer> passes) {

    /**
     * One square.
     *
     * @param number the number of the move, from 1; 0 for a disc that lay there from the start, and for an empty square
     * @param side who moved there or has the disc of the start; empty for an empty square
     */
    record Numbered(int number, Optional<Side> side) {}

    static NumberedBoard of(Replay replay) {
        List<Numbered> squares = new ArrayList<>();
        for (int square = 0; square < Square.COUNT; square++) {
            squares.add(new Numbered(0, replay.start().position().sideAt(square)));
        }
        for (Step step : replay.steps()) {
            squares.set(step.square(), new Numbered(step.number(), Optional.of(step.side())));
        }
        List<Integer> passes = replay.steps().stream()
                .filter(Step::afterPass)
                .map(Step::number)
                .toList();
        return new NumberedBoard(List.copyOf(squares), passes);
    }
}
