package outflank.othello.transcript;

import java.util.Objects;

/**
 * A proposal how a record may have been meant (othello.md, section 5).
 *
 * @param kind the slip it takes back
 * @param move the number of the move it is about, from 1; 0 if it is about the whole record
 * @param other the other move of an exchange; else 0
 * @param written what stands there; empty if nothing does
 * @param meant what should stand there; empty if nothing should
 * @param repaired the record without the slip, written as plain moves
 */
public record Repair(Kind kind, int move, int other, String written, String meant, Transcript repaired) {

    /** The slips of whoever writes a record, each with what it says about {@link Repair}'s values. */
    public enum Kind {
        /** Moves {@code move} and {@code other} have changed places; {@code written} stands at the first, {@code meant} at the other. */
        SWAP,
        /** Move {@code move} is {@code meant}, not {@code written}. */
        REPLACE,
        /** Move {@code move}, {@code meant}, was left out. */
        INSERT,
        /** Move {@code move}, {@code written}, is one too many. */
        ERASE,
        /** The pass {@code written} before move {@code move} is none. */
        ERASE_PASS,
        /** What follows {@code move} moves, {@code written} and the rest, does not belong to the game. */
        CUT,
        /** In a grid, the square {@code meant} has number {@code move}, not {@code written}. */
        RENUMBER,
        /** In a grid, several squares have other numbers: {@code meant} lists them, such as {@code c7 31, d2 14}. */
        RENUMBER_SEVERAL,
        /** In a grid, number {@code move} was skipped; every greater one is one less. */
        CLOSE_GAP,
        /** In a grid, number {@code other} was counted twice: {@code meant} has {@code move}, every greater one is one more. */
        COUNT_ON,
        /** The letters run from the other side: left and right are exchanged in the whole record. */
        MIRROR,
        /** The digits stand before the letters in the whole record. */
        DIGITS_FIRST,
        /** Characters that look alike were mixed up: {@code written} is {@code meant}. */
        CHARACTERS,
        /** {@code written}, and whatever else is no move, is left out. */
        LEAVE_OUT
    }

    public Repair {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(written, "written");
        Objects.requireNonNull(meant, "meant");
        Objects.requireNonNull(repaired, "repaired");
    }
}
