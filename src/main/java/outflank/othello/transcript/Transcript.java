package outflank.othello.transcript;

import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import outflank.othello.Move;
import outflank.othello.Replay;
import outflank.othello.Square;
import outflank.othello.Symmetry;
import outflank.othello.Variant;

/**
 * The written record of a game and what reading it said (othello.md, section 5). Reading never fails: whatever was written
 * gets a verdict, and the moves before the first problem can be replayed.
 *
 * @param written what was written, unchanged
 * @param variant the rules it was read by
 * @param verdict what it is
 * @param at the number of the move with the first problem, from 1; for a truncated game the number of moves played; else 0
 * @param offending what was written there, at most {@value #MAX_OFFENDING} characters of it; of a number grid the names of
 *     the squares, or what is no number; empty if there is no problem or nothing was written there
 * @param moves the legal moves before the first problem in canonical form, such as {@code f5d6c3}: lower case, no
 *     separators, no passes, each as {@link Move#name} writes it
 */
public record Transcript(String written, Variant variant, Verdict verdict, int at, String offending, String moves) {

    /** What is longer than this many characters is not read; a numbered record of sixty moves has about 500. */
    public static final int MAX_LENGTH = 10_000;

    /** So many characters of the first problem are kept. */
    public static final int MAX_OFFENDING = 20;

    /** No game of Othello has more moves: the board has 60 empty squares at the start. */
    public static final int MAX_MOVES = 60;

    private static final Pattern CANONICAL = Pattern.compile("(?:" + Move.CANONICAL + "){0," + Square.COUNT + "}");

    /** @throws IllegalArgumentException if the moves are not in canonical form */
    public Transcript {
        Objects.requireNonNull(written, "written");
        Objects.requireNonNull(variant, "variant");
        Objects.requireNonNull(verdict, "verdict");
        Objects.requireNonNull(offending, "offending");
        if (!CANONICAL.matcher(moves).matches()) {
            throw new IllegalArgumentException("not moves in canonical form: " + moves);
        }
    }

    /**
     * A transcript of Othello.
     *
     * @throws IllegalArgumentException if the moves are not in canonical form
     */
    public Transcript(String written, Verdict verdict, int at, String offending, String moves) {
        this(written, Variant.OTHELLO, verdict, at, offending, moves);
    }

    /**
     * Reads a record as people and programs write it: in either case, with spaces and line breaks, move numbers, dots,
     * dashes and commas, passes written ({@code --}, {@code -}, {@code pa}, {@code ps}, {@code pass}) or left out, and with
     * a score such as {@code 37-27} or {@code +10} at the end. A number grid is recognized by itself, see {@link NumberGrid}.
     * The game is Othello.
     *
     * @param written any text
     */
    public static Transcript read(String written) {
        return read(written, Variant.OTHELLO);
    }

    /**
     * Reads a record of a game of this variant, without a prescribed opening.
     *
     * @param written any text
     */
    public static Transcript read(String written, Variant variant) {
        return read(written, variant, "");
    }

    /**
     * Reads a record of a game that has to begin with prescribed moves.
     *
     * @param written any text
     * @param opening the prescribed moves in canonical form, in any orientation; empty if there are none
     * @throws IllegalArgumentException if the opening is not in canonical form or not legal
     */
    public static Transcript read(String written, Variant variant, String opening) {
        return TranscriptReader.read(written, variant, opening);
    }

    /**
     * A record of Othello from its moves in canonical form, as it is stored: nothing is forgiven.
     *
     * @param canonical lower-case squares without separators and passes; may be empty
     * @throws IllegalArgumentException if it has another form, or a move is not legal or comes after the end
     */
    public static Transcript ofMoves(String canonical) {
        return ofMoves(canonical, Variant.OTHELLO);
    }

    /**
     * A record of a game of this variant from its moves in canonical form, as it is stored: nothing is forgiven.
     *
     * @param canonical moves as {@link Move#name} writes them, without separators and passes; may be empty
     * @throws IllegalArgumentException if it has another form, or a move is not legal or comes after the end
     */
    public static Transcript ofMoves(String canonical, Variant variant) {
        if (!CANONICAL.matcher(canonical).matches()) {
            throw new IllegalArgumentException("not moves in canonical form: " + canonical);
        }
        Transcript transcript = read(canonical, variant);
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

    /**
     * Whether discs lay otherwise after some move than the rules say, and were not corrected in time. The game stands all
     * the same, and so does the score of the board as it lay (othello.md, section 1).
     */
    public boolean isIrregular() {
        return moves.indexOf('{') >= 0;
    }

    /** How many legal moves there are before the first problem: 0 to 64. */
    public int moveCount() {
        return Move.isPlain(moves) ? moves.length() / 2 : moveList().size();
    }

    /** The legal moves in order. */
    public List<Move> moveList() {
        return Move.list(moves);
    }

    /** The squares of the legal moves in order, 0 to 63 each. */
    public List<Integer> squares() {
        return moveList().stream().map(Move::square).toList();
    }

    /** The legal moves, played through. */
    public Replay replay() {
        return Replay.of(variant, moveList());
    }

    /**
     * The same as the standard orientation shows it, see {@link Symmetry#standard}: from the set center the first move is
     * f5. What was written stays as it is, and so does the offending part of it.
     */
    public Transcript inStandardOrientation() {
        List<Move> list = moveList();
        Symmetry standard = Symmetry.standard(variant.center(), list);
        String turned = Move.names(list.stream().map(standard::of).toList());
        return new Transcript(written, variant, verdict, at, offending, turned);
    }

    /**
     * The first move in which the legal moves of two records differ, both seen in the standard orientation: two players of
     * one game may well have sat at opposite sides of their sheets. Another line chosen, or other discs turned wrongly, are
     * another move. If one of them ends earlier, it is the move after its last one.
     *
     * @return the number of the move, from 1; empty if the moves are the same
     */
    public OptionalInt firstDifference(Transcript other) {
        List<Move> mine = inStandardOrientation().moveList();
        List<Move> theirs = other.inStandardOrientation().moveList();
        int common = 0;
        while (common < mine.size()
                && common < theirs.size()
                && mine.get(common).equals(theirs.get(common))) {
            common++;
        }
        return common == mine.size() && common == theirs.size() ? OptionalInt.empty() : OptionalInt.of(common + 1);
    }
}
