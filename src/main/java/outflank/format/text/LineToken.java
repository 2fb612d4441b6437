package outflank.format.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import outflank.othello.Square;

/**
 * A piece of a line.
 *
 * @param begin where it begins in the line
 * @param end where it ends
 */
record LineToken(Kind kind, int begin, int end) {

    enum Kind {
        SQUARE("[a-h][1-8]"),
        PASS("(?:pass|p[as])(?!\\p{L}(?![1-8]))|--++|\u2014"),
        NUMBER("[0-9]++"),
        /** The discs that a move turned wrongly. */
        WRONG_FLIPS("\\{(?:[\\s.,;]*+[a-h][1-8])++[\\s.,;]*+\\}"),
        /** A letter with a number that is no square, as a slip of the pen leaves one. */
        SLIP("[a-z][0-9]{1,2}+(?![\\p{L}0-9])"),
        WORD("\\p{L}++[0-9]*+"),
        SPACE("[\\s.,;:()|\\-]"),
        SIGN(".");

        private final Pattern pattern;

        Kind(String pattern) {
            this.pattern = Pattern.compile(pattern, Pattern.DOTALL);
        }
    }

    private static final Kind[] KINDS = Kind.values();

    /** The pieces of a line, in order, without gaps. */
    static List<LineToken> of(String line) {
        String plain = plain(line);
        Matcher matcher = Kind.SIGN.pattern.matcher(plain);
        List<LineToken> tokens = new ArrayList<>();
        int index = 0;
        while (index < plain.length()) {
            Kind kind = kindAt(matcher, index, plain.length());
            tokens.add(new LineToken(kind, index, matcher.end()));
            index = matcher.end();
        }
        return tokens;
    }

    private static Kind kindAt(Matcher matcher, int index, int end) {
        for (Kind kind : KINDS) {
            if (matcher.usePattern(kind.pattern).region(index, end).lookingAt()) {
                return kind;
            }
        }
        throw new IllegalStateException("nothing matches at " + index);
    }

    /** The square this token names in the line it is from. */
    int square(String line) {
        return Square.of(plain(line.substring(begin, end)));
    }

    /** Lower case, and ordinary letters and digits for full-width ones, one for one. */
    private static String plain(String line) {
        StringBuilder plain = new StringBuilder(line);
        for (int index = 0; index < plain.length(); index++) {
            char character = plain.charAt(index);
            if (character >= '\uFF01' && character <= '\uFF5E') {
                character = (char) (character - '\uFF01' + '!');
            }
            if (character >= 'A' && character <= 'Z') {
                character = (char) (character - 'A' + 'a');
            } else if (character == '\u3000') {
                character = ' ';
            } else if (character == '\u2013' || character == '\u2212') {
                character = '-';
            }
            plain.setCharAt(index, character);
        }
        return plain.toString();
    }
}
