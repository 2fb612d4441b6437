package outflank.competition.pairing.dutch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The weights of all edges of a complete graph. A weight is a row of whole numbers, compared and added part by part, the
 * first part before the second: as exact as one very long number, without its carries. All parts but the last are shared
 * between edges of one kind; the last, the fine part, is each edge's own.
 */
final class EdgeWeights {

    private final int nodes;
    private final int parts;
    private final int[] kindOf;
    private final long[] fine;
    private long[][] kinds = new long[64][];
    private int kindCount;
    private final Map<Integer, List<Integer>> kindsByHash = new HashMap<>();

    /**
     * A graph whose edges all weigh nothing.
     *
     * @param nodes number of nodes
     * @param sharedParts parts of a weight before the fine part, 1 or more
     */
    EdgeWeights(int nodes, int sharedParts) {
        this.nodes = nodes;
        this.parts = sharedParts + 1;
        this.kindOf = new int[nodes * nodes];
        this.fine = new long[nodes * nodes];
        kind(new long[sharedParts]);
    }

    /** The number of the kind of edges with these shared parts. */
    int kind(long[] shared) {
        List<Integer> alike = kindsByHash.computeIfAbsent(Arrays.hashCode(shared), hash -> new ArrayList<>());
        for (int kind : alike) {
            if (Arrays.equals(kinds[kind], shared)) {
                return kind;
            }
        }
        if (kindCount == kinds.length) {
            kinds = Arrays.copyOf(kinds, 2 * kindCount);
        }
        kinds[kindCount] = shared.clone();
        alike.add(kindCount);
        return kindCount++;
    }

    /** Gives the edge another kind. */
    void setKind(int one, int other, int kind) {
        kindOf[one * nodes + other] = kind;
        kindOf[other * nodes + one] = kind;
    }

    /** The number of the kind of the edge. */
    int kindOf(int one, int other) {
        return kindOf[one * nodes + other];
    }

    /** Gives the edge another fine part. */
    void setFine(int one, int other, long value) {
        fine[one * nodes + other] = value;
        fine[other * nodes + one] = value;
    }

    /** The fine part of the edge. */
    long fine(int one, int other) {
        return fine[one * nodes + other];
    }

    /** One part of the weight of the edge. */
    long at(int one, int other, int part) {
        int edge = one * nodes + other;
        return part == parts - 1 ? fine[edge] : kinds[kindOf[edge]][part];
    }

    int nodes() {
        return nodes;
    }

    /** Parts of a weight, the fine one included. */
    int parts() {
        return parts;
    }
}
