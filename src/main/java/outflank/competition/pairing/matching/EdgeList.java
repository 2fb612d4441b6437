package outflank.competition.pairing.matching;

import java.util.Arrays;

/** A growing list of edges. */
final class EdgeList {

    private int[] ends = new int[64];
    private int size;

    void add(int one, int other) {
        if (2 * size == ends.length) {
            ends = Arrays.copyOf(ends, 2 * ends.length);
        }
        ends[2 * size] = one;
        ends[2 * size + 1] = other;
        size++;
    }

    int size() {
        return size;
    }

    boolean isEmpty() {
        return size == 0;
    }

    int one(int edge) {
        return ends[2 * edge];
    }

    int other(int edge) {
        return ends[2 * edge + 1];
    }
}
