package outflank.usecase;

import static org.assertj.core.api.Assertions.assertThat;
import static outflank.usecase.Refused.refused;

import jakarta.inject.Inject;
import java.util.List;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import outflank.account.Actor;
import outflank.competition.Result;
import outflank.record.CorrectingResults;
import outflank.record.CorrectionPreview;
import outflank.record.SwappingColors;
import outflank.tournament.Competitions;
import outflank.tournament.EnteringResults;
import outflank.tournament.Game;
import outflank.tournament.PublishingRounds;
import outflank.tournament.Rounds;
import outflank.tournament.Tournament;

/** A correction does what its preview has shown, or nothing; pairings that were published stay. */
@ArquillianTest
class CorrectingResultsIT {

    private static final Result CORRECTED = Hall.played(24, 40);

    @Inject
    private Hall hall;

    @Inject
    private CorrectingResults correcting;

    @Inject
    private EnteringResults results;

    @Inject
    private SwappingColors swapping;

    @Inject
    private PublishingRounds publishing;

    @Inject
    private Competitions competitions;

    @Inject
    private Rounds rounds;

    private Actor director;
    private Tournament tournament;
    private List<Game> first;
    private List<Game> second;

    @BeforeEach
    void twoRounds() {
        director = hall.director();
        tournament = hall.tournament(director, 2);
        hall.players(director, tournament, 6);
        first = hall.nextRound(director, tournament);
        first.forEach(game -> hall.result(director, tournament, game, 40, 24));
        second = hall.nextRound(director, tournament);
    }

    @Test
    void aClosedRoundIsCorrectedAsThePreviewSaidAndNoPairChanges() {
        Game game = first.get(0);
        var pairsBefore = competitions.read(hall.now(tournament)).rounds().get(1);

        CorrectionPreview seen = correcting.preview(director, tournament.id(), game.id(), CORRECTED);
        assertThat(results.inForce(game.id()).orElseThrow().result()).isEqualTo(Hall.played(40, 24));
        assertThat(seen.effect().lines())
                .filteredOn(line -> line.entrant() == game.white().number())
                .singleElement()
                .returns(0, line -> line.halfPointsBefore())
                .returns(2, line -> line.halfPointsAfter());
        assertThat(seen.effect().laterPairs()).isNotEmpty().allMatch(pair -> pair.round() == 2);

        correcting.correct(director, tournament.id(), game.id(), seen, CORRECTED, null, "misread");

        assertThat(results.inForce(game.id()).orElseThrow())
                .returns(CORRECTED, row -> row.result())
                .returns("misread", row -> row.reason());
        assertThat(competitions.read(hall.now(tournament)).rounds().get(1)).isEqualTo(pairsBefore);
    }

    @Test
    void aPreviewThatNoLongerHoldsIsNotConfirmed() {
        Game game = first.get(0);
        CorrectionPreview seen = correcting.preview(director, tournament.id(), game.id(), CORRECTED);
        hall.result(director, tournament, second.get(0), 50, 14);

        refused(
                "refusal.previewOutdated",
                () -> correcting.correct(director, tournament.id(), game.id(), seen, CORRECTED, null, "misread"));
        assertThat(results.inForce(game.id()).orElseThrow().result()).isEqualTo(Hall.played(40, 24));
    }

    @Test
    void aReasonIsAskedForAndNothingToCorrectIsSaid() {
        Game game = first.get(0);
        CorrectionPreview seen = correcting.preview(director, tournament.id(), game.id(), CORRECTED);
        refused(
                "refusal.reasonMissing",
                () -> correcting.correct(director, tournament.id(), game.id(), seen, CORRECTED, null, " "));

        CorrectionPreview same = correcting.preview(director, tournament.id(), game.id(), Hall.played(40, 24));
        refused(
                "refusal.nothingCorrected",
                () -> correcting.correct(director, tournament.id(), game.id(), same, Hall.played(40, 24), null, "why"));
        refused(
                "refusal.nothingToCorrect",
                () -> correcting.preview(
                        director, tournament.id(), second.get(0).id(), CORRECTED));
        refused(
                "refusal.discsSum",
                () -> correcting.preview(director, tournament.id(), game.id(), Hall.played(24, 39)));
    }

    @Test
    void aCorrectionIsUndoneByARowOfItsOwn() {
        Game game = first.get(1);
        assertThat(correcting.former(director, tournament.id(), game.id())).isEmpty();
        correct(game, CORRECTED, "misread");

        Result former = correcting
                .former(director, tournament.id(), game.id())
                .orElseThrow()
                .result();
        assertThat(former).isEqualTo(Hall.played(40, 24));
        correct(game, former, "it was right at first");

        assertThat(rounds.resultsOf(game.id())).hasSize(3);
        assertThat(results.inForce(game.id()).orElseThrow().result()).isEqualTo(Hall.played(40, 24));
    }

    @Test
    void aSwapOfColorsIsNotUndoneByTheOldScore() {
        Game game = first.get(1);
        swapping.swap(
                director,
                tournament.id(),
                game.id(),
                game.black().id(),
                results.inForce(game.id()).orElseThrow().id(),
                "they sat the other way round");

        assertThat(results.inForce(game.id()).orElseThrow().result()).isEqualTo(Hall.played(24, 40));
        assertThat(correcting.former(director, tournament.id(), game.id())).isEmpty();
    }

    @Test
    void afterTheEndThePreviewWarnsAndTheCorrectionIsMadeAllTheSame() {
        second.forEach(game -> hall.result(director, tournament, game, 33, 31));
        publishing.finish(director, tournament.id());

        assertThat(correcting
                        .preview(director, tournament.id(), second.get(2).id(), CORRECTED)
                        .finished())
                .isTrue();
        correct(second.get(2), CORRECTED, "the slip was found");
        assertThat(hall.now(tournament).isFinished()).isTrue();
    }

    @Test
    void onlyADirectorCorrects() {
        Actor stranger = hall.director();
        Game game = first.get(0);
        CorrectionPreview seen = correcting.preview(director, tournament.id(), game.id(), CORRECTED);

        refused("refusal.notAllowed", () -> correcting.preview(stranger, tournament.id(), game.id(), CORRECTED));
        refused(
                "refusal.notAllowed",
                () -> correcting.correct(stranger, tournament.id(), game.id(), seen, CORRECTED, null, "why"));
        refused("refusal.notAllowed", () -> correcting.former(stranger, tournament.id(), game.id()));
    }

    private void correct(Game game, Result result, String reason) {
        CorrectionPreview seen = correcting.preview(director, tournament.id(), game.id(), result);
        correcting.correct(director, tournament.id(), game.id(), seen, result, null, reason);
    }
}
