package outflank.competition.knockout;

import static org.assertj.core.api.Assertions.assertThat;
import static outflank.competition.Sketch.game;

import java.util.List;
import org.junit.jupiter.api.Test;
import outflank.competition.Sketch;
import outflank.competition.knockout.FinalPlace.Ground;
import outflank.competition.standings.Standings;
import outflank.competition.standings.TieBreaks;

/** The places after the finals. The preliminaries end 1, 3, 2, 4, then 5 and 6 level, 7, 8. */
class FinalRankingTest {

    private static final Standings STANDINGS = Standings.of(
            Sketch.ofPlayers(8)
                    .round(game(1, 8, 60, 4), game(2, 7, 55, 9), game(3, 5, 50, 14), game(4, 6, 50, 14))
                    .round(game(1, 7, 40, 24), game(2, 8, 40, 24), game(3, 6, 38, 26), game(4, 5, 36, 28))
                    .round(game(1, 2, 40, 24), game(3, 4, 40, 24), game(5, 7, 34, 30), game(6, 8, 36, 28))
                    .competition(),
            TieBreaks.parse("discs"));

    private static List<String> places(Played played) {
        return FinalRanking.of(played.finals(), STANDINGS).stream()
                .map(place -> place.rank() + ": " + place.standing().entrant().number() + (place.open() ? "?" : ""))
                .toList();
    }

    private static Played finals(FinalsPlan plan) {
        return new Played(plan, plan.seed(STANDINGS, 4));
    }

    private static void lowerSeedWins(Played played, int rounds) {
        for (int round = 0; round < rounds; round++) {
            played.finals().next().forEach(game -> played.play(game, 64 - Played.betterSeedWins(game)));
        }
    }

    @Test
    void withoutFinalsTheStandingsAreThePlaces() {
        assertThat(places(finals(FinalsPlan.none())))
                .containsExactly("1: 1", "2: 3", "3: 2", "4: 4", "5: 5", "5: 6", "7: 7", "8: 8");
    }

    @Test
    void theFinalDecidesTheFirstTwoPlacesAndTheStandingsTheOthers() {
        Played played = finals(FinalsPlan.europeanGrandPrix());
        assertThat(places(played)).startsWith("1: 1?", "2: 3?", "3: 2");

        lowerSeedWins(played, 2);

        assertThat(played.finals().isOver()).isTrue();
        assertThat(places(played)).containsExactly("1: 3", "2: 1", "3: 2", "4: 4", "5: 5", "5: 6", "7: 7", "8: 8");
    }

    @Test
    void semiFinalistsWithoutAGameForTheThirdPlaceStandInTheOrderOfTheStandings() {
        Played played = finals(new FinalsPlan(List.of(new BracketPlan("", 4, 1, 1, false, false))));
        lowerSeedWins(played, 1);
        assertThat(places(played)).startsWith("1: 2?", "2: 4?", "3: 1", "4: 3", "5: 5");

        lowerSeedWins(played, 1);

        assertThat(places(played)).startsWith("1: 4", "2: 2", "3: 1", "4: 3", "5: 5");
    }

    @Test
    void theGameForTheThirdPlaceDecidesThirdAndFourth() {
        Played played = finals(new FinalsPlan(List.of(new BracketPlan("", 4, 1, 1, true, false))));
        lowerSeedWins(played, 1);
        assertThat(places(played)).startsWith("1: 2?", "2: 4?", "3: 1?", "4: 3?", "5: 5");

        lowerSeedWins(played, 1);

        assertThat(places(played)).startsWith("1: 4", "2: 2", "3: 3", "4: 1", "5: 5");
        assertThat(FinalRanking.of(played.finals(), STANDINGS))
                .extracting(FinalPlace::ground)
                .startsWith(Ground.MATCH, Ground.MATCH, Ground.MATCH, Ground.MATCH, Ground.STANDINGS);
    }

    @Test
    void whoIsKnockedOutEarlierStandsLower() {
        Played played = finals(new FinalsPlan(List.of(new BracketPlan("", 8, 1, 1, false, false))));

        lowerSeedWins(played, 3);

        assertThat(places(played))
                .as("1-8, 4-5, 3-7, 2-6 are lost by the better ones, then 5-8 and 6-7, and the final 7-8")
                .containsExactly("1: 8", "2: 7", "3: 5", "4: 6", "5: 1", "6: 3", "7: 2", "8: 4");
    }

    @Test
    void whoLosesThePlayOffIsTheFirstBehindTheBracket() {
        FinalsPlan plan = new FinalsPlan(List.of(new BracketPlan("", 3, 1, 1, false, true)));
        Played played = finals(plan);
        assertThat(played.finals().main().orElseThrow().playOff())
                .as("2 and 4 have two points each")
                .isPresent();
        lowerSeedWins(played, 1);

        assertThat(places(played)).startsWith("1: 1?", "2: 3?", "3: 4?", "4: 2", "5: 5");
    }
}
