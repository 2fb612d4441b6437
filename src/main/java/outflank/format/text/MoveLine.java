package outflank.format.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import outflank.format.text.LineToken.Kind;

/**
 * A line of text with moves in it, and what stands beside them.
 *
 * <p>Moves stand in stretches: squares with nothing between them but passes, numbers and punctuation. A line is one of
 * moves if it has a stretch of four squares, or nothing else is in it. Everything from the first such stretch to the last
 * one belongs to the record, so that a slip in the middle is not mistaken for the end of the game.
 *
 * @param before what stands before the moves, without the number of the first one
 * @param moves the record, as it is written
 * @param after what stands behind the moves, such as a score
 * @param squares the squares of the stretches in order, 0 to 63 each
 * @param moveNumber the number before the first move; 0 if there is none
 */
record MoveLine(String before, String moves, String after, List<Integer> squares, int moveNumber) {

    /** So many squares in a row are no accident. */
    private static final int MANY = 4;

    /** So many characters between two stretches are a slip of the pen, not the end of the game. */
    private static final int SLIP_LENGTH = 6;

    /** A word that was meant to be a square is no longer. */
    private static final int MAX_SLIP = 3;

    private static final String MARKS = "?!*\u2026";

    private static final Pattern NUMBER_BEFORE =
            Pattern.compile("(?:^|[\\s,;|])([0-9]{1,2})\\s*+[.):\\s]++$|^([0-9]{1,2})$");

    /** The parts of a line with moves; empty if there are none in it. */
    static Optional<MoveLine> of(String line) {
        return LineToken.namesSquare(line) ? new Search(line).result() : Optional.empty();
    }

    private static final class Search {

        private final String line;
        private final List<LineToken> tokens;
        private int begin = -1;
        private int end;
        private final List<Integer> squares = new ArrayList<>();

        Search(String line) {
            this.line = line;
            this.tokens = LineToken.of(line);
        }

        Optional<MoveLine> result() {
            boolean bare = tokens.stream().allMatch(this::isBare);
            int index = 0;
            while (index < tokens.size()) {
                index = tokens.get(index).kind() == Kind.SQUARE ? stretch(index, bare ? 1 : MANY) : index + 1;
            }
            if (begin < 0) {
                return Optional.empty();
            }
            String before = line.substring(0, begin);
            Matcher number = NUMBER_BEFORE.matcher(before);
            boolean numbered = number.find();
            int moveNumber =
                    numbered ? Integer.parseInt(number.group(1) != null ? number.group(1) : number.group(2)) : 0;
            return Optional.of(new MoveLine(
                    numbered ? before.substring(0, number.start()) : before,
                    line.substring(begin, end),
                    line.substring(end),
                    List.copyOf(squares),
                    moveNumber));
        }

        /** Whether this may stand in a line of nothing but moves, be it as a slip or a mark. */
        private boolean isBare(LineToken token) {
            String text = line.substring(token.begin(), token.end());
            return switch (token.kind()) {
                case SQUARE, PASS, NUMBER, SPACE, WRONG_FLIPS, SLIP -> true;
                case WORD -> text.length() <= MAX_SLIP && Character.isDigit(text.charAt(text.length() - 1));
                case SIGN -> MARKS.indexOf(text) >= 0;
            };
        }

        /** Takes the stretch that begins here if it belongs to the moves; returns the token after it. */
        private int stretch(int first, int enough) {
            int count = 0;
            int index = first;
            int last = first;
            while (index < tokens.size() && isOfStretch(tokens.get(index).kind())) {
                Kind kind = tokens.get(index).kind();
                count += kind == Kind.SQUARE ? 1 : 0;
                boolean separator = kind == Kind.NUMBER || kind == Kind.SPACE;
                last = separator ? last : index;
                index++;
            }
            int from = tokens.get(first).begin();
            if (begin < 0 ? count < enough : count == 1 && from - end > SLIP_LENGTH) {
                return index;
            }
            begin = begin < 0 ? from : begin;
            tokens.subList(first, index).stream()
                    .filter(token -> token.kind() == Kind.SQUARE)
                    .forEach(token -> squares.add(token.square(line)));
            end = tokens.get(withSlips(last)).end();
            return index;
        }

        /** A slip at the very end: glued to the last move, or a letter with a number behind it. */
        private int withSlips(int last) {
            int taken = last;
            for (int index = last + 1; index < tokens.size(); index++) {
                Kind kind = tokens.get(index).kind();
                boolean glued = index == taken + 1 && (kind == Kind.WORD || kind == Kind.SLIP);
                if (glued || kind == Kind.SLIP) {
                    taken = index;
                } else if (kind != Kind.SPACE) {
                    break;
                }
            }
            return taken;
        }

        private static boolean isOfStretch(Kind kind) {
            return switch (kind) {
                case SQUARE, PASS, NUMBER, SPACE, WRONG_FLIPS -> true;
                case SLIP, WORD, SIGN -> false;
            };
        }
    }
}
