package outflank.competition.pairing.matching;

import java.util.Arrays;

/**
 * The matching and its blossoms: odd circles of nodes and smaller blossoms, in which every node can become the base, the
 * only one matched to the outside. Nodes are the blossoms below {@code nodes}; the blossom that is in no other is the top.
 *
 * <p>The parts of a blossom stand in a ring that begins with the one of the base; from there each two that follow are
 * matched to each other.
 */
final class Blossoms {

    private static final int NONE = -1;

    private final int nodes;
    private final int[] mate;
    private final int[] parent;
    private final int[] base;
    private final int[] firstPart;
    private final int[] nextPart;
    private final int[] previousPart;
    private final int[] linkHere;
    private final int[] linkThere;
    private final int[] head;
    private final int[] tail;
    private final int[] nextNode;
    private final int[] home;
    private final int[] union;
    private final int[] unused;
    private int unusedCount;
    private int[] tasks = new int[64];
    private int taskCount;

    /**
     * A matching without blossoms.
     *
     * @param mates the partner of each node, -1 without one
     */
    Blossoms(int[] mates) {
        nodes = mates.length;
        int all = nodes + nodes / 2 + 1;
        mate = mates.clone();
        parent = new int[all];
        Arrays.fill(parent, NONE);
        base = new int[all];
        firstPart = new int[all];
        nextPart = new int[all];
        previousPart = new int[all];
        linkHere = new int[all];
        linkThere = new int[all];
        head = new int[all];
        tail = new int[all];
        nextNode = new int[nodes];
        home = new int[nodes];
        union = new int[all];
        unused = new int[all - nodes];
        for (int node = 0; node < nodes; node++) {
            base[node] = node;
            head[node] = node;
            tail[node] = node;
            home[node] = node;
            union[node] = node;
        }
        for (int blossom = all - 1; blossom >= nodes; blossom--) {
            unused[unusedCount++] = blossom;
        }
    }

    int nodes() {
        return nodes;
    }

    /** The partner of each node, -1 without one. */
    int[] mates() {
        return mate.clone();
    }

    /** The number a blossom can have at most, and one more. */
    int capacity() {
        return parent.length;
    }

    boolean isNode(int blossom) {
        return blossom < nodes;
    }

    /** The partner of a node, -1 without. */
    int mate(int node) {
        return mate[node];
    }

    void match(int one, int other) {
        mate[one] = other;
        mate[other] = one;
    }

    /** The top blossom of a node. */
    int top(int node) {
        int blossom = home[node];
        while (union[blossom] != blossom) {
            union[blossom] = union[union[blossom]];
            blossom = union[blossom];
        }
        return blossom;
    }

    /** The blossom this one is directly in, -1 for a top. */
    int parent(int blossom) {
        return parent[blossom];
    }

    int base(int blossom) {
        return base[blossom];
    }

    /** The first node in a blossom; the others follow by {@link #nextNode} up to {@link #lastNode}. */
    int firstNode(int blossom) {
        return head[blossom];
    }

    int lastNode(int blossom) {
        return tail[blossom];
    }

    int nextNode(int node) {
        return nextNode[node];
    }

    /** The part with the base; the others follow by {@link #nextPart}. */
    int firstPart(int blossom) {
        return firstPart[blossom];
    }

    int nextPart(int part) {
        return nextPart[part];
    }

    int previousPart(int part) {
        return previousPart[part];
    }

    /** The node in this part from which an edge of the circle leads to the next part. */
    int linkHere(int part) {
        return linkHere[part];
    }

    /** The node in the next part that edge leads to. */
    int linkThere(int part) {
        return linkThere[part];
    }

    /**
     * Makes a blossom of tops.
     *
     * @param parts the circle, the one with the base first
     * @param links for each part the node in it and the node in the next part joined by an edge of the circle
     */
    int shrink(int[] parts, int[] links, int count) {
        int blossom = unused[--unusedCount];
        for (int i = 0; i < count; i++) {
            int part = parts[i];
            int next = parts[i + 1 < count ? i + 1 : 0];
            parent[part] = blossom;
            union[part] = blossom;
            nextPart[part] = next;
            previousPart[next] = part;
            linkHere[part] = links[2 * i];
            linkThere[part] = links[2 * i + 1];
            if (i + 1 < count) {
                nextNode[tail[part]] = head[next];
            }
        }
        parent[blossom] = NONE;
        union[blossom] = blossom;
        firstPart[blossom] = parts[0];
        base[blossom] = base[parts[0]];
        head[blossom] = head[parts[0]];
        tail[blossom] = tail[parts[count - 1]];
        return blossom;
    }

    /** Makes the parts of a top blossom tops; its number may be used again, its ring stands until then. */
    void expand(int blossom) {
        int part = firstPart[blossom];
        do {
            parent[part] = NONE;
            settle(part);
            part = nextPart[part];
        } while (part != firstPart[blossom]);
        unused[unusedCount++] = blossom;
    }

    /** Notes for all nodes of a top blossom that it is theirs. */
    void settle(int blossom) {
        union[blossom] = blossom;
        int node = head[blossom];
        home[node] = blossom;
        while (node != tail[blossom]) {
            node = nextNode[node];
            home[node] = blossom;
        }
    }

    /** Makes a node the base of a top blossom: along the even way round each circle, matched and unmatched edges change. */
    void rebase(int blossom, int node) {
        if (base[blossom] != node) {
            push(blossom, node);
        }
        while (taskCount > 0) {
            int inside = tasks[--taskCount];
            int outermost = tasks[--taskCount];
            int part = inside;
            while (part != outermost) {
                int around = parent[part];
                turn(around, part);
                base[around] = inside;
                part = around;
            }
        }
    }

    /** Whether the even way from a part to the first part of its circle leads forward. */
    boolean evenWayIsForward(int blossom, int entry) {
        boolean odd = false;
        for (int part = firstPart[blossom]; part != entry; part = nextPart[part]) {
            odd = !odd;
        }
        return odd;
    }

    private void turn(int blossom, int entry) {
        int first = firstPart[blossom];
        if (entry == first) {
            return;
        }
        if (evenWayIsForward(blossom, entry)) {
            int one;
            int other = entry;
            do {
                one = nextPart[other];
                other = nextPart[one];
                join(one, linkHere[one], other, linkThere[one]);
            } while (other != first);
        } else {
            int one;
            int other = entry;
            do {
                one = previousPart[other];
                other = previousPart[one];
                join(one, linkThere[other], other, linkHere[other]);
            } while (other != first);
        }
        firstPart[blossom] = entry;
    }

    private void join(int one, int nodeOfOne, int other, int nodeOfOther) {
        match(nodeOfOne, nodeOfOther);
        push(one, nodeOfOne);
        push(other, nodeOfOther);
    }

    private void push(int blossom, int node) {
        if (blossom == node) {
            return;
        }
        if (taskCount + 2 > tasks.length) {
            tasks = Arrays.copyOf(tasks, 2 * tasks.length);
        }
        tasks[taskCount++] = blossom;
        tasks[taskCount++] = node;
    }
}
