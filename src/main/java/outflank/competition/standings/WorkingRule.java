package outflank.competition.standings;

/** Why a line of working counts otherwise than a plain game; each has a text in the pages' bundle. */
public enum WorkingRule {
    /** Brightwell's: half a board, and the own points instead of an opponent's. */
    HALF_BOARD_OWN_POINTS,
    /** An unplayed round adds nothing. */
    NOT_COUNTED,
    /** An unplayed round counts as an opponent with the own points. */
    OWN_POINTS,
    /** FIDE C.07 16.3: the opponent's last rounds without play count as draws. */
    FIDE_OPPONENT_ADJUSTED,
    /** FIDE C.07 16.4: an unplayed round counts as an opponent with the own points. */
    FIDE_OWN_POINTS,
    /** FIDE C.07 16.4.1: but with no more than the scheduled opponent's, after a forfeit. */
    FIDE_SCHEDULED_OPPONENT,
    /** FIDE C.07 16.4.2: but with no more than a draw in every round makes. */
    FIDE_DRAWS,
    /** FIDE C.07 Article 15: in a round robin a forfeit counts like a game. */
    FIDE_FORFEIT_AS_GAME,
    /** FIDE C.07 16.5: of what is cut, a round missed by choice goes first. */
    FIDE_CUT_UNPLAYED,
    /** The lowest contribution is left out. */
    CUT_LOWEST,
    /** The highest contribution is left out. */
    CUT_HIGHEST
}
