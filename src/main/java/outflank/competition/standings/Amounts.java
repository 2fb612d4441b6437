package outflank.competition.standings;

import java.math.BigDecimal;

/**
 * What one tie-break says of everybody, as whole multiples of a unit, so that nothing is ever rounded on the way.
 *
 * @param units the number of units of each entrant, by the place in the competition's list; {@link #NONE} where the
 *     tie-break has nothing to say
 * @param unitsInOne how many units are one: 1, or a number without other prime factors than 2 and 5
 */
public record Amounts(long[] units, int unitsInOne) {

    /** Stands where a tie-break has nothing to say; always behind those of whom it has. */
    public static final long NONE = Long.MIN_VALUE;

    /** The amount this many units are, written without trailing zeros; zero for {@link #NONE}. */
    BigDecimal toDecimal(long amount) {
        return Decimals.plain(amount == NONE ? 0 : amount, unitsInOne);
    }
}
