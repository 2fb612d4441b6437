package outflank.competition.series;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * One line of the standings of a series.
 *
 * @param rank from 1; players equal in everything share it
 * @param player key of the person
 * @param total points of the results that count
 * @param results one for each tournament played, in the order of the series
 */
public record SeriesStanding(int rank, String player, Fraction total, List<SeriesResult> results) {

    public SeriesStanding {
        Objects.requireNonNull(player, "player");
        Objects.requireNonNull(total, "total");
        results = List.copyOf(results);
    }

    /** The result in the tournament with this number; empty if the player was not there. */
    public Optional<SeriesResult> in(int event) {
        return results.stream().filter(result -> result.event() == event).findFirst();
    }
}
