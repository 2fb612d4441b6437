package outflank.othello.transcript;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import outflank.othello.Position;
import outflank.othello.Situation;
import outflank.othello.Square;
import outflank.othello.transcript.TranscriptScanner.Token;

/**
 * Everything that can be said to be wrong with a record (othello.md, section 5). Behind the first problem nobody knows the
 * board, so only what no board could make right is a problem there.
 */
public final class Problems {

    /** Nobody reads more; a record full of other things has thousands. */
    private static final int MAX_PROBLEMS = 60;

    /** Discs lie there before any other square is taken, in every variant. */
    private static final long CENTER = discs(Position.start());

    private final Transcript read;
    private final Optional<NumberGrid> grid;
    private final List<Problem> problems = new ArrayList<>();
    private long taken;
    private int number;

    private Problems(Transcript read) {
        this.read = read;
        this.grid = NumberGrid.find(read.written());
        this.taken = discs(Situation.start(read.variant()).position());
    }

    /** The problems of this record in the order of the moves, its verdict first; none if it is a whole game. */
    public static List<Problem> of(Transcript read) {
        if (read.isComplete()) {
            return List.of();
        }
        if (read.offending().isEmpty() && read.verdict() != Verdict.MISSING_NUMBER) {
            return List.of(new Problem(read.verdict(), read.at(), List.of(), ""));
        }
        return new Problems(read).all();
    }

    private List<Problem> all() {
        for (Token token : TranscriptScanner.tokens(read.written(), read.variant())) {
            take(token);
            if (problems.size() == MAX_PROBLEMS) {
                break;
            }
        }
        return List.copyOf(problems);
    }

    private void take(Token token) {
        switch (token.kind()) {
            case MOVE -> move(token);
            case IMPOSSIBLE_FLIP -> add(Verdict.IMPOSSIBLE_FLIP, ++number, List.of(), token.text());
            case PASS -> {
                if (problems.isEmpty() && number + 1 == read.at() && read.verdict() == Verdict.ILLEGAL_MOVE) {
                    add(Verdict.ILLEGAL_MOVE, read.at(), List.of(), token.text());
                }
            }
            case UNREADABLE -> add(Verdict.UNREADABLE, ++number, List.of(), token.text());
            case MISSING_NUMBER -> add(Verdict.MISSING_NUMBER, ++number, List.of(), token.text());
            case DUPLICATE_NUMBER -> {
                List<Integer> squares = grid.orElseThrow().squares(++number);
                add(Verdict.DUPLICATE_NUMBER, number, squares, token.text());
                squares.forEach(square -> taken |= Square.bit(square));
            }
            case NUMBER_TOO_BIG -> add(Verdict.NUMBER_TOO_BIG, 0, List.of(token.square()), token.text());
            case UNREADABLE_NUMBER -> add(Verdict.UNREADABLE_NUMBER, 0, List.of(token.square()), token.text());
        }
    }

    private void move(Token token) {
        number++;
        long bit = Square.bit(token.square());
        if (problems.isEmpty() && number == read.at()) {
            add(read.verdict(), number, List.of(token.square()), token.text());
        } else if ((taken & bit) != 0) {
            add(Verdict.DUPLICATE_SQUARE, number, List.of(token.square()), token.text());
        } else if ((Square.neighbors(token.square()) & (taken | CENTER)) == 0) {
            add(Verdict.ISOLATED_SQUARE, number, List.of(token.square()), token.text());
        }
        taken |= bit;
    }

    private static long discs(Position position) {
        return position.black() | position.white();
    }

    private void add(Verdict kind, int at, List<Integer> squares, String text) {
        problems.add(new Problem(kind, at, squares, TranscriptReader.shortened(text)));
    }
}
