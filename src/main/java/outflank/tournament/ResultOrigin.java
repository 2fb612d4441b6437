package outflank.tournament;

/** How a result became official. */
public enum ResultOrigin {
    /** Both players said the same. */
    AGREED,
    /** Somebody at the desk entered or confirmed it. */
    ENTERED,
    /** The director decided where there was a difference, or changed what stood; needs a reason. */
    RULED
}
