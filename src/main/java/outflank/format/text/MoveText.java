package outflank.format.text;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import outflank.format.FormatProblem.Kind;
import outflank.format.Place;
import outflank.format.UnusableFile;
import outflank.othello.transcript.Transcript;

/** The moves of a PGN game without its comments and variations, and the result behind them. */
final class MoveText {

    private static final Pattern RESULT =
            Pattern.compile("\\*|[0-9]{1,2}+[-:][0-9]{1,2}+|1/2-1/2|[-+][0-9]{1,2}+(?:\\.0*+)?+");
    private static final Pattern NOTE = Pattern.compile("\\$[0-9]++");

    /** Discs that were turned wrongly stand in braces too, but right behind the move. */
    private static final Pattern WRONG_FLIPS = Pattern.compile("\\{(?:[a-h][1-8])++\\}");

    private final StringBuilder words = new StringBuilder();
    private boolean comment;
    private int variations;

    /** Whether there is nothing yet. */
    boolean isEmpty() {
        return words.isEmpty();
    }

    /**
     * Adds a line.
     *
     * @throws UnusableFile if the game becomes longer than any record of one
     */
    void add(String line, long at) throws UnusableFile {
        int kept = words.length();
        for (int index = 0; index < line.length(); index++) {
            char character = line.charAt(index);
            if (comment) {
                comment = character != '}';
            } else if (character == '{') {
                Matcher wrongFlips = WRONG_FLIPS.matcher(line).region(index, line.length());
                if (index > 0 && wrongFlips.lookingAt() && variations == 0 && isSquare(line.charAt(index - 1))) {
                    words.append(wrongFlips.group());
                    index = wrongFlips.end() - 1;
                } else {
                    comment = true;
                }
            } else if (character == ';') {
                break;
            } else if (character == '(') {
                variations++;
            } else if (character == ')') {
                variations = Math.max(0, variations - 1);
            } else if (variations == 0) {
                words.append(character);
            }
        }
        if (words.length() > kept && words.substring(kept).isBlank()) {
            words.setLength(kept);
        } else if (words.length() > kept) {
            words.append('\n');
        }
        if (words.length() > Transcript.MAX_LENGTH) {
            throw new UnusableFile(Kind.GAME_TOO_LONG, Place.line(at), "");
        }
    }

    /** The moves without the result. */
    String written() {
        String text = NOTE.matcher(words).replaceAll(" ").strip();
        int last = lastWord(text);
        return RESULT.matcher(text.substring(last)).matches()
                ? text.substring(0, last).strip()
                : text;
    }

    /** The result behind the moves; empty if there is none, or it is left open. */
    Optional<String> result() {
        String text = words.toString().strip();
        String word = text.substring(lastWord(text));
        return RESULT.matcher(word).matches() && !word.equals("*") ? Optional.of(word) : Optional.empty();
    }

    private static boolean isSquare(char last) {
        return last >= '1' && last <= '8';
    }

    private static int lastWord(String text) {
        int index = text.length();
        while (index > 0 && !Character.isWhitespace(text.charAt(index - 1))) {
            index--;
        }
        return index;
    }
}
