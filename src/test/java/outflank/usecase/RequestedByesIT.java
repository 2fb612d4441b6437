package outflank.usecase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import outflank.account.Actor;
import outflank.competition.Competition;
import outflank.competition.pairing.Constraints;
import outflank.player.PersonDetails;
import outflank.tournament.Action;
import outflank.tournament.Change;
import outflank.tournament.CheckingIn;
import outflank.tournament.Competitions;
import outflank.tournament.Entrant;
import outflank.tournament.Entrants;
import outflank.tournament.History;
import outflank.tournament.MissedRounds;
import outflank.tournament.PairingRounds;
import outflank.tournament.Registering;
import outflank.tournament.RequestingByes;
import outflank.tournament.Tournament;
import outflank.tournament.TournamentRules;

/** Rounds that players do not play: what they are worth, and who may say so until when. */
@ArquillianTest
class RequestedByesIT {

    private static final MissedRounds TWO_HALVES = new MissedRounds(1, 2, 0);

    @Inject
    private Hall hall;

    @Inject
    private RequestingByes requesting;

    @Inject
    private CheckingIn checkingIn;

    @Inject
    private Registering registering;

    @Inject
    private PairingRounds pairing;

    @Inject
    private Entrants entrants;

    @Inject
    private Competitions competitions;

    @Inject
    private History history;

    private Actor director;
    private Tournament tournament;
    private List<Registering.Registration> players;

    @BeforeEach
    void sixPlayersMayAskForTwoByesEach() {
        director = hall.director();
        tournament =
                hall.tournament(director, TournamentRules.worldChampionship(5).with(TWO_HALVES));
        players = hall.players(director, tournament, 6);
    }

    @Test
    void aPlayerAsksHimselfAndGetsHalfAPointWithoutBeingPaired() {
        requesting.request(player(1), 1);
        requesting.request(player(1), 1);
        assertThat(history.latest(director, tournament.id()))
                .filteredOn(line -> line.action() == Action.BYE_REQUESTED)
                .extracting(line -> line.change())
                .containsExactly(new Change(entrant(1).name(), "½", "1", ""));

        playRound();
        Competition after = competition();
        assertThat(after.rounds().get(0).requestedByes()).isEqualTo(Map.of(1, 1));
        assertThat(after.rounds().get(0).games()).noneMatch(game -> game.involves(1));
        assertThat(after.entrant(1).absences()).containsExactly(1);
    }

    @Test
    void aRequestCanBeTakenBackUntilTheRoundIsPaired() {
        requesting.request(player(1), 1);
        requesting.takeBack(player(1), 1);
        assertThat(entrant(1).absences()).isEmpty();
        requesting.request(player(2), 1);
        pairing.pair(director, tournament.id(), Constraints.none());

        refused("refusal.byeRoundPaired", () -> requesting.request(player(1), 1));
        refused("refusal.byeRoundPaired", () -> requesting.takeBack(player(2), 1));
        requesting.grant(director, tournament.id(), entrant(3).id(), 1);
        checkingIn.announceAbsence(director, tournament.id(), entrant(2).id(), 1, false);
        playRound();
        assertThat(competition().rounds().get(0).requestedByes()).isEqualTo(Map.of(3, 1));
    }

    @Test
    void moreThanTheRulesAllowIsRefusedButAnAbsenceWithoutPointsNever() {
        requesting.request(player(1), 1);
        requesting.grant(director, tournament.id(), entrant(1).id(), 2);
        refused("refusal.mostByesReached", () -> requesting.request(player(1), 3));
        refused(
                "refusal.mostByesReached",
                () -> requesting.grant(director, tournament.id(), entrant(1).id(), 3));
        checkingIn.announceAbsence(director, tournament.id(), entrant(1).id(), 3, true);
        refused("refusal.absenceRound", () -> requesting.request(player(2), 6));
        refused("refusal.byeRoundPaired", () -> requesting.request(player(2), 0));
        assertThat(entrant(1).byes()).isEqualTo(Map.of(1, 1, 2, 1));
        assertThat(entrant(1).absences()).containsExactlyInAnyOrder(1, 2, 3);

        requesting.takeBack(player(1), 3);
        assertThat(entrant(1).absences()).as("the absence was the desk's word").contains(3);
    }

    @Test
    void whereTheRulesKnowNoByesNobodyGetsOne() {
        Tournament strict = hall.tournament(director, 3);
        Registering.Registration one = hall.players(director, strict, 2).get(0);
        refused("refusal.byesNotAllowed", () -> requesting.request(hall.player(one), 1));
        refused(
                "refusal.byesNotAllowed",
                () -> requesting.grant(director, strict.id(), one.entrant().id(), 1));
    }

    @Test
    void onlyWhoTakesPartCanAskAndOnlyTheDirectorGrants() {
        checkingIn.withdraw(director, tournament.id(), entrant(1).id());
        refused("refusal.byeNotTakingPart", () -> requesting.request(player(1), 1));
        refused(
                "refusal.notAllowed",
                () -> requesting.grant(
                        hall.director(), tournament.id(), entrant(2).id(), 1));
        refused(
                "refusal.notAllowed",
                () -> requesting.grant(player(2), tournament.id(), entrant(2).id(), 1));
        refused("refusal.link", () -> requesting.request(director, 1));
        Tournament other =
                hall.tournament(director, TournamentRules.worldChampionship(3).with(TWO_HALVES));
        refused(
                "refusal.noEntrant",
                () -> requesting.grant(director, other.id(), entrant(2).id(), 1));
    }

    @Test
    void comingBackKeepsTheRoundsBetweenMissedAndChangesNothingElse() {
        requesting.request(player(1), 3);
        playRound();
        checkingIn.withdraw(director, tournament.id(), entrant(1).id());
        playRound();
        playRound();
        Competition before = competition();
        checkingIn.reenter(director, tournament.id(), entrant(1).id());

        Competition after = competition();
        assertThat(after.rounds()).isEqualTo(before.rounds());
        assertThat(after.entrant(1).withdrawnFromRound()).isEmpty();
        assertThat(after.entrant(1).absences()).isEqualTo(Set.of(2, 3));
        assertThat(entrant(1).byes())
                .as("the bye of round 3 went with the withdrawal")
                .isEmpty();
        assertThat(after.entrant(1).playsIn(4)).isTrue();
        assertThat(playRound().games()).anyMatch(game -> game.involves(1));
    }

    @Test
    void aLateEntryGetsWhatTheRulesGiveForTheRoundsBeforeHim() {
        Tournament kind =
                hall.tournament(director, TournamentRules.worldChampionship(5).with(new MissedRounds(1, 1, 1)));
        hall.players(director, kind, 4);
        hall.nextRound(director, kind).forEach(game -> hall.result(director, kind, game, 40, 24));
        hall.nextRound(director, kind).forEach(game -> hall.result(director, kind, game, 40, 24));
        Registering.Registration late = hall.players(director, kind, 1).get(0);

        Competition competition = competitions.read(hall.now(kind));
        assertThat(competition.rounds())
                .allSatisfy(round -> assertThat(round.requestedByes()).isEqualTo(Map.of(5, 1)));
        requesting.request(hall.player(late), 4);
        refused("refusal.mostByesReached", () -> requesting.request(hall.player(late), 5));
    }

    @Test
    void theClubIsPartOfThePicture() {
        registering.register(director, tournament.id(), new PersonDetails("Ada", "Ito", "JPN", "Club A", 1200));
        checkingIn.checkInAll(director, tournament.id());
        assertThat(competition().entrant(7).club()).isEqualTo("Club A");
    }

    private Actor player(int number) {
        return hall.player(players.get(number - 1));
    }

    private Entrant entrant(int number) {
        UUID id = players.get(number - 1).entrant().id();
        return entrants.accepted(tournament.id()).stream()
                .filter(entrant -> entrant.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private outflank.competition.Round playRound() {
        hall.nextRound(director, tournament).forEach(game -> hall.result(director, tournament, game, 40, 24));
        Competition competition = competition();
        return competition.rounds().get(competition.rounds().size() - 1);
    }

    private Competition competition() {
        return competitions.read(hall.now(tournament));
    }

    private static void refused(String key, Runnable useCase) {
        assertThatThrownBy(useCase::run)
                .isInstanceOfSatisfying(
                        Refusal.class, refusal -> assertThat(refusal.key()).isEqualTo(key));
    }
}
