package outflank.boot;

import java.io.IOException;
import java.io.Reader;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Comparator;
import java.util.Properties;
import java.util.stream.Stream;

/**
 * The one folder that holds everything Outflank keeps. It is locked while Outflank runs (the system frees the lock even
 * when the process is killed) and marked with the version of its layout, so that no other program's folder is taken by
 * mistake.
 *
 * <pre>
 * outflank.properties   the mark
 * secrets.properties    passwords of the embedded database, readable by the owner only
 * database/             PostgreSQL's files
 * log/                  logs of the server and the database
 * runtime/              unpacked programs; may be deleted while Outflank is stopped
 * </pre>
 */
final class DataFolder implements Part {
    private static final String FORMAT = "1";
    private static final boolean POSIX =
            FileSystems.getDefault().supportedFileAttributeViews().contains("posix");

    private final Path root;
    private final FileChannel lockFile;
    private final FileLock lock;

    private DataFolder(Path root, FileChannel lockFile, FileLock lock) {
        this.root = root;
        this.lockFile = lockFile;
        this.lock = lock;
    }

    /**
     * Creates the folder if need be and takes it for this process alone.
     *
     * @throws Refusal if it is in use, belongs to something else, is from a newer Outflank or cannot be written
     */
    static DataFolder open(Path path) {
        Path root = path.toAbsolutePath().normalize();
        FileChannel lockFile = null;
        try {
            boolean strange = Files.exists(root) && !Files.exists(root.resolve("outflank.lock")) && !isEmpty(root);
            if (strange) {
                throw new Refusal("The folder " + root + " holds other files and is not a data folder of Outflank.");
            }
            Files.createDirectories(root, ownerOnly("rwx------"));
            lockFile = FileChannel.open(
                    root.resolve("outflank.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            FileLock lock = lockFile.tryLock();
            if (lock == null) {
                lockFile.close();
                throw new Refusal("The data folder " + root + " is in use by another Outflank.");
            }
            DataFolder folder = new DataFolder(root, lockFile, lock);
            folder.checkMark();
            Files.createDirectories(folder.logs());
            Files.createDirectories(folder.runtime());
            return folder;
        } catch (IOException e) {
            closeAfterFailure(lockFile, e);
            throw new Refusal("The data folder " + root + " cannot be used: " + e.getMessage() + ".", e);
        }
    }

    private static void closeAfterFailure(FileChannel lockFile, IOException failure) {
        if (lockFile != null) {
            try {
                lockFile.close();
            } catch (IOException e) {
                failure.addSuppressed(e);
            }
        }
    }

    private static boolean isEmpty(Path folder) throws IOException {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.findAny().isEmpty();
        }
    }

    private void checkMark() throws IOException {
        Path mark = root.resolve("outflank.properties");
        if (!Files.exists(mark)) {
            Files.writeString(mark, "format=" + FORMAT + "\n");
            return;
        }
        String format = properties(mark).getProperty("format", "");
        if (!format.equals(FORMAT)) {
            end();
            throw new Refusal("The data folder " + root + " has format " + format + ", but this Outflank reads format "
                    + FORMAT + ": start it with the Outflank that wrote it.");
        }
    }

    Path root() {
        return root;
    }

    Path database() {
        return root.resolve("database");
    }

    Path logs() {
        return root.resolve("log");
    }

    Path runtime() {
        return root.resolve("runtime");
    }

    Path secrets() {
        return root.resolve("secrets.properties");
    }

    static Properties properties(Path file) throws IOException {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        }
        return properties;
    }

    /** File permissions where the file system knows them; elsewhere the folder's own rules hold. */
    static FileAttribute<?>[] ownerOnly(String permissions) {
        return POSIX
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }

    /** Deletes a file or folder with all it holds; nothing happens if it is not there. */
    static void delete(Path path) throws IOException {
        if (!Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        try (Stream<Path> all = Files.walk(path)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        }
    }

    @Override
    public void end() throws IOException {
        lock.release();
        lockFile.close();
    }
}
