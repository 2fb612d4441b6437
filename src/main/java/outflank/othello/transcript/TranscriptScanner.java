package outflank.othello.transcript;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import outflank.othello.Square;

/**
 * Finds the squares and passes in a written record and leaves out what only surrounds them: punctuation, move numbers, and
 * a score at the very end.
 *
 * <p>A single dash is a pass to some writers and mere punctuation to others. Nobody can have to pass before the third move,
 * so a dash before the second square says that this writer's single dashes are punctuation. The same goes for a dash
 * between a move number and its square. A pass that is taken for punctuation is not lost, because forced passes are
 * inserted anyway. Two dashes are always a pass.
 */
final class TranscriptScanner {

    enum Kind {
        SQUARE,
        PASS,
        UNREADABLE
    }

    /**
     * @param text the token as it was written
     * @param square the square, 0 to 63; -1 unless it is one
     */
    record Token(Kind kind, String text, int square) {}

    private static final String DISCS = "(?:[0-5]?[0-9]|6[0-4])(?:[.,]5)?";
    private static final Pattern PUNCTUATION = Pattern.compile("[\\s.,;:()|]++");
    private static final Pattern SCORE =
            Pattern.compile("(?:" + DISCS + "\\s*+[-:/]\\s*+" + DISCS + "|[-+]" + DISCS + ")[\\s.,;:()|]*+\\z");
    private static final Pattern SQUARE = Pattern.compile("[a-h][1-8]");
    private static final Pattern NUMBER =
            Pattern.compile("[0-9]{1,2}+(?:\\s*+[.):]++|\\s*+-?\\s*+(?=[a-h][1-8]|--|\u2014|p[as]))");
    private static final Pattern PASS = Pattern.compile("--++|\u2014|pass|pa|ps");
    private static final Pattern DASH = Pattern.compile("-");
    private static final Pattern REST = Pattern.compile("\\p{L}++[0-9]*+|[^\\s,;\\p{L}]++");

    private final String written;
    private final Matcher matcher;
    private int index;
    private int squares;
    private boolean dashesSeparate;

    TranscriptScanner(String written) {
        this.written = written;
        StringBuilder plain = new StringBuilder(written.length());
        written.chars().forEach(character -> plain.append(plain((char) character)));
        this.matcher = SQUARE.matcher(plain);
    }

    /** The next square, pass or unreadable part; empty at the end. */
    Optional<Token> next() {
        while (index < written.length()) {
            int begin = index;
            if (found(SQUARE)) {
                squares++;
                return token(Kind.SQUARE, begin, Square.of(matcher.group()));
            }
            if (found(PUNCTUATION) || found(SCORE) || found(NUMBER)) {
                continue;
            }
            if (found(PASS)) {
                return token(Kind.PASS, begin, -1);
            }
            if (found(DASH)) {
                dashesSeparate |= squares < 2;
                if (dashesSeparate) {
                    continue;
                }
                return token(Kind.PASS, begin, -1);
            }
            if (!found(REST)) {
                throw new IllegalStateException("nothing matches at " + begin);
            }
            return token(Kind.UNREADABLE, begin, -1);
        }
        return Optional.empty();
    }

    private boolean found(Pattern pattern) {
        boolean found =
                matcher.usePattern(pattern).region(index, written.length()).lookingAt();
        if (found) {
            index = matcher.end();
        }
        return found;
    }

    private Optional<Token> token(Kind kind, int begin, int square) {
        return Optional.of(new Token(kind, written.substring(begin, index), square));
    }

    /**
     * The character that patterns look at instead, one for one: lower case, ordinary for full-width letters and digits (as
     * Japanese keyboards write them), a dash for every sign of that kind, a space for invisible ones. The em dash stays: it
     * is what telephones make of two dashes.
     */
    private static char plain(char character) {
        if (character >= '\uFF01' && character <= '\uFF5E') {
            return plain((char) (character - '\uFF01' + '!'));
        }
        if (character >= 'A' && character <= 'Z') {
            return (char) (character - 'A' + 'a');
        }
        return switch (character) {
            case '\u2010', '\u2011', '\u2012', '\u2013', '\u2212', '\u30FC' -> '-';
            case '\u2026' -> '.';
            case '\u00A0', '\u2007', '\u202F', '\u3000', '\u200B', '\uFEFF' -> ' ';
            default -> character;
        };
    }
}
