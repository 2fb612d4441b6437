package outflank.competition.pairing.dutch;

import java.util.ArrayList;
import java.util.List;

/**
 * Chooses among the equally good candidates for a homogeneous bracket, or for the remainder of a heterogeneous one, by the
 * order of C.04.3, 4.2 and 4.3. In the candidate as it is generated first, the one of a pair with the lower number in the
 * bracket (BSN) is in S1, so a player has changed sides exactly if he is of the first half but unpaired or the higher of his
 * pair (out), or of the second half but the lower of his pair (in).
 */
final class RemainderPairing {

    private final LexicographicMatching matching;
    private final BracketWeights weights;
    private final List<Integer> residents;
    private final int pairs;
    private final int[] sequence;
    private final int bonusBits;
    private final int sumBits;

    /**
     * @param residents vertices of the players to pair, in order
     * @param pairs how many pairs they make: the first so many players are the original S1
     */
    RemainderPairing(LexicographicMatching matching, BracketWeights weights, List<Integer> residents, int pairs) {
        this.matching = matching;
        this.weights = weights;
        this.residents = residents;
        this.pairs = pairs;
        int nodes = weights.weights().nodes();
        this.sequence = new int[nodes];
        for (int place = 0; place < residents.size(); place++) {
            sequence[residents.get(place)] = place + 1;
        }
        this.bonusBits = Integer.SIZE - Integer.numberOfLeadingZeros(nodes) + 1;
        this.sumBits = 2 * bonusBits;
    }

    void choose() {
        for (int one : residents) {
            for (int other = 0; other < sequence.length; other++) {
                if (other != one && !matching.isSealed(other)) {
                    weights.weights().setFine(one, other, order(one, other));
                }
            }
        }
        matching.solve(vertex -> {
            int place = sequence[vertex];
            return place == 0 ? -1 : place > pairs ? vertexAt(place - pairs) : vertexAt(place + pairs);
        });
        int out = exchangeOut();
        int in = exchangeIn(out);
        if (in != out) {
            throw new IllegalStateException(out + " players leave the upper half for " + in);
        }
        transpose();
    }

    private int vertexAt(int place) {
        return place > residents.size() ? -1 : residents.get(place - 1);
    }

    /** What an edge contributes: fewer exchanges first, then the smaller difference of the sums. */
    private long order(int one, int other) {
        int lower = Math.min(sequence[one], sequence[other]);
        int higher = Math.max(sequence[one], sequence[other]);
        if (lower > 0 && weights.isPair(one, other)) {
            if (higher <= pairs) {
                return term(-1, higher);
            }
            return lower > pairs ? term(-1, -lower) : 0;
        }
        return left(lower) + left(higher);
    }

    private long left(int number) {
        return number > 0 && number <= pairs ? term(-1, number) : 0;
    }

    private long term(long exchanges, long sum) {
        return (exchanges * (1L << sumBits) + sum) * (1L << bonusBits);
    }

    private boolean isPair(int one, int other) {
        return sequence[one] > 0 && sequence[other] > 0 && weights.isPair(one, other);
    }

    /** 4.3.2, third rule: the largest numbers that leave S1. */
    private int exchangeOut() {
        int wanted = 0;
        for (int place = 1; place <= pairs; place++) {
            wanted += isOut(vertexAt(place)) ? 1 : 0;
        }
        int found = 0;
        for (int place = pairs; place >= 1 && found < wanted; place--) {
            int vertex = vertexAt(place);
            matching.prefer(vertex, other -> staysUpper(vertex, other) ? 1 : 0, 1);
            if (isOut(vertex)) {
                found++;
                matching.lower(
                        vertex, other -> staysUpper(vertex, other), weights.apart(), other -> apart(vertex, other));
            } else {
                matching.lower(vertex, other -> !staysUpper(vertex, other), weights.excluded(), other -> 0);
            }
        }
        return found;
    }

    /** 4.3.2, fourth rule: the smallest numbers that come into S1. */
    private int exchangeIn(int wanted) {
        int found = 0;
        for (int place = pairs + 1; place <= residents.size() && found < wanted; place++) {
            int vertex = vertexAt(place);
            matching.prefer(vertex, other -> staysUpper(vertex, other) ? 0 : 1, 1);
            if (staysUpper(vertex, matching.partner(vertex))) {
                found++;
                matching.lower(vertex, other -> !staysUpper(vertex, other), weights.excluded(), other -> 0);
            } else {
                matching.lower(
                        vertex, other -> staysUpper(vertex, other), weights.apart(), other -> apart(vertex, other));
            }
        }
        return found;
    }

    private long apart(int one, int other) {
        return left(sequence[one]) + left(sequence[other]);
    }

    /** Whether a vertex with this partner is in S1: as the lower number of a pair. */
    private boolean staysUpper(int vertex, int partner) {
        return isPair(vertex, partner) && sequence[partner] > sequence[vertex];
    }

    private boolean isOut(int vertex) {
        return !staysUpper(vertex, matching.partner(vertex));
    }

    /** 4.2: everybody in S1, the first one first, gets the lowest number he can have. */
    private void transpose() {
        List<Integer> upper = new ArrayList<>();
        for (int vertex : residents) {
            if (staysUpper(vertex, matching.partner(vertex))) {
                upper.add(vertex);
            }
        }
        int worst = sequence.length + 1;
        for (int vertex : upper) {
            matching.prefer(vertex, other -> staysUpper(vertex, other) ? sequence[other] : worst, worst);
            matching.seal(vertex, matching.partner(vertex));
        }
    }
}
