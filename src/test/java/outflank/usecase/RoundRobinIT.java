package outflank.usecase;

import static org.assertj.core.api.Assertions.assertThat;
import static outflank.usecase.Refused.refused;

import jakarta.inject.Inject;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import outflank.account.Actor;
import outflank.competition.advice.FormatAdvice;
import outflank.competition.pairing.Constraints;
import outflank.competition.pairing.Opponents;
import outflank.competition.pairing.PairingSystem;
import outflank.tournament.ApplyingFormats;
import outflank.tournament.CheckingIn;
import outflank.tournament.Competitions;
import outflank.tournament.FinalsTables;
import outflank.tournament.Game;
import outflank.tournament.PairingRounds;
import outflank.tournament.PublishingRounds;
import outflank.tournament.Registering;
import outflank.tournament.Rounds;
import outflank.tournament.Tournament;

/** A round robin at the desk, set up as a federation's table suggests. */
@ArquillianTest
class RoundRobinIT {

    @Inject
    private Hall hall;

    @Inject
    private ApplyingFormats applying;

    @Inject
    private CheckingIn checkingIn;

    @Inject
    private PairingRounds pairing;

    @Inject
    private PublishingRounds publishing;

    @Inject
    private Rounds rounds;

    @Inject
    private Competitions competitions;

    @Inject
    private FinalsTables finals;

    private Actor director;
    private Tournament tournament;
    private List<Registering.Registration> players;

    @BeforeEach
    void sevenPlayersAsInSweden() {
        director = hall.director();
        tournament = hall.tournament(director, 13);
        players = hall.players(director, tournament, 7);
        FormatAdvice advice = FormatAdvice.forPlayers(7).get(0);
        applying.apply(director, tournament.id(), advice);
        assertThat(applying.isApplied(hall.now(tournament), advice)).isTrue();
        assertThat(hall.now(tournament).pairingRules().system()).isEqualTo(PairingSystem.ROUND_ROBIN);
    }

    private List<Game> playRound() {
        List<Game> games = hall.nextRound(director, tournament);
        games.forEach(game -> hall.result(director, tournament, game, 40, 24));
        return games;
    }

    @Test
    void everybodyMeetsEverybodyOnceAndThenItIsOver() {
        Set<Opponents> met = new HashSet<>();
        for (int round = 1; round <= 7; round++) {
            for (Game game : playRound()) {
                assertThat(met.add(
                                Opponents.of(game.black().number(), game.white().number())))
                        .isTrue();
            }
        }

        assertThat(met).hasSize(21);
        refused("refusal.allRoundsPlayed", () -> pairing.pair(director, tournament.id(), Constraints.none()));
        publishing.finish(director, tournament.id());
    }

    @Test
    void withAFieldThatHasShrunkTheScheduleIsShorterThanPlanned() {
        checkingIn.undoCheckIn(
                director, tournament.id(), players.get(6).entrant().id());
        checkingIn.undoCheckIn(
                director, tournament.id(), players.get(5).entrant().id());
        for (int round = 1; round <= 5; round++) {
            playRound();
        }
        assertThat(pairing.lastRound(hall.now(tournament))).isEqualTo(5);
        refused("refusal.allRoundsPlayed", () -> pairing.pair(director, tournament.id(), Constraints.none()));
    }

    @Test
    void nobodyEntersOnceTheScheduleRuns() {
        checkingIn.withdraw(director, tournament.id(), players.get(0).entrant().id());
        playRound();

        refused("refusal.roundRobinFixed", () -> hall.players(director, tournament, 1));
        refused(
                "refusal.roundRobinFixed",
                () -> checkingIn.reenter(
                        director, tournament.id(), players.get(0).entrant().id()));
    }

    @Test
    void opponentsOfThoseWhoAreNotThereHaveByes() {
        playRound();
        checkingIn.withdraw(director, tournament.id(), players.get(0).entrant().id());
        checkingIn.announceAbsence(
                director, tournament.id(), players.get(1).entrant().id(), 2, true);
        List<Game> games = hall.nextRound(director, tournament);

        Set<Integer> byes =
                competitions.read(hall.now(tournament)).rounds().get(1).byes();
        assertThat(byes).doesNotContain(1, 2).hasSize(5 - 2 * games.size());
        games.forEach(game -> hall.result(director, tournament, game, 40, 24));
        checkingIn.reenter(director, tournament.id(), players.get(0).entrant().id());
        playRound();
        assertThat(finals.plan(tournament.id()).isEmpty()).isTrue();
    }
}
