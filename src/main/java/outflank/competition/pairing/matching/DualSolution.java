package outflank.competition.pairing.matching;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Duals at the end of a search: those of the nodes, and the blossoms that bear one, each inside the next one around it. */
final class DualSolution {

    private static final int NONE = -1;

    private final long[] ofNode;
    private final int[] around;
    private final int[] depth;
    private final long[] dual;
    private final long[] sum;
    private final int[] outermost;

    /** Reads the duals while nothing is in a tree. */
    DualSolution(Blossoms blossoms, Duals duals) {
        int nodes = blossoms.nodes();
        ofNode = new long[nodes];
        around = new int[blossoms.capacity()];
        depth = new int[blossoms.capacity()];
        dual = new long[blossoms.capacity()];
        sum = new long[blossoms.capacity()];
        outermost = new int[blossoms.capacity()];
        boolean[] known = new boolean[blossoms.capacity()];
        IntList way = new IntList();
        for (int node = 0; node < nodes; node++) {
            ofNode[node] = duals.stored(node);
            for (int blossom = node; blossom != NONE && !known[blossom]; blossom = blossoms.parent(blossom)) {
                known[blossom] = true;
                way.add(blossom);
            }
            while (!way.isEmpty()) {
                note(way.removeLast(), blossoms, duals);
            }
        }
    }

    private void note(int blossom, Blossoms blossoms, Duals duals) {
        int parent = blossoms.parent(blossom);
        int next = parent == NONE ? NONE : bearing(parent);
        around[blossom] = next;
        dual[blossom] = blossoms.isNode(blossom) ? 0 : duals.storedOfBlossom(blossom);
        depth[blossom] = next == NONE ? 1 : depth[next] + 1;
        sum[blossom] = (next == NONE ? 0 : sum[next]) + dual[blossom];
        outermost[blossom] = next == NONE ? bearing(blossom) : outermost[next];
    }

    /** This blossom if it bears a dual, else the first one around it that does. */
    private int bearing(int blossom) {
        return dual[blossom] > 0 ? blossom : around[blossom];
    }

    /** The dual of a node. */
    long ofNode(int node) {
        return ofNode[node];
    }

    /** The innermost blossom with a dual that holds a node, -1 if there is none. */
    int innermost(int node) {
        return around[node];
    }

    /** The sum of the duals of all blossoms that hold both nodes. */
    long common(int one, int other) {
        if (outermost[one] == NONE || outermost[one] != outermost[other]) {
            return 0;
        }
        int ofOne = around[one];
        int ofOther = around[other];
        while (ofOne != ofOther) {
            if (depth[ofOne] >= depth[ofOther]) {
                ofOne = around[ofOne];
            } else {
                ofOther = around[ofOther];
            }
        }
        return sum[ofOne];
    }

    /** The duals of the nodes if all blossoms are given up: no slack becomes negative. */
    long[] withoutBlossoms() {
        long[] lowered = new long[ofNode.length];
        for (int node = 0; node < lowered.length; node++) {
            lowered[node] = ofNode[node] - sum[node];
        }
        return lowered;
    }

    /** The lower bound that the duals give for twice the total of any perfect matching. */
    long doubledBound() {
        long bound = 0;
        for (long lowered : withoutBlossoms()) {
            bound = Math.addExact(bound, lowered);
        }
        for (long ofBlossom : dual) {
            bound = Math.addExact(bound, ofBlossom);
        }
        return bound;
    }

    /** The blossoms that bear a dual, for a proof outside. */
    List<DualProof.OddSet> oddSets() {
        List<List<Integer>> members = new ArrayList<>();
        for (int blossom = 0; blossom < dual.length; blossom++) {
            members.add(new ArrayList<>());
        }
        for (int node = 0; node < ofNode.length; node++) {
            for (int blossom = around[node]; blossom != NONE; blossom = around[blossom]) {
                members.get(blossom).add(node);
            }
        }
        List<DualProof.OddSet> sets = new ArrayList<>();
        for (int blossom = 0; blossom < dual.length; blossom++) {
            if (!members.get(blossom).isEmpty()) {
                sets.add(new DualProof.OddSet(members.get(blossom), dual[blossom]));
            }
        }
        return sets;
    }

    /** The duals of the nodes. */
    long[] ofNodes() {
        return Arrays.copyOf(ofNode, ofNode.length);
    }
}
