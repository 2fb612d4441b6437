package outflank.competition.pairing;

import java.io.Serializable;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * What each flaw of a pair costs; the pairing of a round is the one with the lowest sum. Scores are half points.
 *
 * @param colorBalance cost by the number of games one color is ahead of the other after the game, from 0; the last entry
 *     also holds beyond
 * @param sameColorAgain added if an entrant gets the color of his last game again
 * @param scoreGap cost by the difference of the scores, from 0; beyond the last entry it grows by the last step
 * @param floatAgain added per entrant who floats in the direction of his last pair again
 * @param floatBack taken off per entrant who floats in the direction opposite to his last pair
 * @param rematch cost of each earlier meeting, if the colors are new to the two; the same colors again are forbidden
 * @param consecutiveRematch added if the two met in the round before
 * @param sameCountry cost of two entrants from one country, by round
 * @param sameClub cost of two entrants from one club, by round
 * @param elitism factor by the round from which it holds: times sum times difference of the scores, halved
 */
public record Penalties(
        List<Integer> colorBalance,
        int sameColorAgain,
        List<Integer> scoreGap,
        int floatAgain,
        int floatBack,
        int rematch,
        int consecutiveRematch,
        Avoidance sameCountry,
        Avoidance sameClub,
        NavigableMap<Integer, Integer> elitism)
        implements Serializable {

    /** The highest value of a penalty. */
    public static final int HIGHEST = 100_000_000;

    /** The highest factor of elitism: with the highest scores of 50 rounds it costs as much as {@link #HIGHEST}. */
    public static final int HIGHEST_ELITISM = 20_000;

    /** The most entries of a list. */
    public static final int MOST_ENTRIES = 101;

    /**
     * @throws SettingProblem if a value is negative or above its limit, a list has fewer than two entries or more than
     *     101, a larger difference of scores costs less than a smaller one, or floating back would pay off
     */
    public Penalties {
        colorBalance = List.copyOf(colorBalance);
        scoreGap = List.copyOf(scoreGap);
        elitism = Collections.unmodifiableNavigableMap(new TreeMap<>(elitism));
        requireCosts(PairingSetting.COLOR_BALANCE, colorBalance);
        requireCosts(PairingSetting.SCORE_GAP, scoreGap);
        requireCost(PairingSetting.SAME_COLOR_AGAIN, sameColorAgain);
        requireCost(PairingSetting.FLOAT_AGAIN, floatAgain);
        requireCost(PairingSetting.FLOAT_BACK, floatBack);
        requireCost(PairingSetting.REMATCH, rematch);
        requireCost(PairingSetting.CONSECUTIVE_REMATCH, consecutiveRematch);
        requireCost(PairingSetting.SAME_COUNTRY, sameCountry.cost());
        requireCost(PairingSetting.SAME_CLUB, sameClub.cost());
        elitism.forEach((round, factor) -> {
            SettingProblem.requireWithin(PairingSetting.ELITISM, round, 1, RoundSpans.LAST);
            SettingProblem.requireWithin(PairingSetting.ELITISM, factor, 0, HIGHEST_ELITISM);
        });
        for (int gap = 1; gap < scoreGap.size(); gap++) {
            if (scoreGap.get(gap) < scoreGap.get(gap - 1)) {
                throw new SettingProblem(
                        PairingSetting.SCORE_GAP,
                        SettingProblem.Kind.FALLING,
                        "a score gap of " + gap + " must not cost less than a smaller one");
            }
        }
        if (2 * floatBack > scoreGap.get(1)) {
            throw new SettingProblem(
                    PairingSetting.FLOAT_BACK,
                    SettingProblem.Kind.FLOATING_PAYS,
                    "floating back must not take off more than half of the smallest gap, " + scoreGap.get(1));
        }
    }

    private static void requireCosts(PairingSetting setting, List<Integer> costs) {
        if (costs.size() < 2 || costs.size() > MOST_ENTRIES) {
            throw new SettingProblem(
                    setting,
                    SettingProblem.Kind.OUT_OF_RANGE,
                    "needs a cost for 0 and for 1 at least, and at most " + MOST_ENTRIES + " of them, but has "
                            + costs.size());
        }
        costs.forEach(cost -> requireCost(setting, cost));
    }

    private static void requireCost(PairingSetting setting, int cost) {
        SettingProblem.requireWithin(setting, cost, 0, HIGHEST);
    }

    /**
     * The table of PAPP, the federation's pairing program (othello.md section 4). For gaps of 7 to 23 half points no
     * source was at hand: those entries are interpolated with steps that grow evenly and meet the sourced 24.
     */
    public static Penalties papp() {
        return new Penalties(
                List.of(0, 20, 105, 225, 530, 1_075),
                15,
                List.of(
                        0, 20_000, 40_588, 62_785, 87_119, 114_041, 143_998, 177_759, 216_094, 259_771, 309_560,
                        366_230, 430_549, 503_289, 585_216, 677_102, 779_714, 893_822, 1_020_196, 1_159_604, 1_312_815,
                        1_480_599, 1_663_726, 1_862_963, 2_079_081),
                25,
                10,
                5_000_000,
                1,
                Avoidance.always(2),
                Avoidance.always(0),
                new TreeMap<>(Map.of(1, 100, 4, 200, 6, 300, 10, 400)));
    }

    /** The same table with another cost for two entrants from one country in every round; 0 switches it off. */
    public Penalties withSameCountry(int cost) {
        return new Penalties(
                colorBalance,
                sameColorAgain,
                scoreGap,
                floatAgain,
                floatBack,
                rematch,
                consecutiveRematch,
                Avoidance.always(cost),
                sameClub,
                elitism);
    }

    /** The cost of a color balance of this many games after the game, whichever color is ahead. */
    public long ofColorBalance(int balance) {
        return colorBalance.get(Math.min(Math.abs(balance), colorBalance.size() - 1));
    }

    /** The cost of this difference of scores, in half points; never above {@link #HIGHEST}. */
    public long ofScoreGap(int gap) {
        int last = scoreGap.size() - 1;
        if (gap <= last) {
            return scoreGap.get(gap);
        }
        long step = (long) scoreGap.get(last) - scoreGap.get(last - 1);
        return Math.min(scoreGap.get(last) + step * (gap - last), HIGHEST);
    }

    /** The cost of a difference of scores among high scores; what lies below a whole number is dropped. */
    public long ofElitism(int round, int sum, int gap) {
        Map.Entry<Integer, Integer> entry = elitism.floorEntry(round);
        return entry == null ? 0 : (long) entry.getValue() * Math.max(sum, 0) * gap / 2;
    }
}
