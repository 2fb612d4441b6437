package outflank.competition.standings;

/** Why a round contributes to a tie-break what it contributes. */
public enum WorkingKind {
    /** A real game against an opponent who counts. */
    GAME,
    /** The entrant had a bye. */
    BYE,
    /** The entrant was absent, had not entered yet or had withdrawn. */
    MISSED_ROUND,
    /** A game against somebody who has withdrawn since. */
    WITHDRAWN_OPPONENT,
    /** A game that was not played because somebody did not come. */
    FORFEIT
}
