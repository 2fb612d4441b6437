package outflank.usecase;

import static org.assertj.core.api.Assertions.assertThat;
import static outflank.usecase.Refused.refused;

import jakarta.inject.Inject;
import java.util.UUID;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import outflank.account.Actor;
import outflank.competition.Color;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.competition.pairing.Constraints;
import outflank.record.Confirming;
import outflank.record.GameSheet;
import outflank.record.GameSheets;
import outflank.record.HandingIn;
import outflank.record.PlayerSheet;
import outflank.record.ReportedScore;
import outflank.record.SheetState;
import outflank.record.SwappingColors;
import outflank.tournament.Action;
import outflank.tournament.EnteringResults;
import outflank.tournament.Game;
import outflank.tournament.GameResult;
import outflank.tournament.History;
import outflank.tournament.PairingRounds;
import outflank.tournament.PublishingRounds;
import outflank.tournament.Role;
import outflank.tournament.Rounds;
import outflank.tournament.Team;
import outflank.tournament.Tournament;

/** Colors really played can differ from the pairing and are recorded as played (othello.md, section 2). */
@ArquillianTest
class SwappedColorsIT {

    /** White has no disc left after nine moves, 64–0. */
    private static final String SHORTEST = "e6f4e3f6g5d6e7f5c5";

    @Inject
    private Hall hall;

    @Inject
    private HandingIn handingIn;

    @Inject
    private SwappingColors swapping;

    @Inject
    private Confirming confirming;

    @Inject
    private EnteringResults results;

    @Inject
    private GameSheets sheets;

    @Inject
    private Rounds rounds;

    @Inject
    private PairingRounds pairing;

    @Inject
    private PublishingRounds publishing;

    @Inject
    private Team team;

    @Inject
    private History history;

    private Actor director;
    private Tournament tournament;
    private Game game;
    private Actor first;
    private Actor second;

    /** The first one is paired with Black, the second one with White. */
    @BeforeEach
    void twoPlayersSitAtTableOne() {
        director = hall.director();
        tournament = hall.tournament(director, 2);
        hall.players(director, tournament, 4);
        game = hall.nextRound(director, tournament).get(0);
        first = Hall.player(game.black());
        second = Hall.player(game.white());
    }

    @Test
    void swappedTwiceIsAsPairedAndBothAreInTheHistory() {
        swap(null, "");
        assertThat(now().white().id()).isEqualTo(first.id());
        assertThat(now().isColorsSwapped()).isTrue();
        refused(
                "refusal.changedMeanwhile",
                () -> swapping.swap(director, tournament.id(), game.id(), first.id(), null, ""));

        swap(null, "");
        assertThat(now().black().id()).isEqualTo(first.id());
        assertThat(now().isColorsSwapped()).isFalse();
        assertThat(history.latest(director, tournament.id()))
                .filteredOn(line -> line.action() == Action.COLORS_SWAPPED)
                .hasSize(2);
    }

    @Test
    void whatAPlayerSaidStaysHisWithHisDiscs() {
        handingIn.submit(first, game.id(), score(40, 24), "f5d6");
        swap(null, "");

        PlayerSheet his = sheets.ofPlayer(first, game.id());
        assertThat(his.color()).isEqualTo(Color.WHITE);
        assertThat(his.score()).contains(score(24, 40));
        assertThat(his.record().orElseThrow().moves()).isEqualTo("f5d6");
        assertThat(sheets.ofPlayer(second, game.id()).hasHandedIn()).isFalse();

        handingIn.submit(second, game.id(), score(24, 40), "");
        assertThat(results.inForce(game.id()).orElseThrow().result()).isEqualTo(Hall.played(24, 40));
    }

    @Test
    void discsThatARecordShowsStayWithTheirColor() {
        handingIn.submit(first, game.id(), null, SHORTEST);
        swap(null, "");

        GameSheet sheet = sheets.ofGame(director, tournament.id(), game.id());
        assertThat(sheet.report(Color.WHITE).orElseThrow().score()).isEqualTo(score(64, 0));
        assertThat(sheet.differences()).isEmpty();
    }

    @Test
    void aResultThatStandsFollowsThePlayersAndTakesADirectorAndAReason() {
        hall.result(director, tournament, game, 40, 24);
        UUID standing = results.inForce(game.id()).orElseThrow().id();
        Actor assistant = hall.director();
        team.join(
                assistant,
                team.invite(director, tournament.id(), Role.ASSISTANT).text());
        refused(
                "refusal.notAllowed",
                () -> swapping.swap(assistant, tournament.id(), game.id(), first.id(), standing, "seen at the table"));
        refused("refusal.reasonMissing", () -> swap(standing, " "));
        refused("refusal.resultChangedMeanwhile", () -> swap(null, "seen at the table"));
        assertThat(now().isColorsSwapped()).isFalse();

        swap(standing, "seen at the table");
        assertThat(results.inForce(game.id()).orElseThrow().result()).isEqualTo(Hall.played(24, 40));
        assertThat(rounds.resultsOf(game.id())).hasSize(2);
    }

    @Test
    void aResultThatItsRecordShowsStaysWithTheBoard() {
        handingIn.submit(first, game.id(), null, SHORTEST);
        handingIn.submit(second, game.id(), null, SHORTEST);
        GameResult agreed = results.inForce(game.id()).orElseThrow();
        swap(agreed.id(), "the first sat at the white side");

        assertThat(results.inForce(game.id()).orElseThrow().result()).isEqualTo(Hall.played(64, 0));
        assertThat(sheets.officialRecord(game.id()).orElseThrow().transcript().moves())
                .isEqualTo(SHORTEST);
        assertThat(sheets.ofGame(director, tournament.id(), game.id()).state()).isEqualTo(SheetState.CONFIRMED);
    }

    @Test
    void theDeskEntersAResultWithTheColorsAsPlayed() {
        swapping.enterSwapped(director, tournament.id(), game.id(), first.id(), null, Hall.played(40, 24), "");

        refused(
                "refusal.changedMeanwhile",
                () -> swapping.enter(director, tournament.id(), game.id(), first.id(), null, Hall.played(40, 24), ""));
        assertThat(now().black().id()).isEqualTo(second.id());
        assertThat(results.inForce(game.id()).orElseThrow().result()).isEqualTo(Hall.played(40, 24));
    }

    @Test
    void theNextRoundIsPairedByTheColorsThatWerePlayed() {
        rounds.games(game.round().id()).forEach(any -> hall.result(director, tournament, any, 40, 24));
        pairing.pair(director, tournament.id(), Constraints.none());
        UUID draft = rounds.draft(director, tournament.id()).orElseThrow().id();
        swap(results.inForce(game.id()).orElseThrow().id(), "seen at the table");

        refused("refusal.draftOutdated", () -> publishing.publish(director, tournament.id(), draft));
        Game next = hall.nextRound(director, tournament).stream()
                .filter(found -> found.colorOf(first.id()) != null)
                .findFirst()
                .orElseThrow();
        // The other winner had Black as paired; only because the first one had White they both alternate.
        assertThat(next.colorOf(first.id())).isEqualTo(Color.BLACK);
    }

    @Test
    void aTimeOutThatCutsTheBoardContradictsNoRecord() {
        handingIn.submit(first, game.id(), null, SHORTEST);
        Result cut = Result.ofDiscs(ResultKind.TIME_OUT, 62, 66);
        confirming.enter(director, tournament.id(), game.id(), null, cut, "");

        GameSheet sheet = sheets.ofGame(director, tournament.id(), game.id());
        assertThat(sheet.differences()).isEmpty();
        assertThat(sheet.officialRecord()).isPresent();
    }

    @Test
    void onlyADirectorAdjudicatesAndSaysWhy() {
        Result adjudged = Result.ofDiscs(ResultKind.ADJUDICATION, 64, 64);
        Actor assistant = hall.director();
        team.join(
                assistant,
                team.invite(director, tournament.id(), Role.ASSISTANT).text());
        refused(
                "refusal.notAllowed",
                () -> confirming.enter(assistant, tournament.id(), game.id(), null, adjudged, "the power failed"));
        refused(
                "refusal.reasonMissing",
                () -> confirming.enter(director, tournament.id(), game.id(), null, adjudged, ""));
        confirming.enter(director, tournament.id(), game.id(), null, adjudged, "the power failed");

        assertThat(results.inForce(game.id()).orElseThrow().reason()).isEqualTo("the power failed");
    }

    private void swap(UUID seenResultId, String reason) {
        swapping.swap(director, tournament.id(), game.id(), now().black().id(), seenResultId, reason);
    }

    private Game now() {
        return rounds.publishedGame(game.id()).orElseThrow();
    }

    private static ReportedScore score(int blackDiscs, int whiteDiscs) {
        return new ReportedScore(2 * blackDiscs, 2 * whiteDiscs, null);
    }
}
