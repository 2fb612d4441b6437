package outflank.format.wthor;

import java.io.IOException;
import java.io.InputStream;
import outflank.othello.batch.GameBatch;
import outflank.othello.batch.SquareCode;
import outflank.othello.transcript.Transcript;
import outflank.othello.transcript.Verdict;

/** Some hundred games of a file, replayed together, which takes a fraction of the time of doing so one by one. */
final class WthorBatch {

    private final byte[] bytes = new byte[GameBatch.CAPACITY * WthorLayout.GAME];
    private final GameBatch batch = new GameBatch();
    private int game = -1;
    private int bytesLeft;

    /** Takes games from the file; says whether there was one. */
    boolean read(InputStream file) throws IOException {
        int count = file.readNBytes(bytes, 0, bytes.length);
        batch.clear();
        for (int begin = 0; begin + WthorLayout.GAME <= count; begin += WthorLayout.GAME) {
            batch.add(bytes, begin + WthorLayout.MOVES, WthorLayout.MAX_MOVES, SquareCode.ROW_AND_COLUMN);
        }
        batch.replay();
        game = -1;
        bytesLeft = count == 0 ? bytesLeft : count % WthorLayout.GAME;
        return batch.size() > 0;
    }

    /** How many bytes behind the last whole game belong to none. */
    int bytesLeft() {
        return bytesLeft;
    }

    boolean hasNext() {
        return game + 1 < batch.size();
    }

    /** Goes to the next game, of which the other methods speak. */
    void next() {
        game++;
    }

    int unsigned8(int at) {
        return Byte.toUnsignedInt(bytes[game * WthorLayout.GAME + at]);
    }

    int unsigned16(int at) {
        return WthorLayout.unsigned16(bytes, game * WthorLayout.GAME + at);
    }

    /**
     * The moves, and what replaying them said. A byte that is no square, and a hole before a move, become something that is
     * no move either.
     */
    Transcript transcript() {
        int end = WthorLayout.GAME;
        while (end > WthorLayout.MOVES && unsigned8(end - 1) == 0) {
            end--;
        }
        boolean readable = true;
        StringBuilder written = new StringBuilder(2 * (end - WthorLayout.MOVES));
        for (int at = WthorLayout.MOVES; at < end; at++) {
            int move = unsigned8(at);
            int row = move / 10;
            int column = move % 10;
            if (row >= 1 && row <= 8 && column >= 1 && column <= 8) {
                written.append((char) ('a' + column - 1)).append((char) ('0' + row));
            } else {
                written.append(" #").append(move).append(' ');
                readable = false;
            }
        }
        String moves = written.toString();
        Verdict verdict = batch.verdict(game);
        boolean legal = verdict == Verdict.COMPLETE || verdict == Verdict.TRUNCATED;
        // What is wrong with a record is said by the room that knows best.
        return readable && legal ? new Transcript(moves, verdict, batch.at(game), "", moves) : Transcript.read(moves);
    }
}
