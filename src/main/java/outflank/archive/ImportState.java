package outflank.archive;

/** Where an import stands. */
public enum ImportState {
    /** Its files are here; it begins as soon as the one before it has ended. */
    WAITING,
    /** Its games are being stored; after a stop of the server it goes on by itself. */
    RUNNING,
    /** All its games are done. */
    FINISHED,
    /** Somebody stopped it. What it had stored stays, and it can go on. */
    STOPPED,
    /** It met something it could not handle. What it had stored stays, and it can go on. */
    FAILED;

    /** Whether it is still at work, or about to begin. */
    public boolean isActive() {
        return this == WAITING || this == RUNNING;
    }
}
