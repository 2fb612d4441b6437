package outflank.format;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;

/** Writes games to a file, one after the other. Closing the writer completes the file and closes it. */
public interface GameWriter extends Closeable {

    /**
     * Writes a game; {@link GameReader} reads it again equal, but for what {@link #remarks()} names.
     *
     * @throws UnwritableGame if the format has no room for it; nothing of it is written, and others can follow
     * @throws IOException if the medium fails
     */
    void write(RecordedGame game) throws IOException;

    /** What could not be kept, once for each kind, with the first game in which it was so. */
    List<FormatProblem> remarks();
}
