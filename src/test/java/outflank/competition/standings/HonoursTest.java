package outflank.competition.standings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import outflank.competition.Entrant;

/** Standings of categories and countries, and prizes, from standings written down by hand. */
class HonoursTest {

    /** A line of the standings: number, rank, half points, country and categories. */
    private static Standing line(int number, int rank, int halfPoints, String country, String... categories) {
        Entrant entrant = new Entrant(
                number,
                "Player " + number,
                country,
                "",
                Set.of(categories),
                0,
                number,
                1,
                OptionalInt.empty(),
                Set.of());
        return new Standing(rank, entrant, new Score(halfPoints, 0, 0, 0, 0, 0), List.of());
    }

    @Test
    void aCategoryIsRankedByTheOrderOfAll() {
        List<Standing> all = List.of(
                line(7, 1, 10, "JPN"),
                line(4, 2, 9, "FRA", "women"),
                line(2, 3, 8, "ITA", "women", "youth"),
                line(9, 3, 8, "ITA", "women"),
                line(5, 5, 2, "USA", "women"));

        assertThat(CategoryStanding.of(all, "women"))
                .extracting(
                        CategoryStanding::rank,
                        line -> line.standing().entrant().number())
                .containsExactly(tuple(1, 4), tuple(2, 2), tuple(2, 9), tuple(4, 5));
        assertThat(CategoryStanding.of(all, "senior")).isEmpty();
    }

    @Test
    void theBestThreeOfACountryMakeItsTeam() {
        List<Standing> all = List.of(
                line(1, 1, 20, "JPN"),
                line(2, 2, 18, "FRA"),
                line(3, 3, 17, "FRA"),
                line(4, 4, 12, "JPN"),
                line(5, 5, 11, ""),
                line(6, 6, 11, "JPN"),
                line(7, 7, 8, "FRA"),
                line(8, 8, 8, "JPN"),
                line(9, 9, 5, "ITA"));

        List<TeamStanding> teams = TeamStanding.of(all, 3);

        assertThat(teams)
                .extracting(TeamStanding::rank, TeamStanding::country, TeamStanding::halfPoints)
                .containsExactly(tuple(1, "FRA", 43), tuple(1, "JPN", 43), tuple(3, "ITA", 5));
        assertThat(teams.get(1).others())
                .extracting(other -> other.entrant().number())
                .containsExactly(8);
        assertThatThrownBy(() -> TeamStanding.of(all, 0)).hasMessageContaining("0");
    }

    @Test
    void playersOfOneRankShareThePrizesOfTheirPlaces() {
        List<Award.Place> ranks = List.of(place(3, 1), place(1, 2), place(4, 2), place(2, 4));

        assertThat(Award.of(ranks, points(ranks), Map.of(1, 30_000L, 2, 20_000L, 3, 10_001L), PrizeSplit.BY_RANK))
                .containsExactly(new Award(3, 30_000, 1), new Award(1, 15_001, 2), new Award(4, 15_000, 2));
    }

    @Test
    void equalPointsSharePrizesIfTheDirectorSaysSo() {
        List<Award.Place> ranks = List.of(place(3, 1), place(1, 2), place(4, 3));

        assertThat(Award.of(ranks, Map.of(3, 10, 1, 10, 4, 8), Map.of(1, 100L, 2, 50L, 3, 20L), PrizeSplit.BY_POINTS))
                .containsExactly(new Award(3, 75, 2), new Award(1, 75, 2), new Award(4, 20, 1));
    }

    @Test
    void noCentIsLostOrAdded() {
        for (long seed = 1; seed <= 300; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            List<Award.Place> ranks = new ArrayList<>();
            int players = random.nextInt(1, 30);
            for (int number = 1; number <= players; number++) {
                boolean shared = number > 1 && random.nextInt(3) == 0;
                ranks.add(place(number, shared ? ranks.get(number - 2).rank() : number));
            }
            Map<Integer, Long> amounts = new TreeMap<>();
            for (int place = 1; place <= random.nextInt(0, 12); place++) {
                amounts.put(place, random.nextLong(0, 1_000_000));
            }

            long paid = Award.of(ranks, points(ranks), amounts, PrizeSplit.BY_RANK).stream()
                    .mapToLong(Award::amount)
                    .sum();

            long offered = amounts.entrySet().stream()
                    .filter(prize -> prize.getKey() <= players)
                    .mapToLong(Map.Entry::getValue)
                    .sum();
            assertThat(paid).as("seed %d", seed).isEqualTo(offered);
        }
    }

    @Test
    void impossiblePrizesAreRefused() {
        List<Award.Place> twice = List.of(place(1, 1), place(1, 2));

        assertThatThrownBy(() -> Award.of(twice, Map.of(1, 2), Map.of(), PrizeSplit.BY_RANK))
                .hasMessageContaining("two places");
        assertThatThrownBy(() -> Award.of(List.of(), Map.of(), Map.of(1, -1L), PrizeSplit.BY_RANK))
                .hasMessageContaining("-1");
    }

    private static Award.Place place(int entrant, int rank) {
        return new Award.Place(entrant, rank);
    }

    /** Points that fall with the ranks. */
    private static Map<Integer, Integer> points(List<Award.Place> ranks) {
        Map<Integer, Integer> points = new TreeMap<>();
        ranks.forEach(place -> points.put(place.entrant(), 100 - place.rank()));
        return points;
    }
}
