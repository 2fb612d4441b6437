package outflank.competition.standings;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;

/**
 * A tie-break from the opponents' ratings (FIDE C.07 Article 10). Whoever had no rated opponent has none.
 *
 * @param measure what is made of them
 */
public record RatingTieBreak(Measure measure) implements TieBreak {

    /** What can be made of the opponents' ratings; each constant is the name of a tie-break. */
    public enum Measure {
        /** Their average, a whole number. Its steps are the sum of the ratings and the number of games. */
        OPPONENTS_RATING,
        /**
         * An Elo performance: the average and what the points made in percent are worth. It is not the rating of the World
         * Othello Federation, whose equations are not public. Its steps are sum, games, average, percentage and its worth.
         */
        PERFORMANCE
    }

    /**
     * What 50 to 100 percent are worth in rating points (FIDE Rating Regulations, table 8.1.1); below 50 percent it is the
     * same of the rest, taken off.
     */
    private static final int[] WORTH = {
        0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184,
        193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501,
        538, 589, 677, 800
    };

    private static final int EVEN = 50;

    @Override
    public String name() {
        return measure.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public Amounts amounts(Tally tally, Ties ties) {
        long[] units = new long[tally.size()];
        for (int entrant = 0; entrant < units.length; entrant++) {
            OpponentRatings ratings = OpponentRatings.of(tally, entrant);
            if (ratings.games() == 0) {
                units[entrant] = Amounts.NONE;
            } else {
                int added = measure == Measure.PERFORMANCE ? worth(ratings.percentage()) : 0;
                units[entrant] = ratings.average() + added;
            }
        }
        return new Amounts(units, 1);
    }

    /** What this many percent of the points are worth in rating points. */
    static int worth(int percentage) {
        return percentage < EVEN ? -WORTH[EVEN - percentage] : WORTH[percentage - EVEN];
    }

    @Override
    public Working working(Tally tally, Ties ties, int entrant) {
        List<WorkingLine> lines = OpponentRatings.lines(tally, entrant);
        OpponentRatings ratings = OpponentRatings.of(tally, entrant);
        if (ratings.games() == 0) {
            return new Working(lines, List.of());
        }
        List<Integer> steps = measure == Measure.OPPONENTS_RATING
                ? List.of(ratings.sum(), ratings.games())
                : List.of(
                        ratings.sum(),
                        ratings.games(),
                        ratings.average(),
                        ratings.percentage(),
                        worth(ratings.percentage()));
        return new Working(lines, steps.stream().map(BigDecimal::valueOf).toList());
    }
}
