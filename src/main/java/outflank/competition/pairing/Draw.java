package outflank.competition.pairing;

import java.util.Comparator;
import outflank.competition.Entrant;

/**
 * The lots of one round: an order of the entrants that looks drawn, but follows from the seed, the round and the stored
 * lots alone, so that the same input gives the same pairing in whatever order the entrants are listed.
 */
final class Draw implements Comparator<Entrant> {

    private final long key;

    Draw(long seed, int round) {
        key = mix(seed ^ mix(round));
    }

    @Override
    public int compare(Entrant one, Entrant other) {
        int byDraw = Long.compare(drawn(one), drawn(other));
        return byDraw != 0 ? byDraw : Integer.compare(one.number(), other.number());
    }

    private long drawn(Entrant entrant) {
        return mix(key ^ mix(entrant.lot() ^ mix(entrant.number())));
    }

    /** The finalizer of the SplitMix64 generator: a bijection in which every bit depends on every other. */
    private static long mix(long value) {
        long mixed = value + 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }
}
