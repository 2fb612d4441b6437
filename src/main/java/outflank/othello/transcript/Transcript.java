package outflank.othello.transcript;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import outflank.othello.Orientation;
import outflank.othello.Replay;
import outflank.othello.Square;

/**
 * The written record of a game and what reading it said (othello.md, section 5). Reading never fails: whatever was written
 * gets a verdict, and the moves before the first problem can be replayed.
 *
 * @param written what was written, unchanged
 * @param verdict what it is
 * @param at the number of the move with the first problem, from 1; for a truncated game the number of moves played; else 0
 * @param offending what was written there, at most {@value #MAX_OFFENDING} characters of it; of a number grid the names of
 *     the squares, or what is no number; empty if there is no problem or nothing was written there
 * @param moves the legal moves before the first problem, such as {@code f5d6c3}: lower case, no separators, no passes
 */
public record Transcript(String written, Verdict verdict, int at, String offending, String moves) {

    /** What is longer than this many characters is not read; a numbered record of sixty moves has about 500. */
    public static final int MAX_LENGTH = 10_000;

    /** So many characters of the first problem are kept. */
    public static final int MAX_OFFENDING = 20;

    /** No game has more moves: the board has 60 empty squares at the start. */
    public static final int MAX_MOVES = 60;

    private static final Pattern CANONICAL = Pattern.compile("(?:[a-h][1-8]){0," + MAX_MOVES + "}");

    /** @throws IllegalArgumentException if the moves are not in canonical form */
    public Transcript {
        Objects.requireNonNull(written, "written");
        Objects.requireNonNull(verdict, "verdict");
        Objects.requireNonNull(offending, "offending");
        if (!CANONICAL.matcher(moves).matches()) {
            throw new IllegalArgumentException("not moves in canonical form: " + moves);
        }
    }

    /**
     * Reads a record as people and programs write it: in either case, with spaces and line breaks, move numbers, dots,
     * dashes and commas, passes written ({@code --}, {@code -}, {@code pa}, {@code ps}, {@code pass}) or left out, and with
     * a score such as {@code 37-27} or {@code +10} at the end. A number grid is recognized by itself, see {@link NumberGrid}.
     *
     * @param written any text
     */
    public static Transcript read(String written) {
        return TranscriptReader.read(written);
    }

    /**
     * A record from its moves in canonical form, as it is stored: nothing is forgiven.
     *
     * @param canonical lower-case squares without separators and passes; may be empty
     * @throws IllegalArgumentException if it has another form, or a move is not legal or comes after the end
     */
    public static Transcript ofMoves(String canonical) {
        if (!CANONICAL.matcher(canonical).matches()) {
            throw new IllegalArgumentException("not moves in canonical form: " + canonical);
        }
        Transcript transcript = read(canonical);
        if (!transcript.moves.equals(canonical)) {
            throw new IllegalArgumentException(
                    "not a legal game, " + transcript.verdict + " at move " + transcript.at + ": " + canonical);
        }
        return transcript;
    }

    /** Whether it is a whole game. */
    public boolean isComplete() {
        return verdict == Verdict.COMPLETE;
    }

    /** The squares of {@link #moves()} in order, 0 to 63 each. */
    public List<Integer> squares() {
        List<Integer> squares = new ArrayList<>(moves.length() / 2);
        for (int index = 0; index < moves.length(); index += 2) {
            squares.add(Square.of(moves.substring(index, index + 2)));
        }
        return List.copyOf(squares);
    }

    /** The legal moves, played through. */
    public Replay replay() {
        return Replay.of(squares());
    }

    /**
     * The same with the moves turned so that the first one is f5. What was written stays as it is, and so does the
     * offending part of it.
     */
    public Transcript inStandardOrientation() {
        if (moves.isEmpty()) {
            return this;
        }
        List<Integer> squares = squares();
        Orientation orientation = Orientation.ofFirstMove(squares.get(0));
        StringBuilder turned = new StringBuilder(moves.length());
        for (int square : squares) {
            turned.append(Square.name(orientation.toStandard(square)));
        }
        return new Transcript(written, verdict, at, offending, turned.toString());
    }

    /**
     * The first move in which the legal moves of two records differ, both seen in the standard orientation: two players of
     * one game may well have sat at opposite sides of their sheets. If one of them ends earlier, it is the move after its
     * last one.
     *
     * @return the number of the move, from 1; empty if the moves are the same
     */
    public OptionalInt firstDifference(Transcript other) {
        List<Integer> mine = inStandardOrientation().squares();
        List<Integer> theirs = other.inStandardOrientation().squares();
        int common = 0;
        while (common < mine.size()
                && common < theirs.size()
                && mine.get(common).equals(theirs.get(common))) {
            common++;
        }
        return common == mine.size() && common == theirs.size() ? OptionalInt.empty() : OptionalInt.of(common + 1);
    }
}
