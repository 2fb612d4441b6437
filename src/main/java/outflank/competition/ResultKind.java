package outflank.competition;

/** How a game ended. Each kind says whether the game counts as played: as a meeting of the two and as a color. */
public enum ResultKind {
    /** Played to the end, or to a position in which neither side can move. */
    PLAYED(true),
    /** One player ran out of time. */
    TIME_OUT(true),
    /** One player gave up. */
    RESIGNATION(true),
    /** One player did not come to the table: the other wins 64–0. No meeting and no color. */
    NO_SHOW(false),
    /** Neither player came, or both lost: the only kind in which nobody scores. No meeting and no color. */
    DOUBLE_FORFEIT(false),
    /** The director gave the result. */
    ADJUDICATION(true);

    private final boolean played;

    ResultKind(boolean played) {
        this.played = played;
    }

    /** Whether the two players met over the board, so that they have had a color and should not meet again. */
    public boolean played() {
        return played;
    }
}
