package outflank.competition.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import outflank.competition.Result;
import outflank.competition.Sketch;

/** Games by chance: the expected score of othello.md, section 8, draws and disc differences as at world championships. */
class GameModelTest {

    private static final int GAMES = 100_000;

    @ParameterizedTest(name = "{0} points ahead")
    @CsvSource({"0, 0.5", "200, 0.75", "400, 0.9", "-200, 0.25", "100, 0.634"})
    void whoIsAheadScoresAsExpected(double difference, double expected) {
        SplittableRandom random = new SplittableRandom(4);
        double points = 0;
        for (int game = 0; game < GAMES; game++) {
            Result result = GameModel.play(difference, false, random);
            assertThat(result.blackHalfDiscs() + result.whiteHalfDiscs()).isEqualTo(128);
            points += result.blackHalfPoints() / 2.0;
        }
        assertThat(GameModel.expectedScore(difference)).isCloseTo(expected, within(0.001));
        assertThat(points / GAMES).isCloseTo(expected, within(0.005));
    }

    @Test
    void equalPlayersDrawFourGamesOfAHundredAndTheWinnerIsSeventeenDiscsAhead() {
        SplittableRandom random = new SplittableRandom(5);
        int draws = 0;
        long ahead = 0;
        for (int game = 0; game < GAMES; game++) {
            Result result = GameModel.play(0, false, random);
            draws += result.blackHalfPoints() == 1 ? 1 : 0;
            ahead += Math.abs(result.blackHalfDiscs() - result.whiteHalfDiscs()) / 2;
        }
        assertThat((double) draws / GAMES).isCloseTo(0.04, within(0.003));
        assertThat((double) ahead / GAMES).isCloseTo(17, within(0.5));
    }

    @Test
    void whereADrawGoesToOneSideNoPointIsShared() {
        SplittableRandom random = new SplittableRandom(6);
        int even = 0;
        for (int game = 0; game < 5_000; game++) {
            Result result = GameModel.play(0, true, random);
            assertThat(result.blackHalfPoints()).isIn(0, 2);
            even += result.blackHalfDiscs() == result.whiteHalfDiscs() ? 1 : 0;
        }
        assertThat(even).isPositive();
    }

    @Test
    void whoHasNoRatingIsEstimatedByHisGamesAndNeverAtAnExtreme() {
        Strengths strengths = Strengths.of(Sketch.ofPlayers(4)
                .round(Sketch.game(1, 2, 40, 24), Sketch.game(3, 4, 40, 24))
                .round(Sketch.game(1, 3, 40, 24), Sketch.game(4, 2, 40, 24))
                .competition());

        assertThat(strengths.rating(1)).isGreaterThan(strengths.rating(3));
        assertThat(strengths.rating(3)).isCloseTo(strengths.rating(4), within(0.001));
        assertThat(strengths.rating(4)).isGreaterThan(strengths.rating(2));
        assertThat(strengths.difference(1, 2)).isBetween(100.0, 600.0);
        assertThat(Strengths.of(Sketch.ofPlayers(3).competition()).difference(1, 3))
                .isCloseTo(0, within(0.001));
    }
}
