package outflank.format;

/** How a game ended, as far as its file says so (othello.md, section 2). */
public enum Ending {
    /** The file says nothing; as a rule the game was played out. */
    UNSAID,
    /** A player resigned. */
    RESIGNATION,
    /** A player ran out of time. */
    TIME_OUT,
    /** The players agreed on the score. */
    AGREEMENT,
    /** A player did not appear or was ruled to have lost. */
    FORFEIT
}
