package outflank.othello.batch;

import java.util.Objects;
import outflank.othello.Position;
import outflank.othello.Side;

/**
 * Counts the ways in which a game can go on for a number of plies. Programmers call it perft: a rule that is wrong anywhere
 * changes the count. A game that ends earlier is one way.
 *
 * <p>Every way is really walked: nothing is looked up in a table or left out because it mirrors something else. Only the
 * moves of the last ply are not played but counted. The moves before wait, apart by the number of plies to go after them,
 * until there are enough to play them all at once.
 *
 * <p>A count belongs to one thread; {@link ParallelPathCount} shares the work among several.
 */
public final class PathCount {

    /** What a pass is in a count. Both are in use, and from the start they differ from the ninth ply on. */
    public enum Passes {
        /** A pass is a ply, as a move is. */
        COUNTED,
        /** A pass and the move after it are one ply. */
        LEFT_OUT
    }

    /** No count goes further; from the start twenty plies already take years. */
    public static final int MAX_PLIES = 60;

    private static final int TOGETHER = 512;

    private final Passes passes;
    private final Lanes lanes = new Lanes(TOGETHER);
    private final WaitingMoves[] waiting = new WaitingMoves[MAX_PLIES];
    private long ways;

    PathCount(Passes passes) {
        this.passes = Objects.requireNonNull(passes, "passes");
    }

    /**
     * The number of ways to go on from this position.
     *
     * @param plies how far to go: 0 to {@value #MAX_PLIES}; from the start, each ply takes about nine times as long
     * @throws IllegalArgumentException if the number of plies is out of range
     */
    public static long of(Position position, int plies, Passes passes) {
        PathCount count = new PathCount(passes);
        count.add(position, requirePlies(plies));
        return count.ways();
    }

    static int requirePlies(int plies) {
        if (plies < 0 || plies > MAX_PLIES) {
            throw new IllegalArgumentException("ways are counted for 0 to " + MAX_PLIES + " plies, not " + plies);
        }
        return plies;
    }

    /** Adds the ways to go on from this position to those counted so far. */
    void add(Position position, int plies) {
        boolean black = position.toMove() == Side.BLACK;
        long own = black ? position.black() : position.white();
        long other = black ? position.white() : position.black();
        if (plies == 0) {
            ways++;
        } else {
            goOn(own, other, position.legalMoves(), plies);
        }
    }

    /** The ways counted so far. */
    long ways() {
        for (int plies = MAX_PLIES - 1; plies > 0; plies--) {
            if (waiting[plies] != null) {
                play(waiting[plies], plies);
            }
        }
        return ways;
    }

    /** @param plies how many there are to go: at least 1 */
    private void goOn(long own, long other, long moves, int plies) {
        if (moves == 0) {
            pass(own, other, plies);
        } else if (plies == 1) {
            ways += Long.bitCount(moves);
        } else {
            waitingBefore(plies - 1, Long.bitCount(moves)).add(own, other, moves);
        }
    }

    private void pass(long own, long other, int plies) {
        long moves = new Position(other, own, Side.BLACK).legalMoves();
        int rest = passes == Passes.COUNTED ? plies - 1 : plies;
        if (moves == 0 || rest == 0) {
            ways++;
        } else {
            goOn(other, own, moves, rest);
        }
    }

    /** The moves after which so many plies are to go, with room for more of them. */
    private WaitingMoves waitingBefore(int plies, int more) {
        if (waiting[plies] == null) {
            waiting[plies] = new WaitingMoves(TOGETHER);
        }
        if (!waiting[plies].hasRoomFor(more)) {
            play(waiting[plies], plies);
        }
        return waiting[plies];
    }

    private void play(WaitingMoves played, int plies) {
        played.play(lanes);
        if (plies == 1) {
            countMoves(played);
        } else {
            for (int index = 0; index < played.size(); index++) {
                goOn(played.own(index), played.other(index), played.moves(index), plies);
            }
        }
        played.clear();
    }

    private void countMoves(WaitingMoves played) {
        long sum = 0;
        for (int index = 0; index < played.size(); index++) {
            long moves = played.moves(index);
            sum += Long.bitCount(moves);
            if (moves == 0) {
                pass(played.own(index), played.other(index), 1);
            }
        }
        ways += sum;
    }
}
