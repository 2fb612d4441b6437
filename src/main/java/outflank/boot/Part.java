package outflank.boot;

import java.io.IOException;

/** Something that was started and has to be ended again. */
@FunctionalInterface
interface Part {
    /** Ends it; does nothing if it has ended already. */
    void end() throws IOException, InterruptedException;
}
