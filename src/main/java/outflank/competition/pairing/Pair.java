package outflank.competition.pairing;

import java.util.Objects;

/**
 * One game of a proposed round.
 *
 * @param table number of the table, from 1; the leaders sit at table 1
 * @param black number of the entrant with the black discs
 * @param white number of the entrant with the white discs
 * @param cost why this pair is not free
 */
public record Pair(int table, int black, int white, PairCost cost) {

    public Pair {
        Objects.requireNonNull(cost, "cost");
    }
}
