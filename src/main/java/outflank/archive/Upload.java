package outflank.archive;

import java.io.IOException;
import java.io.InputStream;

/**
 * A file somebody hands in.
 *
 * @param name its name, as the sender has it
 * @param content its content, to be read once
 */
public record Upload(String name, Content content) {

    /** What is in a file. */
    @FunctionalInterface
    public interface Content {
        InputStream open() throws IOException;
    }
}
