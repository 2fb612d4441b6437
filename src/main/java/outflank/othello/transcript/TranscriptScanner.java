package outflank.othello.transcript;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import outflank.othello.Move;
import outflank.othello.Square;
import outflank.othello.Variant;

/**
 * Finds the squares and passes in a written record and leaves out what only surrounds them: punctuation, move numbers, and
 * a score at the very end. What {@link Move} writes behind a square is read with it, with spaces if somebody likes them.
 *
 * <p>A single dash is a pass to some writers and mere punctuation to others. Nobody can have to pass before the third move,
 * so a dash before the second square says that this writer's single dashes are punctuation. The same goes for a dash
 * between a move number and its square. A pass that is taken for punctuation is not lost, because forced passes are
 * inserted anyway. Two dashes are always a pass.
 */
final class TranscriptScanner {

    enum Kind {
        MOVE,
        PASS,
        /** A move that names a disc as turned wrongly twice, or the very disc it places. */
        IMPOSSIBLE_FLIP,
        UNREADABLE,
        MISSING_NUMBER,
        DUPLICATE_NUMBER,
        NUMBER_TOO_BIG,
        UNREADABLE_NUMBER
    }

    /**
     * @param text the token as it was written; of a number grid the names of the squares, or what stands there instead of a
     *     number
     * @param move the move, in a number grid also the square of a wrong number; null if there is none
     */
    record Token(Kind kind, String text, Move move) {

        /** The square of the move, 0 to 63; -1 unless it is one. */
        int square() {
            return move == null ? -1 : move.square();
        }
    }

    private static final String DISCS = "(?:[0-5]?[0-9]|6[0-4])(?:[.,]5)?";
    private static final Pattern PUNCTUATION = Pattern.compile("[\\s.,;:()|]++");
    private static final Pattern SCORE =
            Pattern.compile("(?:" + DISCS + "\\s*+[-:/]\\s*+" + DISCS + "|[-+]" + DISCS + ")[\\s.,;:()|]*+\\z");
    private static final Pattern LINE_END = Pattern.compile("\\s*+/\\s*+([a-h][1-8])");
    private static final Pattern WRONG_FLIPS = Pattern.compile("\\s*+\\{((?:[\\s.,;]*+[a-h][1-8])++)[\\s.,;]*+\\}");
    private static final Pattern NUMBER =
            Pattern.compile("[0-9]{1,2}+(?:\\s*+[.):]++|\\s*+-?\\s*+(?=[a-h][1-8]|--|\u2014|p[as]))");
    private static final Pattern PASS = Pattern.compile("--++|\u2014|pass|pa|ps");
    private static final Pattern DASH = Pattern.compile("-");
    private static final Pattern REST = Pattern.compile("\\p{L}++[0-9]*+|[^\\s,;\\p{L}]++");

    private final String written;
    private final String plain;
    private final Matcher matcher;
    private final boolean linesChosen;
    private final boolean bracesWritten;
    private int index;
    private int squares;
    private boolean dashesSeparate;

    /** @param linesChosen whether a square can be followed by a slash and the end of the line that turns */
    TranscriptScanner(String written, boolean linesChosen) {
        this.written = written;
        this.linesChosen = linesChosen;
        this.plain = plain(written);
        this.bracesWritten = plain.indexOf('{') >= 0;
        this.matcher = PUNCTUATION.matcher(plain);
    }

    /** All that is written, in the order of the moves; a number grid gives its moves by their numbers. */
    static List<Token> tokens(String written, Variant variant) {
        Optional<NumberGrid> grid = NumberGrid.find(written);
        if (grid.isPresent()) {
            return grid.get().tokens(variant.mostMoves());
        }
        List<Token> tokens = new ArrayList<>();
        TranscriptScanner scanner =
                new TranscriptScanner(written, variant.turning().isChosen());
        for (Optional<Token> next = scanner.next(); next.isPresent(); next = scanner.next()) {
            tokens.add(next.get());
        }
        return tokens;
    }

    /** The next square, pass or unreadable part; empty at the end. */
    Optional<Token> next() {
        while (index < written.length()) {
            int begin = index;
            if (isSquare()) {
                squares++;
                index += 2;
                return move(begin, Square.of(plain.substring(begin, index)));
            }
            if (found(PUNCTUATION) || found(SCORE) || found(NUMBER)) {
                continue;
            }
            if (found(PASS)) {
                return token(Kind.PASS, begin, null);
            }
            if (found(DASH)) {
                dashesSeparate |= squares < 2;
                if (dashesSeparate) {
                    continue;
                }
                return token(Kind.PASS, begin, null);
            }
            if (!found(REST)) {
                throw new IllegalStateException("nothing matches at " + begin);
            }
            return token(Kind.UNREADABLE, begin, null);
        }
        return Optional.empty();
    }

    /** Looked at without a pattern, because most of what is written are squares and nothing else begins like one. */
    private boolean isSquare() {
        if (index + 1 >= plain.length()) {
            return false;
        }
        char column = plain.charAt(index);
        char row = plain.charAt(index + 1);
        return column >= 'a' && column <= 'h' && row >= '1' && row <= '8';
    }

    private Optional<Token> move(int begin, int square) {
        int lineEnd = linesChosen && found(LINE_END) ? Square.of(matcher.group(1)) : Move.NO_CHOICE;
        long wrongFlips = 0;
        if (bracesWritten && found(WRONG_FLIPS)) {
            String names = matcher.group(1).replaceAll("[\\s.,;]++", "");
            for (int index = 0; index < names.length(); index += 2) {
                wrongFlips |= Square.bit(Square.of(names.substring(index, index + 2)));
            }
            boolean twice = Long.bitCount(wrongFlips) < names.length() / 2;
            if (twice || (wrongFlips & Square.bit(square)) != 0) {
                return token(Kind.IMPOSSIBLE_FLIP, begin, null);
            }
        }
        boolean plain = lineEnd == Move.NO_CHOICE && wrongFlips == 0;
        return token(Kind.MOVE, begin, plain ? Move.to(square) : new Move(square, lineEnd, wrongFlips));
    }

    private boolean found(Pattern pattern) {
        boolean found =
                matcher.usePattern(pattern).region(index, written.length()).lookingAt();
        if (found) {
            index = matcher.end();
        }
        return found;
    }

    private Optional<Token> token(Kind kind, int begin, Move move) {
        return Optional.of(new Token(kind, written.substring(begin, index), move));
    }

    /** What patterns look at instead of the text, character for character. */
    static String plain(String written) {
        StringBuilder plain = new StringBuilder(written.length());
        written.chars().forEach(character -> plain.append(plain((char) character)));
        return plain.toString();
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
