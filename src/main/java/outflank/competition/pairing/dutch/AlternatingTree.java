package outflank.competition.pairing.dutch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The tree of one search: from its root, an unmatched vertex, every way down goes over an unmatched edge to an inner node and
 * over a matched edge to an outer one.
 */
final class AlternatingTree {

    /** Where an outermost node is. */
    enum Label {
        /** Not in the tree. */
        FREE,
        OUTER,
        INNER
    }

    private final Blossoms blossoms;
    private final Label[] label;
    private final int[] treeFrom;
    private final int[] treeTo;
    private final List<Integer> unread = new ArrayList<>();

    AlternatingTree(Blossoms blossoms) {
        this.blossoms = blossoms;
        this.label = new Label[2 * blossoms.vertices];
        this.treeFrom = new int[2 * blossoms.vertices];
        this.treeTo = new int[2 * blossoms.vertices];
    }

    /** Begins a tree with nothing but its root. */
    void begin(int root) {
        Arrays.fill(label, Label.FREE);
        unread.clear();
        makeOuter(blossoms.top[root]);
    }

    Label label(int node) {
        return label[node];
    }

    /** Vertices that became outer and whose edges nobody has looked at; whoever looks empties the list. */
    List<Integer> unread() {
        return unread;
    }

    private void makeOuter(int node) {
        label[node] = Label.OUTER;
        addVertices(node);
    }

    /** Takes a matched node, and the one it is matched with, into the tree by an edge from an outer vertex. */
    void grow(int outer, int other) {
        int node = blossoms.top[other];
        label[node] = Label.INNER;
        treeFrom[node] = outer;
        treeTo[node] = other;
        makeOuter(blossoms.top[blossoms.mate[blossoms.base[node]]]);
    }

    /** Matches along the path from the root to an outer vertex and on to an unmatched one. */
    void augment(int outer, int other) {
        int vertex = outer;
        int partner = other;
        blossoms.rebase(partner);
        while (true) {
            int before = blossoms.mate[blossoms.base[blossoms.top[vertex]]];
            blossoms.rebase(vertex);
            blossoms.match(vertex, partner);
            if (before == Blossoms.NONE) {
                return;
            }
            int inner = blossoms.top[before];
            partner = treeTo[inner];
            vertex = treeFrom[inner];
            blossoms.rebase(partner);
        }
    }

    /**
     * Makes a blossom, an outer one, of the cycle that an edge between two outer nodes closes.
     *
     * @return its number
     */
    int close(int one, int other) {
        List<Integer> ones = pathUp(blossoms.top[one]);
        List<Integer> others = pathUp(blossoms.top[other]);
        while (ones.size() > 1
                && others.size() > 1
                && ones.get(ones.size() - 2).equals(others.get(others.size() - 2))) {
            ones.remove(ones.size() - 1);
            others.remove(others.size() - 1);
        }
        int length = ones.size() + others.size() - 1;
        int[] cycle = new int[length];
        int[] from = new int[length];
        int[] to = new int[length];
        for (int place = 0; place < length; place++) {
            boolean down = place < ones.size();
            cycle[place] = down ? ones.get(ones.size() - 1 - place) : others.get(place - ones.size());
        }
        for (int place = 0; place < length; place++) {
            int next = cycle[(place + 1) % length];
            if (place == ones.size() - 1) {
                from[place] = one;
                to[place] = other;
            } else if (place < ones.size()) {
                from[place] = upperEnd(next);
                to[place] = lowerEnd(next);
            } else {
                from[place] = lowerEnd(cycle[place]);
                to[place] = upperEnd(cycle[place]);
            }
        }
        int blossom = blossoms.form(cycle, from, to);
        label[blossom] = Label.OUTER;
        for (int kid : cycle) {
            if (label[kid] == Label.INNER) {
                addVertices(kid);
            }
        }
        return blossom;
    }

    /** The end, in the node itself, of the edge to the node above it in the tree. */
    private int lowerEnd(int node) {
        return label[node] == Label.INNER ? treeTo[node] : blossoms.base[node];
    }

    /** The end, in the node above, of the edge from a node to the one above it in the tree. */
    private int upperEnd(int node) {
        return label[node] == Label.INNER ? treeFrom[node] : blossoms.mate[blossoms.base[node]];
    }

    private List<Integer> pathUp(int start) {
        List<Integer> path = new ArrayList<>(List.of(start));
        int node = start;
        while (upperEnd(node) != Blossoms.NONE) {
            node = blossoms.top[upperEnd(node)];
            path.add(node);
        }
        return path;
    }

    private void addVertices(int node) {
        if (blossoms.isBlossom(node)) {
            for (int kid : blossoms.kids(node)) {
                addVertices(kid);
            }
        } else {
            unread.add(node);
        }
    }

    /** Takes an inner blossom without price apart: the even way through it stays in the tree. */
    void expand(int blossom) {
        int[] kids = blossoms.kids(blossom);
        int[] from = blossoms.from(blossom);
        int[] to = blossoms.to(blossom);
        int place = blossoms.placeOf(blossom, treeTo[blossom]);
        blossoms.takeApart(blossom);
        for (int kid : kids) {
            label[kid] = Label.FREE;
        }
        int inner = kids[place];
        label[inner] = Label.INNER;
        treeFrom[inner] = treeFrom[blossom];
        treeTo[inner] = treeTo[blossom];
        boolean back = place % 2 == 0;
        while (place % kids.length != 0) {
            int edge = back ? place - 2 : place + 1;
            int outer = kids[back ? place - 1 : place + 1];
            place = back ? place - 2 : place + 2;
            inner = kids[place % kids.length];
            label[inner] = Label.INNER;
            treeFrom[inner] = back ? to[edge] : from[edge];
            treeTo[inner] = back ? from[edge] : to[edge];
            makeOuter(outer);
        }
        label[blossom] = Label.FREE;
    }
}
