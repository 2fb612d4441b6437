package outflank.competition.standings;

/** What an entrant did in the round a line of working is about. */
public enum WorkingKind {
    /** A real game against an opponent who counts. */
    GAME,
    /** The entrant had a bye. */
    BYE,
    /** The entrant had asked for a bye. */
    REQUESTED_BYE,
    /** The entrant was absent, had not entered yet or had withdrawn. */
    MISSED_ROUND,
    /** A game against somebody who has withdrawn since. */
    WITHDRAWN_OPPONENT,
    /** A game that was not played because somebody did not come. */
    FORFEIT,
    /** A play-off match after the rounds. */
    PLAY_OFF;

    /** What this seat was, whoever the opponent is; nothing yet while the game is not decided. */
    static WorkingKind of(Seats seats, int seat) {
        return switch (seats.kind(seat)) {
            case GAME -> seats.isForfeit(seat) ? FORFEIT : GAME;
            case BYE -> BYE;
            case REQUESTED_BYE -> REQUESTED_BYE;
            case MISSED, NOT_YET_ENTERED, WITHDRAWN -> MISSED_ROUND;
        };
    }
}
