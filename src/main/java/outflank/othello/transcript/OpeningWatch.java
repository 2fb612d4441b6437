package outflank.othello.transcript;

import java.util.List;
import outflank.othello.Move;
import outflank.othello.Symmetry;
import outflank.othello.Variant;

/**
 * The moves a game has to begin with, watched while a record of it is read. The sheet may show the game in any orientation
 * that leaves the rules as they are, so each of them stays possible until a move differs in it.
 */
final class OpeningWatch {

    private final List<Move> opening;
    private List<Symmetry> possible;
    private int played;

    /**
     * @param opening moves in canonical form, in any orientation; empty if nothing is prescribed
     * @throws IllegalArgumentException if they are no legal moves
     */
    OpeningWatch(String opening, Variant variant) {
        this.opening = opening.isEmpty()
                ? List.of()
                : Transcript.ofMoves(opening, variant).moveList();
        this.possible = Symmetry.keeping(variant.center());
    }

    /** Whether a game may go on with this move; if so, the next one is asked for next. */
    boolean admits(Move move) {
        if (played >= opening.size()) {
            return true;
        }
        Move prescribed = opening.get(played);
        List<Symmetry> left = possible.stream()
                .filter(symmetry -> symmetry.of(move).equals(prescribed))
                .toList();
        if (left.isEmpty()) {
            return false;
        }
        possible = left;
        played++;
        return true;
    }
}
