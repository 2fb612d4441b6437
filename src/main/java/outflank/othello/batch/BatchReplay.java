package outflank.othello.batch;

import java.util.Arrays;
import outflank.othello.Position;
import outflank.othello.Side;
import outflank.othello.Square;
import outflank.othello.transcript.Transcript;
import outflank.othello.transcript.Verdict;

/**
 * Plays the games of a {@link MoveTable}, one move of all games after the other. Whatever is not simply a legal move turns
 * nothing: a pass that is due, an occupied square, a problem of any kind. So only games without flips are looked at one by
 * one. With every move the sides change places on all boards, also where a game has ended; who is who at the end follows
 * from the number of moves and of passes.
 */
final class BatchReplay {

    private static final long FULL_BOARD = -1L;

    private final MoveTable moves;
    private final Lanes lanes;
    private final long[] placed;
    private final long[] own;
    private final long[] other;
    private final long[] flips;
    private final int[] suspects;
    private final byte[] passes;
    private final byte[] at;
    private final Verdict[] verdicts;
    private int turns;

    BatchReplay(MoveTable moves, int capacity) {
        this.moves = moves;
        lanes = new Lanes(capacity);
        placed = new long[capacity];
        own = new long[capacity];
        other = new long[capacity];
        flips = new long[capacity];
        suspects = new int[capacity];
        passes = new byte[capacity];
        at = new byte[capacity];
        verdicts = new Verdict[capacity];
    }

    void replay() {
        int games = moves.games();
        Arrays.fill(own, 0, games, Position.start().black());
        Arrays.fill(other, 0, games, Position.start().white());
        Arrays.fill(passes, 0, games, (byte) 0);
        Arrays.fill(verdicts, 0, games, null);
        turns = moves.longest();
        for (int move = 0; move < turns; move++) {
            moves.place(move, placed);
            Lanes.keepEmpty(placed, own, other, games);
            lanes.flips(placed, own, other, flips, games);
            int count = moves.withoutFlips(move, flips, suspects);
            for (int index = 0; index < count; index++) {
                passOrProblem(suspects[index], move);
            }
            Lanes.play(placed, own, other, flips, games);
        }
        for (int game = 0; game < games; game++) {
            if (verdicts[game] == null) {
                end(game);
            }
        }
    }

    Verdict verdict(int game) {
        return verdicts[game];
    }

    int at(int game) {
        return at[game];
    }

    int passes(int game) {
        return passes[game];
    }

    long discs(int game, Side side) {
        boolean blackToMove = (turns + passes[game]) % 2 == 0;
        return blackToMove == (side == Side.BLACK) ? own[game] : other[game];
    }

    private void passOrProblem(int game, int move) {
        byte square = moves.square(game, move);
        switch (square) {
            case SquareCode.UNREADABLE -> problem(game, move, Verdict.UNREADABLE, move + 1);
            case SquareCode.TOO_LONG -> problem(game, move, Verdict.TOO_LONG, 0);
            default -> {
                if (move == Transcript.MAX_MOVES) {
                    problem(game, move, Verdict.TOO_MANY_MOVES, move + 1);
                } else if (!passed(game, square)) {
                    Verdict illegal = Verdict.ofIllegalMove(square, own[game] | other[game]);
                    problem(game, move, isOver(game) ? Verdict.MOVE_AFTER_END : illegal, move + 1);
                }
            }
        }
    }

    /** Lets the other side move to this square if the pass before is due and the move is legal; says whether it is. */
    private boolean passed(int game, int square) {
        Position opponents = new Position(own[game], other[game], Side.WHITE);
        long flipped = opponents.flips(square);
        if (flipped == 0 || mover(game).legalMoves() != 0) {
            return false;
        }
        own[game] = opponents.white();
        other[game] = opponents.black();
        placed[game] = Square.bit(square);
        flips[game] = flipped;
        passes[game]++;
        return true;
    }

    private void problem(int game, int move, Verdict verdict, int number) {
        verdicts[game] = verdict;
        at[game] = (byte) number;
        placed[game] = 0;
        moves.cut(game, move);
    }

    private void end(int game) {
        int count = moves.count(game);
        boolean over = isOver(game);
        if (count == 0) {
            verdicts[game] = Verdict.EMPTY;
            at[game] = 0;
        } else {
            verdicts[game] = over ? Verdict.COMPLETE : Verdict.TRUNCATED;
            at[game] = over ? 0 : (byte) count;
        }
    }

    private boolean isOver(int game) {
        return (own[game] | other[game]) == FULL_BOARD || mover(game).isOver();
    }

    /** The mover is Black in this picture, whoever that really is: to the rules of play it makes no difference. */
    private Position mover(int game) {
        return new Position(own[game], other[game], Side.BLACK);
    }
}
