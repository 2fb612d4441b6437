package outflank.usecase;

import static org.assertj.core.api.Assertions.assertThat;
import static outflank.usecase.Refused.refused;

import jakarta.annotation.Resource;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import outflank.account.Actor;
import outflank.competition.pairing.Constraints;
import outflank.competition.verification.FindingKind;
import outflank.record.Confirming;
import outflank.record.SwappingColors;
import outflank.tournament.CheckingIn;
import outflank.tournament.EnteringResults;
import outflank.tournament.Game;
import outflank.tournament.Registering;
import outflank.tournament.RoundReport;
import outflank.tournament.Tournament;
import outflank.tournament.VerifyingTournaments;

/** What was done openly is verified whole; what was changed behind Outflank's back is found and named. */
@ArquillianTest
class VerifyingTournamentsIT {

    @Resource(lookup = "java:app/jdbc/outflank")
    private DataSource database;

    @Inject
    private Hall hall;

    @Inject
    private VerifyingTournaments verifying;

    @Inject
    private Confirming confirming;

    @Inject
    private EnteringResults results;

    @Inject
    private SwappingColors swapping;

    @Inject
    private CheckingIn checkingIn;

    private Actor director;
    private Tournament tournament;
    private final List<List<Game>> rounds = new ArrayList<>();

    @BeforeEach
    void threeRoundsWithWhatHappensInAHall() {
        director = hall.director();
        tournament = hall.tournament(director, 5);
        List<Registering.Registration> players = hall.players(director, tournament, 9);
        play(Constraints.none());
        play(Constraints.none().withForbiddenPair(1, 2).withFixedPair(8, 3));
        checkingIn.withdraw(director, tournament.id(), players.get(6).entrant().id());
        play(Constraints.none());
    }

    private void play(Constraints constraints) {
        List<Game> games = hall.nextRound(director, tournament, constraints);
        games.forEach(
                game -> hall.result(director, tournament, game, 34 + game.tableNumber(), 30 - game.tableNumber()));
        rounds.add(games);
    }

    @Test
    void whatWasDoneOpenlyIsVerifiedAndSaidToEverybody() {
        assertThat(verifying.verified(hall.now(tournament))).isEmpty();

        List<RoundReport> reports = verifyAll();
        verifying.conclude(director, tournament.id(), reports);

        assertThat(reports).hasSize(3).allMatch(RoundReport::isWhole);
        assertThat(reports.get(1).decided()).isEqualTo(2);
        assertThat(verifying.verified(hall.now(tournament))).get().returns(3, verified -> verified.rounds());
        checkingIn.announceAbsence(
                director, tournament.id(), rounds.get(0).get(0).black().id(), 5, true);
        assertThat(verifying.verified(hall.now(tournament)))
                .as("after a change nobody has verified")
                .isEmpty();
        refused("refusal.verifyAgain", () -> verifying.conclude(director, tournament.id(), reports));
    }

    @Test
    void aCorrectionMadeLaterIsExplainedByWhoMadeItAndWhy() {
        Game game = rounds.get(0).get(1);
        confirming.enter(
                director,
                tournament.id(),
                game.id(),
                results.inForce(game.id()).orElseThrow().id(),
                Hall.played(20, 44),
                "the slip was read upside down");
        Game other = rounds.get(0).get(0);
        swapping.swap(
                director,
                tournament.id(),
                other.id(),
                other.black().id(),
                results.inForce(other.id()).orElseThrow().id(),
                "they sat the other way round");

        List<RoundReport> reports = verifyAll();

        assertThat(reports).allMatch(RoundReport::isWhole);
        assertThat(reports.get(1).notes())
                .filteredOn(line -> line.finding().kind() == FindingKind.RESULT_DIFFERS)
                .singleElement()
                .satisfies(line -> {
                    assertThat(line.finding().table()).isEqualTo(2);
                    assertThat(line.explanation().orElseThrow().reason()).isEqualTo("the slip was read upside down");
                });
        assertThat(reports.get(2).notes())
                .extracting(line -> line.finding().kind())
                .contains(FindingKind.EARLIER_COLORS_DIFFER);
    }

    @Test
    void aResultChangedInTheDatabaseIsFound() throws SQLException {
        Game game = rounds.get(0).get(2);
        execute("update result set black_half_discs = 20, white_half_discs = 108, black_half_points = 0,"
                + " white_half_points = 2 where game_id = '" + game.id() + "'");

        List<RoundReport> reports = verifyAll();

        assertThat(kinds(reports.get(0))).containsExactly(FindingKind.RESULT_NOT_IN_HISTORY);
        assertThat(kinds(reports.get(1))).containsExactly(FindingKind.RESULT_DIFFERS);
        verifying.conclude(director, tournament.id(), reports);
        assertThat(verifying.verified(hall.now(tournament))).isEmpty();
    }

    @Test
    void aSeedAnInputOrAPairChangedInTheDatabaseIsFound() throws SQLException {
        Game game = rounds.get(1).get(1);
        execute("update game set black_id = white_id, white_id = black_id where id = '" + game.id() + "'");
        assertThat(kinds(verifyAll().get(1))).contains(FindingKind.COLORS_REVERSED);

        execute("update round set pairing_input = '{\"competition\":{}}' where tournament_id = '" + tournament.id()
                + "' and number = 3");
        assertThat(kinds(verifyAll().get(2))).contains(FindingKind.NOT_PAIRABLE);

        execute("update round set cost = cost + 1 where tournament_id = '" + tournament.id() + "' and number = 1");
        assertThat(kinds(verifyAll().get(0))).containsExactly(FindingKind.COST_DIFFERS);
    }

    @Test
    void onlyTheTeamVerifies() {
        Actor stranger = hall.director();
        List<RoundReport> reports = verifyAll();

        refused("refusal.notAllowed", () -> verifying.verify(stranger, tournament.id(), 1));
        refused("refusal.notAllowed", () -> verifying.conclude(stranger, tournament.id(), reports));
        refused("refusal.noRound", () -> verifying.verify(director, tournament.id(), 4));
    }

    private List<RoundReport> verifyAll() {
        List<RoundReport> reports = new ArrayList<>();
        for (int round = 1; round <= rounds.size(); round++) {
            reports.add(verifying.verify(director, tournament.id(), round));
        }
        return reports;
    }

    private static List<FindingKind> kinds(RoundReport report) {
        return report.faults().stream().map(line -> line.finding().kind()).toList();
    }

    private void execute(String sql) throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
