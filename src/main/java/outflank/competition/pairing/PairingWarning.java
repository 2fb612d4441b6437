package outflank.competition.pairing;

import java.util.Objects;
import java.util.OptionalInt;

/**
 * Something the director should know about a proposed round before it is published.
 *
 * @param kind what it is
 * @param entrant number of the entrant it concerns
 * @param opponent number of the other one; empty if it concerns the entrant alone, as a bye does
 */
public record PairingWarning(Kind kind, int entrant, OptionalInt opponent) {

    /** What a director should know. */
    public enum Kind {
        /** The two have met before, with the colors reversed. */
        REMATCH,
        /** The two have met before with the same colors, which is forbidden if it can be avoided. */
        REMATCH_IN_SAME_COLORS,
        /** The entrant has had a bye before (or a point because nobody came), which is forbidden if it can be avoided. */
        SECOND_BYE,
        /** The director has forbidden this pair, but no round can be made without it. */
        FORBIDDEN_PAIR,
        /**
         * The entrant has one color a third time in a row, or three games more with it than with the other; where a system
         * has rules against that.
         */
        COLOR_OUT_OF_BALANCE
    }

    public PairingWarning {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(opponent, "opponent");
    }
}
