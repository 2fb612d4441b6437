package outflank.competition.pairing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import outflank.competition.Color;

/**
 * Entrants who are alike for the penalty table: the same score, claims to colors and last float. What a pair of two classes
 * costs at least is what it costs without an earlier meeting, a shared country or club, and prohibitions.
 */
final class EntrantClasses {

    /**
     * What the table sees of an entrant.
     *
     * @param score the half points by which he is paired
     * @param black what his color costs if he has Black
     * @param white what his color costs if he has White
     * @param up what floating up costs him
     * @param down what floating down costs him
     */
    private record Sight(int score, long black, long white, long up, long down) {}

    private final Pricing pricing;
    private final int[] ofNode;
    private final int[] scoreIndex;
    private final int[] score;
    private final long[] black;
    private final long[] white;
    private final long[] up;
    private final long[] down;
    private final long[][] gap;
    private final int nobody;

    /**
     * @param entrants the numbers of those to pair
     * @param withNobody whether there is one more node, who is nobody and a class of his own
     */
    EntrantClasses(Pricing pricing, List<Integer> entrants, boolean withNobody) {
        this.pricing = pricing;
        ofNode = new int[entrants.size() + (withNobody ? 1 : 0)];
        Map<Sight, Integer> numbers = new HashMap<>();
        List<Sight> sights = new ArrayList<>();
        for (int node = 0; node < ofNode.length; node++) {
            Sight sight = node < entrants.size() ? sight(entrants.get(node)) : sightOfNobody();
            ofNode[node] = numbers.computeIfAbsent(sight, unseen -> {
                sights.add(sight);
                return sights.size() - 1;
            });
        }
        nobody = withNobody ? ofNode[ofNode.length - 1] : -1;
        score = sights.stream().mapToInt(Sight::score).toArray();
        black = sights.stream().mapToLong(Sight::black).toArray();
        white = sights.stream().mapToLong(Sight::white).toArray();
        up = sights.stream().mapToLong(Sight::up).toArray();
        down = sights.stream().mapToLong(Sight::down).toArray();
        int[] scores = sights.stream().mapToInt(Sight::score).distinct().toArray();
        scoreIndex = new int[score.length];
        for (int i = 0; i < score.length; i++) {
            scoreIndex[i] = indexOf(scores, score[i]);
        }
        gap = gaps(scores);
    }

    private Sight sight(int entrant) {
        int own = pricing.score(entrant);
        return new Sight(
                own,
                pricing.color(entrant, Color.BLACK),
                pricing.color(entrant, Color.WHITE),
                pricing.floating(entrant, own + 1),
                pricing.floating(entrant, own - 1));
    }

    /** Nobody has a score below all others, so no entrant is seen like him. */
    private Sight sightOfNobody() {
        return new Sight(pricing.scoreOfNobody(), 0, 0, 0, 0);
    }

    private static int indexOf(int[] values, int value) {
        int index = 0;
        while (values[index] != value) {
            index++;
        }
        return index;
    }

    private long[][] gaps(int[] scores) {
        long[][] gaps = new long[scores.length][scores.length];
        for (int one = 0; one < scores.length; one++) {
            for (int other = 0; other < scores.length; other++) {
                gaps[one][other] = pricing.gap(scores[one], scores[other]);
            }
        }
        return gaps;
    }

    int size() {
        return score.length;
    }

    int of(int node) {
        return ofNode[node];
    }

    /** The part of the cost that does not depend on colors. */
    long floating(int one, int other) {
        long cost = gap[scoreIndex[one]][scoreIndex[other]];
        if (score[one] > score[other]) {
            return cost + down[one] + up[other];
        }
        return score[one] < score[other] ? cost + up[one] + down[other] : cost;
    }

    /** What the colors cost if the first one has Black; nothing against nobody. */
    long colors(int blacks, int whites) {
        return blacks == nobody || whites == nobody ? 0 : black[blacks] + white[whites];
    }

    /** What a pair of the two classes costs at least. */
    long floor(int one, int other) {
        return floating(one, other) + Math.min(colors(one, other), colors(other, one));
    }
}
