package outflank.competition.pairing.matching;

import java.util.Arrays;

/**
 * Grows trees from all unmatched nodes at the same time, as the duals change, and augments the matching wherever two trees
 * meet, until everybody is matched or no tree can grow.
 *
 * <p>The queue holds, for each free node with an outer neighbor, an event not later than the first of its edges to such
 * neighbors becomes tight; for each outer node, one not later than the first of its edges to outer nodes of other
 * blossoms does; and for each inner blossom, the time at which its dual is 0. An event that turns out to be too early or out
 * of date is looked at anew.
 */
final class Search {

    private static final long NEVER = Long.MAX_VALUE;
    private static final int NONE = -1;

    private final SparseGraph graph;
    private final Blossoms blossoms;
    private final Duals duals;
    private final Forest forest;
    private final EventQueue queue = new EventQueue();
    private final long[] growth;
    private final int[] meeting;
    private int unmatched;

    Search(SparseGraph graph, Blossoms blossoms, Duals duals) {
        this.graph = graph;
        this.blossoms = blossoms;
        this.duals = duals;
        this.forest = new Forest(blossoms, duals, graph.nodes());
        this.growth = new long[graph.nodes()];
        this.meeting = new int[graph.nodes()];
        Arrays.fill(growth, NEVER);
        Arrays.fill(meeting, NONE);
    }

    /** Lets all trees fall apart that could not grow. */
    void giveUp() {
        forest.fellAll(graph.nodes());
    }

    /** Whether the graph has a perfect matching, which then is found. The duals of unmatched nodes must be even at the start. */
    boolean succeeds() {
        for (int node = 0; node < graph.nodes(); node++) {
            if (blossoms.mate(node) == NONE) {
                unmatched++;
                forest.plant(node);
            }
        }
        settleChanges();
        while (unmatched > 0 && !queue.isEmpty()) {
            duals.advance(queue.time());
            int event = queue.remove();
            if (event < 0) {
                expand(~event);
            } else {
                follow(event);
            }
            settleChanges();
        }
        return unmatched == 0;
    }

    private void settleChanges() {
        while (unmatched > 0) {
            if (!forest.inner.isEmpty()) {
                int blossom = forest.inner.removeLast();
                queue.add(duals.storedOfBlossom(blossom), ~blossom);
            } else if (!forest.free.isEmpty()) {
                awaitGrowth(forest.free.removeLast());
            } else if (!forest.outer.isEmpty()) {
                scan(forest.outer.removeLast());
            } else {
                return;
            }
        }
    }

    private void expand(int blossom) {
        boolean isInnerTop = blossoms.parent(blossom) == NONE
                && duals.labelOfTop(blossom) == Duals.INNER
                && duals.storedOfBlossom(blossom) == duals.time();
        if (isInnerTop) {
            forest.expand(blossom);
        }
    }

    private void follow(int half) {
        int from = graph.from(half);
        int to = graph.to(half);
        lookAtGrowth(half, from, to);
        lookAtGrowth(half, to, from);
        if (meeting[from] == half && duals.label(from) == Duals.OUTER) {
            if (duals.label(to) == Duals.OUTER
                    && timeOfMeeting(half) == duals.time()
                    && blossoms.top(from) != blossoms.top(to)) {
                meet(from, to);
            }
            if (duals.label(from) == Duals.OUTER) {
                awaitMeeting(from);
            }
        }
    }

    private void lookAtGrowth(int half, int outer, int free) {
        if (duals.label(free) != Duals.FREE) {
            return;
        }
        if (duals.label(outer) == Duals.OUTER && timeOfGrowth(half) == duals.time()) {
            forest.grow(outer, free);
        } else if (growth[free] <= duals.time()) {
            awaitGrowth(free);
        }
    }

    private long timeOfGrowth(int half) {
        return graph.weight(half) - duals.stored(graph.from(half)) - duals.stored(graph.to(half));
    }

    private long timeOfMeeting(int half) {
        return timeOfGrowth(half) / 2;
    }

    private void meet(int one, int other) {
        if (forest.inOneTree(blossoms.top(one), blossoms.top(other))) {
            forest.shrink(one, other);
        } else {
            forest.augment(one, other);
            unmatched -= 2;
        }
    }

    /** Looks at all edges of a node that has become outer. */
    private void scan(int node) {
        long first = NEVER;
        int firstHalf = NONE;
        int end = graph.start(node + 1);
        for (int half = graph.start(node); half < end && duals.label(node) == Duals.OUTER; half++) {
            int other = graph.to(half);
            byte label = duals.label(other);
            if (label == Duals.FREE) {
                long time = timeOfGrowth(half);
                if (time == duals.time()) {
                    forest.grow(node, other);
                } else if (time < growth[other]) {
                    growth[other] = time;
                    queue.add(time, half);
                }
            } else if (label == Duals.OUTER) {
                long time = timeOfMeeting(half);
                if (time < first && blossoms.top(node) != blossoms.top(other)) {
                    if (time == duals.time()) {
                        meet(node, other);
                    } else {
                        first = time;
                        firstHalf = half;
                    }
                }
            }
        }
        if (firstHalf != NONE && duals.label(node) == Duals.OUTER) {
            meeting[node] = firstHalf;
            queue.add(first, firstHalf);
        }
    }

    private void awaitMeeting(int node) {
        long first = NEVER;
        int firstHalf = NONE;
        int end = graph.start(node + 1);
        for (int half = graph.start(node); half < end; half++) {
            if (duals.label(graph.to(half)) == Duals.OUTER) {
                long time = timeOfMeeting(half);
                if (time < first && blossoms.top(node) != blossoms.top(graph.to(half))) {
                    first = time;
                    firstHalf = half;
                }
            }
        }
        meeting[node] = firstHalf;
        if (firstHalf != NONE) {
            queue.add(first, firstHalf);
        }
    }

    private void awaitGrowth(int node) {
        if (duals.label(node) != Duals.FREE) {
            return;
        }
        long first = NEVER;
        int firstHalf = NONE;
        int end = graph.start(node + 1);
        for (int half = graph.start(node); half < end; half++) {
            if (duals.label(graph.to(half)) == Duals.OUTER) {
                long time = timeOfGrowth(half);
                if (time < first) {
                    first = time;
                    firstHalf = half;
                }
            }
        }
        growth[node] = first;
        if (firstHalf != NONE) {
            queue.add(first, firstHalf);
        }
    }
}
