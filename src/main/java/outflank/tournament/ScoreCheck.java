package outflank.tournament;

import outflank.competition.Color;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.othello.Scoring;
import outflank.othello.WipeOut;
import outflank.usecase.Refusal;

/** Whether a score can be: the disc rules of each way a game ends (othello.md, section 2). */
public final class ScoreCheck {

    private static final int FULL = Result.BOARD_HALF_DISCS;

    private ScoreCheck() {}

    /**
     * The result of a game as the rules of the tournament allow it.
     *
     * @param rules the rules of the game
     * @param ending how the game ended, and who lost by that
     * @param black half discs of Black
     * @param white half discs of White
     * @param drawHolder who has the point of a draw where the rules give it to one side; else null
     * @throws Refusal if these discs cannot be, saying what they must be
     */
    public static Result result(GameRules rules, Ending ending, int black, int white, Color drawHolder) {
        if (ending == null) {
            throw new Refusal("refusal.missing", "desk.kind");
        }
        Result result = result(rules, ending.kind(), black, white, drawHolder);
        ending.loser().ifPresent(loser -> {
            if (result.halfPoints(loser) > 0) {
                throw new Refusal(loser == Color.BLACK ? "refusal.blackLost" : "refusal.whiteLost");
            }
        });
        return result;
    }

    /** As the other one, where the discs alone say who lost. */
    public static Result result(GameRules rules, ResultKind kind, int black, int white, Color drawHolder) {
        requireDiscs(rules, kind, black, white);
        if (black == white
                && kind != ResultKind.DOUBLE_FORFEIT
                && rules.drawRule().toOneSide()) {
            if (drawHolder == null) {
                throw new Refusal("refusal.drawHolder");
            }
            return Result.drawWonBy(drawHolder, kind, black);
        }
        return Result.ofDiscs(kind, black, white);
    }

    /** @throws Refusal if a game under these rules cannot have this result, in its discs or in its points */
    public static void requirePossible(GameRules rules, Result result) {
        Color ahead = result.blackHalfPoints() > result.whiteHalfPoints() ? Color.BLACK : Color.WHITE;
        Color winner = result.blackHalfPoints() == result.whiteHalfPoints() ? null : ahead;
        Result possible = result(rules, result.kind(), result.blackHalfDiscs(), result.whiteHalfDiscs(), winner);
        if (!possible.equals(result)) {
            throw new Refusal("refusal.points");
        }
    }

    private static void requireDiscs(GameRules rules, ResultKind kind, int black, int white) {
        if (black < 0 || white < 0 || black > FULL || white > FULL) {
            throw new Refusal("refusal.discsRange");
        }
        if (rules.scoring().empties() != Scoring.EMPTIES_SPLIT && (black % 2 != 0 || white % 2 != 0)) {
            throw new Refusal("refusal.halfDiscs");
        }
        switch (kind) {
            case DOUBLE_FORFEIT -> require(black + white == 0, "refusal.doubleForfeit");
            case NO_SHOW -> require(Math.abs(black - white) == FULL, "refusal.noShow");
            case TIME_OUT -> requireTimeOut(rules, black, white);
            case RESIGNATION -> {
                requireSum(rules, black, white);
                require(black != white, "refusal.resignationDraw");
            }
            case PLAYED, ADJUDICATION -> requireSum(rules, black, white);
        }
    }

    private static void requireTimeOut(GameRules rules, int black, int white) {
        boolean possible = rules.timeOut().allows(Math.min(black, white), Math.max(black, white));
        require(
                possible,
                switch (rules.timeOut()) {
                    case PLAY_ON -> "refusal.timeOutPlayOn";
                    case LOSES_ALL -> "refusal.timeOutLosesAll";
                    case WINNER_PLAYS_ON -> "refusal.timeOutWinnerPlaysOn";
                });
        requireSum(rules, black, white);
    }

    private static void requireSum(GameRules rules, int black, int white) {
        boolean countsAll = rules.scoring().sumsToBoard();
        if (black + white > FULL || black + white == 0 || countsAll && black + white != FULL) {
            throw new Refusal("refusal.discsSum", ScoreText.discs(black + white), countsAll ? 1 : 0);
        }
        boolean wipedOut = Math.min(black, white) == 0 && rules.scoring().wipeOut() == WipeOut.WINS_ALL;
        require(!wipedOut || black + white == FULL, "refusal.wipeOut");
    }

    private static void require(boolean possible, String otherwise) {
        if (!possible) {
            throw new Refusal(otherwise);
        }
    }
}
