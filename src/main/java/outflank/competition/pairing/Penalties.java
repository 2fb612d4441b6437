package outflank.competition.pairing;

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
 * @param sameCountry cost of two entrants from one country
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
        int sameCountry,
        NavigableMap<Integer, Integer> elitism) {

    /** Keeps every sum of a round far inside the range in which the matching computes exactly. */
    static final int HIGHEST = 100_000_000;

    /**
     * @throws IllegalArgumentException if a value is negative or above 100 million, a list has fewer than two entries, or
     *     floating back would pay off
     */
    public Penalties {
        colorBalance = List.copyOf(colorBalance);
        scoreGap = List.copyOf(scoreGap);
        elitism = Collections.unmodifiableNavigableMap(new TreeMap<>(elitism));
        colorBalance.forEach(Penalties::requireInRange);
        scoreGap.forEach(Penalties::requireInRange);
        elitism.values().forEach(Penalties::requireInRange);
        List.of(sameColorAgain, floatAgain, floatBack, rematch, consecutiveRematch, sameCountry)
                .forEach(Penalties::requireInRange);
        if (colorBalance.size() < 2 || scoreGap.size() < 2) {
            throw new IllegalArgumentException("color balance and score gap need a cost for 0 and for 1 at least");
        }
        for (int gap = 1; gap < scoreGap.size(); gap++) {
            if (scoreGap.get(gap) < scoreGap.get(gap - 1)) {
                throw new IllegalArgumentException("a score gap of " + gap + " must not cost less than a smaller one");
            }
        }
        if (2 * floatBack > scoreGap.get(1)) {
            throw new IllegalArgumentException("floating back must not take off more than half of the smallest gap");
        }
    }

    private static void requireInRange(int value) {
        if (value < 0 || value > HIGHEST) {
            throw new IllegalArgumentException("a penalty must be 0 to " + HIGHEST + ", not " + value);
        }
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
                2,
                new TreeMap<>(Map.of(1, 100, 4, 200, 6, 300, 10, 400)));
    }

    /** The same table with another cost for two entrants from one country; 0 switches it off. */
    public Penalties withSameCountry(int cost) {
        return new Penalties(
                colorBalance,
                sameColorAgain,
                scoreGap,
                floatAgain,
                floatBack,
                rematch,
                consecutiveRematch,
                cost,
                elitism);
    }

    /** The cost of a color balance of this many games after the game, whichever color is ahead. */
    public long ofColorBalance(int balance) {
        return colorBalance.get(Math.min(Math.abs(balance), colorBalance.size() - 1));
    }

    /** The cost of this difference of scores, in half points. */
    public long ofScoreGap(int gap) {
        int last = scoreGap.size() - 1;
        if (gap <= last) {
            return scoreGap.get(gap);
        }
        long step = (long) scoreGap.get(last) - scoreGap.get(last - 1);
        return scoreGap.get(last) + step * (gap - last);
    }

    /** The cost of a difference of scores among high scores; what lies below a whole number is dropped. */
    public long ofElitism(int round, int sum, int gap) {
        Map.Entry<Integer, Integer> entry = elitism.floorEntry(round);
        return entry == null ? 0 : (long) entry.getValue() * Math.max(sum, 0) * gap / 2;
    }
}
