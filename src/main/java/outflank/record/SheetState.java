package outflank.record;

/** Where a game stands between the first word of a player and the official result. */
public enum SheetState {
    /** Nobody has said anything. */
    NONE,
    /** One side has handed something in. */
    REPORTED,
    /** Both sides say the same, and no record says otherwise. */
    AGREED,
    /** Somebody or some record says otherwise. */
    CONFLICT,
    /** There is an official result. */
    CONFIRMED
}
