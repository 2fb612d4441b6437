package outflank.tournament;

/** What a round belongs to; after the first round of the finals there is none of the preliminaries any more. */
public enum RoundStage {
    /** The rounds the standings count. */
    PRELIMINARIES,
    /** Matches for places after them. */
    FINALS
}
