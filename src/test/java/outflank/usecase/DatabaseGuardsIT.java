package outflank.usecase;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.annotation.Resource;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import javax.sql.DataSource;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import outflank.account.Actor;
import outflank.tournament.Game;
import outflank.tournament.Tournament;

/** What the database itself refuses, also to somebody who goes around the application. */
@ArquillianTest
class DatabaseGuardsIT {

    @Resource(lookup = "java:app/jdbc/outflank")
    private DataSource database;

    @Inject
    private Hall hall;

    private Tournament tournament;
    private List<Game> games;

    @BeforeEach
    void aPublishedRound() {
        Actor director = hall.director();
        tournament = hall.tournament(director, 3);
        hall.players(director, tournament, 4);
        games = hall.nextRound(director, tournament);
        hall.result(director, tournament, games.get(0), 40, 24);
    }

    @Test
    void theHistoryIsNeverChangedOrForgotten() {
        refused("update history set actor = 'nobody'");
        refused("delete from history");
        refused("truncate history");
    }

    @Test
    void aGameHasOneResultInForce() {
        refused("insert into result select gen_random_uuid(), game_id, kind, black_half_points, white_half_points,"
                + " black_half_discs, white_half_discs, origin, reason, entered_by, entered_at, null, 1"
                + " from result where game_id = '" + games.get(0).id() + "'");
        refused("update result set black_half_discs = 90 where game_id = '"
                + games.get(0).id() + "'");
        refused("update result set black_half_points = 1 where game_id = '"
                + games.get(0).id() + "'");
    }

    @Test
    void aResultHasTheDiscsOfItsKindAndAnAdjudicationItsReason() {
        String kind =
                "update result set kind = '%s' where game_id = '" + games.get(0).id() + "'";
        refused(kind.formatted("NO_SHOW"));
        refused(kind.formatted("DOUBLE_FORFEIT"));
        refused(kind.formatted("ADJUDICATION"));
        refused("update result set black_half_points = 0, white_half_points = 2 where game_id = '"
                + games.get(0).id() + "'");
        String even = "update result set kind = '%s', black_half_discs = 64, white_half_discs = 64 where game_id = '"
                + games.get(0).id() + "'";
        refused(even.formatted("TIME_OUT"));
        refused(even.formatted("RESIGNATION"));
        assertThatCode(() -> execute(kind.formatted("RESIGNATION"))).doesNotThrowAnyException();
    }

    @Test
    void anOpeningIsEightSquaresAndADrawIsChosenByAPlayerOfTheGame() {
        Game game = games.get(1);
        String set = "update game set %s where id = '" + game.id() + "'";
        refused(set.formatted("opening = 'f5d6c3d3c4f4f6'"));
        refused(set.formatted("opening = 'f5d6c3d3c4f4f6f9'"));
        refused(set.formatted("draw_holder = 'BLACK'"));
        refused(set.formatted("colors_chosen = true"));
        refused(set.formatted("draw_chooser_id = '" + games.get(0).black().id() + "'"));
        refused(set.formatted("draw_chooser_id = black_id, draw_holder = 'NOBODY'"));
        assertThatCode(() -> execute(set.formatted("opening = 'f5d6c3d3c4f4f6f3', draw_chooser_id = black_id,"
                        + " draw_holder = 'WHITE', colors_chosen = true")))
                .doesNotThrowAnyException();
    }

    @Test
    void theRulesOfATournamentAreKnownOnes() {
        String set = "update tournament set %s where id = '" + tournament.id() + "'";
        refused(set.formatted("variant = 'CHESS'"));
        refused(set.formatted("wipe_out = ''"));
        refused(set.formatted("time_out = 'NEVER'"));
        refused(set.formatted("draw_rule = 'COIN'"));
        assertThatCode(() -> execute(set.formatted("variant = 'XOT', wipe_out = 'LIKE_ANY_GAME',"
                        + " time_out = 'LOSES_ALL', draw_rule = 'JAPANESE_LOT'")))
                .doesNotThrowAnyException();
    }

    @Test
    void nobodySitsTwiceInARound() {
        Game first = games.get(0);
        Game second = games.get(1);
        refused("update game set white_id = '" + first.black().id() + "' where id = '" + second.id() + "'");
        refused("insert into bye values ('" + first.round().id() + "', '"
                + first.black().id() + "')");
        refused("update game set white_id = black_id where id = '" + second.id() + "'");
        refused("update game set table_number = 1 where id = '" + second.id() + "'");
    }

    @Test
    void roundsComeInOrderAndHaveOneDraft() {
        String round = "insert into round select gen_random_uuid(), tournament_id, %s, '%s', seed, paired_with,"
                + " pairing_input, cost, paired_at, null, null, 1 from round where tournament_id = '" + tournament.id()
                + "'";
        refused(round.formatted("3", "DRAFT"));
        refused(round.formatted("2", "PUBLISHED"));
        refused(round.formatted("1", "DRAFT"));
        assertThatCode(() -> execute(round.formatted("2", "DRAFT"))).doesNotThrowAnyException();
    }

    @Test
    void namesAreNotBlank() {
        refused("update person set family_name = ' '");
        refused("update tournament set name = '' where id = '" + tournament.id() + "'");
        refused("update tournament set slug = 'Not A Slug' where id = '" + tournament.id() + "'");
    }

    private void refused(String sql) {
        assertThatThrownBy(() -> execute(sql)).as(sql).isInstanceOf(SQLException.class);
    }

    private void execute(String sql) throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
