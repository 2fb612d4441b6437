package outflank.competition.knockout;

import java.util.Objects;

/**
 * What one bracket of the finals looks like.
 *
 * @param category key of the category whose best players meet in it; empty for the main one, which decides the first places
 * @param qualifiers how many qualify by the standings, 2 to 64; if that is no power of two, the best ones have a bye first
 * @param bestOf the most games of each match before the final: 1 to 9, odd
 * @param bestOfFinal the most games of the final: 1 to 9, odd
 * @param thirdPlace whether the losers of the semi-finals play one game for the third place
 * @param playOff whether the last qualifier and the next in the standings play one game for the place in the finals if they
 *     have equal points
 */
public record BracketPlan(
        String category, int qualifiers, int bestOf, int bestOfFinal, boolean thirdPlace, boolean playOff) {

    /** The most players of one bracket. */
    public static final int MOST_QUALIFIERS = 64;

    /** The most games of one match. */
    public static final int MOST_GAMES = 9;

    /** So few players at least have two semi-finals, and so a third place to play for. */
    public static final int SEMI_FINALISTS = 4;

    /** @throws IllegalArgumentException if a number is out of its range, or there is no third place to play for */
    public BracketPlan {
        Objects.requireNonNull(category, "category");
        if (qualifiers < 2 || qualifiers > MOST_QUALIFIERS) {
            throw new IllegalArgumentException("2 to 64 players can qualify, not " + qualifiers);
        }
        requireBestOf(bestOf);
        requireBestOf(bestOfFinal);
        if (thirdPlace && qualifiers < SEMI_FINALISTS) {
            throw new IllegalArgumentException(
                    "a game for the third place needs two semi-finals, which " + qualifiers + " players have not");
        }
    }

    private static void requireBestOf(int bestOf) {
        if (bestOf < 1 || bestOf > MOST_GAMES || bestOf % 2 == 0) {
            throw new IllegalArgumentException("a match has 1, 3, 5, 7 or 9 games, not " + bestOf);
        }
    }

    /** A final between the best two. */
    public static BracketPlan finalOnly(String category, int bestOfFinal) {
        return new BracketPlan(category, 2, bestOfFinal, bestOfFinal, false, false);
    }

    /** The most games of a match in this place of the bracket. */
    int bestOf(int slot) {
        return slot == 1 ? bestOfFinal : bestOf;
    }
}
