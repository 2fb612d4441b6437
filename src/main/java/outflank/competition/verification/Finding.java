package outflank.competition.verification;

import java.util.Objects;

/**
 * One thing a verification has found.
 *
 * @param kind what it is
 * @param round number of the round in which it lies: the verified one, or the earlier one it is about
 * @param table number of the table it is about; 0 for none
 * @param one number of the entrant it is about, of Black in a pair; 0 for none
 * @param other number of the second entrant; 0 for none
 * @param expected what should stand there, in numbers or names of constants; may be empty
 * @param found what does stand there; may be empty
 */
public record Finding(FindingKind kind, int round, int table, int one, int other, String expected, String found) {

    public Finding {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(expected, "expected");
        Objects.requireNonNull(found, "found");
    }

    static Finding ofRound(FindingKind kind, int round, Object expected, Object found) {
        return new Finding(kind, round, 0, 0, 0, String.valueOf(expected), String.valueOf(found));
    }

    static Finding ofEntrant(FindingKind kind, int round, int entrant, Object expected, Object found) {
        return new Finding(kind, round, 0, entrant, 0, String.valueOf(expected), String.valueOf(found));
    }

    static Finding ofGame(FindingKind kind, int round, int table, int black, int white) {
        return new Finding(kind, round, table, black, white, "", "");
    }
}
