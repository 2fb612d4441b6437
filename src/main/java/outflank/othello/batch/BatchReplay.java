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

    private final MoveTable moves;
    private final Lanes lanes;
    private final long[] placed;
    private final long[] own;
    private final long[] other;
    private final long[] flips;
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
            lookAtGamesWithoutFlips(move, games);
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

    private void lookAtGamesWithoutFlips(int move, int games) {
        for (int game = 0; game < games; game++) {
            if (flips[game] == 0) {
                byte square = moves.square(game, move);
                if (square != SquareCode.NONE) {
                    passOrProblem(game, move, square);
                }
            }
        }
    }

    private void passOrProblem(int game, int move, byte square) {
        if (square == SquareCode.UNREADABLE) {
            problem(game, move, Verdict.UNREADABLE);
        } else if (square == SquareCode.TOO_LONG) {
            problem(game, move, Verdict.TOO_LONG);
            at[game] = 0;
        } else if (move == Transcript.MAX_MOVES) {
            problem(game, move, Verdict.TOO_MANY_MOVES);
        } else {
            // Position checks nothing but the rules; which color the mover has makes no difference to them.
            Position position = new Position(own[game], other[game], Side.BLACK);
            if (position.isOver()) {
                problem(game, move, Verdict.MOVE_AFTER_END);
            } else if (position.mustPass() && position.pass().isLegal(square)) {
                pass(game, square, position.pass().flips(square));
            } else {
                problem(game, move, Verdict.ILLEGAL_MOVE);
            }
        }
    }

    private void pass(int game, int square, long flipped) {
        long passing = own[game];
        own[game] = other[game];
        other[game] = passing;
        passes[game]++;
        placed[game] = Square.bit(square);
        flips[game] = flipped;
    }

    private void problem(int game, int move, Verdict verdict) {
        verdicts[game] = verdict;
        at[game] = (byte) (move + 1);
        placed[game] = 0;
        moves.cut(game, move);
    }

    private void end(int game) {
        int count = moves.count(game);
        if (count == 0) {
            verdicts[game] = Verdict.EMPTY;
            at[game] = 0;
        } else {
            boolean over = (own[game] | other[game]) == -1 || new Position(own[game], other[game], Side.BLACK).isOver();
            verdicts[game] = over ? Verdict.COMPLETE : Verdict.TRUNCATED;
            at[game] = over ? 0 : (byte) count;
        }
    }
}
