package outflank.competition.pairing.explanation;

import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * Why one pair, or one bye, costs what it costs.
 *
 * @param black number of the entrant with the black discs, or of the one with the bye
 * @param white number of the entrant with the white discs; empty for a bye
 * @param priced whether the system weighs pairs at all; where it does not, every amount is 0 and only the facts count
 * @param lines the amounts with their facts, the scores first
 * @param total the sum of all amounts
 */
public record PairExplanation(int black, OptionalInt white, boolean priced, List<CostLine> lines, long total) {

    public PairExplanation {
        Objects.requireNonNull(white, "white");
        lines = List.copyOf(lines);
    }

    /** Whether somebody has the bye here. */
    public boolean isBye() {
        return white.isEmpty();
    }

    /** Whether this entrant has this place. */
    public boolean involves(int entrant) {
        return black == entrant || white.isPresent() && white.getAsInt() == entrant;
    }
}
