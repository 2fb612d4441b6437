package outflank.competition.pairing.dutch;

import java.util.Arrays;
import outflank.competition.pairing.dutch.AlternatingTree.Label;

/**
 * One search of Edmonds' algorithm: from an unmatched vertex a tree of paths without slack, alternately outside and inside
 * of the matching, grows until it reaches another unmatched vertex. Where it cannot grow, prices change until it can. With
 * one tree at a time all prices stay whole numbers, however the weights were changed between searches.
 */
final class TreeSearch {

    private enum Event {
        NOTHING,
        GROW_OR_CLOSE,
        EXPAND
    }

    private final EdgeWeights weights;
    private final Blossoms blossoms;
    private final Duals duals;
    private final int[] live;
    private final int count;
    private final AlternatingTree tree;
    private final int[] closest;
    private final long[] step;

    private Event event;
    private int eventNode;

    /**
     * @param live the vertices that take part, an even number of them
     * @param count how many of that array take part
     */
    TreeSearch(EdgeWeights weights, Blossoms blossoms, Duals duals, int[] live, int count) {
        this.weights = weights;
        this.blossoms = blossoms;
        this.duals = duals;
        this.live = live;
        this.count = count;
        this.tree = new AlternatingTree(blossoms);
        this.closest = new int[blossoms.vertices];
        this.step = new long[weights.parts()];
    }

    /** Matches the unmatched vertex, and one more. */
    void run(int root) {
        Arrays.fill(closest, Blossoms.NONE);
        tree.begin(root);
        while (true) {
            readOuter();
            choose();
            if (event == Event.NOTHING) {
                throw new IllegalStateException("the vertices that take part cannot all be matched");
            }
            changePrices();
            if (event == Event.EXPAND) {
                tree.expand(eventNode);
            } else if (use(closest[eventNode], eventNode)) {
                return;
            }
        }
    }

    private void readOuter() {
        for (int outer : tree.unread()) {
            for (int index = 0; index < count; index++) {
                int other = live[index];
                if (blossoms.top[other] != blossoms.top[outer]) {
                    offer(outer, other);
                }
            }
        }
        tree.unread().clear();
    }

    private void offer(int outer, int other) {
        if (closest[other] == Blossoms.NONE || duals.compare(outer, other, 1, closest[other], other, 1) < 0) {
            closest[other] = outer;
        }
    }

    private int times(int vertex) {
        return tree.label(blossoms.top[vertex]) == Label.FREE ? 2 : 1;
    }

    private void choose() {
        event = Event.NOTHING;
        for (int index = 0; index < count; index++) {
            int vertex = live[index];
            if (closest[vertex] == Blossoms.NONE || tree.label(blossoms.top[vertex]) == Label.INNER) {
                continue;
            }
            if (event == Event.NOTHING
                    || duals.compare(
                                    closest[vertex],
                                    vertex,
                                    times(vertex),
                                    closest[eventNode],
                                    eventNode,
                                    times(eventNode))
                            < 0) {
                event = Event.GROW_OR_CLOSE;
                eventNode = vertex;
            }
        }
        setStep();
        for (int blossom = blossoms.vertices; blossom < blossoms.end(); blossom++) {
            if (blossoms.isOutermost(blossom) && tree.label(blossom) == Label.INNER && isSmallerThanStep(blossom)) {
                event = Event.EXPAND;
                eventNode = blossom;
                setStep();
            }
        }
    }

    private void setStep() {
        for (int part = 0; part < step.length && event != Event.NOTHING; part++) {
            step[part] = event == Event.EXPAND
                    ? duals.half(eventNode, part)
                    : times(eventNode) * duals.slack(closest[eventNode], eventNode, part) / 2;
        }
    }

    private boolean isSmallerThanStep(int blossom) {
        if (event == Event.NOTHING) {
            return true;
        }
        for (int part = 0; part < step.length; part++) {
            long half = duals.half(blossom, part);
            if (half != step[part]) {
                return half < step[part];
            }
        }
        return false;
    }

    private void changePrices() {
        if (isNothing(step)) {
            return;
        }
        for (int index = 0; index < count; index++) {
            Label of = tree.label(blossoms.top[live[index]]);
            if (of != Label.FREE) {
                duals.addToVertex(live[index], step, of == Label.OUTER ? -1 : 1);
            }
        }
        for (int blossom = blossoms.vertices; blossom < blossoms.end(); blossom++) {
            if (blossoms.isOutermost(blossom) && tree.label(blossom) != Label.FREE) {
                duals.addToBlossom(blossom, step, tree.label(blossom) == Label.OUTER ? 1 : -1);
            }
        }
    }

    /** Takes the edge from an outer vertex into the tree; true if it was the last one of a path to an unmatched vertex. */
    private boolean use(int outer, int other) {
        int node = blossoms.top[other];
        if (tree.label(node) == Label.OUTER) {
            int blossom = tree.close(outer, other);
            duals.free(blossom);
            forgetInside(blossom);
            return false;
        }
        if (blossoms.mate[blossoms.base[node]] == Blossoms.NONE) {
            tree.augment(outer, other);
            return true;
        }
        tree.grow(outer, other);
        return false;
    }

    /** The closest outer vertices must not be inside of the same blossom. */
    private void forgetInside(int blossom) {
        int[] outside = new int[count];
        int outsiders = 0;
        for (int index = 0; index < count; index++) {
            int top = blossoms.top[live[index]];
            if (top != blossom && tree.label(top) == Label.OUTER) {
                outside[outsiders++] = live[index];
            }
        }
        for (int index = 0; index < count; index++) {
            int inside = live[index];
            if (blossoms.top[inside] != blossom
                    || closest[inside] == Blossoms.NONE
                    || blossoms.top[closest[inside]] != blossom) {
                continue;
            }
            closest[inside] = Blossoms.NONE;
            for (int at = 0; at < outsiders; at++) {
                offer(outside[at], inside);
            }
        }
    }

    private static boolean isNothing(long[] step) {
        for (long part : step) {
            if (part != 0) {
                return false;
            }
        }
        return true;
    }
}
