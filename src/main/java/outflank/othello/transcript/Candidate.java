package outflank.othello.transcript;

import outflank.othello.Square;
import outflank.othello.Variant;
import outflank.othello.transcript.Repair.Kind;

/**
 * A game that may have been meant, before anybody has asked whether it is one.
 *
 * @param kind see {@link Repair}, as {@code move}, {@code other}, {@code written} and {@code meant}
 * @param moves the squares of the moves in order, 0 to 63 each; not to be changed
 * @param plausibility the natural logarithm of how often this slip is made
 */
record Candidate(Kind kind, int move, int other, String written, String meant, int[] moves, double plausibility) {

    /** The moves in canonical form, also if they are not legal. */
    String text() {
        StringBuilder text = new StringBuilder(2 * moves.length);
        for (int square : moves) {
            text.append(Square.name(square));
        }
        return text.toString();
    }

    /** @param variant the rules the record is read by */
    Repair repair(Variant variant) {
        return new Repair(kind, move, other, written, meant, Transcript.read(text(), variant));
    }
}
