package outflank.series;

/** Whether a tournament counts in a series. */
public enum Membership {
    /** Its director wishes it; who runs the series has not answered yet. */
    PROPOSED,
    ACCEPTED
}
