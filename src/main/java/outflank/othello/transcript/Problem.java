package outflank.othello.transcript;

import java.util.List;
import java.util.Objects;

/**
 * One thing that is wrong with a record.
 *
 * @param kind what it is; never {@link Verdict#COMPLETE}
 * @param at the number of the move, from 1; 0 if it has none
 * @param squares the squares it is about, 0 to 63 each; empty if there is none on the board
 * @param offending what was written there, at most {@value Transcript#MAX_OFFENDING} characters of it; may be empty
 */
public record Problem(Verdict kind, int at, List<Integer> squares, String offending) {

    public Problem {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(offending, "offending");
        squares = List.copyOf(squares);
    }
}
