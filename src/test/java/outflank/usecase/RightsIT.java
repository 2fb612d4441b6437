package outflank.usecase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static outflank.usecase.Refused.refused;

import jakarta.inject.Inject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.junit.jupiter.api.Test;
import outflank.account.Actor;
import outflank.account.Invitations;
import outflank.competition.pairing.Constraints;
import outflank.record.ChoosingDraws;
import outflank.record.Confirming;
import outflank.record.GameSheets;
import outflank.record.HandingIn;
import outflank.record.ReportedScore;
import outflank.record.SwappingColors;
import outflank.tournament.CheckingIn;
import outflank.tournament.ConfiguringTournaments;
import outflank.tournament.CreatingTournaments;
import outflank.tournament.DrawChoice;
import outflank.tournament.EnteringResults;
import outflank.tournament.Entrants;
import outflank.tournament.Game;
import outflank.tournament.History;
import outflank.tournament.PairingRounds;
import outflank.tournament.PersonalLinks;
import outflank.tournament.PrescribingOpenings;
import outflank.tournament.PublishingRounds;
import outflank.tournament.Registering;
import outflank.tournament.RequestingByes;
import outflank.tournament.Role;
import outflank.tournament.Rounds;
import outflank.tournament.Team;
import outflank.tournament.Tournament;
import outflank.tournament.TournamentSettings;

/** Who may do what: the director of another tournament, a player and a visitor can change nothing. */
@ArquillianTest
class RightsIT {

    @Inject
    private RequestingByes requesting;

    @Inject
    private Hall hall;

    @Inject
    private CreatingTournaments creating;

    @Inject
    private ConfiguringTournaments configuring;

    @Inject
    private Registering registering;

    @Inject
    private CheckingIn checkingIn;

    @Inject
    private PersonalLinks links;

    @Inject
    private PairingRounds pairing;

    @Inject
    private PublishingRounds publishing;

    @Inject
    private EnteringResults results;

    @Inject
    private Confirming confirming;

    @Inject
    private SwappingColors swapping;

    @Inject
    private ChoosingDraws choosing;

    @Inject
    private PrescribingOpenings prescribing;

    @Inject
    private HandingIn handingIn;

    @Inject
    private GameSheets sheets;

    @Inject
    private Entrants entrants;

    @Inject
    private Rounds rounds;

    @Inject
    private History history;

    @Inject
    private Team team;

    @Inject
    private Invitations invitations;

    private Actor director;
    private Tournament tournament;
    private Game game;
    private UUID entrant;

    @Test
    void strangersCanChangeNothing() {
        aRunningTournament();
        Actor foreignDirector = hall.director();
        hall.tournament(foreignDirector, 3);
        long revision = hall.now(tournament).revision();
        for (Actor stranger : List.of(foreignDirector, Hall.player(game.black()), Actor.visitor())) {
            deskUseCases(stranger)
                    .forEach((name, useCase) -> assertThatThrownBy(useCase::run)
                            .as(name + " by " + stranger.kind())
                            .isInstanceOfSatisfying(
                                    Refusal.class,
                                    refusal -> assertThat(refusal.key()).isEqualTo("refusal.notAllowed")));
        }
        assertThat(hall.now(tournament).revision()).isEqualTo(revision);
    }

    @Test
    void anAssistantEntersResultsAndChecksInButNeitherPairsNorRules() {
        aRunningTournament();
        Actor assistant = hall.director();
        team.join(
                assistant,
                team.invite(director, tournament.id(), Role.ASSISTANT).text());

        checkingIn.checkIn(assistant, tournament.id(), entrant);
        hall.result(assistant, tournament, game, 40, 24);
        UUID seen = results.inForce(game.id()).orElseThrow().id();
        assertThat(history.latest(assistant, tournament.id())).isNotEmpty();
        refused("refusal.notAllowed", () -> pairing.pair(assistant, tournament.id(), Constraints.none()));
        refused("refusal.notAllowed", () -> configuring.openRegistration(assistant, tournament.id(), true));
        refused(
                "refusal.notAllowed",
                () -> confirming.enter(assistant, tournament.id(), game.id(), seen, Hall.played(24, 40), "why not"));
        assertThat(results.inForce(game.id()).orElseThrow().result()).isEqualTo(Hall.played(40, 24));
    }

    @Test
    void aPlayerHandsInOnlyHisOwnGame() {
        aRunningTournament();
        Actor other = Hall.player(rounds.games(game.round().id()).get(1).black());
        refused("refusal.notYourGame", () -> handingIn.submit(other, game.id(), new ReportedScore(80, 48, null), ""));
        refused(
                "refusal.link",
                () -> handingIn.submit(Actor.visitor(), game.id(), new ReportedScore(80, 48, null), ""));
    }

    @Test
    void aLinkOpensOneTournamentAndANewOneRevokesTheOld() {
        director = hall.director();
        tournament = hall.tournament(director, 3);
        Registering.Registration registration =
                hall.players(director, tournament, 1).get(0);
        String old = registration.link().text();
        assertThat(entrants.byLink(old)).isPresent();

        String renewed = links.renew(
                        director, tournament.id(), registration.entrant().id())
                .text();
        assertThat(entrants.byLink(old)).isEmpty();
        assertThat(entrants.byLink(renewed)).isPresent();
        assertThat(entrants.byLink("")).isEmpty();
        assertThat(entrants.byLink("x".repeat(100_000))).isEmpty();
    }

    @Test
    void anInvitationWorksOnce() {
        aRunningTournament();
        String token = team.invite(director, tournament.id(), Role.DIRECTOR).text();
        team.join(hall.director(), token);

        refused("refusal.invitation", () -> team.join(hall.director(), token));
        refused(
                "refusal.invitation",
                () -> invitations.createAccount("no such link", "somebody", "X", "a long password"));
        refused("refusal.notAllowed", () -> invitations.inviteOrganizer(director));
        refused("refusal.notAllowed", () -> creating.create(Actor.visitor(), tournament.details(), tournament.rules()));
    }

    @Test
    void anIdOfAnotherTournamentOpensNothing() {
        aRunningTournament();
        Actor other = hall.director();
        Tournament own = hall.tournament(other, 3);

        refused("refusal.noGame", () -> confirming.enter(other, own.id(), game.id(), null, Hall.played(40, 24), ""));
        refused("refusal.noEntrant", () -> checkingIn.withdraw(other, own.id(), entrant));
        refused("refusal.noEntrant", () -> links.renew(other, own.id(), entrant));
        assertThat(results.inForce(game.id())).isEmpty();
    }

    private void aRunningTournament() {
        director = hall.director();
        tournament = hall.tournament(director, 3);
        hall.players(director, tournament, 4);
        game = hall.nextRound(director, tournament).get(0);
        entrant = game.black().id();
    }

    private Map<String, Runnable> deskUseCases(Actor actor) {
        UUID id = tournament.id();
        Map<String, Runnable> useCases = new LinkedHashMap<>();
        useCases.put("announce", () -> configuring.announce(actor, id, tournament.details()));
        TournamentSettings settings = TournamentSettings.of(tournament);
        useCases.put("change", () -> configuring.change(actor, id, settings, settings, ""));
        useCases.put("rule", () -> configuring.rule(actor, id, tournament.rules(), ""));
        useCases.put("open registration", () -> configuring.openRegistration(actor, id, true));
        useCases.put("accept", () -> registering.accept(actor, id, entrant));
        useCases.put("accept all", () -> registering.acceptAll(actor, id));
        useCases.put("decline", () -> registering.decline(actor, id, entrant));
        useCases.put("check in", () -> checkingIn.checkIn(actor, id, entrant));
        useCases.put("check in all", () -> checkingIn.checkInAll(actor, id));
        useCases.put("undo check-in", () -> checkingIn.undoCheckIn(actor, id, entrant));
        useCases.put("withdraw", () -> checkingIn.withdraw(actor, id, entrant));
        useCases.put("re-enter", () -> checkingIn.reenter(actor, id, entrant));
        useCases.put("absence", () -> checkingIn.announceAbsence(actor, id, entrant, 2, true));
        useCases.put("grant a bye", () -> requesting.grant(actor, id, entrant, 2));
        useCases.put("new link", () -> links.renew(actor, id, entrant));
        useCases.put("pair", () -> pairing.pair(actor, id, Constraints.none()));
        useCases.put("discard", () -> pairing.discard(actor, id));
        useCases.put("publish", () -> publishing.publish(actor, id, UUID.randomUUID()));
        useCases.put("finish", () -> publishing.finish(actor, id));
        useCases.put("reopen", () -> publishing.reopen(actor, id));
        useCases.put("confirm a row", () -> confirming.confirm(actor, id, game.id(), Hall.played(40, 24)));
        useCases.put("enter a result", () -> results.enter(actor, id, game.id(), null, Hall.played(40, 24), ""));
        useCases.put(
                "rule a result",
                () -> confirming.rule(actor, id, game.id(), null, Hall.played(40, 24), null, "so be it"));
        useCases.put("enter a record", () -> confirming.enterRecord(actor, id, game.id(), "f5"));
        useCases.put("confirm", () -> confirming.confirmUncontradicted(actor, id, game.round()));
        useCases.put("swap colors", () -> swapping.swap(actor, id, game.id(), entrant, null, ""));
        useCases.put(
                "enter as seen", () -> swapping.enter(actor, id, game.id(), entrant, null, Hall.played(40, 24), ""));
        useCases.put("choose", () -> choosing.chooseForPlayer(actor, id, game.id(), entrant, DrawChoice.DRAW));
        useCases.put("choose again", () -> choosing.undo(actor, id, game.id(), ""));
        useCases.put("draw an opening", () -> prescribing.drawAgain(actor, id, UUID.randomUUID()));
        useCases.put("give an opening", () -> prescribing.prescribe(actor, id, UUID.randomUUID(), "f5"));
        useCases.put("give a table an opening", () -> prescribing.prescribeTable(actor, id, game.id(), "f5"));
        useCases.put("see a sheet", () -> sheets.ofGame(actor, id, game.id()));
        useCases.put("see the history", () -> history.latest(actor, id));
        useCases.put("see the draft", () -> rounds.draft(actor, id));
        useCases.put("see all entrants", () -> entrants.all(actor, id));
        useCases.put("see the team", () -> team.members(actor, id));
        useCases.put("invite", () -> team.invite(actor, id, Role.DIRECTOR));
        useCases.put("remove", () -> team.remove(actor, id, director.id()));
        return useCases;
    }
}
