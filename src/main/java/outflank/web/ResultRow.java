package outflank.web;

import java.io.Serializable;
import java.util.Map;
import java.util.UUID;
import outflank.competition.Color;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.othello.Side;
import outflank.record.GameSheet;
import outflank.record.ReportedScore;
import outflank.record.SheetState;
import outflank.record.Source;
import outflank.tournament.GameResult;
import outflank.tournament.ResultOrigin;
import outflank.tournament.ScoreText;
import outflank.tournament.TournamentRules;

/**
 * One game of a round as the desk sees it. A button of the row acts on what stands here, not on what came since.
 *
 * @param saidByBlack the score Black reported, empty if none
 * @param saidByWhite the score White reported, empty if none
 * @param opening the moves this game begins with, empty if none are prescribed
 * @param blackId who has Black
 * @param colorsSwapped whether the colors are other ones than those paired
 * @param chooser who has a choice to make before the game, empty if nobody has
 * @param held who wins a draw, if that was agreed; else null
 * @param outOfTime what the discs would be if Black, and if White had run out of time, as "31 33"; empty if unknown
 * @param records who has handed in a record: some of B, W and D
 * @param score the official score, empty if there is none
 * @param resultId the official result, null if there is none
 * @param proposed what "confirm" would make official; null if nobody has said anything
 * @param drawHolder who has the point of a proposed draw, where the rules know that; else null
 */
public record ResultRow(
        UUID gameId,
        int table,
        String black,
        String white,
        String saidByBlack,
        String saidByWhite,
        String opening,
        UUID blackId,
        boolean colorsSwapped,
        String chooser,
        Color held,
        Map<Color, String> outOfTime,
        String records,
        SheetState state,
        String score,
        ResultKind kind,
        ResultOrigin origin,
        UUID resultId,
        int[] proposed,
        Color drawHolder)
        implements Serializable {

    static ResultRow of(GameSheet sheet) {
        GameResult official = sheet.result().orElse(null);
        ReportedScore proposal = sheet.proposal().orElse(null);
        return new ResultRow(
                sheet.game().id(),
                sheet.game().tableNumber(),
                sheet.game().black().name(),
                sheet.game().white().name(),
                said(sheet, Color.BLACK),
                said(sheet, Color.WHITE),
                sheet.game().opening().orElse(""),
                sheet.game().black().id(),
                sheet.game().isColorsSwapped(),
                sheet.game().openChoice().map(open -> open.chooser().name()).orElse(""),
                sheet.game().drawHolder().orElse(null),
                Map.of(Color.BLACK, outOfTime(sheet, Color.BLACK), Color.WHITE, outOfTime(sheet, Color.WHITE)),
                records(sheet),
                sheet.state(),
                official == null ? "" : ScoreText.of(official.result()),
                official == null ? null : official.result().kind(),
                official == null ? null : official.origin(),
                official == null ? null : official.id(),
                proposal == null ? null : new int[] {proposal.blackHalfDiscs(), proposal.whiteHalfDiscs()},
                proposal == null ? null : proposal.drawHolder());
    }

    /** The badge of the row: a result somebody ruled says so. */
    public String badge() {
        return origin == ResultOrigin.RULED ? "ruled" : state.name();
    }

    public boolean isDecided() {
        return resultId != null;
    }

    public boolean isConflict() {
        return state == SheetState.CONFLICT;
    }

    /** Whether there is something to confirm as it stands. */
    public boolean isConfirmable() {
        return proposed != null && (state == SheetState.REPORTED || state == SheetState.AGREED);
    }

    /** Whether the official result is of another kind than a game played to its end. */
    public boolean isUnusual() {
        return kind != null && kind != ResultKind.PLAYED;
    }

    /** The result that "confirm" stands for. */
    Result proposal(TournamentRules rules) {
        return new ReportedScore(proposed[0], proposed[1], drawHolder).result(rules);
    }

    /** Who wins a draw when the colors are entered the other way round: the same player, or the same color. */
    Color held(boolean swapped, TournamentRules rules) {
        boolean turns = swapped && held != null && !rules.game().drawRule().heldByColor();
        return turns ? held.opposite() : held;
    }

    /** What the discs would be if Black had run out of time. */
    public String blackOutOfTime() {
        return outOfTime.get(Color.BLACK);
    }

    /** What the discs would be if White had run out of time. */
    public String whiteOutOfTime() {
        return outOfTime.get(Color.WHITE);
    }

    static String outOfTime(GameSheet sheet, Color loser) {
        return sheet.outOfTime(loser)
                .map(score -> score.discs(Side.BLACK) + " " + score.discs(Side.WHITE))
                .orElse("");
    }

    private static String said(GameSheet sheet, Color color) {
        return sheet.report(color).map(report -> report.score().text()).orElse("");
    }

    private static String records(GameSheet sheet) {
        StringBuilder records = new StringBuilder();
        for (Source source : Source.values()) {
            if (sheet.record(source).isPresent()) {
                records.append(source.name().charAt(0));
            }
        }
        return records.toString();
    }
}
