package outflank.competition.standings;

/** What an entrant did in one published round. */
public enum CellKind {
    /** Was seated at a table; whether the game is decided is told by its result. */
    GAME,
    /** Had no opponent and got the whole point. */
    BYE,
    /** Takes part, but was absent from this round. */
    MISSED,
    /** Entered the tournament in a later round. */
    NOT_YET_ENTERED,
    /** Had withdrawn before this round. */
    WITHDRAWN
}
