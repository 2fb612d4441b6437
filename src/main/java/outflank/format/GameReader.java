package outflank.format;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * The games of one file, one after the other, in memory that does not grow with the file. A reader is for one thread, and
 * closing it closes the file.
 */
public interface GameReader extends Closeable {

    /** So many remarks about one file are kept. */
    int MAX_REMARKS = 100;

    /** The format the file was recognized to have. */
    GameFormat format();

    /**
     * The next game; empty at the end. A game whose moves cannot be had comes without moves and says why in its remarks.
     *
     * @throws UnusableFile if the file cannot be read any further; the games before stand, and no more will come
     * @throws IOException if the medium fails
     */
    Optional<RecordedGame> next() throws IOException;

    /**
     * What was noticed so far about the file as a whole, at most {@value #MAX_REMARKS}; complete once {@link #next()} was
     * empty.
     */
    List<FormatProblem> remarks();
}
