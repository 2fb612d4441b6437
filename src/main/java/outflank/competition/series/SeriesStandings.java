package outflank.competition.series;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Who leads a series. */
public final class SeriesStandings {

    private SeriesStandings() {}

    /**
     * Everybody who took part in a tournament of the series, the leader first; who shares a rank stands in the order of the
     * keys.
     *
     * @param tournaments the final rankings, in the order of the series
     * @throws IllegalArgumentException if a tournament has a player twice
     */
    public static List<SeriesStanding> of(SeriesRules rules, List<List<Placing>> tournaments) {
        Map<String, List<SeriesResult>> results = new TreeMap<>();
        for (int event = 0; event < tournaments.size(); event++) {
            add(results, rules, event, tournaments.get(event));
        }
        List<SeriesStanding> lines = new ArrayList<>();
        results.forEach((player, all) -> lines.add(standing(rules, player, all)));
        Comparator<SeriesStanding> order = order(rules);
        lines.sort(order);
        List<SeriesStanding> ranked = new ArrayList<>();
        for (SeriesStanding line : lines) {
            int place = ranked.size() + 1;
            boolean shared = place > 1 && order.compare(lines.get(place - 2), line) == 0;
            int rank = shared ? ranked.get(place - 2).rank() : place;
            ranked.add(new SeriesStanding(rank, line.player(), line.total(), line.results()));
        }
        return ranked;
    }

    private static void add(
            Map<String, List<SeriesResult>> results, SeriesRules rules, int event, List<Placing> placings) {
        Set<String> seen = new HashSet<>();
        for (Placing placing : placings) {
            if (!seen.add(placing.player())) {
                throw new IllegalArgumentException(placing.player() + " has two places in one tournament");
            }
        }
        Map<String, Fraction> points = rules.points(placings);
        for (Placing placing : placings) {
            results.computeIfAbsent(placing.player(), player -> new ArrayList<>())
                    .add(new SeriesResult(event, placing.rank(), points.get(placing.player()), true));
        }
    }

    private static SeriesStanding standing(SeriesRules rules, String player, List<SeriesResult> all) {
        int counting = rules.best() == 0 ? all.size() : rules.best();
        // Of two equal results the earlier one counts; the sort is stable.
        Set<Integer> best = new HashSet<>();
        all.stream()
                .sorted(Comparator.comparing(SeriesResult::points).reversed())
                .limit(counting)
                .forEach(result -> best.add(result.event()));
        Fraction total = Fraction.ZERO;
        List<SeriesResult> results = new ArrayList<>();
        for (SeriesResult result : all) {
            boolean counted = best.contains(result.event());
            results.add(new SeriesResult(result.event(), result.rank(), result.points(), counted));
            total = counted ? total.plus(result.points()) : total;
        }
        return new SeriesStanding(1, player, total, results);
    }

    private static Comparator<SeriesStanding> order(SeriesRules rules) {
        Comparator<SeriesStanding> order =
                Comparator.comparing(SeriesStanding::total).reversed();
        return rules.higherResultsDecide() ? order.thenComparing(SeriesStandings::compareHigherResults) : order;
    }

    private static int compareHigherResults(SeriesStanding one, SeriesStanding other) {
        Iterator<Fraction> ofOne = falling(one);
        Iterator<Fraction> ofOther = falling(other);
        while (ofOne.hasNext() && ofOther.hasNext()) {
            int difference = ofOther.next().compareTo(ofOne.next());
            if (difference != 0) {
                return difference;
            }
        }
        return 0;
    }

    private static Iterator<Fraction> falling(SeriesStanding standing) {
        return standing.results().stream()
                .filter(SeriesResult::counted)
                .map(SeriesResult::points)
                .sorted(Comparator.reverseOrder())
                .iterator();
    }
}
