package outflank.competition.series;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
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
    private static final Set<String> KNOWN =
            Set.of("places", "beyond", "shared-from", "rounded-up", "best", "higher-results");

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

    /** Writes the rules in the form {@link #parse} reads, such as {@code places=200 140 90;shared-from=5;best=4}. */
    public String stored() {
        StringJoiner stored = new StringJoiner(";");
        table.ifPresent(worth -> {
            stored.add("places=" + worth.places().stream().map(String::valueOf).collect(Collectors.joining(" ")));
            stored.add("beyond=" + worth.beyond());
            stored.add("shared-from=" + worth.sharedFrom());
            stored.add("rounded-up=" + worth.roundedUp());
        });
        return stored.add("best=" + best)
                .add("higher-results=" + higherResultsDecide)
                .toString();
    }

    /**
     * Reads what {@link #stored} writes. Without places the points scored are added.
     *
     * @throws IllegalArgumentException if a setting is unknown, missing or out of its range
     */
    public static SeriesRules parse(String stored) {
        Map<String, String> settings = new HashMap<>();
        for (String setting : stored.split(";", -1)) {
            String[] parts = setting.split("=", 2);
            if (parts.length != 2 || !KNOWN.contains(parts[0]) || settings.put(parts[0], parts[1]) != null) {
                throw new IllegalArgumentException("\"" + setting + "\" is no setting of a series");
            }
        }
        Optional<PointsTable> table = Optional.ofNullable(settings.get("places"))
                .map(places -> new PointsTable(
                        Arrays.stream(places.split(" "))
                                .filter(number -> !number.isEmpty())
                                .map(SeriesRules::number)
                                .toList(),
                        number(settings.get("beyond")),
                        number(settings.get("shared-from")),
                        Boolean.parseBoolean(settings.get("rounded-up"))));
        return new SeriesRules(
                table, number(settings.get("best")), Boolean.parseBoolean(settings.get("higher-results")));
    }

    private static int number(String text) {
        if (text == null || !text.matches("\\d{1,6}")) {
            throw new IllegalArgumentException("a series needs whole numbers, not \"" + text + "\"");
        }
        return Integer.parseInt(text);
    }
}
