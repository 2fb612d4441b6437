package outflank.competition.standings;

import java.util.Objects;
import java.util.OptionalInt;

/**
 * One line of the working behind a tie-break: numbers for pages to put into words.
 *
 * @param round number of the round
 * @param kind why the round contributes this
 * @param opponent number of the opponent; empty if there was none
 * @param halfDiscs half discs this round contributes
 * @param halfPoints half points this round contributes before any factor is applied: the opponent's or the entrant's own,
 *     as the kind says; 0 in a tie-break that does not look at points
 */
public record WorkingLine(int round, WorkingKind kind, OptionalInt opponent, int halfDiscs, int halfPoints) {

    public WorkingLine {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(opponent, "opponent");
    }
}
