package outflank.othello.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import jakarta.json.JsonObject;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import outflank.SharedData;
import outflank.othello.Position;
import outflank.othello.Square;
import outflank.othello.batch.PathCount.Passes;
import outflank.othello.transcript.Transcript;

/** The number of ways a game can begin or go on, by either way to count a pass. */
class PathCountTest {

    private static final int THREADS = 2;
    private static final ExecutorService POOL = Executors.newFixedThreadPool(THREADS);
    private static final String TWENTY_THREE_PASSES =
            "f5d6c4g5d7c7h5d8b8b7b6a7b5a6a5b4b3c6e8f8c8a8e7a4b2a2c2d2d1e2f2c5c3a1a3e6d3f6f7f1g2h2e3f4b1g1c1e1g8g7f3h1h3h4h6";

    @AfterAll
    static void stopThreads() {
        POOL.shutdown();
    }

    /** These counts are published; nobody can pass before the ninth ply. */
    @ParameterizedTest
    @CsvSource({
        "0, 1, 1",
        "1, 4, 4",
        "2, 12, 12",
        "3, 56, 56",
        "4, 244, 244",
        "5, 1396, 1396",
        "6, 8200, 8200",
        "7, 55092, 55092",
        "8, 390216, 390216",
        "9, 3005288, 3005320",
        "10, 24571284, 24571420",
        "11, 212258800, 212260880",
        "12, 1939886636, 1939899208"
    })
    void asManyWaysToBeginAsPublished(int plies, long passesCounted, long passesLeftOut) {
        assertThat(inParallel(Position.start(), plies, Passes.COUNTED)).isEqualTo(passesCounted);
        assertThat(inParallel(Position.start(), plies, Passes.LEFT_OUT)).isEqualTo(passesLeftOut);
    }

    @Test
    @SharedData.Needed
    void asManyWaysToBeginAsInTheSharedTable() {
        JsonObject table = SharedData.json("positions/perft.json").asJsonObject();
        for (int plies = 1; plies <= 10; plies++) {
            String key = Integer.toString(plies);
            assertThat(PathCount.of(Position.start(), plies, Passes.COUNTED))
                    .isEqualTo(table.getJsonObject("pass_counts_as_ply").getInt(key));
            assertThat(PathCount.of(Position.start(), plies, Passes.LEFT_OUT))
                    .isEqualTo(table.getJsonObject("pass_is_not_a_ply").getInt(key));
        }
    }

    /** Walked one by one with the readable engine, from positions in which passes and ends are near. */
    @Test
    void asManyWaysToGoOnAsWalkedOneByOne() {
        for (long seed = 0; seed < 200; seed++) {
            String game = seed % 2 == 0 ? RandomGame.of(seed) : TWENTY_THREE_PASSES;
            int moves = game.length() / 2 - new Random(seed).nextInt(game.length() / 2);
            Position position = Transcript.ofMoves(game).replay().positionAfter(moves);
            for (Passes passes : Passes.values()) {
                long ways = oneByOne(position, 4, passes);
                assertThat(PathCount.of(position, 4, passes))
                        .as("seed %s", seed)
                        .isEqualTo(ways);
                assertThat(inParallel(position, 4, passes)).as("seed %s", seed).isEqualTo(ways);
            }
        }
    }

    /** However far one goes, a finished game is one way, and so is one whose last move is forced. */
    @Test
    void aGameThatEndsIsOneWay() {
        for (long seed = 0; seed < 50; seed++) {
            String game = RandomGame.of(seed);
            Position end = Transcript.ofMoves(game).replay().end();
            for (Passes passes : Passes.values()) {
                assertThat(PathCount.of(end, 0, passes)).isEqualTo(1);
                assertThat(PathCount.of(end, PathCount.MAX_PLIES, passes)).isEqualTo(1);
                assertThat(inParallel(end, PathCount.MAX_PLIES, passes)).isEqualTo(1);
            }
            Position fourBefore = Transcript.ofMoves(game).replay().positionAfter(game.length() / 2 - 4);
            assertThat(PathCount.of(fourBefore, PathCount.MAX_PLIES, Passes.COUNTED))
                    .as("seed %s", seed)
                    .isEqualTo(oneByOne(fourBefore, PathCount.MAX_PLIES, Passes.COUNTED));
        }
    }

    @Test
    void impossibleNumbersAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PathCount.of(Position.start(), -1, Passes.COUNTED))
                .withMessageContaining("-1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PathCount.of(Position.start(), PathCount.MAX_PLIES + 1, Passes.COUNTED))
                .withMessageContaining("61");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ParallelPathCount.of(Position.start(), 1, Passes.COUNTED, POOL, 0))
                .withMessageContaining("worker");
    }

    private static long inParallel(Position position, int plies, Passes passes) {
        return ParallelPathCount.of(position, plies, passes, POOL, THREADS);
    }

    private static long oneByOne(Position position, int plies, Passes passes) {
        if (plies == 0 || position.isOver()) {
            return 1;
        }
        if (position.mustPass()) {
            return oneByOne(position.pass(), passes == Passes.COUNTED ? plies - 1 : plies, passes);
        }
        long ways = 0;
        for (int square = 0; square < Square.COUNT; square++) {
            ways += position.isLegal(square) ? oneByOne(position.play(square), plies - 1, passes) : 0;
        }
        return ways;
    }
}
