package outflank.competition.standings;

import java.math.BigDecimal;

/** What a tie-break says about one entrant. Its working is made when it is asked for. Equal amounts are equal values. */
public final class TieBreakValue {

    private final Column column;
    private final int entrant;

    TieBreakValue(Column column, int entrant) {
        this.column = column;
        this.entrant = entrant;
    }

    /** Whether the tie-break has nothing to say: nobody is level with the entrant, say, or no opponent is rated. */
    public boolean isNone() {
        return units() == Amounts.NONE;
    }

    /** The exact number, without trailing zeros; zero if there {@linkplain #isNone() is none}. */
    public BigDecimal amount() {
        return column.amounts().toDecimal(units());
    }

    /** How the number comes about. */
    public Working working() {
        return column.working(entrant);
    }

    private long units() {
        return column.amounts().units()[entrant];
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TieBreakValue value && isNone() == value.isNone() && amount().equals(value.amount());
    }

    @Override
    public int hashCode() {
        return amount().hashCode();
    }

    @Override
    public String toString() {
        return isNone() ? "–" : amount().toPlainString();
    }
}
