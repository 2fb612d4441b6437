package outflank.boot.command;

import java.io.Closeable;
import java.io.IOException;
import outflank.format.RecordedGame;

/** Where {@code convert} writes. What is closed without having been completed is removed again. */
interface Target extends Closeable {

    /** Writes a game of this input. */
    void write(Input input, RecordedGame game) throws IOException;

    /** Says that this input has no more games. */
    void endInput(Console console) throws IOException;

    /** Completes everything, and tells the console what could not be kept. */
    Found complete(Console console) throws IOException;
}
