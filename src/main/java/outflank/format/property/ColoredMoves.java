package outflank.format.property;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import outflank.othello.Side;

/**
 * Moves that are written with their side. Forced passes may be left out, so between two moves of one side there is a pass
 * of the other; if it was not forced, reading the transcript will say so.
 */
final class ColoredMoves {

    private static final Pattern SQUARE = Pattern.compile("[a-h][1-8]");
    private static final Pattern LETTERS = Pattern.compile("[a-h][a-h]");
    private static final Pattern PASS = Pattern.compile("|pa|ps|pass|--?|tt");
    private static final int MAX_UNREADABLE = 20;

    /** Far more than a game can have; what follows cannot change what is wrong. */
    private static final int MAX_MOVES = 200;

    private static final String WRITTEN_PASS = "--";

    private final StringBuilder written = new StringBuilder();
    private final List<Integer> thinkingMillis = new ArrayList<>();
    private Side toMove = Side.BLACK;
    private boolean timed;
    private int count;

    /**
     * Adds a move.
     *
     * @param text a square such as {@code F5}, or {@code fe} as it is in Go, or a pass; anything else stays unreadable
     * @param millis thinking time, -1 if it is not known
     */
    void add(Side side, String text, int millis) {
        if (count++ >= MAX_MOVES) {
            return;
        }
        if (side != toMove) {
            written.append(WRITTEN_PASS);
        }
        toMove = side.opposite();
        String move = text.strip().toLowerCase(Locale.ROOT);
        if (PASS.matcher(move).matches()) {
            written.append(WRITTEN_PASS);
            return;
        }
        if (SQUARE.matcher(move).matches()) {
            written.append(move);
        } else if (LETTERS.matcher(move).matches()) {
            written.append(move.charAt(0)).append((char) ('1' + move.charAt(1) - 'a'));
        } else {
            String word = move.replaceAll("\\s++", "");
            written.append(" #")
                    .append(word, 0, Math.min(MAX_UNREADABLE, word.length()))
                    .append(' ');
        }
        thinkingMillis.add(millis);
        timed |= millis >= 0;
    }

    /**
     * Notes that discs lay otherwise after the last move than the rules say.
     *
     * @param squares their names one behind the other
     */
    void wrongFlips(String squares) {
        written.append('{').append(squares).append('}');
    }

    /** All moves as one text. */
    String written() {
        return written.toString();
    }

    /** The times of the moves without the passes; empty if there are none. */
    List<Integer> thinkingMillis() {
        return timed ? List.copyOf(thinkingMillis) : List.of();
    }
}
