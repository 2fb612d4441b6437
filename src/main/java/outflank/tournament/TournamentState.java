package outflank.tournament;

/** Where a tournament stands. */
public enum TournamentState {
    /** No round is published yet: every rule may still change. */
    SETUP,
    /** Rounds are played; the rules are fixed. */
    RUNNING,
    /** All over. */
    FINISHED
}
