package outflank.record;

/**
 * One thing in which what was handed in of a game does not fit together.
 *
 * @param kind what differs
 * @param first one side of it, as a score or a move
 * @param second the other side of it
 * @param move number of the first move that differs, from 1; 0 where scores differ
 */
public record Difference(Kind kind, String first, String second, int move) {

    /** What can differ. */
    public enum Kind {
        /** The two players say different scores. */
        REPORTS,
        /** Black's record ends with another score than the one reported or official. */
        BLACK_RECORD,
        /** White's record ends with another score than the one reported or official. */
        WHITE_RECORD,
        /** The record entered at the desk ends with another score than the one reported or official. */
        DESK_RECORD,
        /** Both players' records are different games. */
        RECORDS
    }
}
