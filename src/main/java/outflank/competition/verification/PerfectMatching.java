package outflank.competition.verification;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * Whether everybody of a field can be paired within what is allowed: Edmonds' algorithm for a largest matching, plain and
 * slow, with no code in common with the pairing it checks.
 */
final class PerfectMatching {

    private static final int NOBODY = -1;

    private final boolean[][] allowed;
    private final int nodes;
    private final int[] partner;
    private final int[] parent;
    private final int[] base;
    private final boolean[] reached;
    private final Deque<Integer> queue = new ArrayDeque<>();

    private PerfectMatching(boolean[][] allowed) {
        this.allowed = allowed;
        this.nodes = allowed.length;
        this.partner = new int[nodes];
        this.parent = new int[nodes];
        this.base = new int[nodes];
        this.reached = new boolean[nodes];
        Arrays.fill(partner, NOBODY);
    }

    /**
     * Whether a perfect matching exists.
     *
     * @param allowed which two nodes may be matched, symmetrical
     */
    static boolean exists(boolean[][] allowed) {
        return allowed.length % 2 == 0 && new PerfectMatching(allowed).matchAll();
    }

    private boolean matchAll() {
        for (int node = 0; node < nodes; node++) {
            for (int other = node + 1; partner[node] == NOBODY && other < nodes; other++) {
                if (allowed[node][other] && partner[other] == NOBODY) {
                    partner[node] = other;
                    partner[other] = node;
                }
            }
        }
        for (int node = 0; node < nodes; node++) {
            if (partner[node] == NOBODY && !augmentFrom(node)) {
                return false;
            }
        }
        return true;
    }

    /** Searches an augmenting path breadth first and turns it around. */
    private boolean augmentFrom(int root) {
        Arrays.fill(reached, false);
        Arrays.fill(parent, NOBODY);
        for (int node = 0; node < nodes; node++) {
            base[node] = node;
        }
        queue.clear();
        reached[root] = true;
        queue.add(root);
        while (!queue.isEmpty()) {
            int node = queue.remove();
            for (int other = 0; other < nodes; other++) {
                if (!allowed[node][other] || base[node] == base[other] || partner[node] == other) {
                    continue;
                }
                if (other == root || partner[other] != NOBODY && parent[partner[other]] != NOBODY) {
                    contract(node, other);
                } else if (parent[other] == NOBODY) {
                    parent[other] = node;
                    if (partner[other] == NOBODY) {
                        turnAround(other);
                        return true;
                    }
                    reached[partner[other]] = true;
                    queue.add(partner[other]);
                }
            }
        }
        return false;
    }

    private void turnAround(int free) {
        int node = free;
        while (node != NOBODY) {
            int before = parent[node];
            int next = partner[before];
            partner[node] = before;
            partner[before] = node;
            node = next;
        }
    }

    /** Two nodes of the outer side are adjacent: the odd cycle through them becomes one node. */
    private void contract(int one, int other) {
        int top = commonBase(one, other);
        boolean[] inBlossom = new boolean[nodes];
        mark(one, top, other, inBlossom);
        mark(other, top, one, inBlossom);
        for (int node = 0; node < nodes; node++) {
            if (inBlossom[base[node]]) {
                base[node] = top;
                if (!reached[node]) {
                    reached[node] = true;
                    queue.add(node);
                }
            }
        }
    }

    private int commonBase(int one, int other) {
        boolean[] above = new boolean[nodes];
        int node = one;
        while (true) {
            node = base[node];
            above[node] = true;
            if (partner[node] == NOBODY) {
                break;
            }
            node = parent[partner[node]];
        }
        node = base[other];
        while (!above[node]) {
            node = base[parent[partner[node]]];
        }
        return node;
    }

    private void mark(int from, int top, int child, boolean[] inBlossom) {
        int node = from;
        int below = child;
        while (base[node] != top) {
            inBlossom[base[node]] = true;
            inBlossom[base[partner[node]]] = true;
            parent[node] = below;
            below = partner[node];
            node = parent[partner[node]];
        }
    }
}
