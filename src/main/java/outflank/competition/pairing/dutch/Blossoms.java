package outflank.competition.pairing.dutch;

import java.util.Arrays;

/**
 * A matching and the blossoms of Edmonds' algorithm in it: odd cycles of nodes or blossoms, in which all but one vertex, the
 * base, are matched among themselves. Vertices have the numbers 0 to n − 1, blossoms n to 2n − 1.
 */
final class Blossoms {

    /** No vertex, or no blossom. */
    static final int NONE = -1;

    final int vertices;
    /** The partner of a vertex, or {@link #NONE}. */
    final int[] mate;
    /** The outermost blossom of a vertex, or the vertex itself. */
    final int[] top;
    /** The base of a vertex or blossom. */
    final int[] base;

    private final int[] parent;
    private final int[][] kids;
    private final int[][] from;
    private final int[][] to;
    private int highest;

    Blossoms(int vertices) {
        this.vertices = vertices;
        mate = new int[vertices];
        top = new int[vertices];
        base = new int[2 * vertices];
        parent = new int[2 * vertices];
        kids = new int[2 * vertices][];
        from = new int[2 * vertices][];
        to = new int[2 * vertices][];
        clear();
    }

    /** Nobody is matched, and there are no blossoms. */
    void clear() {
        Arrays.fill(mate, NONE);
        Arrays.fill(parent, NONE);
        Arrays.fill(kids, null);
        for (int vertex = 0; vertex < vertices; vertex++) {
            top[vertex] = vertex;
            base[vertex] = vertex;
        }
        highest = vertices;
    }

    void match(int one, int other) {
        mate[one] = other;
        mate[other] = one;
    }

    void unmatch(int vertex) {
        if (mate[vertex] != NONE) {
            mate[mate[vertex]] = NONE;
            mate[vertex] = NONE;
        }
    }

    boolean isBlossom(int node) {
        return node >= vertices;
    }

    /** Whether a blossom has this number and is not inside of another. */
    boolean isOutermost(int blossom) {
        return kids[blossom] != null && parent[blossom] == NONE;
    }

    /** No blossom has this number or a higher one. */
    int end() {
        return highest;
    }

    int parent(int node) {
        return parent[node];
    }

    int[] kids(int blossom) {
        return kids[blossom];
    }

    /** The edge from each kid to the one after it, on the side of the kid. */
    int[] from(int blossom) {
        return from[blossom];
    }

    /** The edge from each kid to the one after it, on the side of the one after it. */
    int[] to(int blossom) {
        return to[blossom];
    }

    /**
     * Makes a blossom of outermost nodes, the first of which keeps its base.
     *
     * @return its number
     */
    int form(int[] cycle, int[] edgesFrom, int[] edgesTo) {
        int blossom = vertices;
        while (kids[blossom] != null) {
            blossom++;
        }
        highest = Math.max(highest, blossom + 1);
        kids[blossom] = cycle;
        from[blossom] = edgesFrom;
        to[blossom] = edgesTo;
        parent[blossom] = NONE;
        base[blossom] = base[cycle[0]];
        for (int kid : cycle) {
            parent[kid] = blossom;
        }
        setTop(blossom, blossom);
        return blossom;
    }

    /** Takes an outermost blossom apart into its kids, which are outermost then. */
    void takeApart(int blossom) {
        for (int kid : kids[blossom]) {
            parent[kid] = NONE;
            setTop(kid, kid);
        }
        kids[blossom] = null;
    }

    private void setTop(int node, int outermost) {
        if (isBlossom(node)) {
            for (int kid : kids[node]) {
                setTop(kid, outermost);
            }
        } else {
            top[node] = outermost;
        }
    }

    /** The place among the kids of the one that holds the vertex. */
    int placeOf(int blossom, int vertex) {
        int kid = vertex;
        while (parent[kid] != blossom) {
            kid = parent[kid];
        }
        int place = 0;
        while (kids[blossom][place] != kid) {
            place++;
        }
        return place;
    }

    /** Matches inside of the outermost blossom of the vertex so that the vertex is its base. */
    void rebase(int vertex) {
        rebase(top[vertex], vertex);
    }

    private void rebase(int node, int vertex) {
        if (!isBlossom(node) || base[node] == vertex) {
            return;
        }
        int place = placeOf(node, vertex);
        rebase(kids[node][place], vertex);
        int length = kids[node].length;
        int first = place % 2 == 0 ? 0 : place + 1;
        int last = place % 2 == 0 ? place : length;
        for (int edge = first; edge < last; edge += 2) {
            int one = from[node][edge];
            int other = to[node][edge];
            rebase(kids[node][edge], one);
            rebase(kids[node][(edge + 1) % length], other);
            match(one, other);
        }
        kids[node] = turned(kids[node], place);
        from[node] = turned(from[node], place);
        to[node] = turned(to[node], place);
        base[node] = vertex;
    }

    private static int[] turned(int[] cycle, int first) {
        int[] turned = new int[cycle.length];
        for (int place = 0; place < cycle.length; place++) {
            turned[place] = cycle[(first + place) % cycle.length];
        }
        return turned;
    }
}
