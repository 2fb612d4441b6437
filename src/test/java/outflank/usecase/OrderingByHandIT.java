package outflank.usecase;

import static org.assertj.core.api.Assertions.assertThat;
import static outflank.usecase.Refused.refused;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.junit.jupiter.api.Test;
import outflank.account.Actor;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.standings.Standing;
import outflank.competition.standings.Standings;
import outflank.tournament.Action;
import outflank.tournament.Competitions;
import outflank.tournament.ConfiguringTournaments;
import outflank.tournament.Game;
import outflank.tournament.GameRules;
import outflank.tournament.History;
import outflank.tournament.HistoryEntry;
import outflank.tournament.OrderingByHand;
import outflank.tournament.Role;
import outflank.tournament.Team;
import outflank.tournament.Tournament;
import outflank.tournament.TournamentRules;

/** The director's word where nothing else tells players apart, and the lists of tie-breaks the database takes. */
@ArquillianTest
class OrderingByHandIT {

    @Inject
    private Hall hall;

    @Inject
    private OrderingByHand ordering;

    @Inject
    private Competitions competitions;

    @Inject
    private ConfiguringTournaments configuring;

    @Inject
    private Team team;

    @Inject
    private History history;

    @Test
    void thoseWhoAreLevelStandInTheDirectorsOrderAndTheHistorySaysWhy() {
        Actor director = hall.director();
        Tournament tournament = played(director);
        List<Integer> wanted = reversed(ordering.level(tournament, competitions.read(tournament)));

        ordering.order(director, tournament.id(), 1, wanted, "they agreed so");

        Standings standings = standings(tournament);
        assertThat(wanted).hasSize(4);
        assertThat(standings.rows()).extracting(row -> row.entrant().number()).isEqualTo(wanted);
        assertThat(standings.rows()).extracting(Standing::rank).containsExactly(1, 2, 3, 4);
        HistoryEntry entry = history.latest(director, tournament.id()).get(0);
        assertThat(entry.action()).isEqualTo(Action.ORDERED_BY_HAND);
        assertThat(entry.change().reason()).isEqualTo("they agreed so");

        ordering.order(director, tournament.id(), 1, List.of(), "a play-off is played instead");
        assertThat(standings(tournament).rows()).extracting(Standing::rank).containsExactly(1, 1, 3, 3);
    }

    @Test
    void onlyTheDirectorOnlyWithAReasonOnlyAfterTheLastRoundAndOnlyThoseWhoAreLevel() {
        Actor director = hall.director();
        Tournament tournament = played(director);
        List<Integer> order = reversed(ordering.level(tournament, competitions.read(tournament)));
        Actor assistant = hall.director();
        team.join(
                assistant,
                team.invite(director, tournament.id(), Role.ASSISTANT).text());

        refused("refusal.notAllowed", () -> ordering.order(assistant, tournament.id(), 1, order, "why"));
        refused("refusal.missing", () -> ordering.order(director, tournament.id(), 1, order, " "));
        refused("refusal.changedMeanwhile", () -> ordering.order(director, tournament.id(), 2, order, "why"));
        refused(
                "refusal.orderByHand.notLevel",
                () -> ordering.order(director, tournament.id(), 1, List.of(order.get(0), order.get(0)), "why"));
        refused(
                "refusal.orderByHand.notLevel",
                () -> ordering.order(director, tournament.id(), 1, List.of(4711), "why"));
        assertThat(competitions.read(tournament).ordersByHand()).isEmpty();
    }

    @Test
    void rulesWithoutAPlaceForItRefuseItAndSoDoesATournamentWithoutARoundOrWithAnOpenGame() {
        Actor director = hall.director();
        Tournament tournament = hall.tournament(director, 3);
        refused("refusal.nothingPlayed", () -> ordering.order(director, tournament.id(), 1, List.of(), "why"));

        hall.players(director, tournament, 2);
        List<Game> games = hall.nextRound(director, tournament);
        refused("refusal.orderByHand.open", () -> ordering.order(director, tournament.id(), 1, List.of(), "why"));

        hall.result(director, tournament, games.get(0), 40, 24);
        refused(
                "refusal.orderByHand.notInRules",
                () -> ordering.order(director, tournament.id(), 1, List.of(1, 2), "why"));
    }

    @Test
    void everyListOfTieBreaksIsKeptAndPutInAnyOrder() {
        Actor director = hall.director();
        Tournament tournament = hall.tournament(director, 3);
        List<String> order = new ArrayList<>(List.of(
                "brightwell=auto",
                "discs",
                "disc-difference",
                "buchholz-cut-1=fide",
                "buchholz=own",
                "sonneborn-berger=fide-round-robin",
                "direct-encounter=forfeits",
                "manual",
                "lot"));

        for (int turn = 0; turn < 3; turn++) {
            configuring.rule(director, tournament.id(), rules(order), "");
            assertThat(hall.now(tournament).rules().tieBreaks()).isEqualTo(order);
            Collections.rotate(order, 4);
        }
    }

    /** One round of four players; both winners are level, and so are both losers. */
    private Tournament played(Actor director) {
        Tournament tournament = hall.tournament(director, rules(List.of("wins", "manual")));
        hall.players(director, tournament, 4);
        hall.nextRound(director, tournament).forEach(game -> hall.result(director, tournament, game, 40, 24));
        return hall.now(tournament);
    }

    private static List<Integer> reversed(List<List<Entrant>> ties) {
        List<Integer> numbers = new ArrayList<>();
        for (List<Entrant> tie : ties) {
            List<Integer> turned =
                    new ArrayList<>(tie.stream().map(Entrant::number).toList());
            Collections.reverse(turned);
            numbers.addAll(turned);
        }
        return numbers;
    }

    private Standings standings(Tournament tournament) {
        Competition competition = competitions.read(tournament);
        return Standings.of(competition, tournament.rules().parsedTieBreaks());
    }

    private static TournamentRules rules(List<String> tieBreaks) {
        return new TournamentRules(3, GameRules.WORLD_CHAMPIONSHIP, 64, tieBreaks, true);
    }
}
