package outflank.competition.pairing;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;

/**
 * What makes single pairs dearer, or prohibits them: earlier meetings and the director's word. Each node has a short list of
 * the others it concerns; one look at 64 bits tells for most pairs that there is nothing.
 */
final class PairHistory {

    private static final int NONE = -1;

    private final long[] filter;
    private final int[] first;
    private final int[] next;
    private final int[] other;
    private final long[] repetition;
    private final byte[] brokenAsBlack;
    private final byte[] brokenAsWhite;
    private int size;

    PairHistory(Pricing pricing, Map<Integer, Integer> nodes, Set<Opponents> forbidden) {
        Set<Opponents> met = pricing.meetings();
        int most = 2 * (met.size() + forbidden.size());
        filter = new long[nodes.size() + 1];
        first = new int[nodes.size() + 1];
        Arrays.fill(first, NONE);
        next = new int[most];
        other = new int[most];
        repetition = new long[most];
        brokenAsBlack = new byte[most];
        brokenAsWhite = new byte[most];
        met.forEach(pair -> add(pricing, nodes, pair));
        forbidden.stream().filter(pair -> !met.contains(pair)).forEach(pair -> add(pricing, nodes, pair));
    }

    private void add(Pricing pricing, Map<Integer, Integer> nodes, Opponents pair) {
        Integer lower = nodes.get(pair.lower());
        Integer higher = nodes.get(pair.higher());
        if (lower != null && higher != null) {
            long cost = pricing.repetition(pair.lower(), pair.higher());
            byte lowerBlack = bits(pricing.broken(pair.lower(), pair.higher()));
            byte higherBlack = bits(pricing.broken(pair.higher(), pair.lower()));
            add(lower, higher, cost, lowerBlack, higherBlack);
            add(higher, lower, cost, higherBlack, lowerBlack);
        }
    }

    private void add(int node, int of, long cost, byte asBlack, byte asWhite) {
        filter[node] |= 1L << of;
        other[size] = of;
        repetition[size] = cost;
        brokenAsBlack[size] = asBlack;
        brokenAsWhite[size] = asWhite;
        next[size] = first[node];
        first[node] = size++;
    }

    /** A set of prohibitions as bits. */
    static byte bits(Set<Prohibition> prohibitions) {
        byte bits = 0;
        for (Prohibition prohibition : prohibitions) {
            bits |= 1 << prohibition.ordinal();
        }
        return bits;
    }

    /** Where it says what is special about two nodes, -1 if nothing is. */
    int find(int node, int of) {
        if ((filter[node] >>> of & 1) == 0) {
            return NONE;
        }
        int entry = first[node];
        while (entry != NONE && other[entry] != of) {
            entry = next[entry];
        }
        return entry;
    }

    /** What it costs that the two meet again. */
    long repetition(int entry) {
        return repetition[entry];
    }

    /** The prohibitions broken if the first of the two has Black, as bits. */
    int brokenAsBlack(int entry) {
        return brokenAsBlack[entry];
    }

    /** The prohibitions broken if the first of the two has White, as bits. */
    int brokenAsWhite(int entry) {
        return brokenAsWhite[entry];
    }
}
