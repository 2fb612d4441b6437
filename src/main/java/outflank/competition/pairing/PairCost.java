package outflank.competition.pairing;

/**
 * What one pair costs, by reason, so that a pairing can be explained.
 *
 * @param color color balance and repeated colors of both
 * @param floating the difference of the scores, and whether the two float again or back
 * @param repetition earlier meetings of the two
 * @param country the two come from one country
 * @param club the two come from one club
 * @param elitism a difference of scores among the leaders
 * @param broken prohibitions that had to be given up, {@value #PROHIBITION} each
 */
public record PairCost(long color, long floating, long repetition, long country, long club, long elitism, long broken) {

    /** More than all else in a round of 200 entrants can add up to: no prohibition is given up for anything cheaper. */
    public static final long PROHIBITION = 1_000_000_000;

    /** A pair without any flaw. */
    public static final PairCost NOTHING = new PairCost(0, 0, 0, 0, 0, 0, 0);

    /** The sum of all parts. */
    public long total() {
        return color + floating + repetition + country + club + elitism + broken;
    }
}
