package outflank.competition.series;

import java.util.Objects;

/**
 * What one tournament gave to one player of a series.
 *
 * @param event number of the tournament in the series, from 0
 * @param rank final rank there
 * @param points points for the series
 * @param counted whether it is one of the best results that count
 */
public record SeriesResult(int event, int rank, Fraction points, boolean counted) {

    public SeriesResult {
        Objects.requireNonNull(points, "points");
    }
}
