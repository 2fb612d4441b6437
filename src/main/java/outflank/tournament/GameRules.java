package outflank.tournament;

import java.io.Serializable;
import outflank.othello.GameScoring;
import outflank.othello.Scoring;
import outflank.othello.TimeOut;
import outflank.othello.Variant;
import outflank.othello.WipeOut;
import outflank.usecase.Refusal;

/**
 * The rules each game of a tournament is played and scored by (othello.md, sections 2 and 7).
 *
 * @param variant the game that is played
 * @param scoring how a finished board becomes a score
 * @param timeOut what a player loses who runs out of time
 * @param drawRule what a draw is worth
 */
public record GameRules(Variant variant, GameScoring scoring, TimeOut timeOut, DrawRule drawRule)
        implements Serializable {

    /** The rules of world championships, with half a point each for a draw. */
    public static final GameRules WORLD_CHAMPIONSHIP =
            new GameRules(Variant.OTHELLO, GameScoring.OFFICIAL, TimeOut.PLAY_ON, DrawRule.HALF_POINTS);

    /** @throws Refusal if a rule is missing */
    public GameRules {
        require(variant, "desk.rules.variant");
        require(scoring, "desk.rules.scoring");
        require(timeOut, "desk.rules.timeOut");
        require(drawRule, "desk.rules.draw");
    }

    /**
     * Rules as a form has them, where anything may have been left out.
     *
     * @throws Refusal if a rule is missing
     */
    public static GameRules of(Variant variant, Scoring empties, WipeOut wipeOut, TimeOut timeOut, DrawRule drawRule) {
        require(empties, "desk.rules.scoring");
        require(wipeOut, "desk.rules.wipeOut");
        return new GameRules(variant, new GameScoring(empties, wipeOut), timeOut, drawRule);
    }

    static void require(Object rule, String field) {
        if (rule == null) {
            throw new Refusal("refusal.missing", field);
        }
    }

    /** The same with another variant. */
    public GameRules with(Variant other) {
        return new GameRules(other, scoring, timeOut, drawRule);
    }

    /** The same with another scoring. */
    public GameRules with(GameScoring other) {
        return new GameRules(variant, other, timeOut, drawRule);
    }

    /** The same with another custom for time-outs. */
    public GameRules with(TimeOut other) {
        return new GameRules(variant, scoring, other, drawRule);
    }

    /** The same with another rule for draws. */
    public GameRules with(DrawRule other) {
        return new GameRules(variant, scoring, timeOut, other);
    }
}
