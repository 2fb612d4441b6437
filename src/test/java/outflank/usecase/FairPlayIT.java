package outflank.usecase;

import static org.assertj.core.api.Assertions.assertThat;
import static outflank.usecase.Refused.refused;

import jakarta.annotation.Resource;
import jakarta.inject.Inject;
import jakarta.transaction.UserTransaction;
import java.util.concurrent.CompletableFuture;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import outflank.account.Actor;
import outflank.account.Invitations;
import outflank.account.SigningIn;
import outflank.competition.Color;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.record.Confirming;
import outflank.record.GameSheets;
import outflank.record.HandingIn;
import outflank.record.ReportedScore;
import outflank.record.Source;
import outflank.tournament.EnteringResults;
import outflank.tournament.Game;
import outflank.tournament.Role;
import outflank.tournament.Team;
import outflank.tournament.Tournament;
import outflank.tournament.Tournaments;

/** What nobody gets past: a contradiction taken in silence, a look at the opponent's slip, a record swapped afterwards. */
@ArquillianTest
class FairPlayIT {

    /** The shortest game there is: White has no disc left after nine moves, 64–0. */
    private static final String SHORTEST = "e6f4e3f6g5d6e7f5c5";

    /** Another game of nine moves that ends 64–0. */
    private static final String OTHER_SHORTEST = "f5f4c3c6c5d6f3c4c7";

    @Inject
    private Hall hall;

    @Inject
    private HandingIn handingIn;

    @Inject
    private Confirming confirming;

    @Inject
    private EnteringResults results;

    @Inject
    private GameSheets sheets;

    @Inject
    private Tournaments tournaments;

    @Inject
    private SigningIn signingIn;

    @Inject
    private Team team;

    @Inject
    private Invitations invitations;

    @Resource
    private UserTransaction transaction;

    private Actor director;
    private Tournament tournament;
    private Game game;
    private Actor black;
    private Actor white;

    @BeforeEach
    void twoPlayersSitAtTableOne() {
        director = hall.director();
        tournament = hall.tournament(director, 1);
        hall.players(director, tournament, 2);
        game = hall.nextRound(director, tournament).get(0);
        black = Hall.player(game.black());
        white = Hall.player(game.white());
    }

    @Test
    void aContradictionIsRuledByADirectorWithAReasonAlsoWhereResultsAreTypedIn() {
        Actor assistant = hall.director();
        team.join(
                assistant,
                team.invite(director, tournament.id(), Role.ASSISTANT).text());
        handingIn.submit(black, game.id(), score(40, 24), "");
        handingIn.submit(white, game.id(), score(24, 40), "");

        refused("refusal.conflict", () -> enter(assistant, "the slip says so"));
        refused("refusal.conflict", () -> enter(director, " "));
        assertThat(results.inForce(game.id())).isEmpty();

        enter(director, "the slip says so");
        assertThat(results.inForce(game.id()).orElseThrow().reason()).isEqualTo("the slip says so");
    }

    @Test
    void whatIsConfirmedIsWhatTheDeskHasSeen() {
        handingIn.submit(black, game.id(), score(38, 26), "");
        Result seen = Hall.played(38, 26);
        handingIn.submit(black, game.id(), score(40, 24), "");
        refused("refusal.changedMeanwhile", () -> confirming.confirm(director, tournament.id(), game.id(), seen));

        Result now = Hall.played(40, 24);
        confirming.confirm(director, tournament.id(), game.id(), now);
        assertThat(results.inForce(game.id()).orElseThrow().result()).isEqualTo(now);
        refused("refusal.resultChangedMeanwhile", () -> confirming.confirm(director, tournament.id(), game.id(), now));
    }

    @Test
    void nobodyBuysALookAtTheOpponentsSlipWithAScribble() {
        handingIn.submit(white, game.id(), score(40, 24), "");
        handingIn.submit(black, game.id(), null, "f5");
        assertThat(sheets.ofPlayer(black, game.id()).opponentScore()).isEmpty();

        handingIn.submit(black, game.id(), score(24, 40), "");
        assertThat(sheets.ofPlayer(black, game.id()).opponentScore()).contains(score(40, 24));
    }

    @Test
    void theRecordEverybodySeesIsNotThePlayersToChange() {
        handingIn.submit(black, game.id(), null, SHORTEST);
        handingIn.submit(white, game.id(), null, OTHER_SHORTEST);
        confirming.rule(
                director, tournament.id(), game.id(), null, Hall.played(64, 0), Source.WHITE, "the arbiter saw it");

        refused("refusal.recordShown", () -> handingIn.submit(white, game.id(), null, "f5d6"));
        refused("refusal.recordShown", () -> handingIn.submit(white, game.id(), null, SHORTEST));
        handingIn.submit(black, game.id(), null, OTHER_SHORTEST);
        assertThat(sheets.officialRecord(game.id()).orElseThrow().source()).isEqualTo(Source.WHITE);
    }

    @Test
    void aWholeRecordMayStillFollowWhereOnlyABeginningIsShown() {
        handingIn.submit(black, game.id(), score(64, 0), "e6f4");
        handingIn.submit(white, game.id(), score(64, 0), "");
        handingIn.submit(black, game.id(), null, SHORTEST);

        assertThat(sheets.officialRecord(game.id()).orElseThrow().transcript().moves())
                .isEqualTo(SHORTEST);
    }

    @Test
    void aResultAgainstTheRulesOfTheTournamentIsRefusedWhoeverEntersIt() {
        Result drawWon = Result.drawWonBy(Color.BLACK, ResultKind.PLAYED, 64);
        refused("refusal.points", () -> enter(drawWon));
        refused("refusal.discsSum", () -> enter(Hall.played(40, 20)));
        refused("refusal.halfDiscs", () -> enter(Result.ofDiscs(ResultKind.PLAYED, 81, 47)));
        assertThat(results.inForce(game.id())).isEmpty();
    }

    @Test
    void aCharacterThatNoDatabaseKeepsIsNoFailure() {
        refused("refusal.invisibleCharacters", () -> handingIn.submit(black, game.id(), null, "f5\0d6"));
        refused(
                "refusal.invisibleCharacters",
                () -> confirming.enterRecord(director, tournament.id(), game.id(), "f5\0d6"));
        refused("refusal.signIn", () -> signingIn.signIn("director\0", "a long password"));
        assertThat(tournaments.bySlug("cup\0")).isEmpty();
    }

    @Test
    void anInvitationReadBeforeSomebodyElseUsedItIsUsedUp() throws Exception {
        String token = team.invite(director, tournament.id(), Role.ASSISTANT).text();
        Actor faster = hall.director();
        transaction.begin();
        try {
            assertThat(invitations.find(token)).isPresent();
            CompletableFuture.runAsync(() -> team.join(faster, token)).get();
            refused("refusal.invitation", () -> invitations.redeem(token));
        } finally {
            transaction.rollback();
        }
    }

    private void enter(Actor actor, String reason) {
        confirming.enter(actor, tournament.id(), game.id(), null, Hall.played(40, 24), reason);
    }

    private void enter(Result result) {
        confirming.enter(director, tournament.id(), game.id(), null, result, "");
    }

    private static ReportedScore score(int blackDiscs, int whiteDiscs) {
        return new ReportedScore(2 * blackDiscs, 2 * whiteDiscs, null);
    }
}
