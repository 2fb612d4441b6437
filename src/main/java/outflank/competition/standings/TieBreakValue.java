package outflank.competition.standings;

import java.math.BigDecimal;
import java.util.List;

/**
 * What a tie-break says about one entrant.
 *
 * @param amount the exact number, without trailing zeros
 * @param working the lines the number is made of, in round order; empty where there is nothing to show
 */
public record TieBreakValue(BigDecimal amount, List<WorkingLine> working) {

    public TieBreakValue {
        amount = amount.stripTrailingZeros();
        if (amount.scale() < 0) {
            amount = amount.setScale(0);
        }
        working = List.copyOf(working);
    }
}
