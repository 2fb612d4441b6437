package outflank.othello.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import outflank.othello.Replay;
import outflank.othello.Scoring;
import outflank.othello.Side;
import outflank.othello.transcript.Transcript;

/** Compares the answers for games in a batch with those of the readable engine for each game alone. */
final class BatchAnswers {

    private BatchAnswers() {}

    /** Replays these texts, full batches as far as they go, and verifies every answer. */
    static void verifyTexts(List<String> texts) {
        GameBatch batch = new GameBatch();
        for (int begin = 0; begin < texts.size(); begin += GameBatch.CAPACITY) {
            List<String> some = texts.subList(begin, Math.min(texts.size(), begin + GameBatch.CAPACITY));
            batch.clear();
            for (String text : some) {
                byte[] bytes = ("--" + text + "\n").getBytes(StandardCharsets.UTF_8);
                batch.addText(bytes, 2, bytes.length - 1);
            }
            batch.replay();
            verify(batch, some.stream().map(Transcript::read).toList());
        }
    }

    /** Verifies every answer to the games of this batch. */
    static void verify(GameBatch batch, List<Transcript> expected) {
        assertThat(batch.size()).isEqualTo(expected.size());
        for (int game = 0; game < batch.size(); game++) {
            Transcript transcript = expected.get(game);
            String written = transcript.written();
            Replay replay = transcript.replay();
            assertThat(batch.verdict(game)).as(written).isEqualTo(transcript.verdict());
            assertThat(batch.at(game)).as(written).isEqualTo(transcript.at());
            assertThat(batch.moves(game)).as(written).isEqualTo(replay.steps().size());
            assertThat(batch.passes(game)).as(written).isEqualTo(replay.passes());
            assertThat(batch.end(game)).as(written).isEqualTo(replay.end());
            for (Side side : Side.values()) {
                assertThat(batch.discs(game, side))
                        .as(written)
                        .isEqualTo(replay.end().discs(side));
            }
            assertThat(2 * batch.officialBlackDiscs(game))
                    .as(written)
                    .isEqualTo(Scoring.EMPTIES_TO_WINNER.score(replay.end()).halfDiscs(Side.BLACK));
        }
    }
}
