package outflank.othello.transcript;

import java.util.Arrays;
import outflank.othello.Position;

/**
 * Plays many lists of moves, one after the other, and each only from where it parts from the one before: thousands of
 * readings of one record differ in little.
 */
final class Course {

    private int[] moves = {};

    /** What each move is played in, passes done; one more than there are legal moves. */
    private Position[] positions = {Position.start()};

    /** The sum of the logarithms of choosing so many first moves. */
    private double[] choices = {0};

    private int legal;
    private int weighed;

    /**
     * Plays these moves from the start.
     *
     * @return how many of them are legal
     */
    int play(int[] next) {
        int parting = Arrays.mismatch(moves, next);
        legal = Math.min(legal, parting < 0 ? next.length : parting);
        weighed = Math.min(weighed, legal);
        moves = next;
        if (positions.length <= next.length) {
            positions = Arrays.copyOf(positions, next.length + 1);
            choices = Arrays.copyOf(choices, next.length + 1);
        }
        while (legal < next.length && positions[legal].isLegal(next[legal])) {
            Position after = positions[legal].play(next[legal]);
            positions[++legal] = after.mustPass() ? after.pass() : after;
        }
        return legal;
    }

    /** The position after the legal moves played last. */
    Position end() {
        return positions[legal];
    }

    /** How likely people choose the legal moves played last, as a logarithm. */
    double choices() {
        for (; weighed < legal; weighed++) {
            int before = weighed == 0 ? -1 : moves[weighed - 1];
            choices[weighed + 1] = choices[weighed] + MoveChoice.logarithm(positions[weighed], moves[weighed], before);
        }
        return choices[legal];
    }
}
