package outflank.competition.knockout;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;

/**
 * Who plays in one bracket, fixed when the finals begin: a later correction of the preliminaries does not change it.
 *
 * @param category key of the category of the bracket; empty for the main one
 * @param seeds numbers of the entrants, the best of the preliminaries first
 * @param playOff whether the last two of them play one game for the last place in the bracket
 */
public record Seeding(String category, List<Integer> seeds, boolean playOff) {

    /** @throws IllegalArgumentException if an entrant is named twice, or fewer than two are left for the bracket */
    public Seeding {
        Objects.requireNonNull(category, "category");
        seeds = List.copyOf(seeds);
        if (new HashSet<>(seeds).size() != seeds.size()) {
            throw new IllegalArgumentException("an entrant is seeded twice: " + seeds);
        }
        if (places(seeds.size(), playOff) < 2) {
            throw new IllegalArgumentException("a bracket needs two players, not " + places(seeds.size(), playOff));
        }
    }

    private static int places(int seeds, boolean playOff) {
        return playOff ? seeds - 1 : seeds;
    }

    /** How many players the bracket has once a play-off is over. */
    public int places() {
        return places(seeds.size(), playOff);
    }

    /** The place of an entrant in the preliminaries among those seeded, from 0; the better one of two has the lower. */
    int order(int entrant) {
        return seeds.indexOf(entrant);
    }
}
