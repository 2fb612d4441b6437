package outflank.competition.pairing.dutch;

import java.util.Arrays;

/**
 * Where each criterion has its place in a weight: as many as fit side by side into one part, the first one where it counts
 * most. A place is wide enough that no sum of a matching reaches the next one.
 */
final class Digits {

    /** Prices grow to a few times the highest weight, which leaves them twenty bits. */
    private static final int BITS_OF_A_PART = 42;

    private final int[] part;
    private final int[] shift;

    /** @param bits for each criterion, the first one first, the bits of the highest sum it can have, without its sign */
    Digits(int[] bits) {
        part = new int[bits.length];
        shift = new int[bits.length];
        int used = 0;
        for (int digit = 0; digit < bits.length; digit++) {
            int width = bits[digit] + 2;
            if (digit > 0) {
                part[digit] = part[digit - 1];
                if (used + width > BITS_OF_A_PART) {
                    part[digit]++;
                    used = 0;
                }
            }
            used += width;
            shift[digit] = BITS_OF_A_PART - used;
        }
    }

    /** How many parts the criteria need. */
    int parts() {
        return part.length == 0 ? 1 : part[part.length - 1] + 1;
    }

    /** Adds to one criterion of a weight. */
    void add(long[] weight, int digit, long value) {
        weight[part[digit]] += value * (1L << shift[digit]);
    }

    /** A weight without anything. */
    long[] nothing() {
        long[] weight = new long[parts()];
        Arrays.fill(weight, 0);
        return weight;
    }
}
