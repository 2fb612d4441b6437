package outflank.series;

import java.util.List;
import outflank.competition.series.SeriesStanding;
import outflank.tournament.Tournament;

/**
 * The standings of a series, ready to be shown.
 *
 * @param counted the tournaments that count, in the order of the results
 * @param coming tournaments of the series that are not finished
 * @param lines everybody who took part, the leader first
 */
public record SeriesTable(List<Tournament> counted, List<Tournament> coming, List<Line> lines) {

    public SeriesTable {
        counted = List.copyOf(counted);
        coming = List.copyOf(coming);
        lines = List.copyOf(lines);
    }

    /**
     * One player of the series.
     *
     * @param name the name as shown
     * @param country three letters, or empty
     * @param standing rank, total and results
     */
    public record Line(String name, String country, SeriesStanding standing) {}
}
