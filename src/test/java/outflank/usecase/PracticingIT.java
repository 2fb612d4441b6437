package outflank.usecase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static outflank.usecase.Refused.refused;

import jakarta.annotation.Resource;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import javax.sql.DataSource;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import outflank.account.Actor;
import outflank.competition.Competition;
import outflank.competition.pairing.Constraints;
import outflank.othello.Variant;
import outflank.tournament.CheckingIn;
import outflank.tournament.Competitions;
import outflank.tournament.DrawRule;
import outflank.tournament.Entrant;
import outflank.tournament.Entrants;
import outflank.tournament.Game;
import outflank.tournament.GameRules;
import outflank.tournament.PairingRounds;
import outflank.tournament.Practicing;
import outflank.tournament.Registering;
import outflank.tournament.Rounds;
import outflank.tournament.Tournament;
import outflank.tournament.TournamentRules;
import outflank.tournament.TournamentState;
import outflank.tournament.Tournaments;
import outflank.tournament.VerifyingTournaments;

/** A practice copy is the tournament as it was, plays on by chance, and leaves no trace in the original. */
@ArquillianTest
class PracticingIT {

    @Resource(lookup = "java:app/jdbc/outflank")
    private DataSource database;

    @Inject
    private Hall hall;

    @Inject
    private Practicing practicing;

    @Inject
    private Tournaments tournaments;

    @Inject
    private Competitions competitions;

    @Inject
    private Rounds rounds;

    @Inject
    private Entrants entrants;

    @Inject
    private PairingRounds pairing;

    @Inject
    private CheckingIn checkingIn;

    @Inject
    private VerifyingTournaments verifying;

    private Actor director;
    private Tournament original;
    private List<Registering.Registration> players;

    @BeforeEach
    void twoRoundsAndAnOpenThird() {
        director = hall.director();
        original = hall.tournament(director, 5);
        players = hall.players(director, original, 9);
        play(original);
        checkingIn.withdraw(director, original.id(), players.get(8).entrant().id());
        checkingIn.announceAbsence(
                director, original.id(), players.get(2).entrant().id(), 4, true);
        play(original);
        hall.nextRound(director, original);
    }

    private void play(Tournament tournament) {
        hall.nextRound(director, tournament).forEach(game -> hall.result(director, tournament, game, 40, 24));
    }

    @Test
    void aCopyIsTheSamePictureOfTheTournamentAndPairsAlike() {
        Competition before = competitions.read(hall.now(original));

        Tournament whole = practicing.copy(director, original.id(), 3, "Practice: all of it");
        Tournament field = practicing.copy(director, original.id(), 0, "Practice: the field");
        Tournament second = practicing.copy(director, original.id(), 2, "Practice: two rounds");

        assertThat(competitions.read(whole)).isEqualTo(before);
        assertThat(whole.rules()).isEqualTo(hall.now(original).rules());
        assertThat(field.state()).isEqualTo(TournamentState.SETUP);
        assertThat(competitions.read(field).entrants()).isEqualTo(before.entrants());
        assertThat(competitions.read(field).rounds()).isEmpty();
        hall.nextRound(director, second);
        assertThat(competitions.read(second).rounds().get(2).games())
                .as("the same input and seed give the same pairing")
                .isEqualTo(before.rounds().get(2).games());
        assertThat(verifying.verify(director, second.id(), 3).isWhole()).isTrue();
    }

    @Test
    void nobodyOutsideIsToldOfACopyAndNoLinkLeadsIntoIt() {
        Tournament practice = practicing.copy(director, original.id(), 2, "Practice: hidden");

        assertThat(tournaments.all()).noneMatch(Tournament::isPractice);
        assertThat(tournaments.ofTeamMember(director))
                .anyMatch(mine -> mine.id().equals(practice.id()));
        assertThat(tournaments.ofTeamMember(hall.director())).isEmpty();
        assertThat(practice.registrationOpen()).isFalse();
        Entrant linked = entrants.ofPlayer(hall.player(players.get(0)));
        assertThat(linked.tournament().id()).as("where a personal link leads").isEqualTo(original.id());
        assertThat(practicing.copies(director, original.id())).hasSize(1);
        assertThat(practicing.original(practice).orElseThrow().id()).isEqualTo(original.id());
    }

    @Test
    void aCopyIsPlayedOnByChanceAndTheSameSeedGivesTheSameEnd() throws SQLException {
        String before = fingerprint(original.id());
        Tournament one = practicing.copy(director, original.id(), 3, "Practice: one");
        Tournament two = practicing.copy(director, original.id(), 3, "Practice: two");

        assertThat(practicing.fill(director, one.id(), 7)).isEqualTo(4);
        assertThat(practicing.fill(director, one.id(), 7)).isZero();
        for (Tournament practice : List.of(one, two)) {
            int steps = 0;
            while (practicing.playOn(director, practice.id(), 7)) {
                steps++;
            }
            assertThat(steps).isEqualTo(2);
            assertThat(hall.now(practice).isFinished()).isTrue();
        }

        Competition end = competitions.read(hall.now(one));
        assertThat(end.rounds()).hasSize(5);
        assertThat(end.rounds())
                .allSatisfy(round ->
                        assertThat(round.games()).allMatch(game -> game.result().isPresent()));
        assertThat(competitions.read(hall.now(two))).isEqualTo(end);
        assertThat(fingerprint(original.id())).as("the original").isEqualTo(before);
    }

    @Test
    void whatPairingDoesWithoutThreePlayersIsSeenInACopy() {
        Tournament practice = practicing.copy(director, original.id(), 3, "Practice: three leave");
        practicing.fill(director, practice.id(), 1);
        entrants.all(director, practice.id()).stream()
                .limit(3)
                .forEach(entrant -> checkingIn.withdraw(director, practice.id(), entrant.id()));

        pairing.pair(director, practice.id(), Constraints.none());

        UUID draft = rounds.draft(director, practice.id()).orElseThrow().id();
        assertThat(rounds.games(draft))
                .hasSize(2)
                .noneMatch(game -> game.black().number() <= 3);
        assertThat(competitions.read(hall.now(original)).entrants().get(0).withdrawnFromRound())
                .isEmpty();
    }

    @Test
    void gamesWithOpeningsAndDrawsThatGoToOneSideAreCopiedAndPlayedToo() {
        Tournament xot = hall.tournament(
                director,
                TournamentRules.worldChampionship(3)
                        .with(GameRules.WORLD_CHAMPIONSHIP.with(Variant.XOT).with(DrawRule.DRAW_WIN)));
        hall.players(director, xot, 4);
        List<Game> games = hall.nextRound(director, xot);

        Tournament practice = practicing.copy(director, xot.id(), 1, "Practice: XOT");
        List<Game> copied = new ArrayList<>(rounds.publishedGames(practice.id()));
        assertThat(copied)
                .extracting(Game::opening)
                .isEqualTo(games.stream().map(Game::opening).toList());
        assertThat(copied)
                .extracting(game -> game.drawChooser().orElseThrow().number())
                .isEqualTo(rounds.publishedGames(xot.id()).stream()
                        .map(game -> game.drawChooser().orElseThrow().number())
                        .toList());
        while (practicing.playOn(director, practice.id(), 3)) {
            assertThat(hall.now(practice).isFinished()).isFalse();
        }
        assertThat(competitions.read(hall.now(practice)).rounds()).hasSize(3);
    }

    @Test
    void aCopyIsDeletedWithItsHistoryAndTheHistoryOfTheOriginalStays() throws SQLException {
        String before = fingerprint(original.id());
        Tournament practice = practicing.copy(director, original.id(), 3, "Practice: short life");
        practicing.fill(director, practice.id(), 2);
        practicing.delete(director, practice.id());

        assertThat(tournaments.bySlug(practice.slug())).isEmpty();
        assertThat(query("select count(*) from history where tournament_id = '" + practice.id() + "'"))
                .isEqualTo("0");
        assertThat(fingerprint(original.id())).isEqualTo(before);
        assertThatThrownBy(() -> query("delete from history where tournament_id = '" + original.id() + "' returning 1"))
                .isInstanceOf(SQLException.class);
        assertThatThrownBy(() -> query("update tournament set practice_of = (select id from tournament where id <> '"
                        + original.id() + "' limit 1) where id = '" + original.id() + "' returning 1"))
                .isInstanceOf(SQLException.class);
    }

    @Test
    void onlyADirectorOfTheOriginalCopiesAndARealTournamentIsNeverFilledOrDeleted() {
        Actor stranger = hall.director();
        Tournament practice = practicing.copy(director, original.id(), 1, "Practice: mine");

        refused("refusal.notAllowed", () -> practicing.copy(stranger, original.id(), 1, "Practice"));
        refused("refusal.notAllowed", () -> practicing.fill(stranger, practice.id(), 1));
        refused("refusal.notAllowed", () -> practicing.delete(stranger, practice.id()));
        refused("refusal.notPractice", () -> practicing.fill(director, original.id(), 1));
        refused("refusal.notPractice", () -> practicing.playOn(director, original.id(), 1));
        refused("refusal.notPractice", () -> practicing.delete(director, original.id()));
        refused("refusal.noRound", () -> practicing.copy(director, original.id(), 4, "Practice"));
        refused("refusal.tooLong", () -> practicing.copy(director, original.id(), 1, "x".repeat(101)));
    }

    /** Everything there is of a tournament, in one number. */
    private String fingerprint(UUID id) throws SQLException {
        return query("select md5(string_agg(t::text, '|' order by t::text)) from ("
                + " select to_jsonb(x) t from tournament x where id = '" + id + "'"
                + " union all select to_jsonb(x) from entrant x where tournament_id = '" + id + "'"
                + " union all select to_jsonb(x) from round x where tournament_id = '" + id + "'"
                + " union all select to_jsonb(x) from history x where tournament_id = '" + id + "'"
                + " union all select to_jsonb(x) from result x where game_id in (select g.id from game g"
                + " join round r on r.id = g.round_id where r.tournament_id = '" + id + "')) everything");
    }

    private String query(String sql) throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            rows.next();
            return rows.getString(1);
        }
    }
}
