package outflank.competition.series;

import java.util.Objects;

/**
 * Where somebody ended in one tournament.
 *
 * @param player key of the person across the tournaments of the series
 * @param rank final rank, from 1; equal ranks are shared
 * @param halfPoints half points in the tournament
 */
public record Placing(String player, int rank, int halfPoints) {

    /** @throws IllegalArgumentException if the rank is below 1 */
    public Placing {
        Objects.requireNonNull(player, "player");
        if (rank < 1) {
            throw new IllegalArgumentException("ranks begin with 1, not " + rank);
        }
    }
}
