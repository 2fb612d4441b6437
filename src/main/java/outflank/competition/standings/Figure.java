package outflank.competition.standings;

/** What a number in the working of a tie-break is. */
public enum Figure {
    /** The entrant's own discs, or those counted instead. */
    DISCS,
    /** The opponent's discs. */
    OPPONENTS_DISCS,
    /** The points that stand in the standings: the opponent's, or the own ones where there was none. */
    POINTS,
    /** The points that count instead, where the rules for unplayed rounds say so. */
    COUNTED_POINTS,
    /** The points the entrant made in this round. */
    POINTS_MADE,
    /** The points the entrant had after this round. */
    RUNNING_POINTS,
    /** The opponent's rating. */
    RATING
}
