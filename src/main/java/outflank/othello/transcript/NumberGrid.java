package outflank.othello.transcript;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import outflank.othello.Move;
import outflank.othello.Position;
import outflank.othello.Replay;
import outflank.othello.Side;
import outflank.othello.Square;
import outflank.othello.transcript.TranscriptScanner.Kind;
import outflank.othello.transcript.TranscriptScanner.Token;

/**
 * The grid of the paper sheet: each square holds the number of the move that was played there (othello.md, section 5).
 *
 * @param cells what stands on each of the 64 squares, in the order of {@link Square}: a number, something unreadable, or
 *     nothing, which is the empty string
 */
public record NumberGrid(List<String> cells) {

    private static final int MAX_NUMBER = 99;

    /** @throws IllegalArgumentException if there are not 64 cells */
    public NumberGrid {
        cells = List.copyOf(cells);
        if (cells.size() != Square.COUNT) {
            throw new IllegalArgumentException("a grid has 64 cells, not " + cells.size());
        }
    }

    /**
     * Finds a grid in a text by its content: eight lines of eight cells. Cells are set apart by spaces, tabs, bars, commas,
     * semicolons or drawn boxes; row labels, a header with the letters of the columns, frames and lines of words around
     * the grid may be there. An empty square is blank or {@code . - 0}; a disc may be drawn on the center squares.
     *
     * @return empty if there is no grid in it, or it is longer than {@link Transcript#MAX_LENGTH} characters
     */
    public static Optional<NumberGrid> find(String written) {
        return NumberGridReader.find(written);
    }

    /** The grid of a game. */
    public static NumberGrid of(Replay game) {
        List<String> cells = new ArrayList<>(Collections.nCopies(Square.COUNT, ""));
        game.steps().forEach(step -> cells.set(step.square(), Integer.toString(step.number())));
        return new NumberGrid(cells);
    }

    /**
     * The number on this square.
     *
     * @return 0 if there is none, -1 if it cannot be read or has more than three digits
     */
    public int number(int square) {
        String cell = cells.get(square);
        int number = 0;
        for (int index = 0; index < cell.length(); index++) {
            char digit = cell.charAt(index);
            if (digit < '0' || digit > '9' || number > MAX_NUMBER) {
                return -1;
            }
            number = 10 * number + digit - '0';
        }
        return number;
    }

    /** The squares with this number; with -1 those that cannot be read, with 0 the empty ones. */
    public List<Integer> squares(int number) {
        return IntStream.range(0, Square.COUNT)
                .filter(square -> number(square) == number)
                .boxed()
                .toList();
    }

    /** The grid as text, with the letters and digits of the board around it; {@link #find} reads it as this grid again. */
    public String text() {
        StringBuilder text = new StringBuilder(" ");
        for (char column = 'a'; column <= 'h'; column++) {
            text.append("  ").append(column);
        }
        for (int square = 0; square < Square.COUNT; square++) {
            if (square % 8 == 0) {
                text.append('\n').append(1 + square / 8);
            }
            String cell = cells.get(square).isEmpty() ? mark(square) : cells.get(square);
            text.append(" ".repeat(Math.max(1, 3 - cell.length()))).append(cell);
        }
        return text.append('\n').toString();
    }

    private static String mark(int square) {
        return Position.start()
                .sideAt(square)
                .map(side -> side == Side.BLACK ? "X" : "O")
                .orElse(".");
    }

    /**
     * The moves in the order of their numbers, and in their places what is wrong with the numbers.
     *
     * @param most the greatest number a move can have
     */
    List<Token> tokens(int most) {
        List<Token> tokens = new ArrayList<>();
        NavigableMap<Integer, List<Integer>> squares = squaresByNumber(most);
        int last = squares.isEmpty() ? 0 : squares.lastKey();
        for (int number = 1; number <= last; number++) {
            List<Integer> same = squares.getOrDefault(number, List.of());
            tokens.add(
                    switch (same.size()) {
                        case 0 -> new Token(Kind.MISSING_NUMBER, "", null);
                        case 1 -> new Token(Kind.MOVE, Square.name(same.get(0)), Move.to(same.get(0)));
                        default -> new Token(Kind.DUPLICATE_NUMBER, names(same), null);
                    });
        }
        for (int square = 0; square < Square.COUNT; square++) {
            if (number(square) > most) {
                tokens.add(new Token(Kind.NUMBER_TOO_BIG, cells.get(square), Move.to(square)));
            } else if (number(square) < 0) {
                tokens.add(new Token(Kind.UNREADABLE_NUMBER, cells.get(square), Move.to(square)));
            }
        }
        return tokens;
    }

    /** The squares with each number up to the greatest a move can have. */
    NavigableMap<Integer, List<Integer>> squaresByNumber(int most) {
        NavigableMap<Integer, List<Integer>> squares = new TreeMap<>();
        for (int square = 0; square < Square.COUNT; square++) {
            int number = number(square);
            if (number > 0 && number <= most) {
                squares.computeIfAbsent(number, key -> new ArrayList<>()).add(square);
            }
        }
        return squares;
    }

    private static String names(List<Integer> squares) {
        return String.join(", ", squares.stream().map(Square::name).toList());
    }
}
