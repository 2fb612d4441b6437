package outflank.competition.simulation;

import java.util.SplittableRandom;
import outflank.competition.Color;
import outflank.competition.Result;
import outflank.competition.ResultKind;

/**
 * How a game may end, by the ratings of the two. A player's expected score is {@code 1 / (1 + 3^(−Δ/200))} (othello.md,
 * section 8). The disc difference is spread around it by the logistic distribution, which makes just this expectation; its
 * scale is taken from the 2018 world championship: between players of equal strength 4 games of 100 are drawn, and the
 * winner is ahead by 17 discs on average. Colors make no difference.
 */
public final class GameModel {

    /** A rating difference of this much means odds of three to one. */
    private static final double THREE_TO_ONE = 200;

    private static final double LOG_THREE = StrictMath.log(3);
    private static final double SPREAD = 12.5;
    private static final int BOARD = 64;

    private GameModel() {}

    /** The expected score of a player who is ahead by this rating difference: 0 to 1. */
    public static double expectedScore(double difference) {
        return 1 / (1 + StrictMath.exp(-LOG_THREE * difference / THREE_TO_ONE));
    }

    /**
     * The result of one game by chance; discs sum to 64.
     *
     * @param difference rating of Black minus rating of White
     * @param drawToOneSide whether the point of a 32–32 goes to one side, which the lot decides here
     */
    public static Result play(double difference, boolean drawToOneSide, SplittableRandom random) {
        int ahead = discDifference(difference, random);
        int blackHalfDiscs = BOARD + ahead;
        if (ahead == 0 && drawToOneSide) {
            return Result.drawWonBy(random.nextBoolean() ? Color.BLACK : Color.WHITE, ResultKind.PLAYED, BOARD);
        }
        return Result.ofDiscs(ResultKind.PLAYED, blackHalfDiscs, Result.BOARD_HALF_DISCS - blackHalfDiscs);
    }

    /** Black's discs minus White's: even, because together they are 64. */
    private static int discDifference(double difference, SplittableRandom random) {
        // Between 0 and 1, and neither of them.
        double chance = (random.nextLong(1L << 52) + 0.5) / (1L << 52);
        double expected = SPREAD * LOG_THREE * difference / THREE_TO_ONE;
        double drawn = expected + SPREAD * StrictMath.log(chance / (1 - chance));
        long even = 2 * StrictMath.round(drawn / 2);
        return (int) Math.max(-BOARD, Math.min(BOARD, even));
    }
}
