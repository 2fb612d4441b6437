package outflank.othello.transcript;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import outflank.othello.Position;
import outflank.othello.Square;
import outflank.othello.transcript.Repair.Kind;

/**
 * The single slips that may have turned a game into the moves that are written: two moves exchanged, one misread, left out
 * or written in addition. The slip is at the first illegal move or before it, so the legal moves need not be tried again.
 */
final class Slips {

    private static final double SWAP = Math.log(0.3);
    private static final double REPLACE = Math.log(0.4);
    private static final double INSERT = Math.log(0.2);
    private static final double ERASE = Math.log(0.1);

    private static final String[] NAMES =
            IntStream.range(0, Square.COUNT).mapToObj(Square::name).toArray(String[]::new);

    private final int[] written;
    private final int legal;
    private final List<Integer> unused = new ArrayList<>();
    private final List<Candidate> candidates = new ArrayList<>();

    /**
     * @param written the squares that are written, in order
     * @param legal how many of them are legal
     */
    Slips(int[] written, int legal) {
        this.written = written;
        this.legal = legal;
        long used = Position.start().black() | Position.start().white();
        for (int square : written) {
            used |= Square.bit(square);
        }
        for (int square = 0; square < Square.COUNT; square++) {
            if ((used & Square.bit(square)) == 0) {
                unused.add(square);
            }
        }
    }

    List<Candidate> candidates() {
        for (int index = 0; index <= Math.min(legal, written.length - 1); index++) {
            swapped(index);
            replaced(index);
            erased(index);
        }
        for (int index = 0; index <= legal && written.length < Transcript.MAX_MOVES; index++) {
            inserted(index);
        }
        return candidates;
    }

    /** The candidates in which a part of the record that is no square is a move, whichever is left. */
    List<Candidate> readAs(int index, String text) {
        for (int square : unused) {
            int[] moves = with(index, square);
            double plausibility = REPLACE + Math.log(Misreading.share(square, TranscriptScanner.plain(text)));
            add(Kind.REPLACE, index, 0, text, name(square), moves, plausibility);
        }
        return candidates;
    }

    private void swapped(int index) {
        double any = SWAP - Math.log(written.length * (written.length - 1.0));
        double nextTo = SWAP - Math.log(2.0 * written.length);
        for (int other = index + 1; other < written.length; other++) {
            int[] moves = written.clone();
            moves[index] = written[other];
            moves[other] = written[index];
            double plausibility = other == index + 1 ? nextTo : any;
            add(Kind.SWAP, index, other + 1, name(written[index]), name(written[other]), moves, plausibility);
        }
    }

    private void replaced(int index) {
        for (int square : unused) {
            int[] moves = written.clone();
            moves[index] = square;
            double plausibility =
                    REPLACE - Math.log(written.length) + Math.log(Misreading.share(square, written[index]));
            add(Kind.REPLACE, index, 0, name(written[index]), name(square), moves, plausibility);
        }
    }

    private void erased(int index) {
        int[] moves = new int[written.length - 1];
        System.arraycopy(written, 0, moves, 0, index);
        System.arraycopy(written, index + 1, moves, index, moves.length - index);
        add(Kind.ERASE, index, 0, name(written[index]), "", moves, ERASE - Math.log(written.length));
    }

    private void inserted(int index) {
        for (int square : unused) {
            int[] moves = with(index, square);
            add(Kind.INSERT, index, 0, "", name(square), moves, INSERT - Math.log(moves.length));
        }
    }

    private int[] with(int index, int square) {
        int[] moves = new int[written.length + 1];
        System.arraycopy(written, 0, moves, 0, index);
        moves[index] = square;
        System.arraycopy(written, index, moves, index + 1, written.length - index);
        return moves;
    }

    private void add(Kind kind, int index, int other, String from, String to, int[] moves, double plausibility) {
        candidates.add(new Candidate(kind, index + 1, other, from, to, moves, plausibility));
    }

    private static String name(int square) {
        return NAMES[square];
    }
}
