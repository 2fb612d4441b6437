package outflank.competition.standings;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What one player receives.
 *
 * @param entrant number of the entrant
 * @param amount money in the smallest unit of its currency, 0 or more
 * @param sharing how many players shared the prizes of their places
 */
public record Award(int entrant, long amount, int sharing) {

    /**
     * Deals the prizes out. Whoever shares gets the same, what cannot be divided goes in single smallest units to the first
     * of them, so that nothing is lost.
     *
     * @param ranks the places of everybody who can win a prize, the leader first; shared ranks are equal
     * @param halfPoints half points by the number of the entrant
     * @param amounts prize money by place; a place that is left out has none
     * @throws IllegalArgumentException if an entrant has two places, or a prize is negative
     */
    public static List<Award> of(
            List<Place> ranks, Map<Integer, Integer> halfPoints, Map<Integer, Long> amounts, PrizeSplit split) {
        requirePossible(ranks, amounts);
        List<Award> awards = new ArrayList<>();
        for (int first = 0; first < ranks.size(); ) {
            List<Place> sharing = sharing(ranks, first, halfPoints, split);
            long sum = 0;
            for (int place = first + 1; place <= first + sharing.size(); place++) {
                sum = Math.addExact(sum, amounts.getOrDefault(place, 0L));
            }
            for (int i = 0; i < sharing.size() && sum > 0; i++) {
                long share = sum / sharing.size() + (i < sum % sharing.size() ? 1 : 0);
                awards.add(new Award(sharing.get(i).entrant(), share, sharing.size()));
            }
            first += sharing.size();
        }
        return awards;
    }

    /**
     * A place in a ranking.
     *
     * @param entrant number of the entrant
     * @param rank the rank, from 1
     */
    public record Place(int entrant, int rank) {}

    private static void requirePossible(List<Place> ranks, Map<Integer, Long> amounts) {
        Set<Integer> placed = new HashSet<>();
        for (Place place : ranks) {
            if (!placed.add(place.entrant())) {
                throw new IllegalArgumentException("entrant " + place.entrant() + " has two places");
            }
        }
        amounts.forEach((place, amount) -> {
            if (place < 1 || amount < 0) {
                throw new IllegalArgumentException("place " + place + " cannot have a prize of " + amount);
            }
        });
    }

    private static List<Place> sharing(
            List<Place> ranks, int first, Map<Integer, Integer> halfPoints, PrizeSplit split) {
        Place leader = ranks.get(first);
        int end = first;
        while (end < ranks.size() && isLevel(leader, ranks.get(end), halfPoints, split)) {
            end++;
        }
        return ranks.subList(first, end);
    }

    private static boolean isLevel(Place one, Place other, Map<Integer, Integer> halfPoints, PrizeSplit split) {
        return one.rank() == other.rank()
                || split == PrizeSplit.BY_POINTS
                        && halfPoints.get(one.entrant()).equals(halfPoints.get(other.entrant()));
    }
}
