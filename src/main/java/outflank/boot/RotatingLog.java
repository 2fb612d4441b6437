package outflank.boot;

import java.io.IOException;
import java.nio.file.Path;
import java.util.logging.FileHandler;
import java.util.logging.Formatter;
import java.util.logging.Level;
import java.util.logging.LogRecord;

/** Lines of a child process on the disk: at most five files of ten megabytes, the newest with number 0. */
final class RotatingLog implements AutoCloseable {
    private static final int FILE_BYTES = 10_000_000;
    private static final int FILES = 5;

    private final FileHandler handler;

    /**
     * Opens the log for appending.
     *
     * @param name the files are called name.0.log, name.1.log and so on
     */
    RotatingLog(Path folder, String name) throws IOException {
        // A percent sign has a meaning in the handler's patterns.
        String place = folder.toString().replace("%", "%%");
        handler = new FileHandler(place + "/" + name + ".%g.log", FILE_BYTES, FILES, true);
        handler.setEncoding("UTF-8");
        handler.setLevel(Level.ALL);
        handler.setFormatter(new Formatter() {
            @Override
            public String format(LogRecord line) {
                return line.getMessage() + System.lineSeparator();
            }
        });
    }

    void write(String line) {
        handler.publish(new LogRecord(Level.INFO, line));
    }

    FileHandler handler() {
        return handler;
    }

    @Override
    public void close() {
        handler.close();
    }
}
