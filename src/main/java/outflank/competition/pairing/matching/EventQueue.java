package outflank.competition.pairing.matching;

import java.util.Arrays;

/** What happens next while the trees grow: numbers by the time they are due, a binary heap. */
final class EventQueue {

    private long[] times = new long[256];
    private int[] events = new int[256];
    private int size;

    void add(long time, int event) {
        if (size == times.length) {
            times = Arrays.copyOf(times, 2 * size);
            events = Arrays.copyOf(events, 2 * size);
        }
        int hole = size++;
        while (hole > 0 && times[(hole - 1) >> 1] > time) {
            int above = (hole - 1) >> 1;
            times[hole] = times[above];
            events[hole] = events[above];
            hole = above;
        }
        times[hole] = time;
        events[hole] = event;
    }

    boolean isEmpty() {
        return size == 0;
    }

    /** When the next event is due. */
    long time() {
        return times[0];
    }

    /** Takes the next event out. */
    int remove() {
        int first = events[0];
        size--;
        long time = times[size];
        int event = events[size];
        int hole = 0;
        int below = 1;
        while (below < size) {
            if (below + 1 < size && times[below + 1] < times[below]) {
                below++;
            }
            if (times[below] >= time) {
                break;
            }
            times[hole] = times[below];
            events[hole] = events[below];
            hole = below;
            below = 2 * hole + 1;
        }
        times[hole] = time;
        events[hole] = event;
        return first;
    }
}
