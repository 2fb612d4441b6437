package outflank.competition.standings;

import outflank.competition.Result;

/**
 * What an entrant has achieved so far. Wins, draws and losses count decided games by their points, forfeits included.
 *
 * @param halfPoints half points from games and byes
 * @param halfDiscs half discs from games, byes at the competition's value
 * @param wins decided games with a whole point
 * @param draws decided games with half a point
 * @param losses decided games without a point
 * @param byes rounds without an opponent being left; byes on request are none of these
 */
public record Score(int halfPoints, int halfDiscs, int wins, int draws, int losses, int byes) {

    /** A bye is worth one point (othello.md section 3). */
    public static final int BYE_HALF_POINTS = 2;

    private static final int HALF_A_BOARD = Result.BOARD_HALF_DISCS / 2;

    /**
     * The half discs of a bye on request. One worth a whole point is like any bye; one worth half a point is like a drawn
     * game, 32–32, but never better than a whole bye; and who gets no point gets no disc either.
     *
     * @param halfPoints what the bye is worth: 0 to 2
     * @param byeHalfDiscs what a bye is worth in this competition
     */
    static int requestedByeHalfDiscs(int halfPoints, int byeHalfDiscs) {
        return switch (halfPoints) {
            case 0 -> 0;
            case 1 -> Math.min(byeHalfDiscs, HALF_A_BOARD);
            default -> byeHalfDiscs;
        };
    }
}
