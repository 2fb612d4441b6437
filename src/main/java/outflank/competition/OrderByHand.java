package outflank.competition;

import java.util.HashSet;
import java.util.List;

/**
 * The order in which the director has put entrants whom nothing else told apart. It holds for the standings after one
 * round: a later round makes other ties, and the standings of an earlier one were never meant.
 *
 * @param afterRound number of the round the order was given after, from 1
 * @param entrants numbers of those who were put in order, the better one first
 */
public record OrderByHand(int afterRound, List<Integer> entrants) {

    /** @throws IllegalArgumentException if the round has no number, or somebody is named twice */
    public OrderByHand {
        entrants = List.copyOf(entrants);
        if (afterRound < 1) {
            throw new IllegalArgumentException("rounds are numbered from 1, not " + afterRound);
        }
        if (new HashSet<>(entrants).size() < entrants.size()) {
            throw new IllegalArgumentException("an order names nobody twice: " + entrants);
        }
    }
}
