package outflank.usecase;

import static org.assertj.core.api.Assertions.assertThat;
import static outflank.usecase.Refused.refused;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import outflank.account.Actor;
import outflank.competition.pairing.Constraints;
import outflank.player.PersonDetails;
import outflank.tournament.CheckingIn;
import outflank.tournament.ConfiguringTournaments;
import outflank.tournament.Entrant;
import outflank.tournament.Entrants;
import outflank.tournament.Game;
import outflank.tournament.History;
import outflank.tournament.PairingRounds;
import outflank.tournament.PublishingRounds;
import outflank.tournament.Registering;
import outflank.tournament.Rounds;
import outflank.tournament.Tournament;

/** Registration, check-in, drafts and published rounds, and what comes in the wrong order. */
@ArquillianTest
class RoundsIT {

    @Inject
    private Hall hall;

    @Inject
    private Registering registering;

    @Inject
    private CheckingIn checkingIn;

    @Inject
    private ConfiguringTournaments configuring;

    @Inject
    private PairingRounds pairing;

    @Inject
    private PublishingRounds publishing;

    @Inject
    private Rounds rounds;

    @Inject
    private Entrants entrants;

    @Inject
    private History history;

    private Actor director;
    private Tournament tournament;

    @BeforeEach
    void aNewTournament() {
        director = hall.director();
        tournament = hall.tournament(director, 3);
    }

    @Test
    void playersRegisterThemselvesOnlyWhileTheRegistrationIsOpen() {
        refused(
                "refusal.registrationClosed",
                () -> registering.register(Actor.visitor(), tournament.id(), hall.somebody()));
        configuring.openRegistration(director, tournament.id(), true);
        Entrant entrant = registering
                .register(Actor.visitor(), tournament.id(), hall.somebody())
                .entrant();

        refused("refusal.checkInNotAccepted", () -> checkingIn.checkIn(director, tournament.id(), entrant.id()));
        registering.accept(director, tournament.id(), entrant.id());
        checkingIn.checkInMyself(Hall.player(entrant));
        assertThat(entrants.accepted(tournament.id())).allMatch(Entrant::isCheckedIn);
    }

    @Test
    void nobodyIsInATournamentTwice() {
        PersonDetails ada = new PersonDetails("Ada", "Überschär " + tournament.slug(), "GER", "", 0);
        PersonDetails again = new PersonDetails("  ADA ", "ÜBERSCHÄR " + tournament.slug(), "ger", "Club", 0);
        registering.register(director, tournament.id(), ada);

        refused("refusal.alreadyRegistered", () -> registering.register(director, tournament.id(), again));
    }

    @Test
    void namesOfTheWholeWorldAreKeptAndNonsenseIsRefused() {
        for (String name : List.of("Ōtsuka 大塚", "عمر", "Nguyễn", "O’Neill-Ðorđević", "Zoë 'Z' <b>")) {
            assertThat(registering
                            .register(director, tournament.id(), new PersonDetails(name, name, "", "", 0))
                            .entrant()
                            .name())
                    .isEqualTo(name + " " + name);
        }
        refused("refusal.missing", () -> new PersonDetails("Ada", " \u3000 ", "", "", 0));
        refused("refusal.tooLong", () -> new PersonDetails("Ada", "x".repeat(61), "", "", 0));
        refused("refusal.tooLong", () -> new PersonDetails("Ada", "x".repeat(10_000_000), "", "", 0));
        refused("refusal.invisibleCharacters", () -> new PersonDetails("Ada", "evil\u202Ename", "", "", 0));
        refused("refusal.country", () -> new PersonDetails("Ada", "Ito", "G1", "", 0));
    }

    @Test
    void aDraftIsForTheDeskAndAPublishedRoundForEverybody() {
        hall.players(director, tournament, 5);
        pairing.pair(director, tournament.id(), Constraints.none());
        assertThat(rounds.published(tournament.id())).isEmpty();
        UUID draft = rounds.draft(director, tournament.id()).orElseThrow().id();
        UUID drafted = rounds.games(draft).get(0).id();
        assertThat(rounds.publishedGame(drafted)).isEmpty();

        publishing.publish(director, tournament.id(), draft);
        assertThat(rounds.published(tournament.id())).hasSize(1);
        assertThat(rounds.publishedGame(drafted)).isPresent();
        assertThat(rounds.bye(draft)).isPresent();
        refused("refusal.roundNotDraft", () -> publishing.publish(director, tournament.id(), draft));
    }

    @Test
    void aDraftThatNoLongerFitsIsNotPublished() {
        List<Registering.Registration> players = hall.players(director, tournament, 6);
        pairing.pair(director, tournament.id(), Constraints.none());
        UUID draft = rounds.draft(director, tournament.id()).orElseThrow().id();
        checkingIn.withdraw(director, tournament.id(), players.get(0).entrant().id());

        refused("refusal.draftOutdated", () -> publishing.publish(director, tournament.id(), draft));
        pairing.pair(director, tournament.id(), Constraints.none());
        assertThat(rounds.draft(director, tournament.id()).orElseThrow().id()).isNotEqualTo(draft);
    }

    @Test
    void theNextRoundWaitsForTheLastResult() {
        hall.players(director, tournament, 4);
        List<Game> games = hall.nextRound(director, tournament);
        hall.result(director, tournament, games.get(0), 40, 24);

        refused("refusal.resultsMissing", () -> pairing.pair(director, tournament.id(), Constraints.none()));
        refused("refusal.resultsMissing", () -> publishing.finish(director, tournament.id()));
        hall.result(director, tournament, games.get(1), 32, 32);
        assertThat(hall.nextRound(director, tournament)).hasSize(2);
    }

    @Test
    void lateEntriesAndWithdrawalsCountFromTheNextRound() {
        List<Registering.Registration> players = hall.players(director, tournament, 4);
        hall.nextRound(director, tournament).forEach(game -> hall.result(director, tournament, game, 40, 24));
        checkingIn.withdraw(director, tournament.id(), players.get(0).entrant().id());
        Entrant late = hall.players(director, tournament, 1).get(0).entrant();

        List<Integer> seated = new ArrayList<>();
        for (Game game : hall.nextRound(director, tournament)) {
            seated.addAll(List.of(game.black().number(), game.white().number()));
        }
        assertThat(seated).hasSize(4).contains(late.number()).doesNotContain(1);
    }

    @Test
    void whatHasHappenedAlreadyHappensOnlyOnce() {
        List<Registering.Registration> players = hall.players(director, tournament, 5);
        UUID leaving = players.get(0).entrant().id();
        checkingIn.withdraw(director, tournament.id(), leaving);
        hall.nextRound(director, tournament).forEach(game -> hall.result(director, tournament, game, 40, 24));
        int lines = history.latest(director, tournament.id()).size();

        checkingIn.withdraw(director, tournament.id(), leaving);
        checkingIn.reenter(director, tournament.id(), players.get(1).entrant().id());
        checkingIn.announceAbsence(director, tournament.id(), leaving, 2, false);
        assertThat(history.latest(director, tournament.id())).hasSize(lines);
        assertThat(entrants.accepted(tournament.id()).get(0).withdrawnFromRound())
                .hasValue(1);
    }

    @Test
    void roundsOutOfOrderAreRefused() {
        refused("refusal.tooFewPlayers", () -> pairing.pair(director, tournament.id(), Constraints.none()));
        refused("refusal.nothingPlayed", () -> publishing.finish(director, tournament.id()));
        Entrant first = hall.players(director, tournament, 2).get(0).entrant();
        refused(
                "refusal.absenceRound",
                () -> checkingIn.announceAbsence(director, tournament.id(), first.id(), 4, true));
        refused(
                "refusal.constraints",
                () -> pairing.pair(director, tournament.id(), Constraints.none().withFixedPair(1, 99)));
        for (int round = 1; round <= 3; round++) {
            hall.nextRound(director, tournament).forEach(game -> hall.result(director, tournament, game, 40, 24));
        }
        refused("refusal.allRoundsPlayed", () -> pairing.pair(director, tournament.id(), Constraints.none()));
        publishing.finish(director, tournament.id());
        refused("refusal.finished", () -> checkingIn.withdraw(director, tournament.id(), first.id()));
        refused("refusal.finished", () -> checkingIn.undoCheckIn(director, tournament.id(), first.id()));
    }

    @Test
    void whenEverybodyActsAtOnceOneWinsAndTheOthersAreTold() throws Exception {
        hall.players(director, tournament, 8);
        pairing.pair(director, tournament.id(), Constraints.none());
        UUID draft = rounds.draft(director, tournament.id()).orElseThrow().id();
        ExecutorService desks = Executors.newFixedThreadPool(4);
        try {
            List<Callable<Boolean>> publications = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                publications.add(() -> taken(() -> publishing.publish(director, tournament.id(), draft)));
            }
            assertThat(wins(desks.invokeAll(publications))).isEqualTo(1);

            Game game = rounds.games(draft).get(0);
            List<Callable<Boolean>> entries = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                int discs = 40 + i;
                entries.add(() -> taken(() -> hall.result(director, tournament, game, discs, 64 - discs)));
            }
            assertThat(wins(desks.invokeAll(entries))).isEqualTo(1);
            assertThat(rounds.resultsOf(game.id())).hasSize(1);
        } finally {
            desks.shutdownNow();
        }
    }

    private static boolean taken(Runnable useCase) {
        try {
            useCase.run();
            return true;
        } catch (Refusal told) {
            return false;
        }
    }

    private static int wins(List<Future<Boolean>> attempts) throws Exception {
        int wins = 0;
        for (Future<Boolean> attempt : attempts) {
            wins += attempt.get() ? 1 : 0;
        }
        return wins;
    }
}
