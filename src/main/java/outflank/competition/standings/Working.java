package outflank.competition.standings;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * How a tie-break's number comes about.
 *
 * @param lines what each round contributes, in round order; empty where there is nothing to show
 * @param steps numbers on the way from the sum of the lines to the amount, in the order the tie-break documents; empty if
 *     the sum is the amount
 */
public record Working(List<WorkingLine> lines, List<BigDecimal> steps) {

    /** Where there is nothing to show, such as for a lot. */
    static final Working NONE = new Working(List.of(), List.of());

    public Working {
        lines = List.copyOf(lines);
        steps = steps.stream().map(Decimals::plain).toList();
    }

    /** A working whose lines sum up to the amount. */
    static Working sumOf(Stream<WorkingLine> lines) {
        return new Working(lines.toList(), List.of());
    }

    /** The rounds of a tally, from 0. */
    static IntStream rounds(Tally tally) {
        return IntStream.range(0, tally.rounds());
    }

    /** The sum of all lines that are not cut. */
    public BigDecimal sum() {
        return Decimals.plain(lines.stream()
                .filter(line -> !line.cut())
                .map(WorkingLine::amount)
                .reduce(BigDecimal.ZERO, BigDecimal::add));
    }

    /** The sum of one figure over all lines that are not cut. */
    public BigDecimal sum(Figure figure) {
        return Decimals.plain(lines.stream()
                .filter(line -> !line.cut() && line.figures().containsKey(figure))
                .map(line -> line.figures().get(figure))
                .reduce(BigDecimal.ZERO, BigDecimal::add));
    }

    /** The figures any line has, in their order. */
    public List<Figure> figures() {
        return lines.stream()
                .flatMap(line -> line.figures().keySet().stream())
                .distinct()
                .sorted()
                .toList();
    }
}
