package outflank.othello.opening;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import outflank.othello.Move;
import outflank.othello.Position;
import outflank.othello.Square;
import outflank.othello.Symmetry;
import outflank.othello.Variant;

/**
 * The openings that have a name.
 *
 * <p>An opening is a position, not an order of moves: a game is in it as soon as its board shows it, in whichever of the four
 * orientations the sheet was written, and whichever way led there. The name of a game is that of the last such position,
 * and nothing is looked for beyond the {@link #longest()} line.
 */
public final class Openings {

    private static final int NONE = -1;

    private static final Openings KNOWN = new Openings(OpeningLines.read());

    private final Map<String, Opening> byKey = new LinkedHashMap<>();
    private final Map<Position, Opening> byPosition = new HashMap<>();
    private final int longest;

    /**
     * An opening and the move that reached it.
     *
     * @param move the number of the move, from 1
     * @param opening what it reached
     */
    public record Reached(int move, Opening opening) {}

    /** @throws IllegalArgumentException if a line is not legal, or two have the same key or reach the same position */
    Openings(List<Opening> openings) {
        for (Opening opening : openings) {
            if (byKey.put(opening.key(), opening) != null) {
                throw new IllegalArgumentException("two openings have the key " + opening.key());
            }
            for (Symmetry symmetry : Symmetry.keeping(Variant.Center.SET)) {
                Opening other = byPosition.put(end(opening, symmetry), opening);
                // A symmetric position is the same in two orientations.
                if (other != null && other != opening) {
                    throw new IllegalArgumentException(
                            opening.key() + " and " + other.key() + " are the same position");
                }
            }
        }
        longest = openings.stream().mapToInt(Opening::length).max().orElse(0);
    }

    private static Position end(Opening opening, Symmetry symmetry) {
        Position position = Position.start();
        for (int index = 0; index < opening.moves().length(); index += 2) {
            int square = Square.of(opening.moves().substring(index, index + 2));
            position = position.play(symmetry.of(square));
        }
        return position;
    }

    /** All openings there are names for. */
    public static Openings known() {
        return KNOWN;
    }

    /** Every opening in the order of the tree: each one before those that continue it. */
    public List<Opening> all() {
        return List.copyOf(byKey.values());
    }

    /** The opening with this key; empty if there is none. */
    public Optional<Opening> byKey(String key) {
        return Optional.ofNullable(byKey.get(key));
    }

    /** The opening with this key and every one that continues it; none if there is no such opening. */
    public List<Opening> within(String key) {
        return byKey.values().stream()
                .filter(opening ->
                        opening.path().stream().anyMatch(step -> step.key().equals(key)))
                .toList();
    }

    /** How many moves of a game are looked at. */
    public int longest() {
        return longest;
    }

    /** The opening this position is; empty if it has no name. */
    public Optional<Opening> at(Position position) {
        return Optional.ofNullable(byPosition.get(position));
    }

    /**
     * The opening of a game.
     *
     * @param squares the moves, 0 to 63 each, passes left out; from the first illegal one on they are not looked at
     * @return empty if the game never shows a position with a name
     */
    public Optional<Opening> of(List<Integer> squares) {
        return Optional.ofNullable(last(squares.size(), squares::get, null));
    }

    /** As {@link #of(List)}, for moves that are kept one to a byte. */
    public Optional<Opening> of(byte[] squares) {
        return Optional.ofNullable(last(squares.length, move -> squares[move], null));
    }

    /**
     * The opening of a game.
     *
     * @param moves such as {@code f5d6c3}: no separators, no passes; from the first part on that is no legal move, or turns
     *     other discs than the rules of Othello say, they are not looked at
     */
    public Optional<Opening> of(String moves) {
        return Optional.ofNullable(last(plainMoves(moves), move -> square(moves, move), null));
    }

    /** Every opening a game goes through, by the move that reaches it; of moves as {@link #of(String)} has them. */
    public List<Reached> along(String moves) {
        List<Reached> reached = new ArrayList<>();
        last(plainMoves(moves), move -> square(moves, move), reached);
        return reached;
    }

    /** How many moves there are before one that says more than its square, see {@link Move}. */
    private static int plainMoves(String moves) {
        for (int index = 0; index < moves.length(); index++) {
            if (moves.charAt(index) == '/' || moves.charAt(index) == '{') {
                return (index - 1) / 2;
            }
        }
        return moves.length() / 2;
    }

    /** The square of a move; {@link #NONE} if there is another thing. */
    private static int square(String moves, int move) {
        int column = moves.charAt(2 * move) - 'a';
        int row = moves.charAt(2 * move + 1) - '1';
        return column < 0 || column > 7 || row < 0 || row > 7 ? NONE : 8 * row + column;
    }

    /** The last opening within the moves, or null; all of them are added to the list, if there is one. */
    private Opening last(int moves, IntUnaryOperator squares, List<Reached> reached) {
        Opening last = null;
        Position position = Position.start();
        for (int move = 0; move < Math.min(moves, longest); move++) {
            int square = squares.applyAsInt(move);
            if (square < 0 || square >= Square.COUNT) {
                break;
            }
            if (!position.isLegal(square) && position.mustPass()) {
                position = position.pass();
            }
            if (!position.isLegal(square)) {
                break;
            }
            position = position.play(square);
            Opening opening = byPosition.get(position);
            if (opening != null) {
                last = opening;
                if (reached != null) {
                    reached.add(new Reached(move + 1, opening));
                }
            }
        }
        return last;
    }
}
