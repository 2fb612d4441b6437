package outflank.competition;

import java.util.SplittableRandom;

/**
 * A lot that falls on one of two entrants. It follows from the seed of the round and their stored lots alone, so it can be
 * verified later, and it does not matter who of the two is named first.
 */
public final class Toss {

    private Toss() {}

    /**
     * The entrant the lot falls on.
     *
     * @param seed seed of the round
     */
    public static Entrant between(long seed, Entrant one, Entrant other) {
        Entrant lower = one.number() < other.number() ? one : other;
        Entrant higher = lower == one ? other : one;
        long drawn = new SplittableRandom(seed ^ lower.lot()).nextLong();
        return new SplittableRandom(drawn ^ higher.lot()).nextBoolean() ? lower : higher;
    }
}
