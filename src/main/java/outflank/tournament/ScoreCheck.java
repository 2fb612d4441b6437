package outflank.tournament;

import outflank.competition.Color;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.othello.Scoring;
import outflank.usecase.Refusal;

/** Whether a score can be: the disc rules of each way a game ends (othello.md, section 2). */
public final class ScoreCheck {

    private static final int FULL = Result.BOARD_HALF_DISCS;

    private ScoreCheck() {}

    /**
     * The result of a game as the rules of the tournament allow it.
     *
     * @param rules the rules of the tournament
     * @param kind how the game ended
     * @param black half discs of Black
     * @param white half discs of White
     * @param drawHolder who has the point of a draw where the rules give it to one side; else null
     * @throws Refusal if these discs cannot be, saying what they must be
     */
    public static Result result(TournamentRules rules, ResultKind kind, int black, int white, Color drawHolder) {
        requireDiscs(rules, kind, black, white);
        if (black == white && kind != ResultKind.DOUBLE_FORFEIT && rules.drawRule() == DrawRule.DRAW_WIN) {
            if (drawHolder == null) {
                throw new Refusal("refusal.drawHolder");
            }
            return Result.drawWonBy(drawHolder, kind, black);
        }
        return Result.ofDiscs(kind, black, white);
    }

    /** @throws Refusal if a game under these rules cannot have this result, in its discs or in its points */
    public static void requirePossible(TournamentRules rules, Result result) {
        Color ahead = result.blackHalfPoints() > result.whiteHalfPoints() ? Color.BLACK : Color.WHITE;
        Color winner = result.blackHalfPoints() == result.whiteHalfPoints() ? null : ahead;
        Result possible = result(rules, result.kind(), result.blackHalfDiscs(), result.whiteHalfDiscs(), winner);
        if (!possible.equals(result)) {
            throw new Refusal("refusal.points");
        }
    }

    /** @throws Refusal if these discs cannot be the score of a game that ended in this way */
    public static void requireDiscs(TournamentRules rules, ResultKind kind, int black, int white) {
        if (black < 0 || white < 0 || black > FULL || white > FULL) {
            throw new Refusal("refusal.discsRange");
        }
        if (rules.scoring() != Scoring.EMPTIES_SPLIT && (black % 2 != 0 || white % 2 != 0)) {
            throw new Refusal("refusal.halfDiscs");
        }
        switch (kind) {
            case DOUBLE_FORFEIT -> {
                if (black + white != 0) {
                    throw new Refusal("refusal.doubleForfeit");
                }
            }
            case NO_SHOW -> {
                if (Math.abs(black - white) != FULL) {
                    throw new Refusal("refusal.noShow");
                }
            }
            default -> requireSum(rules, black, white);
        }
        if (kind == ResultKind.TIME_OUT && black == white) {
            throw new Refusal("refusal.timeOutDraw");
        }
    }

    private static void requireSum(TournamentRules rules, int black, int white) {
        boolean countsAll = rules.scoring() != Scoring.EMPTIES_TO_NOBODY;
        if (black + white > FULL || countsAll && black + white != FULL) {
            throw new Refusal("refusal.discsSum", ScoreText.discs(black + white), countsAll ? 1 : 0);
        }
        boolean wipedOut = Math.min(black, white) == 0;
        if (wipedOut && black + white != FULL) {
            throw new Refusal("refusal.wipeOut");
        }
    }
}
