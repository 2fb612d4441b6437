package outflank.competition.knockout;

import static org.assertj.core.api.Assertions.assertThat;
import static outflank.competition.Sketch.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Sketch;
import outflank.competition.standings.Standings;
import outflank.competition.standings.TieBreaks;

/** Who comes to the finals. After two rounds the order is 1 (2 points), 2, 3, 4, 5 (1 point each, by discs), 6. */
class QualifyingTest {

    private static Sketch sketch() {
        return Sketch.ofPlayers(6)
                .round(game(1, 6, 60, 4), game(2, 5, 50, 14), game(3, 4, 40, 24))
                .round(game(1, 2, 40, 24), game(4, 3, 38, 26), game(5, 6, 40, 24));
    }

    private static Standings standings(Competition competition) {
        return Standings.of(competition, TieBreaks.parse("discs"));
    }

    private static List<Seeding> seed(BracketPlan plan, Competition competition) {
        return new FinalsPlan(List.of(plan)).seed(standings(competition), 3);
    }

    @Test
    void theFirstOfTheStandingsQualify() {
        assertThat(seed(new BracketPlan("", 4, 3, 3, false, false), sketch().competition()))
                .containsExactly(new Seeding("", List.of(1, 2, 3, 4), false));
    }

    @Test
    void fourthAndFifthWithEqualPointsPlayOneGameForTheFourthPlace() {
        assertThat(seed(new BracketPlan("", 4, 3, 3, true, true), sketch().competition()))
                .containsExactly(new Seeding("", List.of(1, 2, 3, 4, 5), true));
    }

    @Test
    void withFewerPointsTheFifthIsOut() {
        assertThat(seed(new BracketPlan("", 5, 3, 3, true, true), sketch().competition()))
                .containsExactly(new Seeding("", List.of(1, 2, 3, 4, 5), false));
    }

    @Test
    void whoHasWithdrawnDoesNotQualifyAndTheNextTakesThePlace() {
        assertThat(seed(
                        new BracketPlan("", 4, 3, 3, false, false),
                        sketch().withdrawnFrom(2, 3).competition()))
                .containsExactly(new Seeding("", List.of(1, 3, 4, 5), false));
    }

    @Test
    void aSmallFieldFillsTheBracketAsFarAsItGoes() {
        Competition two = Sketch.ofPlayers(2).round(game(1, 2, 40, 24)).competition();

        assertThat(seed(new BracketPlan("", 4, 3, 3, true, true), two))
                .containsExactly(new Seeding("", List.of(1, 2), false));
        assertThat(seed(
                        new BracketPlan("", 4, 3, 3, true, true),
                        Sketch.ofPlayers(1).competition()))
                .isEmpty();
    }

    @Test
    void theBestOfACategoryMeetInItsFinal() {
        Competition field = sketch().competition();
        List<Entrant> entrants = new ArrayList<>();
        for (Entrant entrant : field.entrants()) {
            Set<String> categories = Set.of(2, 5, 6).contains(entrant.number()) ? Set.of("women") : Set.of();
            entrants.add(new Entrant(
                    entrant.number(),
                    entrant.name(),
                    "",
                    "",
                    categories,
                    0,
                    entrant.lot(),
                    1,
                    entrant.withdrawnFromRound(),
                    Set.of()));
        }
        Competition withWomen = new Competition(2, Sketch.BYE_HALF_DISCS, entrants, field.rounds());
        FinalsPlan plan = FinalsPlan.europeanGrandPrix()
                .with(BracketPlan.finalOnly("women", 1))
                .with(BracketPlan.finalOnly("youth", 1));

        assertThat(plan.seed(standings(withWomen), 3))
                .containsExactly(new Seeding("", List.of(1, 2), false), new Seeding("women", List.of(2, 5), false));
    }

    @Test
    void thePlayOffComesFirstAndItsWinnerIsTheLastSeed() {
        FinalsPlan plan = FinalsPlan.worldChampionship();
        Played played = new Played(plan, plan.seed(standings(sketch().competition()), 3));

        NextGame playOff = played.finals().next().get(0);
        assertThat(played.finals().next()).hasSize(1);
        assertThat(Set.of(playOff.black(), playOff.white())).containsExactlyInAnyOrder(4, 5);
        played.play(playOff, 64 - Played.betterSeedWins(playOff));

        assertThat(played.finals().next())
                .extracting(game -> game.match().lower().getAsInt())
                .containsExactly(5, 3);
    }

    @Test
    void aDrawnPlayOffIsWonByTheHigherRank() {
        FinalsPlan plan = FinalsPlan.worldChampionship();
        Played played = new Played(plan, plan.seed(standings(sketch().competition()), 3));

        played.play(played.finals().next().get(0), 32);

        assertThat(played.finals().main().orElseThrow().playOff().orElseThrow().winner())
                .hasValue(4);
    }
}
