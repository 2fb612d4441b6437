package outflank.competition.standings;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The games a group of entrants had with each other: a table of its own. Two who met more than once have the average of
 * those games (FIDE C.07 6.1.2), so the points are whole multiples of a common fraction of a half point.
 */
final class Encounters {

    /** The games of one entrant with one other: how many, and the half points made in them. */
    private static final class Games {
        private int count;
        private int halfPoints;
    }

    private final List<Map<Integer, Games>> met = new ArrayList<>();
    private final BigInteger[] points;
    private final BigInteger fullPoint;

    /**
     * @param group the entrants, by their places in the competition's list
     * @param forfeits whether forfeits count like games
     */
    Encounters(Tally tally, int[] group, boolean forfeits) {
        Map<Integer, Boolean> members = new HashMap<>();
        for (int entrant : group) {
            members.put(entrant, true);
        }
        BigInteger common = BigInteger.ONE;
        for (int entrant : group) {
            Map<Integer, Games> opponents = new HashMap<>();
            for (int round = 0; round < tally.rounds(); round++) {
                int seat = tally.seats().seat(entrant, round);
                if (isEncounter(tally.seats(), seat, forfeits)
                        && members.containsKey(tally.seats().opponent(seat))) {
                    Games games = opponents.computeIfAbsent(tally.seats().opponent(seat), opponent -> new Games());
                    games.count++;
                    games.halfPoints += tally.seats().halfPoints(seat);
                }
            }
            met.add(opponents);
            for (Games games : opponents.values()) {
                BigInteger count = BigInteger.valueOf(games.count);
                common = common.divide(common.gcd(count)).multiply(count);
            }
        }
        fullPoint = common.shiftLeft(1);
        points = new BigInteger[group.length];
        for (int member = 0; member < points.length; member++) {
            points[member] = points(met.get(member), common);
        }
    }

    private static BigInteger points(Map<Integer, Games> opponents, BigInteger common) {
        BigInteger sum = BigInteger.ZERO;
        for (Games games : opponents.values()) {
            sum = sum.add(
                    common.divide(BigInteger.valueOf(games.count)).multiply(BigInteger.valueOf(games.halfPoints)));
        }
        return sum;
    }

    static boolean isEncounter(Seats seats, int seat, boolean forfeits) {
        return forfeits ? seats.isDecided(seat) : seats.isPlayed(seat);
    }

    /** Whether nobody of the group has met another. */
    boolean isEmpty() {
        return met.stream().allMatch(Map::isEmpty);
    }

    /** Whether everybody of the group has met everybody else. */
    boolean isComplete() {
        return met.stream().allMatch(opponents -> opponents.size() == met.size() - 1);
    }

    /** The points of a member of the group, by the place in it; only to be compared within the group. */
    BigInteger points(int member) {
        return points[member];
    }

    /** The points if the games that are missing were all won. */
    BigInteger mostPoints(int member) {
        int missing = met.size() - 1 - met.get(member).size();
        return points[member].add(fullPoint.multiply(BigInteger.valueOf(missing)));
    }
}
