package outflank.competition.standings;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * One line of the working behind a tie-break: numbers for pages to put into words.
 *
 * @param round number of the round; 0 for a play-off after the rounds
 * @param kind what the entrant did in it
 * @param opponent number of the opponent; empty if there was none
 * @param figures what the amount is made from
 * @param amount what this line contributes, or would if it were not cut
 * @param cut whether it is left out of the sum
 * @param rules why it counts as it does; empty for a plain game
 */
public record WorkingLine(
        int round,
        WorkingKind kind,
        OptionalInt opponent,
        Map<Figure, BigDecimal> figures,
        BigDecimal amount,
        boolean cut,
        List<WorkingRule> rules) {

    public WorkingLine {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(opponent, "opponent");
        EnumMap<Figure, BigDecimal> ordered = new EnumMap<>(Figure.class);
        figures.forEach((figure, number) -> ordered.put(figure, Decimals.plain(number)));
        figures = Collections.unmodifiableMap(ordered);
        amount = Decimals.plain(amount);
        rules = List.copyOf(rules);
    }

    /** A line about one seat, without figures, that contributes this amount. */
    static WorkingLine of(Tally tally, int entrant, int round, WorkingKind kind, BigDecimal amount) {
        int opponent = tally.seats().opponent(tally.seats().seat(entrant, round));
        OptionalInt number = opponent == Seats.NOBODY
                ? OptionalInt.empty()
                : OptionalInt.of(tally.entrantAt(opponent).number());
        return new WorkingLine(round + 1, kind, number, Map.of(), amount, false, List.of());
    }

    /** The same with one more figure. */
    WorkingLine with(Figure figure, BigDecimal number) {
        EnumMap<Figure, BigDecimal> more = new EnumMap<>(Figure.class);
        more.putAll(figures);
        more.put(figure, number);
        return new WorkingLine(round, kind, opponent, more, amount, cut, rules);
    }

    /** The same with one more rule. */
    WorkingLine with(WorkingRule rule) {
        return new WorkingLine(round, kind, opponent, figures, amount, cut, with(rules, rule));
    }

    /** The same left out of the sum by this rule. */
    WorkingLine cutBy(WorkingRule rule) {
        return new WorkingLine(round, kind, opponent, figures, amount, true, with(rules, rule));
    }

    private static List<WorkingRule> with(List<WorkingRule> rules, WorkingRule rule) {
        return Stream.concat(rules.stream(), Stream.of(rule)).toList();
    }
}
