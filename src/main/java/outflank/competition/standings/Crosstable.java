package outflank.competition.standings;

import java.util.List;
import outflank.competition.Competition;

/**
 * Who did what in which round.
 *
 * @param standings the standings whose order the rows have
 * @param rows one row per entrant
 */
public record Crosstable(Standings standings, List<Row> rows) {

    public Crosstable {
        rows = List.copyOf(rows);
    }

    /**
     * One entrant's row.
     *
     * @param standing the entrant with rank and score
     * @param cells one cell per published round, the first one first
     */
    public record Row(Standing standing, List<Cell> cells) {

        public Row {
            cells = List.copyOf(cells);
        }
    }

    /** The crosstable of the published rounds, ordered by the standings with these tie-breaks. */
    public static Crosstable of(Competition competition, List<TieBreak> tieBreaks) {
        Tally tally = Tally.of(competition);
        Standings standings = Standings.of(tally, tieBreaks);
        return new Crosstable(
                standings,
                standings.rows().stream()
                        .map(standing ->
                                new Row(standing, tally.cells(standing.entrant().number())))
                        .toList());
    }
}
