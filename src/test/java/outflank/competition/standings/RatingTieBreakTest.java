package outflank.competition.standings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static outflank.competition.Sketch.bye;
import static outflank.competition.Sketch.game;
import static outflank.competition.Sketch.noShowOfWhite;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import outflank.competition.Competition;
import outflank.competition.Sketch;

/** Tie-breaks from the opponents' ratings (FIDE C.07 Article 10). */
class RatingTieBreakTest {

    private final Competition competition = Sketch.ofPlayers(5)
            .rating(2, 1501)
            .rating(3, 1700)
            .rating(5, 1900)
            .round(game(1, 2, 40, 24), bye(3))
            .round(game(3, 1, 32, 32), bye(2))
            .round(game(1, 4, 64, 0), bye(3))
            .round(noShowOfWhite(1, 5), bye(3))
            .competition();

    @Test
    void unratedOpponentsAndForfeitsAreLeftOutAndHalvesAreRoundedUp() {
        TieBreakValue value = value("aro", 1);

        // (1501 + 1700) / 2 = 1600.5
        assertThat(value.amount()).isEqualByComparingTo("1601");
        assertThat(value.working().sum()).isEqualByComparingTo("3201");
        assertThat(value.working().steps()).containsExactly(BigDecimal.valueOf(3201), BigDecimal.valueOf(2));
        assertThat(value.working().lines()).hasSize(4);
    }

    @Test
    void thePerformanceAddsWhatThePointsAreWorth() {
        // 1½ of 2 points are 75 %, worth 193.
        assertThat(value("perf", 1).amount()).isEqualByComparingTo("1794");
        assertThat(value("perf", 1).working().steps())
                .containsExactly(
                        BigDecimal.valueOf(3201),
                        BigDecimal.valueOf(2),
                        BigDecimal.valueOf(1601),
                        BigDecimal.valueOf(75),
                        BigDecimal.valueOf(193));
    }

    @Test
    void whoHadNoRatedOpponentHasNoneAndStandsBehindAllWhoHad() {
        assertThat(value("perf", 4).isNone()).isTrue();
        assertThat(value("perf", 4)).hasToString("–");
        assertThat(Standings.of(competition, TieBreaks.parse("aro"))
                        .rows()
                        .get(4)
                        .entrant()
                        .number())
                .isNotEqualTo(1);
    }

    @Test
    void belowHalfThePointsIsTheSameTakenOff() {
        for (int percentage = 0; percentage <= 100; percentage++) {
            assertThat(RatingTieBreak.worth(percentage)).isEqualTo(-RatingTieBreak.worth(100 - percentage));
        }
        assertThat(RatingTieBreak.worth(100)).isEqualTo(800);
        assertThat(RatingTieBreak.worth(0)).isEqualTo(-800);
    }

    /** Elo's table follows the normal distribution, with a standard deviation of 2000/7, up to where it is cut off. */
    @Test
    void theTableFollowsTheNormalDistribution() {
        for (int percentage = 51; percentage <= 95; percentage++) {
            double expected = probability(RatingTieBreak.worth(percentage) * 7 / 2000.0);
            assertThat(100 * expected).as("%d %%", percentage).isCloseTo(percentage, within(0.2));
        }
    }

    /** The share of the normal distribution below this many standard deviations, by its power series. */
    private static double probability(double deviations) {
        double term = deviations;
        double sum = deviations;
        for (int power = 1; power < 60; power++) {
            term *= -deviations * deviations / (2 * power);
            sum += term / (2 * power + 1);
        }
        return 0.5 + sum / Math.sqrt(2 * Math.PI);
    }

    private TieBreakValue value(String tieBreak, int entrant) {
        return Standings.of(competition, TieBreaks.parse(tieBreak))
                .of(entrant)
                .tieBreakValues()
                .get(0);
    }
}
