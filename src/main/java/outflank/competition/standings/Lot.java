package outflank.competition.standings;

import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import outflank.competition.Entrant;

/** The lot drawn once per entrant and stored with him; the lower one goes first. */
public record Lot() implements TieBreak {

    @Override
    public String name() {
        return "lot";
    }

    @Override
    public TieBreakValue value(Tally tally, Entrant entrant) {
        return new TieBreakValue(BigDecimal.valueOf(entrant.lot()), List.of());
    }

    @Override
    public Comparator<TieBreakValue> order() {
        return Comparator.comparing(TieBreakValue::amount);
    }
}
