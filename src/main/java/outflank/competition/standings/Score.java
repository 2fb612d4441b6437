package outflank.competition.standings;

import java.util.List;

/**
 * What an entrant has achieved so far. Wins, draws and losses count decided games by their points, forfeits included.
 *
 * @param halfPoints half points from games and byes
 * @param halfDiscs half discs from games, byes at the competition's value
 * @param wins decided games with a whole point
 * @param draws decided games with half a point
 * @param losses decided games without a point
 * @param byes rounds with a bye
 */
public record Score(int halfPoints, int halfDiscs, int wins, int draws, int losses, int byes) {

    /** A bye is worth one point (othello.md section 3). */
    public static final int BYE_HALF_POINTS = 2;

    static Score of(List<Cell> cells, int byeHalfDiscs) {
        int[] gamesByHalfPoints = new int[3];
        int halfPoints = 0;
        int halfDiscs = 0;
        int byes = 0;
        for (Cell cell : cells) {
            halfPoints += cell.halfPoints();
            halfDiscs += cell.halfDiscs(byeHalfDiscs);
            if (cell.kind() == CellKind.BYE) {
                byes++;
            }
            if (cell.result().isPresent()) {
                gamesByHalfPoints[cell.halfPoints()]++;
            }
        }
        return new Score(halfPoints, halfDiscs, gamesByHalfPoints[2], gamesByHalfPoints[1], gamesByHalfPoints[0], byes);
    }
}
