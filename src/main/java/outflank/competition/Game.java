package outflank.competition;

import java.util.Objects;
import java.util.Optional;

/**
 * One game of a round, with the colors as they were really played.
 *
 * @param table number of the table, from 1
 * @param black number of the entrant with the black discs
 * @param white number of the entrant with the white discs
 * @param result the official result; empty while the game is not decided
 */
public record Game(int table, int black, int white, Optional<Result> result) {

    /** @throws IllegalArgumentException if somebody would play himself, or the table has no number */
    public Game {
        Objects.requireNonNull(result, "result");
        if (black == white) {
            throw new IllegalArgumentException("entrant " + black + " cannot play himself");
        }
        if (table < 1) {
            throw new IllegalArgumentException("tables are numbered from 1, not " + table);
        }
    }

    /** Whether this entrant plays in this game. */
    public boolean involves(int entrant) {
        return black == entrant || white == entrant;
    }

    /**
     * Whether the two of this game have met: an undecided game is a meeting as soon as it is published, a forfeited one
     * never was (see {@link ResultKind#played()}).
     */
    public boolean isMeeting() {
        return result.map(decided -> decided.kind().played()).orElse(true);
    }

    /** The color this entrant has in this game. */
    public Color colorOf(int entrant) {
        if (!involves(entrant)) {
            throw new IllegalArgumentException("entrant " + entrant + " does not play at table " + table);
        }
        return black == entrant ? Color.BLACK : Color.WHITE;
    }

    /** The number of the other entrant. */
    public int opponentOf(int entrant) {
        return colorOf(entrant) == Color.BLACK ? white : black;
    }
}
