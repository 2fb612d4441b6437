package outflank.boot.command;

import java.io.IOException;

/** The form in which {@code check} says what it found. */
interface CheckReport {

    /** Tells of a game, before the file it is in. */
    void game(String file, CheckedGame game) throws IOException;

    /** Tells of a file, once it was read as far as possible. */
    void file(String file, FileTally tally) throws IOException;
}
