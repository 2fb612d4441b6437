package outflank.competition.standings;

/** What an entrant did in one published round. */
public enum CellKind {
    /** Was seated at a table; whether the game is decided is told by its result. */
    GAME,
    /** Had no opponent and got the whole point. */
    BYE,
    /** Had asked not to be paired, and was given points for it all the same, or was listed with none. */
    REQUESTED_BYE,
    /** Takes part, but was absent from this round. */
    MISSED,
    /** Entered the tournament in a later round. */
    NOT_YET_ENTERED,
    /** Had withdrawn before this round. */
    WITHDRAWN
}
