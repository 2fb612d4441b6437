package outflank.othello;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import outflank.SharedData;

/** The number of ways a game can begin, which is published: a rule that is wrong anywhere changes it. */
class PerftTest {

    /** Passes first come up in the ninth move, so that both ways to count agree until then. */
    @ParameterizedTest
    @CsvSource({"1,4", "2,12", "3,56", "4,244", "5,1396", "6,8200", "7,55092", "8,390216"})
    void asManyWaysToBeginAsPublished(int depth, long ways) {
        assertThat(withPassesCounted(Position.start(), depth)).isEqualTo(ways);
        assertThat(withPassesLeftOut(Position.start(), depth)).isEqualTo(ways);
    }

    @Test
    void passesCountedOrLeftOutDifferFromTheNinthMoveOn() {
        assertThat(withPassesCounted(Position.start(), 9)).isEqualTo(3_005_288);
        assertThat(withPassesLeftOut(Position.start(), 9)).isEqualTo(3_005_320);
    }

    @Test
    @SharedData.Needed
    void asManyWaysToBeginAsInTheSharedTable() {
        JsonObject table = SharedData.json("positions/perft.json").asJsonObject();
        JsonObject counted = table.getJsonObject("pass_counts_as_ply");
        JsonObject leftOut = table.getJsonObject("pass_is_not_a_ply");
        for (int depth = 1; depth <= 9; depth++) {
            String key = Integer.toString(depth);
            assertThat(withPassesCounted(Position.start(), depth))
                    .as("depth %s, passes counted", key)
                    .isEqualTo(counted.getInt(key));
            assertThat(withPassesLeftOut(Position.start(), depth))
                    .as("depth %s, passes left out", key)
                    .isEqualTo(leftOut.getInt(key));
        }
    }

    /** A game that is over counts once, whatever depth is left. */
    private static long withPassesCounted(Position position, int depth) {
        if (depth == 0 || position.isOver()) {
            return 1;
        }
        if (position.mustPass()) {
            return withPassesCounted(position.pass(), depth - 1);
        }
        long ways = 0;
        for (long moves = position.legalMoves(); moves != 0; moves &= moves - 1) {
            ways += withPassesCounted(position.play(Long.numberOfTrailingZeros(moves)), depth - 1);
        }
        return ways;
    }

    private static long withPassesLeftOut(Position position, int depth) {
        if (depth == 0 || position.isOver()) {
            return 1;
        }
        Position mover = position.mustPass() ? position.pass() : position;
        long ways = 0;
        for (long moves = mover.legalMoves(); moves != 0; moves &= moves - 1) {
            ways += withPassesLeftOut(mover.play(Long.numberOfTrailingZeros(moves)), depth - 1);
        }
        return ways;
    }
}
