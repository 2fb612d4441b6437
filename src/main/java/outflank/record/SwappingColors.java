package outflank.record;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import outflank.account.Actor;
import outflank.competition.Result;
import outflank.othello.Score;
import outflank.tournament.EnteringResults;
import outflank.tournament.Game;
import outflank.tournament.GameResult;
import outflank.tournament.PlayedColors;
import outflank.tournament.Right;
import outflank.tournament.Rounds;
import outflank.tournament.Tournaments;
import outflank.usecase.Refusal;
import outflank.usecase.UseCase;

/**
 * The desk says that two players had the other colors than they were paired with. What somebody said or handed in stays
 * his; his discs stay his too, except where his record shows them: a board knows no players, only colors.
 */
@UseCase
public class SwappingColors {

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private Tournaments tournaments;

    @Inject
    private Rounds rounds;

    @Inject
    private GameSheets sheets;

    @Inject
    private PlayedColors colors;

    @Inject
    private EnteringResults results;

    @Inject
    private Confirming confirming;

    /**
     * Swaps the colors of a game; done again, it is undone.
     *
     * @param seenBlackId who had Black when the caller looked; if somebody else has by now, nothing is changed
     * @param seenResultId the result in force that the caller saw, null if there was none
     * @param reason why; needed if a result stands, and then it takes a director
     * @throws Refusal if the caller may not, somebody else was faster, or the reason is missing
     */
    public void swap(Actor actor, UUID tournamentId, UUID gameId, UUID seenBlackId, UUID seenResultId, String reason) {
        Game game = requireSeen(actor, tournamentId, gameId, seenBlackId);
        EnteringResults.requireSeen(results.inForce(gameId), seenResultId);
        swap(actor, game, reason);
    }

    private Game requireSeen(Actor actor, UUID tournamentId, UUID gameId, UUID seenBlackId) {
        tournaments.forChange(actor, tournamentId, Right.ENTER_RESULTS);
        Game game = rounds.requirePublishedGame(tournamentId, gameId);
        if (!game.black().id().equals(seenBlackId)) {
            throw new Refusal("refusal.changedMeanwhile");
        }
        return game;
    }

    /**
     * Enters the result of a game that was played with the colors as the caller saw them.
     *
     * @param seenBlackId who had Black when the caller looked; if somebody else has by now, nothing is entered: the discs
     *     would be the wrong player's
     * @throws Refusal if somebody else was faster; see {@link Confirming#enter}
     */
    public void enter(
            Actor actor,
            UUID tournamentId,
            UUID gameId,
            UUID seenBlackId,
            UUID seenResultId,
            Result result,
            String reason) {
        requireSeen(actor, tournamentId, gameId, seenBlackId);
        confirming.enter(actor, tournamentId, gameId, seenResultId, result, reason);
    }

    /**
     * Enters the result of a game that was played with the colors swapped.
     *
     * @param result with the colors as played
     * @throws Refusal see {@link #swap} and {@link Confirming#enter}
     */
    public void enterSwapped(
            Actor actor,
            UUID tournamentId,
            UUID gameId,
            UUID seenBlackId,
            UUID seenResultId,
            Result result,
            String reason) {
        swap(actor, tournamentId, gameId, seenBlackId, seenResultId, reason);
        UUID swapped = results.inForce(gameId).map(GameResult::id).orElse(null);
        confirming.enter(actor, tournamentId, gameId, swapped, result, reason);
    }

    /** Swaps the colors of a game; the caller holds the tournament's lock and has checked what else there is to check. */
    void swap(Actor actor, Game game, String reason) {
        GameSheet sheet = sheets.ofGame(game);
        boolean onBoard = sheet.result()
                .filter(official -> sheet.officialRecord()
                        .filter(record -> shows(record, official.result()))
                        .isPresent())
                .isPresent();
        List<ScoreReport> reports = sheet.reports().values().stream()
                .map(report -> report.ofOtherSide(follow(sheet, report)))
                .toList();
        List<GameRecord> records = Stream.of(Source.BLACK, Source.WHITE)
                .flatMap(source -> sheet.record(source).stream())
                .map(GameRecord::ofOtherSide)
                .toList();
        sheet.reports().values().forEach(ScoreReport::replace);
        Stream.of(Source.BLACK, Source.WHITE)
                .flatMap(source -> sheet.record(source).stream())
                .forEach(GameRecord::replace);
        // The old rows must be written before the new ones: each side has one of a kind in force.
        entities.flush();
        reports.forEach(entities::persist);
        records.forEach(entities::persist);
        colors.swap(actor, game, onBoard, reason);
        entities.flush();
    }

    private static ReportedScore follow(GameSheet sheet, ScoreReport report) {
        boolean onBoard = sheet.record(Source.of(report.side()))
                .flatMap(GameRecord::score)
                .filter(score -> report.score().hasDiscs(score.blackHalfDiscs(), score.whiteHalfDiscs()))
                .isPresent();
        return onBoard ? report.score() : report.score().withColorsSwapped();
    }

    private static boolean shows(GameRecord record, Result result) {
        return record.score()
                .filter(score -> score.equals(new Score(result.blackHalfDiscs(), result.whiteHalfDiscs())))
                .isPresent();
    }
}
