package outflank.tournament;

import java.io.Serializable;
import outflank.usecase.Refusal;

/**
 * What rounds are worth that somebody does not play with the director's knowledge.
 *
 * @param byeHalfPoints half points of a requested bye: 1 or 2
 * @param mostByes how many of them a player may have: 0 to 50; with 0 nobody can ask for one
 * @param lateHalfPoints half points a late entry gets for each round before his first: 0 or 1
 */
public record MissedRounds(int byeHalfPoints, int mostByes, int lateHalfPoints) implements Serializable {

    /** Such rounds are worth nothing, as at world championships. */
    public static final MissedRounds WORTH_NOTHING = new MissedRounds(1, 0, 0);

    private static final int MOST_BYES = 50;

    /** @throws Refusal if a number is out of its range */
    public MissedRounds {
        if (byeHalfPoints < 1 || byeHalfPoints > 2 || lateHalfPoints < 0 || lateHalfPoints > 1) {
            throw new Refusal("refusal.missedRoundPoints");
        }
        if (mostByes < 0 || mostByes > MOST_BYES) {
            throw new Refusal("refusal.mostByes", MOST_BYES);
        }
    }

    /** Whether players can ask for a bye. */
    public boolean byesAllowed() {
        return mostByes > 0;
    }
}
