package outflank.record;

import outflank.competition.Color;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.tournament.Game;
import outflank.tournament.ScoreCheck;
import outflank.tournament.ScoreText;
import outflank.tournament.TournamentRules;
import outflank.usecase.Refusal;

/**
 * A score as a player says it.
 *
 * @param blackHalfDiscs half discs of Black: 0 to 128
 * @param whiteHalfDiscs half discs of White: 0 to 128
 * @param drawHolder who has the point of a draw, where the rules give it to one side; else null
 */
public record ReportedScore(int blackHalfDiscs, int whiteHalfDiscs, Color drawHolder) {

    /** A holder is kept only where there is a draw to hold. */
    public ReportedScore {
        if (blackHalfDiscs != whiteHalfDiscs) {
            drawHolder = null;
        }
    }

    /**
     * The same score, checked against the rules of the tournament.
     *
     * @throws Refusal if it cannot be the score of a game played to its end
     */
    public ReportedScore checked(TournamentRules rules) {
        result(rules);
        return rules.game().drawRule().toOneSide() ? this : new ReportedScore(blackHalfDiscs, whiteHalfDiscs, null);
    }

    /** The same score, with the holder of a draw as it is agreed for the game, whoever was named. */
    ReportedScore heldAsAgreed(Game game) {
        return new ReportedScore(
                blackHalfDiscs, whiteHalfDiscs, game.drawHolder().orElse(drawHolder));
    }

    /** The same for each player when the two have the other colors. */
    ReportedScore withColorsSwapped() {
        return new ReportedScore(whiteHalfDiscs, blackHalfDiscs, drawHolder == null ? null : drawHolder.opposite());
    }

    /** The result this score would be. */
    public Result result(TournamentRules rules) {
        return ScoreCheck.result(rules.game(), ResultKind.PLAYED, blackHalfDiscs, whiteHalfDiscs, drawHolder);
    }

    /** Such as {@code 38–26}. */
    public String text() {
        String black = drawHolder == Color.BLACK ? "+" : "";
        String white = drawHolder == Color.WHITE ? "+" : "";
        return ScoreText.discs(blackHalfDiscs) + black + "–" + ScoreText.discs(whiteHalfDiscs) + white;
    }

    /** Whether the discs are these; who holds a draw is not on the board. */
    boolean hasDiscs(int black, int white) {
        return blackHalfDiscs == black && whiteHalfDiscs == white;
    }
}
