package outflank.othello.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import outflank.othello.Position;
import outflank.othello.Square;
import outflank.othello.transcript.Transcript;
import outflank.othello.transcript.Verdict;

/** Many games at once get the same answers as each of them alone from the readable engine. */
class GameBatchTest {

    private static final String SHORTEST = "e6f4e3f6g5d6e7f5c5";
    private static final String FULL_BOARD =
            "d3c5f6f5e6e3c3f3c4b4b3d6c7c2d2c6a4d7g5f4d1g4f7e7g6h5e8c8d8f8e2f2b6a6b5a5a7a3a2f1e1h6g1b2g3b7h4b1a8b8g7h8h7g8a1h2c1h3g2h1";
    private static final String TWENTY_THREE_PASSES =
            "f5d6c4g5d7c7h5d8b8b7b6a7b5a6a5b4b3c6e8f8c8a8e7a4b2a2c2d2d1e2f2c5c3a1a3e6d3f6f7f1g2h2e3f4b1g1c1e1g8g7f3h1h3h4h6";

    @Test
    void randomGames() {
        BatchAnswers.verifyTexts(
                LongStream.range(0, 3_000).mapToObj(RandomGame::of).toList());
    }

    @Test
    void randomGamesWithSlips() {
        List<String> games =
                LongStream.range(0, 20_000).mapToObj(RandomGame::damaged).toList();
        BatchAnswers.verifyTexts(games);
        assertThat(games.stream().map(game -> Transcript.read(game).verdict()).distinct())
                .as("the slips are of every kind")
                .contains(Verdict.COMPLETE, Verdict.TRUNCATED, Verdict.ILLEGAL_MOVE, Verdict.MOVE_AFTER_END)
                .contains(Verdict.TOO_MANY_MOVES, Verdict.UNREADABLE, Verdict.EMPTY);
    }

    @Test
    void gamesAtTheLimits() {
        BatchAnswers.verifyTexts(List.of(
                "",
                "f5",
                "f",
                "F5D6c3",
                "a1",
                "f5f5",
                "d4",
                SHORTEST,
                SHORTEST + "d3",
                SHORTEST + "e6",
                SHORTEST + "zz",
                FULL_BOARD,
                FULL_BOARD + "a1",
                FULL_BOARD + "zz",
                FULL_BOARD + "a1zz",
                FULL_BOARD + FULL_BOARD,
                FULL_BOARD.substring(0, 118),
                TWENTY_THREE_PASSES,
                TWENTY_THREE_PASSES + "g3",
                "f5".repeat(Transcript.MAX_LENGTH / 2),
                "f5".repeat(Transcript.MAX_LENGTH / 2) + "f",
                "f5d6\u00e4c3"));
    }

    /** What is forgiven elsewhere is left to the reader who forgives; the moves before are the same. */
    @Test
    void whatIsNotCanonicalIsUnreadableHere() {
        GameBatch batch = new GameBatch();
        for (String text : List.of("f5 d6", "f5-d6", "f5--d6", "f537-27", "f5\r")) {
            byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
            batch.addText(bytes, 0, bytes.length);
        }
        batch.replay();
        for (int game = 0; game < batch.size(); game++) {
            assertThat(batch.verdict(game)).isEqualTo(Verdict.UNREADABLE);
            assertThat(batch.at(game)).isEqualTo(2);
            assertThat(batch.end(game)).isEqualTo(Position.start().play(Square.of("f5")));
        }
    }

    /** All 256 values at every place of a record: whatever a damaged file holds. */
    @Test
    void recordsWithDamagedBytes() {
        List<byte[]> records = new ArrayList<>();
        for (int seed = 0; seed < 60 * 256; seed++) {
            byte[] moves = rowsAndColumns(RandomGame.of(seed % 100));
            moves[seed % 60] = (byte) (seed / 60);
            records.add(moves);
        }
        verify(records, SquareCode.ROW_AND_COLUMN);
    }

    @Test
    void bytesWithoutAnySense() {
        Random random = new Random(7);
        List<byte[]> records = new ArrayList<>();
        for (int game = 0; game < 5_000; game++) {
            byte[] moves = new byte[60];
            random.nextBytes(moves);
            records.add(moves);
        }
        verify(records, SquareCode.ROW_AND_COLUMN);
        verify(records, SquareCode.NUMBER);
    }

    @Test
    void squaresAsNumbers() {
        List<byte[]> records = new ArrayList<>();
        for (long seed = 0; seed < 2_000; seed++) {
            String game = RandomGame.of(seed);
            byte[] numbers = new byte[game.length() / 2];
            for (int move = 0; move < numbers.length; move++) {
                numbers[move] = (byte) Square.of(game.substring(2 * move, 2 * move + 2));
            }
            records.add(numbers);
        }
        verify(records, SquareCode.NUMBER);
    }

    @Test
    void aBatchHoldsSoManyGamesAndNoMore() {
        GameBatch batch = new GameBatch();
        assertThat(batch.size()).isZero();
        batch.replay();
        batch.clear();
        while (!batch.isFull()) {
            batch.add(new byte[] {56, 64}, 0, 2, SquareCode.ROW_AND_COLUMN);
        }
        assertThat(batch.size()).isEqualTo(GameBatch.CAPACITY);
        assertThatIllegalStateException().isThrownBy(() -> batch.addText(new byte[0], 0, 0));
        assertThatIllegalStateException().isThrownBy(() -> batch.add(new byte[1], 0, 1, SquareCode.NUMBER));
    }

    @Test
    void onlyReplayedGamesHaveResults() {
        GameBatch batch = new GameBatch();
        batch.addText(new byte[] {'f', '5'}, 0, 2);
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> batch.verdict(0));
        batch.replay();
        assertThat(batch.verdict(0)).isEqualTo(Verdict.TRUNCATED);
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> batch.discs(1, null));
        batch.clear();
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> batch.at(0));
    }

    @Test
    void aReplayedBatchStaysAsItIsUntilItIsCleared() {
        GameBatch batch = new GameBatch();
        byte[] text = "f5f5d6".getBytes(StandardCharsets.US_ASCII);
        batch.addText(text, 0, text.length);
        batch.replay();
        batch.replay();
        assertThat(batch.verdict(0)).isEqualTo(Verdict.DUPLICATE_SQUARE);
        assertThat(batch.at(0)).isEqualTo(2);
        assertThatIllegalStateException().isThrownBy(() -> batch.addText(text, 0, 2));
        assertThatIllegalStateException().isThrownBy(() -> batch.add(text, 0, 2, SquareCode.NUMBER));
        batch.clear();
        batch.addText(text, 0, 2);
        batch.replay();
        assertThat(batch.verdict(0)).isEqualTo(Verdict.TRUNCATED);
    }

    @Test
    void movesOutsideTheBytesAreRefused() {
        GameBatch batch = new GameBatch();
        byte[] bytes = new byte[60];
        assertThatExceptionOfType(IndexOutOfBoundsException.class)
                .isThrownBy(() -> batch.add(bytes, 1, 60, SquareCode.NUMBER));
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> batch.addText(bytes, 40, 62));
        assertThat(batch.size()).isZero();
    }

    private static void verify(List<byte[]> records, SquareCode code) {
        GameBatch batch = new GameBatch();
        for (int begin = 0; begin < records.size(); begin += GameBatch.CAPACITY) {
            List<byte[]> some = records.subList(begin, Math.min(records.size(), begin + GameBatch.CAPACITY));
            batch.clear();
            some.forEach(moves -> batch.add(moves, 0, moves.length, code));
            batch.replay();
            BatchAnswers.verify(
                    batch,
                    some.stream()
                            .map(moves -> Transcript.read(written(moves, code)))
                            .toList());
        }
    }

    private static byte[] rowsAndColumns(String game) {
        byte[] moves = new byte[60];
        for (int index = 0; index < game.length(); index += 2) {
            moves[index / 2] = (byte) (10 * (game.charAt(index + 1) - '0') + game.charAt(index) - 'a' + 1);
        }
        return moves;
    }

    /** The moves as a person would write them, "z" for what is none. */
    private static String written(byte[] moves, SquareCode code) {
        StringBuilder text = new StringBuilder();
        for (byte move : moves) {
            int tens = code == SquareCode.NUMBER ? move / 8 + 1 : move / 10;
            int ones = code == SquareCode.NUMBER ? move % 8 + 1 : move % 10;
            if (move == 0 && code == SquareCode.ROW_AND_COLUMN) {
                break;
            }
            boolean square = move >= 0 && tens >= 1 && tens <= 8 && ones >= 1 && ones <= 8;
            text.append(square ? "" + (char) ('a' + ones - 1) + (char) ('0' + tens) : "z");
        }
        return text.toString();
    }
}
