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

    private static final List<Kind> ALL = List.of(Kind.values());
    private static final List<Kind> WITH_LETTER = List.of(Kind.SQUARE, Kind.PASS, Kind.SLIP, Kind.WORD);
    private static final List<Kind> WITH_DIGIT = List.of(Kind.NUMBER);
    private static final List<Kind> WITH_SPACE = List.of(Kind.SPACE);
    private static final Pattern ANY_SQUARE = Pattern.compile("[a-hA-H\uFF41-\uFF48\uFF21-\uFF28][1-8\uFF11-\uFF18]");

    /** Whether a line names a square at all, which takes less time to tell than taking it to pieces. */
    static boolean namesSquare(String line) {
        return ANY_SQUARE.matcher(line).find();
    }

    /** The pieces of a line, in order, without gaps. */
    static List<LineToken> of(String line) {
        String plain = plain(line);
        Matcher matcher = Kind.SIGN.pattern.matcher(plain);
        List<LineToken> tokens = new ArrayList<>();
        int index = 0;
        while (index < plain.length()) {
            Kind kind = kindAt(matcher, plain, index);
            tokens.add(new LineToken(kind, index, matcher.end()));
            index = matcher.end();
        }
        return tokens;
    }

    private static Kind kindAt(Matcher matcher, String plain, int index) {
        for (Kind kind : kinds(plain.charAt(index))) {
            if (matcher.usePattern(kind.pattern).region(index, plain.length()).lookingAt()) {
                return kind;
            }
        }
        throw new IllegalStateException("nothing matches at " + index);
    }

    /** The kinds a token can have that begins with this character, in the order in which they are tried. */
    private static List<Kind> kinds(char first) {
        if (first >= 'a' && first <= 'z') {
            return WITH_LETTER;
        }
        if (first >= '0' && first <= '9') {
            return WITH_DIGIT;
        }
        return first == ' ' ? WITH_SPACE : ALL;
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
