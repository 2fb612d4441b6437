package outflank.competition.series;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What the places of a tournament are worth in a series.
 *
 * @param places points for 1st, 2nd, … place, 0 to 100,000 each, none above the one before it; at most 500
 * @param beyond points for every place after those
 * @param sharedFrom the first place from which players with equal points in the tournament share what their places are
 *     worth together, whatever tie-breaks say; above it only players of one rank share
 * @param roundedUp whether a share with a fraction becomes the next whole number
 */
public record PointsTable(List<Integer> places, int beyond, int sharedFrom, boolean roundedUp) {

    private static final int HIGHEST = 100_000;
    private static final int MOST_PLACES = 500;

    /** @throws IllegalArgumentException if a number is out of its range or the points do not fall */
    public PointsTable {
        places = List.copyOf(places);
        if (places.size() > MOST_PLACES) {
            throw new IllegalArgumentException("a table of points has at most " + MOST_PLACES + " places");
        }
        int before = HIGHEST;
        for (int points : places) {
            requireFalling(before, points);
            before = points;
        }
        requireFalling(before, beyond);
        if (sharedFrom < 1) {
            throw new IllegalArgumentException("places begin with 1, not " + sharedFrom);
        }
    }

    private static void requireFalling(int before, int points) {
        if (points < 0 || points > before) {
            throw new IllegalArgumentException("points of a place are 0 to " + before + ", not " + points);
        }
    }

    /** European Grand Prix: places 1 to 4 are played out, below them equal points share (othello.md section 3). */
    public static PointsTable europeanGrandPrix() {
        return new PointsTable(List.of(200, 140, 90, 60, 40, 30, 20, 15, 10, 5), 0, 5, false);
    }

    /** British Grand Prix: no tie is broken, every place after the ninth is worth 5, fractions are rounded up. */
    public static PointsTable britishGrandPrix() {
        return new PointsTable(List.of(200, 160, 120, 100, 80, 60, 40, 20, 10), 5, 1, true);
    }

    /** What each player gets for a tournament, in the order of the ranking. */
    public Map<String, Fraction> points(List<Placing> placings) {
        List<Placing> order = placings.stream()
                .sorted(Comparator.comparingInt(Placing::rank).thenComparing(Placing::player))
                .toList();
        Map<String, Fraction> points = new HashMap<>();
        for (int first = 0; first < order.size(); ) {
            List<Placing> sharing = sharing(order, first);
            Fraction share = share(first + 1, sharing.size());
            sharing.forEach(placing -> points.put(placing.player(), share));
            first += sharing.size();
        }
        return points;
    }

    private List<Placing> sharing(List<Placing> order, int first) {
        Placing leader = order.get(first);
        List<Placing> sharing = new ArrayList<>();
        for (Placing placing : order.subList(first, order.size())) {
            boolean level = first + 1 >= sharedFrom
                    ? placing.halfPoints() == leader.halfPoints()
                    : placing.rank() == leader.rank();
            if (!level) {
                break;
            }
            sharing.add(placing);
        }
        return sharing;
    }

    private Fraction share(int firstPlace, int players) {
        long sum = 0;
        for (int place = firstPlace; place < firstPlace + players; place++) {
            sum += place <= places.size() ? places.get(place - 1) : beyond;
        }
        Fraction share = new Fraction(sum, players);
        return roundedUp ? share.roundedUp() : share;
    }
}
