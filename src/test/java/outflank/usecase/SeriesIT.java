package outflank.usecase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static outflank.usecase.Refused.refused;

import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import outflank.SharedData;
import outflank.account.Actor;
import outflank.competition.series.Fraction;
import outflank.competition.series.SeriesRules;
import outflank.player.PersonDetails;
import outflank.series.Honour;
import outflank.series.HonourDetails;
import outflank.series.HonourDetails.Laureate;
import outflank.series.Membership;
import outflank.series.RollOfHonour;
import outflank.series.RunningSeries;
import outflank.series.Series;
import outflank.series.SeriesDirectory;
import outflank.series.SeriesTable;
import outflank.tournament.CheckingIn;
import outflank.tournament.PublishingRounds;
import outflank.tournament.Registering;
import outflank.tournament.Tournament;

/** A season of tournaments that count together, and who stands on the roll of honor. */
@ArquillianTest
class SeriesIT {

    @Inject
    private Hall hall;

    @Inject
    private RunningSeries running;

    @Inject
    private SeriesDirectory directory;

    @Inject
    private RollOfHonour roll;

    @Inject
    private Registering registering;

    @Inject
    private CheckingIn checkingIn;

    @Inject
    private PublishingRounds publishing;

    private Actor runner;
    private Series series;

    @BeforeEach
    void somebodyBeginsASeries() {
        runner = hall.director();
        series = running.create(runner, "Island Grand Prix", SeriesRules.europeanGrandPrix());
    }

    @Test
    void aPersonIsOnePlayerInAllTournamentsOfASeries() {
        PersonDetails ada = hall.somebody();
        PersonDetails bo = hall.somebody();
        Tournament first = finished(ada, bo);
        Tournament second = finished(ada, bo);
        for (Tournament tournament : List.of(first, second)) {
            running.propose(runner, tournament.id(), series.id());
        }

        SeriesTable table = directory.table(series);

        assertThat(table.counted()).hasSize(2);
        assertThat(table.lines())
                .extracting(
                        SeriesTable.Line::name,
                        line -> line.standing().rank(),
                        line -> line.standing().total())
                .containsExactly(
                        tuple(ada.givenName() + " " + ada.familyName(), 1, Fraction.of(400)),
                        tuple(bo.givenName() + " " + bo.familyName(), 2, Fraction.of(280)));
    }

    @Test
    void aTournamentCountsOnceItIsAcceptedAndFinished() {
        Actor director = hall.director();
        Tournament proposed = hall.tournament(director, 3);
        running.propose(director, proposed.id(), series.id());

        assertThat(directory.ofTournament(proposed.id()).orElseThrow().state()).isEqualTo(Membership.PROPOSED);
        assertThat(directory.table(series).coming()).isEmpty();
        refused("refusal.notAllowed", () -> running.accept(director, proposed.id(), series.id()));
        running.accept(runner, proposed.id(), series.id());

        SeriesTable table = directory.table(series);
        assertThat(table.coming()).hasSize(1);
        assertThat(table.counted()).isEmpty();
        refused("refusal.inSeries", () -> running.propose(director, proposed.id(), series.id()));
        running.leave(director, proposed.id());
        assertThat(directory.tournaments(series.id())).isEmpty();
    }

    @Test
    void onlyWhoRunsASeriesChangesItAndNobodyOverwritesUnseen() {
        Actor stranger = hall.director();
        long seen = directory.bySlug(series.slug()).orElseThrow().version();
        refused(
                "refusal.notAllowed",
                () -> running.change(stranger, series.id(), seen, "Taken over", SeriesRules.league()));
        refused("refusal.notAllowed", () -> roll.take(stranger, series.id(), "year,champion\n1999,Ada\n"));
        refused("refusal.notAllowed", () -> running.create(Actor.visitor(), "Nobody", SeriesRules.league()));

        running.change(runner, series.id(), seen, "Island League", SeriesRules.league());
        refused(
                "refusal.changedMeanwhile",
                () -> running.change(runner, series.id(), seen, "Too late", SeriesRules.league()));
        Series changed = directory.bySlug(series.slug()).orElseThrow();
        assertThat(changed.name()).isEqualTo("Island League");
        assertThat(changed.rules()).isEqualTo(SeriesRules.league());
    }

    @Test
    @SharedData.Needed
    void theWorldChampionshipsComeInWholeWithBothEventsOf1977() {
        String table = new String(SharedData.bytes("series/world_champions.csv"), StandardCharsets.UTF_8);
        int lines = (int) table.lines().skip(1).filter(line -> !line.isBlank()).count();

        assertThat(roll.take(runner, series.id(), table)).isEqualTo(new RollOfHonour.Imported(lines, 0));
        assertThat(roll.take(runner, series.id(), table)).isEqualTo(new RollOfHonour.Imported(0, lines));

        List<Honour> honours = roll.of(series.id());
        assertThat(honours).hasSize(lines);
        assertThat(honours.subList(0, 2))
                .extracting(
                        honour -> honour.details().year(),
                        honour -> honour.details().official())
                .containsExactly(tuple(1977, true), tuple(1977, false));
        List<String> written = honours.stream()
                .map(honour -> {
                    HonourDetails details = honour.details();
                    return String.join(
                            ",",
                            String.valueOf(details.year()),
                            details.official() ? "yes" : "no",
                            details.place().contains(",") ? "\"" + details.place() + "\"" : details.place(),
                            details.champion().name(),
                            details.champion().country(),
                            details.team(),
                            details.runnerUp().name(),
                            details.runnerUp().country(),
                            details.women().name(),
                            details.women().country());
                })
                .toList();
        assertThat(written)
                .containsExactlyInAnyOrderElementsOf(table.lines().skip(1).toList());
    }

    @Test
    void aTableWithAFaultyLineComesInNotAtAll() {
        String header = "year,champion\n1999,Ada\n";
        refused("refusal.honourLine", () -> roll.take(runner, series.id(), header + "MM,Bo\n"));
        refused("refusal.honourLine", () -> roll.take(runner, series.id(), header + "2001,\n"));
        refused("refusal.honourColumns", () -> roll.take(runner, series.id(), "when,who\n1999,Ada\n"));
        refused("refusal.honourColumns", () -> roll.take(runner, series.id(), ""));

        assertThat(roll.of(series.id())).isEmpty();
    }

    @Test
    void linesOfTheRollAreAddedChangedAndTakenAway() {
        HonourDetails details = new HonourDetails(
                1999, true, "Lindenau", new Laureate("Ada", "ger"), "", Laureate.NOBODY, Laureate.NOBODY);
        Honour honour = roll.add(runner, series.id(), details);
        refused("refusal.honourTwice", () -> roll.add(runner, series.id(), details));

        HonourDetails corrected = new HonourDetails(
                2000, true, "Lindenau", new Laureate("Ada", "GER"), "", Laureate.NOBODY, Laureate.NOBODY);
        roll.change(runner, series.id(), honour.id(), corrected);
        assertThat(roll.of(series.id())).extracting(Honour::details).containsExactly(corrected);
        roll.remove(runner, series.id(), honour.id());
        assertThat(roll.of(series.id())).isEmpty();
    }

    private Tournament finished(PersonDetails winner, PersonDetails loser) {
        Tournament tournament = hall.tournament(runner, 1);
        registering.register(runner, tournament.id(), winner);
        registering.register(runner, tournament.id(), loser);
        checkingIn.checkInAll(runner, tournament.id());
        hall.nextRound(runner, tournament).forEach(game -> {
            boolean black = game.black().name().endsWith(winner.familyName());
            hall.result(runner, tournament, game, black ? 40 : 24, black ? 24 : 40);
        });
        publishing.finish(runner, tournament.id());
        return tournament;
    }
}
