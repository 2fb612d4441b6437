package outflank.competition.pairing.matching;

import java.util.Arrays;

/** A list of numbers that can be taken back from its end. */
final class IntList {

    private int[] values = new int[64];
    private int size;

    void add(int value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, 2 * size);
        }
        values[size++] = value;
    }

    boolean isEmpty() {
        return size == 0;
    }

    int size() {
        return size;
    }

    int get(int index) {
        return values[index];
    }

    /** Takes the last one out. */
    int removeLast() {
        return values[--size];
    }

    void clear() {
        size = 0;
    }

    /** The array behind the list, valid until the next change. */
    int[] values() {
        return values;
    }
}
