package outflank.competition.standings;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.SharedData;
import outflank.competition.RealEvent;

@SharedData.Needed
class WorldChampionshipStandingsTest {

    private static final BigDecimal HALF = new BigDecimal("0.5");

    @ParameterizedTest
    @ValueSource(ints = {1991, 2010, 2018, 2023})
    void everyPointAndEveryBrightwellNumberIsThePublishedOne(int year) {
        RealEvent event = RealEvent.worldChampionship(year);

        Standings standings = Standings.of(event.competition(), TieBreaks.parse("brightwell=6"));

        SoftAssertions softly = new SoftAssertions();
        for (RealEvent.Place place : event.published()) {
            Standing standing = standings.of(place.entrant());
            softly.assertThat(HALF.multiply(BigDecimal.valueOf(standing.halfPoints())))
                    .as("points of %d", place.entrant())
                    .isEqualByComparingTo(place.points());
            softly.assertThat(standing.tieBreakValues().get(0).amount())
                    .as("Brightwell quotient of %d", place.entrant())
                    .isEqualByComparingTo(event.brightwell().get(place.entrant()));
        }
        softly.assertAll();
        assertThat(event.published()).hasSameSizeAs(standings.rows());
    }

    @ParameterizedTest
    @ValueSource(ints = {1991, 2010, 2018, 2023})
    void theRanksAreThePublishedOrder(int year) {
        RealEvent event = RealEvent.worldChampionship(year);

        Standings standings = Standings.of(event.competition(), TieBreaks.parse("brightwell=6"));

        int rank = 0;
        Standing before = null;
        for (RealEvent.Place place : event.published()) {
            Standing standing = standings.of(place.entrant());
            boolean shared = before != null
                    && before.halfPoints() == standing.halfPoints()
                    && before.tieBreakValues()
                            .get(0)
                            .amount()
                            .equals(standing.tieBreakValues().get(0).amount());
            rank = shared ? rank : place.position();
            assertThat(standing.rank()).as("rank of %d", place.entrant()).isEqualTo(rank);
            before = standing;
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1991, 2010, 2018, 2023})
    void theBuchholzNumbersAreThePublishedOnes(int year) {
        RealEvent event = RealEvent.worldChampionship(year);

        Standings standings = Standings.of(event.competition(), TieBreaks.parse("buchholz"));

        for (Standing standing : standings.rows()) {
            assertThat(standing.tieBreakValues().get(0).amount())
                    .as("Buchholz of %d", standing.entrant().number())
                    .isEqualByComparingTo(
                            event.buchholz().get(standing.entrant().number()));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1991, 2010, 2018, 2023})
    void sixtyFourOverTheRoundsIsRoundedAtTheEnd(int year) {
        RealEvent event = RealEvent.worldChampionship(year);

        Standings standings = Standings.of(event.competition(), TieBreaks.parse("brightwell=auto"));

        for (Standing standing : standings.rows()) {
            assertThat(standing.tieBreakValues().get(0).amount())
                    .as("MBQ of %d", standing.entrant().number())
                    .isEqualByComparingTo(event.brightwellBySixtyFour()
                            .get(standing.entrant().number())
                            .setScale(0, RoundingMode.HALF_UP));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1991, 2010, 2018, 2023})
    void anotherBetaGivesTheNumbersForSixtyFourOverTheRounds(int year) {
        RealEvent event = RealEvent.worldChampionship(year);
        BigDecimal beta = BigDecimal.valueOf(64)
                .divide(BigDecimal.valueOf(event.competition().plannedRounds()), 4, RoundingMode.HALF_UP);

        Standings standings = Standings.of(event.competition(), List.of(new BrightwellQuotient(beta)));

        for (Standing standing : standings.rows()) {
            // β itself is rounded to four decimals, so some hundred points move the number by a hundredth at most.
            BigDecimal published =
                    event.brightwellBySixtyFour().get(standing.entrant().number());
            assertThat(standing.tieBreakValues()
                            .get(0)
                            .amount()
                            .subtract(published)
                            .abs())
                    .as("number of %d", standing.entrant().number())
                    .isLessThan(new BigDecimal("0.01"));
        }
    }
}
