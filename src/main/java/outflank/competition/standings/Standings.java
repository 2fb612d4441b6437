package outflank.competition.standings;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import outflank.competition.Competition;

/**
 * Everybody in order: points first, then each tie-break in turn among those who are still level. For an earlier round, ask
 * for the standings of {@link Competition#afterRound}.
 */
public final class Standings {

    private final List<TieBreak> tieBreaks;
    private final List<Standing> rows;
    private final Map<Integer, Standing> byNumber = new HashMap<>();

    private Standings(List<TieBreak> tieBreaks, List<Standing> rows) {
        this.tieBreaks = List.copyOf(tieBreaks);
        this.rows = List.copyOf(rows);
        for (Standing row : rows) {
            byNumber.put(row.entrant().number(), row);
        }
    }

    /** The standings from all decided games and byes of the published rounds. */
    public static Standings of(Competition competition, List<TieBreak> tieBreaks) {
        return of(Tally.of(competition), tieBreaks);
    }

    static Standings of(Tally tally, List<TieBreak> tieBreaks) {
        Ties ties = Ties.onPoints(tally);
        List<Column> columns = new ArrayList<>();
        for (TieBreak tieBreak : tieBreaks) {
            Column column = new Column(tieBreak, tally, ties);
            columns.add(column);
            ties = ties.splitBy(column::compare);
        }
        Comparator<Integer> byLot = Comparator.<Integer>comparingLong(
                        entrant -> tally.entrantAt(entrant).lot())
                .thenComparingInt(entrant -> tally.entrantAt(entrant).number());
        List<Standing> rows = new ArrayList<>(tally.size());
        for (int[] level : ties.groups()) {
            int rank = rows.size() + 1;
            if (level.length == 1) {
                rows.add(row(rank, level[0], tally, columns));
            } else {
                List<Integer> listed = new ArrayList<>();
                for (int entrant : level) {
                    listed.add(entrant);
                }
                listed.sort(byLot);
                listed.forEach(entrant -> rows.add(row(rank, entrant, tally, columns)));
            }
        }
        return new Standings(tieBreaks, rows);
    }

    private static Standing row(int rank, int entrant, Tally tally, List<Column> columns) {
        TieBreakValue[] values = new TieBreakValue[columns.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = columns.get(i).value(entrant);
        }
        return new Standing(rank, tally.entrantAt(entrant), tally.scoreAt(entrant), List.of(values));
    }

    /** What decides between equal points, the first one first. */
    public List<TieBreak> tieBreaks() {
        return tieBreaks;
    }

    /** One line per entrant, the leader first; lines with equal rank stand in the order of their lots. */
    public List<Standing> rows() {
        return rows;
    }

    /**
     * The line of the entrant with this number.
     *
     * @throws IllegalArgumentException if nobody has the number
     */
    public Standing of(int entrant) {
        Standing row = byNumber.get(entrant);
        if (row == null) {
            throw new IllegalArgumentException("nobody has the number " + entrant);
        }
        return row;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Standings standings
                && tieBreaks.equals(standings.tieBreaks)
                && rows.equals(standings.rows);
    }

    @Override
    public int hashCode() {
        return Objects.hash(tieBreaks, rows);
    }

    @Override
    public String toString() {
        return rows.toString();
    }
}
