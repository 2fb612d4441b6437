package outflank.competition.verification;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import outflank.competition.Competition;
import outflank.competition.standings.Standing;
import outflank.competition.standings.Standings;
import outflank.competition.standings.TieBreak;
import outflank.competition.standings.TieBreakValue;

/** The standings the pages show against the plain computation: points, every tie-break it knows, and the ranks. */
final class StandingsCheck {

    private final Competition competition;
    private final Standings shown;
    private final PlainStandings plain;
    private final List<Finding> findings = new ArrayList<>();

    private StandingsCheck(Competition competition, List<TieBreak> tieBreaks) {
        this.competition = competition;
        this.shown = Standings.of(competition, tieBreaks);
        this.plain = new PlainStandings(competition);
    }

    /** What differs in the standings of this competition. */
    static List<Finding> findings(Competition competition, List<TieBreak> tieBreaks) {
        StandingsCheck check = new StandingsCheck(competition, tieBreaks);
        check.compare();
        return check.findings;
    }

    /** A line as the plain computation has it, in the order of the tie-breaks. */
    private record Line(Standing shown, long halfPoints, List<Value> values) {}

    /** The amount of a tie-break, and whether it has nothing to say. */
    private record Value(BigDecimal amount, boolean none) {}

    private void compare() {
        List<Line> lines = new ArrayList<>();
        for (Standing row : shown.rows()) {
            lines.add(new Line(row, plain.halfPoints(row.entrant().number()), values(row)));
        }
        if (lines.size() != competition.entrants().size()) {
            findings.add(Finding.ofRound(
                    FindingKind.RANK_DIFFERS, round(), competition.entrants().size(), lines.size()));
        }
        Comparator<Line> order = order();
        for (Line line : lines) {
            if (line.halfPoints() != line.shown().halfPoints()) {
                add(
                        FindingKind.POINTS_DIFFER,
                        line.shown(),
                        line.halfPoints(),
                        line.shown().halfPoints());
            }
            compareValues(line);
            // The rank is one more than the number of those who are better: no sorting, and ties share it by
            // themselves.
            long rank = 1
                    + lines.stream()
                            .filter(other -> order.compare(other, line) < 0)
                            .count();
            if (rank != line.shown().rank()) {
                add(FindingKind.RANK_DIFFERS, line.shown(), rank, line.shown().rank());
            }
        }
    }

    private List<Value> values(Standing row) {
        List<Value> values = new ArrayList<>();
        for (int place = 0; place < shown.tieBreaks().size(); place++) {
            TieBreakValue known = row.tieBreakValues().get(place);
            values.add(plain.value(shown.tieBreaks().get(place), row.entrant())
                    .map(amount -> new Value(amount, false))
                    .orElseGet(() -> new Value(known.amount(), known.isNone())));
        }
        return values;
    }

    private void compareValues(Line line) {
        for (int place = 0; place < line.values().size(); place++) {
            BigDecimal expected = line.values().get(place).amount();
            BigDecimal found = line.shown().tieBreakValues().get(place).amount();
            if (expected.compareTo(found) != 0) {
                String name = shown.tieBreaks().get(place).name();
                add(
                        FindingKind.TIE_BREAK_DIFFERS,
                        line.shown(),
                        name + " " + expected.toPlainString(),
                        name + " " + found.toPlainString());
            }
        }
    }

    private Comparator<Line> order() {
        Comparator<Line> order = Comparator.comparingLong(Line::halfPoints).reversed();
        for (int place = 0; place < shown.tieBreaks().size(); place++) {
            int index = place;
            order = order.thenComparing(
                    line -> line.values().get(index), order(shown.tieBreaks().get(index)));
        }
        return order;
    }

    /** The better amount first; whoever has none is last. */
    private static Comparator<Value> order(TieBreak tieBreak) {
        Comparator<Value> byAmount = Comparator.comparing(Value::amount);
        return Comparator.comparing(Value::none)
                .thenComparing(tieBreak.lowerIsBetter() ? byAmount : byAmount.reversed());
    }

    private int round() {
        return competition.rounds().size();
    }

    private void add(FindingKind kind, Standing row, Object expected, Object found) {
        findings.add(Finding.ofEntrant(kind, round(), row.entrant().number(), expected, found));
    }
}
