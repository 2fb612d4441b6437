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
import outflank.competition.Color;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.record.ChoosingDraws;
import outflank.record.Confirming;
import outflank.record.HandingIn;
import outflank.record.ReportedScore;
import outflank.record.SheetState;
import outflank.tournament.DrawChoice;
import outflank.tournament.DrawRule;
import outflank.tournament.EnteringResults;
import outflank.tournament.Entrant;
import outflank.tournament.Game;
import outflank.tournament.GameRules;
import outflank.tournament.OpenChoice;
import outflank.tournament.Rounds;
import outflank.tournament.Tournament;
import outflank.tournament.TournamentRules;

/** Draws that go to one side (othello.md, section 2): whose choice it is, what is chosen, and who gets the point. */
@ArquillianTest
class DrawChoiceIT {

    @Inject
    private Hall hall;

    @Inject
    private ChoosingDraws choosing;

    @Inject
    private HandingIn handingIn;

    @Inject
    private Confirming confirming;

    @Inject
    private EnteringResults results;

    @Inject
    private Rounds rounds;

    private Actor director;
    private Tournament tournament;
    private Game game;

    @BeforeEach
    void aDirector() {
        director = hall.director();
    }

    @Test
    void whereADrawIsHalfAPointNobodyHasAChoice() {
        publish(DrawRule.HALF_POINTS);
        assertThat(game.drawChooser()).isEmpty();
        refused("refusal.notYourChoice", () -> choose(game.black(), DrawChoice.DRAW));
    }

    @Test
    void whoTakesTheColorLeavesTheDrawToTheOpponent() {
        publish(DrawRule.DRAW_WIN);
        Entrant chooser = chooser();
        Entrant opponent = opponent();
        DrawChoice otherColor =
                game.colorOf(chooser.id()) == Color.BLACK ? DrawChoice.WHITE_DISCS : DrawChoice.BLACK_DISCS;
        refused("refusal.notYourChoice", () -> choose(opponent, DrawChoice.DRAW));
        refused("refusal.nothingToChoose", () -> choose(chooser, DrawChoice.DRAW_FOR_BLACK));

        choose(chooser, otherColor);
        assertThat(now().colorOf(chooser.id())).isEqualTo(otherColor.ownColor().orElseThrow());
        assertThat(now().isColorsSwapped()).isTrue();
        assertThat(now().drawHolder()).contains(now().colorOf(opponent.id()));
        assertThat(now().openChoice()).isEmpty();
        refused("refusal.notYourChoice", () -> choose(chooser, DrawChoice.DRAW));
    }

    @Test
    void whoTakesTheDrawLeavesTheColorToTheOpponentAndKeepsIt() {
        publish(DrawRule.DRAW_WIN_BY_RANK);
        Entrant chooser = chooser();
        Entrant opponent = opponent();
        choose(chooser, DrawChoice.DRAW);
        assertThat(now().openChoice().map(OpenChoice::chooser).map(Entrant::id)).contains(opponent.id());

        DrawChoice otherColor =
                game.colorOf(opponent.id()) == Color.BLACK ? DrawChoice.WHITE_DISCS : DrawChoice.BLACK_DISCS;
        choose(opponent, otherColor);
        assertThat(now().drawHolder()).contains(now().colorOf(chooser.id()));
        assertThat(now().colorOf(opponent.id())).isEqualTo(otherColor.ownColor().orElseThrow());
    }

    @Test
    void byTheJapaneseLotTheDrawStaysWithItsColorWhoeverTakesIt() {
        publish(DrawRule.JAPANESE_LOT);
        Entrant opponent = opponent();
        refused("refusal.nothingToChoose", () -> choose(chooser(), DrawChoice.DRAW));
        choose(chooser(), DrawChoice.DRAW_FOR_WHITE);

        DrawChoice otherColor =
                game.colorOf(opponent.id()) == Color.BLACK ? DrawChoice.WHITE_DISCS : DrawChoice.BLACK_DISCS;
        choose(opponent, otherColor);
        assertThat(now().isColorsSwapped()).isTrue();
        assertThat(now().drawHolder()).contains(Color.WHITE);
    }

    @Test
    void onceTheHolderIsKnownADrawIsHisWithoutAsking() {
        publish(DrawRule.DRAW_WIN);
        choose(chooser(), DrawChoice.DRAW);
        Color holder = now().colorOf(chooser().id());
        ReportedScore draw = new ReportedScore(64, 64, null);
        handingIn.submit(Hall.player(game.black()), game.id(), draw, "");
        assertThat(handingIn
                        .submit(Hall.player(game.white()), game.id(), draw, "")
                        .state())
                .isEqualTo(SheetState.CONFIRMED);

        Result official = results.inForce(game.id()).orElseThrow().result();
        assertThat(official).isEqualTo(Result.drawWonBy(holder, ResultKind.PLAYED, 64));
        refused("refusal.choiceTooLate", () -> choose(opponent(), DrawChoice.BLACK_DISCS));
    }

    @Test
    void theDeskNotesAChoiceForAPlayerAndCanTakeItBack() {
        publish(DrawRule.DRAW_WIN);
        UUID chooser = chooser().id();
        deskChooses(DrawChoice.WHITE_DISCS);
        assertThat(now().drawHolder()).contains(Color.BLACK);
        refused("refusal.drawHeld", () -> enter(Result.drawWonBy(Color.WHITE, ResultKind.PLAYED, 64)));

        choosing.undo(director, tournament.id(), game.id(), "");
        assertThat(now().openChoice().map(OpenChoice::chooser).map(Entrant::id)).contains(chooser);
        enter(Result.drawWonBy(Color.WHITE, ResultKind.PLAYED, 64));
        refused("refusal.reasonMissing", () -> choosing.undo(director, tournament.id(), game.id(), " "));
    }

    @Test
    void whereNothingWasChosenAWonGameNeedsNoHolder() {
        publish(DrawRule.DRAW_WIN);
        enter(Hall.played(40, 24));
        assertThat(results.inForce(game.id()).orElseThrow().result()).isEqualTo(Hall.played(40, 24));
    }

    @Test
    void nobodyChoosesInTheGamesOfOthers() {
        publish(DrawRule.DRAW_WIN);
        Entrant stranger = List.of(1, 2, 3, 4).stream()
                .flatMap(number -> rounds.games(game.round().id()).stream())
                .filter(other -> !other.id().equals(game.id()))
                .findFirst()
                .orElseThrow()
                .black();
        refused("refusal.notYourGame", () -> choose(stranger, DrawChoice.DRAW));
        refused(
                "refusal.changedMeanwhile",
                () -> choosing.chooseForPlayer(
                        director, tournament.id(), game.id(), opponent().id(), DrawChoice.DRAW));
        Actor visitor = hall.director();
        refused(
                "refusal.notAllowed",
                () -> choosing.chooseForPlayer(
                        visitor, tournament.id(), game.id(), chooser().id(), DrawChoice.DRAW));
    }

    private void publish(DrawRule rule) {
        tournament = hall.tournament(
                director, TournamentRules.worldChampionship(3).with(GameRules.WORLD_CHAMPIONSHIP.with(rule)));
        hall.players(director, tournament, 4);
        game = hall.nextRound(director, tournament).get(0);
    }

    private Game now() {
        return rounds.publishedGame(game.id()).orElseThrow();
    }

    private Entrant chooser() {
        return now().drawChooser().orElseThrow();
    }

    private Entrant opponent() {
        return now().black().id().equals(chooser().id()) ? now().white() : now().black();
    }

    private void choose(Entrant entrant, DrawChoice choice) {
        choosing.choose(Hall.player(entrant), game.id(), choice);
    }

    private void deskChooses(DrawChoice choice) {
        choosing.chooseForPlayer(
                director,
                tournament.id(),
                game.id(),
                now().openChoice()
                        .map(open -> open.chooser().id())
                        .orElseGet(() -> chooser().id()),
                choice);
    }

    private void enter(Result result) {
        confirming.enter(director, tournament.id(), game.id(), null, result, "");
    }
}
