package outflank.competition.standings;

import java.util.List;
import java.util.Objects;
import outflank.competition.Entrant;

/**
 * One line of the standings.
 *
 * @param rank the place, from 1; entrants equal in everything share it, and the next place is left out
 * @param entrant who stands there
 * @param score points, discs, wins, draws, losses and byes
 * @param tieBreakValues one value per tie-break of the standings, in their order
 */
public record Standing(int rank, Entrant entrant, Score score, List<TieBreakValue> tieBreakValues) {

    public Standing {
        Objects.requireNonNull(entrant, "entrant");
        Objects.requireNonNull(score, "score");
        tieBreakValues = List.copyOf(tieBreakValues);
    }

    /** Half points from games and byes. */
    public int halfPoints() {
        return score.halfPoints();
    }

    /** Half discs from games, byes at the competition's value. */
    public int halfDiscs() {
        return score.halfDiscs();
    }
}
