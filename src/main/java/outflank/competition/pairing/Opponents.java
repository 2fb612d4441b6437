package outflank.competition.pairing;

/**
 * Two entrants regardless of colors.
 *
 * @param lower the lower one of their numbers
 * @param higher the higher one of their numbers
 */
public record Opponents(int lower, int higher) {

    /** @throws IllegalArgumentException if the numbers are equal or in the wrong order */
    public Opponents {
        if (lower >= higher) {
            throw new IllegalArgumentException(
                    "two opponents must differ, the lower number first: " + lower + ", " + higher);
        }
    }

    /** Two entrants in any order. */
    public static Opponents of(int one, int other) {
        return new Opponents(Math.min(one, other), Math.max(one, other));
    }
}
