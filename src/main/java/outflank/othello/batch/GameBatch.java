package outflank.othello.batch;

import java.util.Objects;
import outflank.othello.Position;
import outflank.othello.Score;
import outflank.othello.Scoring;
import outflank.othello.Side;
import outflank.othello.Square;
import outflank.othello.transcript.Transcript;
import outflank.othello.transcript.Verdict;

/**
 * Replays up to {@value #CAPACITY} games of Othello at once, and says of each whether it is legal, whether it is finished,
 * and its score. It is made for files of thousands of games: it leaves no garbage, but takes bare moves only, one behind the
 * other. {@link Transcript#read} reads what people write, one game at a time, with the same verdicts.
 *
 * <p>Use it in rounds: {@link #add} games until it {@link #isFull()} or there are no more, {@link #replay()}, ask for the
 * results by the number of the game in the batch, {@link #clear()}. A batch belongs to one thread; give each thread its own.
 *
 * <pre>{@code
 * GameBatch batch = new GameBatch();
 * for (int begin = 16; begin < file.length; begin += 68 * batch.size()) {
 *     batch.clear();
 *     for (int record = begin; record < file.length && !batch.isFull(); record += 68) {
 *         batch.add(file, record + 8, 60, SquareCode.ROW_AND_COLUMN);
 *     }
 *     batch.replay();
 *     for (int game = 0; game < batch.size(); game++) {
 *         tell(batch.verdict(game), batch.at(game), batch.officialBlackDiscs(game));
 *     }
 * }
 * }</pre>
 */
public final class GameBatch {

    /** How many games there is room for. */
    public static final int CAPACITY = 512;

    private static final byte[][] OFFICIAL_BLACK_DISCS = officialBlackDiscs();

    private final MoveTable moves = new MoveTable(CAPACITY);
    private final BatchReplay replay = new BatchReplay(moves, CAPACITY);
    private boolean replayed;

    /** How many games have been added since the batch was cleared: 0 to {@value #CAPACITY}. */
    public int size() {
        return moves.games();
    }

    /** Whether there is no room for another game. */
    public boolean isFull() {
        return size() == CAPACITY;
    }

    /** Removes all games. */
    public void clear() {
        moves.clear();
        replayed = false;
    }

    /**
     * Adds a game whose moves are one byte each, without passes. Its number in the batch is the {@link #size()} before.
     *
     * @param bytes holds the moves; they are copied
     * @param from the index of the first move
     * @param count the number of bytes to read; where the code has a mark for the end, what follows it is not looked at
     * @throws IllegalStateException if the batch is full, or was replayed and not cleared since
     * @throws IndexOutOfBoundsException if the bytes do not reach so far
     */
    public void add(byte[] bytes, int from, int count, SquareCode code) {
        requireRoom();
        Objects.checkFromIndexSize(from, count, bytes.length);
        moves.add(bytes, from, count, code.squares());
    }

    /**
     * Adds a game that is written in canonical form, such as {@code f5d6c3}: squares one behind the other, without passes,
     * in ASCII or any encoding that agrees with it. Upper case is taken as well. Anything else is
     * {@link Verdict#UNREADABLE} here, even if {@link Transcript#read} would understand it: ask that one in this case.
     *
     * @param bytes holds the text of this game, and maybe others
     * @param from the index of the first character
     * @param to the index behind the last one, without the line break
     * @throws IllegalStateException if the batch is full, or was replayed and not cleared since
     * @throws IndexOutOfBoundsException if the bytes do not reach so far
     */
    public void addText(byte[] bytes, int from, int to) {
        requireRoom();
        Objects.checkFromToIndex(from, to, bytes.length);
        moves.addText(bytes, from, to);
    }

    /** Replays all games that were added. After that their results can be asked for, until the batch is cleared. */
    public void replay() {
        if (!replayed) {
            replay.replay();
            replayed = true;
        }
    }

    /** What {@link Transcript#read} says of the same moves; for what is left to that one see {@link #addText}. */
    public Verdict verdict(int game) {
        return replay.verdict(requireReplayed(game));
    }

    /** The number of the move with the first problem, from 1; for a truncated game the number of moves played; else 0. */
    public int at(int game) {
        return replay.at(requireReplayed(game));
    }

    /** The number of legal moves before the first problem, or of all moves if there is none: 0 to 60, passes not counted. */
    public int moves(int game) {
        return switch (verdict(game)) {
            case COMPLETE, TRUNCATED -> moves.count(game);
            default -> Math.max(0, at(game) - 1);
        };
    }

    /** How many passes there are before these moves. */
    public int passes(int game) {
        return replay.passes(requireReplayed(game));
    }

    /** The discs of one side on the board after these moves: 0 to 64. */
    public int discs(int game, Side side) {
        return Long.bitCount(replay.discs(requireReplayed(game), side));
    }

    /**
     * Black's discs by the official rule, {@link Scoring#EMPTIES_TO_WINNER}: 0 to 64, White's being the rest to 64. It is the
     * score of the game only if it is finished, or ended here otherwise.
     */
    public int officialBlackDiscs(int game) {
        return OFFICIAL_BLACK_DISCS[discs(game, Side.BLACK)][discs(game, Side.WHITE)];
    }

    /** The position after these moves, the opponent of who moved last to move. */
    public Position end(int game) {
        Side toMove = (moves(game) + passes(game)) % 2 == 0 ? Side.BLACK : Side.WHITE;
        return new Position(replay.discs(game, Side.BLACK), replay.discs(game, Side.WHITE), toMove);
    }

    private void requireRoom() {
        if (isFull()) {
            throw new IllegalStateException("a batch holds " + CAPACITY + " games");
        }
        if (replayed) {
            throw new IllegalStateException("the batch has been replayed and has to be cleared first");
        }
    }

    private int requireReplayed(int game) {
        return Objects.checkIndex(game, replayed ? size() : 0);
    }

    private static byte[][] officialBlackDiscs() {
        byte[][] official = new byte[Square.COUNT + 1][Square.COUNT + 1];
        for (int black = 0; black <= Square.COUNT; black++) {
            for (int white = black == 0 ? 1 : 0; white <= Square.COUNT - black; white++) {
                Score score = Scoring.EMPTIES_TO_WINNER.score(black, white);
                official[black][white] = (byte) (score.halfDiscs(Side.BLACK) / 2);
            }
        }
        return official;
    }
}
