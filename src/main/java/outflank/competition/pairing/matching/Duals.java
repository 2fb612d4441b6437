package outflank.competition.pairing.matching;

/**
 * The dual solution while trees grow: for each node and each blossom one number, all for doubled costs. An edge's slack is
 * its weight, minus the duals of its ends, plus twice the duals of all blossoms that hold both. No slack is negative, no
 * blossom's dual is, and only edges without slack are matched: then no matching is cheaper.
 *
 * <p>Duals of nodes in outer blossoms grow with the time and in inner ones shrink with it, so they are stored as what they
 * were at time 0; likewise those of outer and inner top blossoms.
 */
final class Duals {

    /** If the duals begin within this and the time ends within it, no sum of a weight and some duals overflows. */
    private static final long HIGHEST = 1L << 59;

    /** Label of what is in no tree. */
    static final byte FREE = 0;
    /** Label of a blossom at an even distance from its root. */
    static final byte OUTER = 1;
    /** Label of a blossom at an odd distance from its root. */
    static final byte INNER = -1;

    private final Blossoms blossoms;
    private final byte[] label;
    private final long[] ofNode;
    private final long[] ofBlossom;
    private long time;

    Duals(Blossoms blossoms, long[] ofNodes) {
        this.blossoms = blossoms;
        this.label = new byte[ofNodes.length];
        this.ofNode = ofNodes;
        this.ofBlossom = new long[blossoms.capacity()];
        for (long dual : ofNodes) {
            requireExact(dual);
        }
    }

    private static void requireExact(long value) {
        if (value > HIGHEST || value < -HIGHEST) {
            throw new ArithmeticException("the costs are beyond exact computation");
        }
    }

    long time() {
        return time;
    }

    void advance(long to) {
        requireExact(to);
        time = to;
    }

    /** The label of a node, which is that of its top blossom. */
    byte label(int node) {
        return label[node];
    }

    /** The label of a top blossom. */
    byte labelOfTop(int blossom) {
        return label[blossoms.firstNode(blossom)];
    }

    /** The stored dual of a node: the true one if it is free. */
    long stored(int node) {
        return ofNode[node];
    }

    /** The stored dual of a blossom: the true one if it is free or not a top. */
    long storedOfBlossom(int blossom) {
        return ofBlossom[blossom];
    }

    /** Gives a top blossom, whose nodes and itself have one label, another label. Its nodes' true duals stay. */
    void relabel(int blossom, byte next) {
        int last = blossoms.lastNode(blossom);
        int node = blossoms.firstNode(blossom);
        if (label[node] == next) {
            return;
        }
        long change = (label[node] - next) * time;
        label[node] = next;
        ofNode[node] += change;
        while (node != last) {
            node = blossoms.nextNode(node);
            label[node] = next;
            ofNode[node] += change;
        }
        if (!blossoms.isNode(blossom)) {
            ofBlossom[blossom] += change;
        }
    }

    /** Settles a top blossom that becomes a part of an outer one: its own dual stands still, its nodes become outer. */
    void enclose(int blossom) {
        long dual = ofBlossom[blossom] + labelOfTop(blossom) * time;
        relabel(blossom, OUTER);
        if (!blossoms.isNode(blossom)) {
            ofBlossom[blossom] = dual;
        }
    }

    /** Begins an outer blossom with the dual 0. */
    void begin(int blossom) {
        ofBlossom[blossom] = -time;
    }

    /** Settles the nodes of a top blossom that is about to be expanded at the dual 0, and of its parts. */
    void disclose(int blossom) {
        relabel(blossom, FREE);
        ofBlossom[blossom] = 0;
    }

    /** Settles a top blossom that leaves its tree. */
    void release(int blossom) {
        relabel(blossom, FREE);
    }

    /** Changes the dual of a free node outside of all blossoms. */
    void set(int node, long dual) {
        ofNode[node] = dual;
    }
}
