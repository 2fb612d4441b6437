package outflank.boot.command;

/** What a command found, from the best to the worst; the worst of all files is the exit status. */
enum Found {
    /** All was as it should be. */
    NOTHING(0),
    /** Something is to be looked at. */
    SOMETHING(1),
    /** An input could not be used, or the command was used wrongly. */
    UNUSABLE(2);

    private final int status;

    Found(int status) {
        this.status = status;
    }

    int status() {
        return status;
    }

    Found or(Found other) {
        return compareTo(other) < 0 ? other : this;
    }
}
