package outflank.boot.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import outflank.othello.Position;
import outflank.othello.Side;
import outflank.othello.transcript.Transcript;

@DisplayName("A simulated game")
class SimulatedGameTest {

    @Test
    void isAWholeLegalGameForAnySeed() {
        for (long seed = 0; seed < 50; seed++) {
            assertThat(Transcript.read(SimulatedGame.play(1900, 1300, seed)).isComplete())
                    .as("seed %d", seed)
                    .isTrue();
        }
    }

    @Test
    void isTheSameForTheSameSeed() {
        assertThat(SimulatedGame.play(1900, 1300, 7)).isEqualTo(SimulatedGame.play(1900, 1300, 7));
        assertThat(SimulatedGame.play(1900, 1300, 7)).isNotEqualTo(SimulatedGame.play(1900, 1300, 8));
    }

    @Test
    void goesOnFromMovesThatWerePlayed() {
        String opening = SimulatedGame.play(1500, 1500, 1).substring(0, 40);
        assertThat(SimulatedGame.continued(opening, 1500, 1500, 2)).startsWith(opening);
    }

    @Test
    void isWonMoreOftenByTheBetterPlayer() {
        long won = LongStream.range(0, 100)
                .filter(seed -> margin(SimulatedGame.play(2200, 1300, seed)) > 0)
                .count();
        long wonAsWhite = LongStream.range(0, 100)
                .filter(seed -> margin(SimulatedGame.play(1300, 2200, seed)) < 0)
                .count();
        assertThat(won).isGreaterThan(70);
        assertThat(wonAsWhite).isGreaterThan(70);
    }

    private static int margin(String moves) {
        Position end = Transcript.ofMoves(moves).replay().end();
        return end.discs(Side.BLACK) - end.discs(Side.WHITE);
    }
}
