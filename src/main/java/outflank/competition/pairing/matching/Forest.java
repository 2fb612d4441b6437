package outflank.competition.pairing.matching;

/**
 * Trees of tight edges, one from each unmatched node, in which unmatched and matched edges alternate. Outer blossoms are at
 * an even distance from the root, inner ones at an odd distance; every inner one has one child, the blossom it is matched
 * to.
 */
final class Forest {

    private static final int NONE = -1;

    private final Blossoms blossoms;
    private final Duals duals;
    private final int[] root;
    private final int[] entryFrom;
    private final int[] entryTo;
    private final TreeMembers members;
    private final int[] visit;
    private int visits;
    private final IntList parts = new IntList();
    private final IntList links = new IntList();
    private final IntList tops = new IntList();
    /** Nodes that have become outer. */
    final IntList outer = new IntList();
    /** Nodes that have become free. */
    final IntList free = new IntList();
    /** Blossoms that have become inner. */
    final IntList inner = new IntList();

    Forest(Blossoms blossoms, Duals duals, int nodes) {
        this.blossoms = blossoms;
        this.duals = duals;
        this.root = new int[blossoms.capacity()];
        this.entryFrom = new int[blossoms.capacity()];
        this.entryTo = new int[blossoms.capacity()];
        this.visit = new int[blossoms.capacity()];
        this.members = new TreeMembers(blossoms, nodes);
    }

    /** Begins a tree with an unmatched node that is in no blossom. */
    void plant(int node) {
        members.begin(node);
        root[node] = node;
        duals.relabel(node, Duals.OUTER);
        outer.add(node);
    }

    /** Whether two outer blossoms are in one tree. */
    boolean inOneTree(int oneTop, int otherTop) {
        return root[oneTop] == root[otherTop];
    }

    /** Takes a free blossom and the one it is matched to into the tree of an outer node, by a tight edge. */
    void grow(int from, int to) {
        int near = blossoms.top(to);
        int far = blossoms.top(blossoms.mate(blossoms.base(near)));
        int tree = root[blossoms.top(from)];
        root[near] = tree;
        members.add(near, tree);
        makeInner(near, from, to);
        root[far] = tree;
        members.add(far, tree);
        makeOuter(far);
    }

    private void makeInner(int blossom, int from, int to) {
        entryFrom[blossom] = from;
        entryTo[blossom] = to;
        duals.relabel(blossom, Duals.INNER);
        if (!blossoms.isNode(blossom)) {
            inner.add(blossom);
        }
    }

    private void makeOuter(int blossom) {
        duals.relabel(blossom, Duals.OUTER);
        addNodes(outer, blossom);
    }

    private void addNodes(IntList list, int blossom) {
        int last = blossoms.lastNode(blossom);
        int node = blossoms.firstNode(blossom);
        list.add(node);
        while (node != last) {
            node = blossoms.nextNode(node);
            list.add(node);
        }
    }

    /** Matches two outer nodes of different trees, and along both ways to the roots; both trees fall apart. */
    void augment(int one, int other) {
        int oneTree = root[blossoms.top(one)];
        int otherTree = root[blossoms.top(other)];
        matchUpwards(one);
        matchUpwards(other);
        blossoms.match(one, other);
        fell(oneTree);
        fell(otherTree);
    }

    /** Exchanges matched and unmatched edges on the way from an outer node to its root; the node itself is left over. */
    private void matchUpwards(int node) {
        int mate = freed(node);
        while (mate != NONE) {
            int above = blossoms.top(mate);
            blossoms.rebase(above, entryTo[above]);
            mate = freed(entryFrom[above]);
            blossoms.match(entryFrom[above], entryTo[above]);
        }
    }

    /** Makes an outer node the base of its top blossom, and says whom the former base was matched to. */
    private int freed(int node) {
        int blossom = blossoms.top(node);
        int mate = blossoms.mate(blossoms.base(blossom));
        blossoms.rebase(blossom, node);
        return mate;
    }

    /** Makes all trees fall apart, the roots unmatched. */
    void fellAll(int nodes) {
        for (int node = 0; node < nodes; node++) {
            if (duals.label(node) != Duals.FREE) {
                fell(root[blossoms.top(node)]);
            }
        }
    }

    /** Makes all of a tree free, and expands blossoms that bear no dual. */
    private void fell(int tree) {
        visits++;
        int node = tree;
        do {
            int top = blossoms.top(node);
            if (visit[top] != visits) {
                visit[top] = visits;
                tops.add(top);
            }
            free.add(node);
            node = members.next(node);
        } while (node != tree);
        while (!tops.isEmpty()) {
            int top = tops.removeLast();
            duals.release(top);
            blossoms.settle(top);
            expandWithoutDual(top);
        }
    }

    private void expandWithoutDual(int blossom) {
        tops.add(blossom);
        int bottom = tops.size() - 1;
        while (tops.size() > bottom) {
            int top = tops.removeLast();
            if (!blossoms.isNode(top) && duals.storedOfBlossom(top) == 0) {
                blossoms.expand(top);
                int part = blossoms.firstPart(top);
                do {
                    tops.add(part);
                    part = blossoms.nextPart(part);
                } while (part != blossoms.firstPart(top));
            }
        }
    }

    /** Makes an outer blossom of the circle that a tight edge closes between two outer nodes of one tree. */
    void shrink(int one, int other) {
        int meeting = meeting(blossoms.top(one), blossoms.top(other));
        parts.clear();
        links.clear();
        parts.add(meeting);
        collectUpwards(blossoms.top(one), meeting);
        reverse();
        links.add(one);
        links.add(other);
        collectUpwards(blossoms.top(other), meeting);
        for (int i = 0; i < parts.size(); i++) {
            int part = parts.get(i);
            boolean wasInner = duals.labelOfTop(part) == Duals.INNER;
            duals.enclose(part);
            if (wasInner) {
                addNodes(outer, part);
            }
        }
        int blossom = blossoms.shrink(parts.values(), links.values(), parts.size());
        root[blossom] = root[meeting];
        duals.begin(blossom);
    }

    /** The first blossom on the ways of both to their root. */
    private int meeting(int oneTop, int otherTop) {
        visits++;
        int one = oneTop;
        int other = otherTop;
        while (true) {
            if (one != NONE) {
                if (visit[one] == visits) {
                    return one;
                }
                visit[one] = visits;
                one = outerAbove(one);
            }
            int turn = one;
            one = other;
            other = turn;
        }
    }

    private int outerAbove(int blossom) {
        int mate = blossoms.mate(blossoms.base(blossom));
        return mate == NONE ? NONE : blossoms.top(entryFrom[blossoms.top(mate)]);
    }

    private void collectUpwards(int from, int to) {
        int blossom = from;
        while (blossom != to) {
            int base = blossoms.base(blossom);
            int mate = blossoms.mate(base);
            int above = blossoms.top(mate);
            parts.add(blossom);
            links.add(base);
            links.add(mate);
            parts.add(above);
            links.add(entryTo[above]);
            links.add(entryFrom[above]);
            blossom = blossoms.top(entryFrom[above]);
        }
    }

    /** Turns the way collected upwards into one downwards; the first part is its upper end and stays. */
    private void reverse() {
        int[] collected = parts.values();
        for (int low = 1, high = parts.size() - 1; low < high; low++, high--) {
            swap(collected, low, high);
        }
        int[] ends = links.values();
        for (int low = 0, high = links.size() - 1; low < high; low++, high--) {
            swap(ends, low, high);
        }
    }

    private static void swap(int[] array, int one, int other) {
        int value = array[one];
        array[one] = array[other];
        array[other] = value;
    }

    /** Takes an inner blossom whose dual is 0 apart: the even way through it stays in the tree, the rest becomes free. */
    void expand(int blossom) {
        int first = blossoms.firstPart(blossom);
        int from = entryFrom[blossom];
        int to = entryTo[blossom];
        int tree = root[blossom];
        int part = to;
        while (blossoms.parent(part) != blossom) {
            part = blossoms.parent(part);
        }
        boolean forward = part != first && blossoms.evenWayIsForward(blossom, part);
        duals.disclose(blossom);
        blossoms.expand(blossom);
        visits++;
        while (true) {
            visit[part] = visits;
            root[part] = tree;
            makeInner(part, from, to);
            if (part == first) {
                break;
            }
            int middle = forward ? blossoms.nextPart(part) : blossoms.previousPart(part);
            int next = forward ? blossoms.nextPart(middle) : blossoms.previousPart(middle);
            visit[middle] = visits;
            root[middle] = tree;
            makeOuter(middle);
            from = forward ? blossoms.linkHere(middle) : blossoms.linkThere(next);
            to = forward ? blossoms.linkThere(middle) : blossoms.linkHere(next);
            part = next;
        }
        part = first;
        do {
            if (visit[part] != visits) {
                leave(part);
            }
            part = blossoms.nextPart(part);
        } while (part != first);
    }

    private void leave(int blossom) {
        int size = free.size();
        addNodes(free, blossom);
        for (int i = size; i < free.size(); i++) {
            members.remove(free.get(i));
        }
    }
}
