package outflank.competition.standings;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import outflank.competition.Competition;
import outflank.competition.Entrant;

/**
 * Everybody in order: points first, then each tie-break in turn. For an earlier round, ask for the standings of
 * {@link Competition#afterRound}.
 *
 * @param tieBreaks what decides between equal points, the first one first
 * @param rows one line per entrant, the leader first; lines with equal rank stand in the order of their lots
 */
public record Standings(List<TieBreak> tieBreaks, List<Standing> rows) {

    public Standings {
        tieBreaks = List.copyOf(tieBreaks);
        rows = List.copyOf(rows);
    }

    /** The standings from all decided games and byes of the published rounds. */
    public static Standings of(Competition competition, List<TieBreak> tieBreaks) {
        return of(Tally.of(competition), tieBreaks);
    }

    static Standings of(Tally tally, List<TieBreak> tieBreaks) {
        Comparator<Standing> order = order(tieBreaks);
        List<Standing> unranked = new ArrayList<>();
        for (Entrant entrant : tally.competition().entrants()) {
            List<TieBreakValue> values = tieBreaks.stream()
                    .map(tieBreak -> tieBreak.value(tally, entrant))
                    .toList();
            unranked.add(new Standing(1, entrant, tally.score(entrant.number()), values));
        }
        unranked.sort(order.thenComparingLong(standing -> standing.entrant().lot())
                .thenComparingInt(standing -> standing.entrant().number()));
        List<Standing> ranked = new ArrayList<>();
        for (int i = 0; i < unranked.size(); i++) {
            Standing standing = unranked.get(i);
            boolean shared = i > 0 && order.compare(unranked.get(i - 1), standing) == 0;
            int rank = shared ? ranked.get(i - 1).rank() : i + 1;
            ranked.add(new Standing(rank, standing.entrant(), standing.score(), standing.tieBreakValues()));
        }
        return new Standings(tieBreaks, ranked);
    }

    private static Comparator<Standing> order(List<TieBreak> tieBreaks) {
        Comparator<Standing> order =
                Comparator.comparingInt(Standing::halfPoints).reversed();
        for (int i = 0; i < tieBreaks.size(); i++) {
            int index = i;
            order = order.thenComparing(
                    standing -> standing.tieBreakValues().get(index),
                    tieBreaks.get(index).order());
        }
        return order;
    }

    /**
     * The line of the entrant with this number.
     *
     * @throws IllegalArgumentException if nobody has the number
     */
    public Standing of(int entrant) {
        return rows.stream()
                .filter(standing -> standing.entrant().number() == entrant)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("nobody has the number " + entrant));
    }
}
