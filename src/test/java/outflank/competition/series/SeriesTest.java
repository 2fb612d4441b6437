package outflank.competition.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The Grand Prix rules of the federations, by their own examples and by what must always hold. */
class SeriesTest {

    /** A ranking from points: who has more is before who has less, and tie-breaks have settled everything in this order. */
    private static List<Placing> ranking(Object... playersAndHalfPoints) {
        List<Placing> placings = new ArrayList<>();
        for (int i = 0; i < playersAndHalfPoints.length; i += 2) {
            placings.add(
                    new Placing((String) playersAndHalfPoints[i], i / 2 + 1, (Integer) playersAndHalfPoints[i + 1]));
        }
        return placings;
    }

    @Test
    void theFirstFourOfAnEuropeanGrandPrixTournamentKeepTheirPlaces() {
        Map<String, Fraction> points =
                PointsTable.europeanGrandPrix().points(ranking("a", 18, "b", 18, "c", 16, "d", 14, "e", 14));

        assertThat(points)
                .containsEntry("a", Fraction.of(200))
                .containsEntry("b", Fraction.of(140))
                .containsEntry("c", Fraction.of(90))
                .containsEntry("d", Fraction.of(60))
                .containsEntry("e", Fraction.of(40));
    }

    @Test
    void belowTheFourthPlaceEqualPointsShareWhateverTieBreaksSay() {
        Map<String, Fraction> points = PointsTable.europeanGrandPrix()
                .points(ranking("a", 18, "b", 17, "c", 16, "d", 15, "e", 14, "f", 14, "g", 14, "h", 13));

        assertThat(points)
                .containsEntry("e", Fraction.of(30))
                .containsEntry("f", Fraction.of(30))
                .containsEntry("g", Fraction.of(30))
                .containsEntry("h", Fraction.of(15));
    }

    @Test
    void whoeverSharesTheLastPlaceWithPointsSharesWithThoseBehind() {
        Map<String, Fraction> points = PointsTable.europeanGrandPrix()
                .points(ranking(
                        "a", 18, "b", 17, "c", 16, "d", 15, "e", 14, "f", 13, "g", 12, "h", 11, "i", 10, "j", 9, "k", 9,
                        "l", 9));

        assertThat(points).containsEntry("j", new Fraction(5, 3)).containsEntry("l", new Fraction(5, 3));
    }

    @Test
    void threeWhoAreThirdInABritishTournamentHaveAHundredEach() {
        Map<String, Fraction> points =
                PointsTable.britishGrandPrix().points(ranking("a", 10, "b", 9, "c", 8, "d", 8, "e", 8, "f", 7));

        assertThat(points).containsEntry("c", Fraction.of(100)).containsEntry("e", Fraction.of(100));
        assertThat(points).containsEntry("f", Fraction.of(60));
    }

    @Test
    void fourWhoAreSeventhInABritishTournamentHaveNineteenEach() {
        Map<String, Fraction> points = PointsTable.britishGrandPrix()
                .points(ranking("a", 20, "b", 19, "c", 18, "d", 17, "e", 16, "f", 15, "g", 8, "h", 8, "i", 8, "j", 8));

        assertThat(points).containsEntry("g", Fraction.of(19)).containsEntry("j", Fraction.of(19));
    }

    @Test
    void playersOfOneRankShareAmongTheFirstFourToo() {
        Map<String, Fraction> points = PointsTable.europeanGrandPrix()
                .points(List.of(new Placing("a", 1, 18), new Placing("b", 2, 16), new Placing("c", 2, 16)));

        assertThat(points).containsEntry("b", Fraction.of(115)).containsEntry("c", Fraction.of(115));
    }

    @Test
    void onlyTheBestFourResultsCountAndTheEarlierOfEqualOnes() {
        List<List<Placing>> season = List.of(
                ranking("a", 9, "b", 8),
                ranking("b", 9, "a", 8),
                ranking("a", 9, "b", 8),
                ranking("b", 9, "a", 8),
                ranking("a", 9),
                ranking("a", 9));

        SeriesStanding leader =
                SeriesStandings.of(SeriesRules.europeanGrandPrix(), season).get(0);

        assertThat(leader.player()).isEqualTo("a");
        assertThat(leader.total()).isEqualTo(Fraction.of(800));
        assertThat(leader.results())
                .extracting(SeriesResult::counted)
                .containsExactly(true, false, true, false, true, true);
        assertThat(leader.in(1))
                .hasValueSatisfying(result -> assertThat(result.rank()).isEqualTo(2));
    }

    @Test
    void moreFirstsDecideBetweenEqualTotalsWhereTheRulesSaySo() {
        List<List<Placing>> season = List.of(
                ranking("a", 9, "b", 8, "c", 7), ranking("d", 9, "c", 8, "b", 7, "a", 6), ranking("d", 9, "b", 8));
        PointsTable table = new PointsTable(List.of(8, 4, 2), 0, 1, false);

        assertThat(SeriesStandings.of(new SeriesRules(Optional.of(table), 2, true), season))
                .extracting(SeriesStanding::player, SeriesStanding::rank)
                .containsExactly(tuple("d", 1), tuple("a", 2), tuple("b", 3), tuple("c", 4));
        assertThat(SeriesStandings.of(new SeriesRules(Optional.of(table), 2, false), season))
                .extracting(SeriesStanding::rank)
                .containsExactly(1, 2, 2, 4);
    }

    @Test
    void aClubLeagueAddsThePointsScored() {
        List<SeriesStanding> league =
                SeriesStandings.of(SeriesRules.league(), List.of(ranking("a", 7, "b", 4), ranking("b", 6, "a", 2)));

        assertThat(league).extracting(SeriesStanding::player).containsExactly("b", "a");
        assertThat(league.get(1).total()).isEqualTo(new Fraction(9, 2));
    }

    @Test
    void nothingIsLostOrGainedBySharing() {
        for (long seed = 1; seed <= 200; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int players = random.nextInt(1, 40);
            List<Placing> placings = new ArrayList<>();
            int halfPoints = 100;
            for (int place = 1; place <= players; place++) {
                halfPoints -= random.nextInt(3);
                placings.add(new Placing("p" + place, place, halfPoints));
            }
            PointsTable table = PointsTable.europeanGrandPrix();

            Fraction given = table.points(placings).values().stream().reduce(Fraction.ZERO, Fraction::plus);

            long available = table.places().stream()
                    .limit(players)
                    .mapToLong(Integer::longValue)
                    .sum();
            assertThat(given).as("seed %d", seed).isEqualTo(Fraction.of(available));
        }
    }

    @Test
    void impossibleTablesAndRankingsAreRefused() {
        assertThatThrownBy(() -> new PointsTable(List.of(10, 20), 0, 1, false)).hasMessageContaining("20");
        assertThatThrownBy(() -> new PointsTable(List.of(10), 11, 1, false)).hasMessageContaining("11");
        assertThatThrownBy(() -> new PointsTable(List.of(10), 0, 0, false)).hasMessageContaining("0");
        assertThatThrownBy(() -> SeriesStandings.of(
                        SeriesRules.league(), List.of(List.of(new Placing("a", 1, 2), new Placing("a", 2, 1)))))
                .hasMessageContaining("two places");
    }

    @Test
    void rulesAreReadAgainAsTheyWereWritten() {
        for (SeriesRules rules :
                List.of(SeriesRules.europeanGrandPrix(), SeriesRules.britishGrandPrix(), SeriesRules.league())) {
            assertThat(SeriesRules.parse(rules.stored())).isEqualTo(rules);
        }
        assertThat(SeriesRules.europeanGrandPrix().stored())
                .isEqualTo("places=200 140 90 60 40 30 20 15 10 5;beyond=0;shared-from=5;rounded-up=false"
                        + ";best=4;higher-results=false");
        for (String wrong : List.of("", "best", "best=x", "best=4;best=4", "colour=red;best=4", "places=1 2;best=4")) {
            assertThatThrownBy(() -> SeriesRules.parse(wrong)).as(wrong).isInstanceOf(IllegalArgumentException.class);
        }
    }
}
