package outflank.usecase;

import static org.assertj.core.api.Assertions.assertThat;
import static outflank.usecase.Refused.refused;

import jakarta.inject.Inject;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import outflank.account.Actor;
import outflank.competition.Color;
import outflank.competition.knockout.BracketPlan;
import outflank.competition.knockout.FinalsPlan;
import outflank.competition.standings.Standings;
import outflank.tournament.Categories;
import outflank.tournament.CheckingIn;
import outflank.tournament.Competitions;
import outflank.tournament.FinalsGame;
import outflank.tournament.FinalsTables;
import outflank.tournament.PlanningFinals;
import outflank.tournament.PublishingRounds;
import outflank.tournament.Registering;
import outflank.tournament.Rounds;
import outflank.tournament.RunningFinals;
import outflank.tournament.Tournament;

/** Who qualifies for finals. */
@ArquillianTest
class QualifyingForFinalsIT {

    @Inject
    private Hall hall;

    @Inject
    private PlanningFinals planning;

    @Inject
    private RunningFinals running;

    @Inject
    private FinalsTables tables;

    @Inject
    private CheckingIn checkingIn;

    @Inject
    private Categories categories;

    @Inject
    private Competitions competitions;

    @Inject
    private PublishingRounds publishing;

    @Inject
    private Rounds rounds;

    private Actor director;
    private Tournament tournament;
    private List<Registering.Registration> players;

    @BeforeEach
    void anEndedSwissOfOneRound() {
        director = hall.director();
        tournament = hall.tournament(director, 1);
        players = hall.players(director, tournament, 6);
        hall.nextRound(director, tournament)
                .forEach(game ->
                        hall.result(director, tournament, game, 40 + game.tableNumber(), 24 - game.tableNumber()));
    }

    private UUID id() {
        return tournament.id();
    }

    private List<Integer> ranking() {
        return Standings.of(
                        competitions.read(hall.now(tournament)),
                        tournament.rules().parsedTieBreaks())
                .rows()
                .stream()
                .map(row -> row.entrant().number())
                .toList();
    }

    @Test
    void whoHasLeftDoesNotQualifyAndWithoutPlayersThereAreNoFinals() {
        planning.plan(director, id(), new FinalsPlan(List.of(new BracketPlan("", 4, 3, 1, true, false))));
        int leader = ranking().get(0);
        checkingIn.withdraw(director, id(), players.get(leader - 1).entrant().id());
        running.draft(director, id());
        assertThat(tables.seedings(id()).get(0).seeds()).hasSize(4).doesNotContain(leader);
        running.discard(director, id());

        planning.plan(director, id(), new FinalsPlan(List.of(BracketPlan.finalOnly("women", 1))));
        refused("refusal.finalsTooFew", () -> running.draft(director, id()));
    }

    @Test
    void theBestOfACategoryHaveAFinalOfTheirOwn() {
        List<Integer> order = ranking();
        List<Integer> women = List.of(order.get(2), order.get(4), order.get(5));
        categories.addNamed(director, id(), "women");
        categories.assign(
                director,
                id(),
                categories.of(id()).get(0).id(),
                women.stream()
                        .map(number -> players.get(number - 1).entrant().id())
                        .collect(Collectors.toSet()));
        planning.plan(director, id(), FinalsPlan.europeanGrandPrix().with(BracketPlan.finalOnly("women", 1)));

        running.draft(director, id());
        for (FinalsGame drafted : running.drafted(director, id())) {
            running.choose(director, id(), drafted.game().id(), Color.BLACK);
        }
        UUID draft = rounds.draft(director, id()).orElseThrow().id();
        publishing.publish(director, id(), draft);

        assertThat(rounds.games(draft)).hasSize(2);
        assertThat(tables.seedings(id()).get(1).seeds()).isEqualTo(women.subList(0, 2));
        assertThat(competitions.read(hall.now(tournament)).matches())
                .extracting(match -> match.kind() + " " + match.category())
                .containsExactlyInAnyOrder("FINAL ", "CATEGORY_FINAL women");
    }
}
