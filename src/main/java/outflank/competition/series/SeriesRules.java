package outflank.competition.series;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * How a series is counted.
 *
 * @param table what places are worth; empty if the points scored in the tournaments are added, as club leagues do
 * @param best how many of a player's best results count; 0 for all
 * @param higherResultsDecide whether more of the higher results put one of two players with equal totals first; else they
 *     share their rank
 */
public record SeriesRules(Optional<PointsTable> table, int best, boolean higherResultsDecide) {

    private static final int MOST = 1_000;

    /** @throws IllegalArgumentException if the number of results that count is negative or above 1,000 */
    public SeriesRules {
        if (best < 0 || best > MOST) {
            throw new IllegalArgumentException("0 to " + MOST + " results can count, not " + best);
        }
    }

    /** European Grand Prix: the best four results count. */
    public static SeriesRules europeanGrandPrix() {
        return new SeriesRules(Optional.of(PointsTable.europeanGrandPrix()), 4, false);
    }

    /** British Grand Prix: all results count, more firsts decide between equal totals, then more seconds, and so on. */
    public static SeriesRules britishGrandPrix() {
        return new SeriesRules(Optional.of(PointsTable.britishGrandPrix()), 0, true);
    }

    /** A club league: every point of every tournament counts. */
    public static SeriesRules league() {
        return new SeriesRules(Optional.empty(), 0, false);
    }

    /** What the tournament is worth to each of its players. */
    Map<String, Fraction> points(List<Placing> placings) {
        return table.map(worth -> worth.points(placings))
                .orElseGet(() -> placings.stream()
                        .collect(Collectors.toMap(Placing::player, placing -> new Fraction(placing.halfPoints(), 2))));
    }
}
