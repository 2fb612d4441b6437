package outflank.boot.command;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** A file that appears under its name once it is complete; until then it has another one beside it. */
final class OutputFile implements Closeable {

    private final Path file;
    private final Path draft;
    private final boolean force;
    private final SeekableByteChannel channel;
    private boolean complete;

    private OutputFile(Path file, Path draft, boolean force, SeekableByteChannel channel) {
        this.file = file;
        this.draft = draft;
        this.force = force;
        this.channel = channel;
    }

    /**
     * Begins to write a file, and makes the folders above it.
     *
     * @param force whether a file of this name is replaced
     * @throws FileAlreadyExistsException if there is one that is not to be replaced
     */
    static OutputFile create(Path file, boolean force) throws IOException {
        if (Files.exists(file) && (!force || Files.isDirectory(file))) {
            throw new FileAlreadyExistsException(file.toString());
        }
        Path absolute = file.toAbsolutePath();
        Files.createDirectories(absolute.getParent());
        Path draft = absolute.resolveSibling(absolute.getFileName() + ".part");
        SeekableByteChannel channel = Files.newByteChannel(
                draft, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING);
        return new OutputFile(absolute, draft, force, channel);
    }

    SeekableByteChannel channel() {
        return channel;
    }

    /** Gives the file its name. */
    void complete() throws IOException {
        channel.close();
        if (force) {
            Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
        } else {
            Files.move(draft, file);
        }
        complete = true;
    }

    /** Removes the file again if it is not complete. */
    @Override
    public void close() throws IOException {
        channel.close();
        if (!complete) {
            Files.deleteIfExists(draft);
        }
    }
}
