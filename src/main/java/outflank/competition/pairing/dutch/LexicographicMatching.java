package outflank.competition.pairing.dutch;

import java.util.function.IntPredicate;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * The perfect matching with the highest sum of weights, which are compared part by part ({@link EdgeWeights}), and the
 * questions that choose between several of them: can this vertex have a better partner without any loss? An answer starts
 * from the prices of the last one, so it costs a search or two and not a whole matching.
 *
 * <p>Edmonds' algorithm with prices, in the form that grows one tree at a time, O(n³) comparisons for a whole matching.
 */
final class LexicographicMatching {

    private final EdgeWeights weights;
    private final Blossoms blossoms;
    private final Duals duals;
    private final boolean[] sealed;
    private int[] live;

    /** @throws IllegalArgumentException if the number of nodes is odd */
    LexicographicMatching(EdgeWeights weights) {
        if (weights.nodes() % 2 != 0) {
            throw new IllegalArgumentException("an odd number of nodes has no perfect matching");
        }
        this.weights = weights;
        this.blossoms = new Blossoms(weights.nodes());
        this.duals = new Duals(weights, blossoms);
        this.sealed = new boolean[weights.nodes()];
        this.live = IntStream.range(0, weights.nodes()).toArray();
    }

    /**
     * Matches everybody who is not sealed anew.
     *
     * @param liked the partner to try first for each vertex, only to save time; anything else than a vertex if there is none
     */
    void solve(IntUnaryOperator liked) {
        int[] kept = IntStream.range(0, weights.nodes()).map(this::partner).toArray();
        blossoms.clear();
        for (int vertex = 0; vertex < kept.length; vertex++) {
            if (sealed[vertex]) {
                blossoms.mate[vertex] = kept[vertex];
            }
        }
        for (int vertex : live) {
            duals.begin(vertex, live, live.length);
        }
        for (int vertex : live) {
            int first = liked.applyAsInt(vertex);
            if (first >= 0 && first < weights.nodes() && !sealed[first]) {
                join(vertex, first);
            }
        }
        for (int vertex : live) {
            joinAny(vertex);
        }
        for (int vertex : live) {
            if (partner(vertex) == Blossoms.NONE) {
                duals.reprice(vertex, live, live.length);
                joinAny(vertex);
            }
        }
        settle();
    }

    private void joinAny(int vertex) {
        for (int at = 0; at < live.length && partner(vertex) == Blossoms.NONE; at++) {
            join(vertex, live[at]);
        }
    }

    private void join(int one, int other) {
        if (one != other
                && partner(one) == Blossoms.NONE
                && partner(other) == Blossoms.NONE
                && duals.isTight(one, other)) {
            blossoms.match(one, other);
        }
    }

    /** Whether the vertex and its partner are a pair for good. */
    boolean isSealed(int vertex) {
        return sealed[vertex];
    }

    /** The partner of a vertex. */
    int partner(int vertex) {
        return blossoms.mate[vertex];
    }

    /**
     * Gives a vertex the partner of the lowest rank it can have in any of the heaviest matchings.
     *
     * @param rank rank of each vertex as a partner: 0 or more
     * @param worst a rank none of them exceeds
     */
    void prefer(int vertex, IntUnaryOperator rank, int worst) {
        int present = rank.applyAsInt(partner(vertex));
        boolean perhaps = false;
        for (int other : live) {
            perhaps = perhaps || other != vertex && rank.applyAsInt(other) < present && duals.isTight(vertex, other);
        }
        if (!perhaps) {
            return;
        }
        loosen(vertex);
        for (int other : live) {
            if (other != vertex) {
                weights.setFine(vertex, other, weights.fine(vertex, other) + worst - rank.applyAsInt(other));
            }
        }
        duals.reprice(vertex, live, live.length);
        if (partner(vertex) != Blossoms.NONE && !duals.isTight(vertex, partner(vertex))) {
            blossoms.unmatch(vertex);
        }
        settle();
    }

    /**
     * Gives edges of a vertex another weight, a lower one.
     *
     * @param which says of each vertex whether the edge to it is one of them; the partner's must not be
     * @param kind their kind
     * @param fine their fine part, for each vertex
     */
    void lower(int vertex, IntPredicate which, int kind, IntToLongFunction fine) {
        loosen(vertex);
        for (int other : live) {
            if (other != vertex && which.test(other)) {
                weights.setKind(vertex, other, kind);
                weights.setFine(vertex, other, fine.applyAsLong(other));
            }
        }
        settle();
    }

    /** Keeps a pair for good, and the rest at its best. */
    void seal(int one, int other) {
        loosen(one);
        loosen(other);
        blossoms.unmatch(one);
        blossoms.unmatch(other);
        blossoms.match(one, other);
        sealed[one] = true;
        sealed[other] = true;
        live = IntStream.of(live).filter(vertex -> !sealed[vertex]).toArray();
        settle();
    }

    /** Takes all blossoms around a vertex apart; their prices go to their vertices. */
    private void loosen(int vertex) {
        while (blossoms.top[vertex] != vertex) {
            int blossom = blossoms.top[vertex];
            if (!duals.isFree(blossom)) {
                long[] half = new long[weights.parts()];
                for (int part = 0; part < half.length; part++) {
                    half[part] = duals.half(blossom, part);
                }
                for (int inside : live) {
                    if (blossoms.top[inside] == blossom) {
                        duals.addToVertex(inside, half, 1);
                    }
                }
                blossoms.unmatch(blossoms.base[blossom]);
            }
            blossoms.takeApart(blossom);
        }
    }

    private void settle() {
        TreeSearch search = null;
        for (int vertex : live) {
            if (partner(vertex) == Blossoms.NONE) {
                search = search == null ? new TreeSearch(weights, blossoms, duals, live, live.length) : search;
                search.run(vertex);
            }
        }
    }
}
