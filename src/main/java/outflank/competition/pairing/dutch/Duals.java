package outflank.competition.pairing.dutch;

import java.util.Arrays;

/**
 * The prices by which a matching is proven to be the heaviest: one for each vertex, and half of one for each blossom. No
 * edge may weigh more, doubled, than its two vertices and the blossoms around both of them cost together; what is left is its
 * slack. A matching whose edges have no slack, and which leaves each blossom with a price by one edge only, is the heaviest.
 */
final class Duals {

    private final EdgeWeights weights;
    private final Blossoms blossoms;
    private final int parts;
    private final long[] vertex;
    private final long[] blossom;

    Duals(EdgeWeights weights, Blossoms blossoms) {
        this.weights = weights;
        this.blossoms = blossoms;
        this.parts = weights.parts();
        this.vertex = new long[weights.nodes() * parts];
        this.blossom = new long[weights.nodes() * parts];
    }

    /** The slack of an edge that is not inside of any blossom. */
    long slack(int one, int other, int part) {
        return vertex[one * parts + part] + vertex[other * parts + part] - 2 * weights.at(one, other, part);
    }

    /** Compares the slacks of two edges that are not inside of any blossom, each taken so many times. */
    int compare(int one, int other, int times, int third, int fourth, int thirdTimes) {
        for (int part = 0; part < parts; part++) {
            int order = Long.compare(times * slack(one, other, part), thirdTimes * slack(third, fourth, part));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }

    /** Whether an edge, perhaps one inside of blossoms, has no slack. */
    boolean isTight(int one, int other) {
        boolean inside = blossoms.top[one] == blossoms.top[other];
        for (int part = 0; part < parts; part++) {
            long slack = slack(one, other, part) + (inside ? around(one, other, part) : 0);
            if (slack != 0) {
                return false;
            }
        }
        return true;
    }

    private long around(int one, int other, int part) {
        long price = 0;
        for (int around = blossoms.parent(one); around != Blossoms.NONE; around = blossoms.parent(around)) {
            if (half(around, part) != 0 && holds(around, other)) {
                price += 2 * half(around, part);
            }
        }
        return price;
    }

    private boolean holds(int around, int inside) {
        int node = inside;
        while (node != Blossoms.NONE && node != around) {
            node = blossoms.parent(node);
        }
        return node == around;
    }

    /** Half of the price of a blossom. */
    long half(int number, int part) {
        return blossom[(number - blossoms.vertices) * parts + part];
    }

    boolean isFree(int number) {
        for (int part = 0; part < parts; part++) {
            if (half(number, part) != 0) {
                return false;
            }
        }
        return true;
    }

    void free(int number) {
        int start = (number - blossoms.vertices) * parts;
        Arrays.fill(blossom, start, start + parts, 0);
    }

    /** Changes the price of a vertex by so many times a step. */
    void addToVertex(int number, long[] step, int times) {
        for (int part = 0; part < parts; part++) {
            int place = number * parts + part;
            vertex[place] = Math.addExact(vertex[place], times * step[part]);
        }
    }

    /** Changes half the price of a blossom by so many times a step. */
    void addToBlossom(int number, long[] step, int times) {
        for (int part = 0; part < parts; part++) {
            int place = (number - blossoms.vertices) * parts + part;
            blossom[place] = Math.addExact(blossom[place], times * step[part]);
        }
    }

    /** Gives a vertex the highest weight of its edges as its price: with such prices no edge lacks slack. */
    void begin(int number, int[] others, int count) {
        long[] best = null;
        for (int index = 0; index < count; index++) {
            int other = others[index];
            if (other != number) {
                best = higher(best, number, other, false);
            }
        }
        put(number, best);
    }

    /** Gives a vertex, not inside of any blossom, the lowest price with which no edge lacks slack. */
    void reprice(int number, int[] others, int count) {
        long[] best = null;
        for (int index = 0; index < count; index++) {
            int other = others[index];
            if (other != number) {
                best = higher(best, number, other, true);
            }
        }
        put(number, best);
    }

    private void put(int number, long[] price) {
        if (price != null) {
            System.arraycopy(price, 0, vertex, number * parts, parts);
        }
    }

    private long[] higher(long[] best, int number, int other, boolean lessOther) {
        boolean decided = best == null;
        long[] result = decided ? new long[parts] : best;
        for (int part = 0; part < parts; part++) {
            long weight = weights.at(number, other, part);
            long price = lessOther ? 2 * weight - vertex[other * parts + part] : weight;
            if (!decided && price < result[part]) {
                return result;
            }
            decided = decided || price > result[part];
            if (decided) {
                result[part] = price;
            }
        }
        return result;
    }
}
