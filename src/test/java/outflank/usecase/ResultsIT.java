package outflank.usecase;

import static org.assertj.core.api.Assertions.assertThat;
import static outflank.usecase.Refused.refused;

import jakarta.inject.Inject;
import java.util.List;
import java.util.UUID;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import outflank.account.Actor;
import outflank.competition.ResultKind;
import outflank.record.Confirming;
import outflank.record.Difference;
import outflank.record.GameSheet;
import outflank.record.GameSheets;
import outflank.record.HandingIn;
import outflank.record.ReportedScore;
import outflank.record.SheetState;
import outflank.record.Source;
import outflank.tournament.DrawRule;
import outflank.tournament.EnteringResults;
import outflank.tournament.Game;
import outflank.tournament.GameResult;
import outflank.tournament.GameRules;
import outflank.tournament.ResultOrigin;
import outflank.tournament.Rounds;
import outflank.tournament.ScoreCheck;
import outflank.tournament.Tournament;
import outflank.tournament.TournamentRules;

/** From the first word of a player to the official result: agreement, conflict, ruling, correction. */
@ArquillianTest
class ResultsIT {

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
    private Rounds rounds;

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
    void whatBothSidesSayAlikeIsOfficialWithoutTheDirector() {
        assertThat(handingIn.submit(black, game.id(), score(40, 24), "").state())
                .isEqualTo(SheetState.REPORTED);
        GameSheet sheet = handingIn.submit(white, game.id(), score(40, 24), "");

        assertThat(sheet.state()).isEqualTo(SheetState.CONFIRMED);
        GameResult official = results.inForce(game.id()).orElseThrow();
        assertThat(official.result()).isEqualTo(Hall.played(40, 24));
        assertThat(official.origin()).isEqualTo(ResultOrigin.AGREED);
    }

    @Test
    void differentScoresAreAConflictThatOnlyTheDirectorEndsAndWithAReason() {
        handingIn.submit(black, game.id(), score(40, 24), "");
        GameSheet sheet = handingIn.submit(white, game.id(), score(24, 40), "");

        assertThat(sheet.state()).isEqualTo(SheetState.CONFLICT);
        assertThat(sheet.differences()).containsExactly(new Difference(Difference.Kind.REPORTS, "40–24", "24–40", 0));
        assertThat(results.inForce(game.id())).isEmpty();
        refused("refusal.reasonMissing", () -> rule(null, 40, 24, "  "));

        rule(null, 40, 24, "both slips read again");
        GameResult official = results.inForce(game.id()).orElseThrow();
        assertThat(official.result()).isEqualTo(Hall.played(40, 24));
        assertThat(official.reason()).isEqualTo("both slips read again");
    }

    @Test
    void aRecordThatReplaysToTheEndProposesItsScore() {
        GameSheet sheet = handingIn.submit(black, game.id(), null, SHORTEST);

        assertThat(sheet.proposal()).contains(score(64, 0));
        assertThat(handingIn
                        .submit(white, game.id(), null, "E6 F4 E3 F6 G5 D6 E7 F5 C5")
                        .state())
                .isEqualTo(SheetState.CONFIRMED);
        assertThat(sheets.officialRecord(game.id()).orElseThrow().transcript().moves())
                .isEqualTo(SHORTEST);
    }

    @Test
    void aRecordThatEndsWithAnotherScoreIsShownNotRefusedAndNotTaken() {
        handingIn.submit(black, game.id(), score(60, 4), SHORTEST);
        GameSheet sheet = handingIn.submit(white, game.id(), score(60, 4), "");

        assertThat(sheet.state()).isEqualTo(SheetState.CONFLICT);
        assertThat(sheet.differences())
                .containsExactly(new Difference(Difference.Kind.BLACK_RECORD, "60–4", "64–0", 0));
        assertThat(results.inForce(game.id())).isEmpty();
    }

    @Test
    void twoRecordsOfTheSameScoreButOtherMovesWaitForTheDirector() {
        handingIn.submit(black, game.id(), null, SHORTEST);
        GameSheet sheet = handingIn.submit(white, game.id(), null, OTHER_SHORTEST);

        assertThat(sheet.state()).isEqualTo(SheetState.CONFLICT);
        assertThat(sheet.differences()).singleElement().satisfies(difference -> {
            assertThat(difference.kind()).isEqualTo(Difference.Kind.RECORDS);
            assertThat(difference.move()).isEqualTo(2);
        });
        assertThat(results.inForce(game.id())).isEmpty();
    }

    @Test
    void theDirectorChoosesWhoseRecordIsShown() {
        handingIn.submit(black, game.id(), null, SHORTEST);
        handingIn.submit(white, game.id(), score(63, 1), "f5d6c3");
        confirming.rule(
                director, tournament.id(), game.id(), null, Hall.played(63, 1), Source.WHITE, "seen at the table");

        assertThat(sheets.officialRecord(game.id()).orElseThrow().source()).isEqualTo(Source.WHITE);
    }

    @Test
    void anIncompleteRecordIsKeptAndContradictsNothing() {
        handingIn.submit(black, game.id(), score(40, 24), "f5d6c3 d3 xx");
        GameSheet sheet = handingIn.submit(white, game.id(), score(40, 24), "");

        assertThat(sheet.state()).isEqualTo(SheetState.CONFIRMED);
        var record = sheets.officialRecord(game.id()).orElseThrow().transcript();
        assertThat(record.written()).isEqualTo("f5d6c3 d3 xx");
        assertThat(record.moves()).isEqualTo("f5d6c3d3");
        assertThat(record.at()).isEqualTo(5);
    }

    @Test
    void aPlayerMayChangeHisMindUntilTheResultIsOfficial() {
        handingIn.submit(black, game.id(), score(24, 40), "");
        handingIn.submit(black, game.id(), score(40, 24), "");
        handingIn.submit(white, game.id(), score(40, 24), "");

        assertThat(results.inForce(game.id()).orElseThrow().result()).isEqualTo(Hall.played(40, 24));
        refused("refusal.alreadyConfirmed", () -> handingIn.submit(black, game.id(), score(64, 0), ""));
        assertThat(results.inForce(game.id()).orElseThrow().result()).isEqualTo(Hall.played(40, 24));
    }

    @Test
    void aCorrectionIsANewRowAndTheOldOneStays() {
        hall.result(director, tournament, game, 26, 38);
        UUID seen = results.inForce(game.id()).orElseThrow().id();
        refused(
                "refusal.reasonMissing",
                () -> confirming.enter(director, tournament.id(), game.id(), seen, Hall.played(38, 26), ""));
        confirming.enter(director, tournament.id(), game.id(), seen, Hall.played(38, 26), "slip misread");

        List<GameResult> all = rounds.resultsOf(game.id());
        assertThat(all).hasSize(2);
        assertThat(all).filteredOn(GameResult::isInForce).singleElement().satisfies(result -> {
            assertThat(result.result()).isEqualTo(Hall.played(38, 26));
            assertThat(result.reason()).isEqualTo("slip misread");
        });
    }

    @Test
    void twoDesksThatEditTheSameResultGetAChoiceAndNoUpdateIsLost() {
        hall.result(director, tournament, game, 26, 38);
        refused("refusal.resultChangedMeanwhile", () -> hall.result(director, tournament, game, 38, 26));
        refused("refusal.resultChangedMeanwhile", () -> rule(UUID.randomUUID(), 38, 26, "slip misread"));

        assertThat(results.inForce(game.id()).orElseThrow().result()).isEqualTo(Hall.played(26, 38));
    }

    @Test
    void aDrawUnderTheDrawWinRuleNeedsItsHolderAndGivesHimThePoint() {
        TournamentRules rules = tournament.rules().with(GameRules.WORLD_CHAMPIONSHIP.with(DrawRule.DRAW_WIN));
        Tournament drawWin = hall.tournament(director, rules);
        hall.players(director, drawWin, 2);
        Game drawn = hall.nextRound(director, drawWin).get(0);
        Actor first = Hall.player(drawn.black());
        refused("refusal.drawHolder", () -> handingIn.submit(first, drawn.id(), score(32, 32), ""));

        ReportedScore held = new ReportedScore(64, 64, outflank.competition.Color.WHITE);
        handingIn.submit(first, drawn.id(), held, "");
        handingIn.submit(Hall.player(drawn.white()), drawn.id(), held, "");
        assertThat(results.inForce(drawn.id()).orElseThrow().result().whiteHalfPoints())
                .isEqualTo(2);
    }

    @Test
    void impossibleScoresChangeNothing() {
        refused("refusal.discsSum", () -> handingIn.submit(black, game.id(), score(40, 25), ""));
        refused("refusal.discsRange", () -> handingIn.submit(black, game.id(), score(-1, 65), ""));
        refused("refusal.halfDiscs", () -> handingIn.submit(black, game.id(), new ReportedScore(81, 47, null), ""));
        refused("refusal.nothingHandedIn", () -> handingIn.submit(black, game.id(), null, "  "));
        refused("refusal.recordTooLong", () -> handingIn.submit(black, game.id(), null, "f5".repeat(5_000_000)));
        refused("refusal.noShow", () -> ScoreCheck.result(tournament.rules().game(), ResultKind.NO_SHOW, 80, 48, null));

        assertThat(sheets.ofGame(director, tournament.id(), game.id()).state()).isEqualTo(SheetState.NONE);
    }

    private void rule(UUID seen, int blackDiscs, int whiteDiscs, String reason) {
        confirming.rule(director, tournament.id(), game.id(), seen, Hall.played(blackDiscs, whiteDiscs), null, reason);
    }

    private static ReportedScore score(int blackDiscs, int whiteDiscs) {
        return new ReportedScore(2 * blackDiscs, 2 * whiteDiscs, null);
    }
}
