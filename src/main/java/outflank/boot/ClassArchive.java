package outflank.boot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.logging.Logger;

/**
 * The archive of the server's loaded classes (class data sharing), which cuts the time of later starts by about a third.
 * The first start notes the names of the classes it loads, which costs nothing; once its first page was served, a
 * process of its own makes the archive from them. (Recording in the running server instead doubles the time of that
 * start.) The JVM checks that an archive fits and does without one that does not; the name still tells JVMs and
 * collectors apart, so that changing back and forth does not cost the gain.
 */
final class ClassArchive implements Part {
    private static final List<String> DEFAULTS =
            List.of("-Xmx512m", "-Xms96m", "-XX:NewSize=64m", "-XX:+ExitOnOutOfMemoryError");
    private static final String COLLECTOR = "-XX:+UseSerialGC";
    // An archive that does not fit is no one's concern: the JVM goes on without it.
    private static final List<String> QUIET = List.of("-Xlog:disable", "-Xlog:all=error:stderr");

    private final ServerFiles files;
    private final List<String> settings;
    private final boolean wanted;
    private final Path archive;
    private final Path names;
    private Process making;

    /**
     * The archive that belongs to this server and this JVM.
     *
     * @param own the person's own options for the server's JVM, which win over the defaults; with one about class data
     *     sharing among them no archive is made or used
     */
    ClassArchive(ServerFiles files, List<String> own) {
        this.files = files;
        List<String> all = new ArrayList<>(DEFAULTS);
        if (own.stream().noneMatch(option -> option.matches("-XX:\\+Use\\w+GC"))) {
            all.add(COLLECTOR);
        }
        all.addAll(own);
        this.settings = List.copyOf(all);
        this.wanted =
                own.stream().noneMatch(option -> option.startsWith("-Xshare") || option.contains("SharedArchive"));
        int mark = Objects.hash(
                System.getProperty("java.vm.version"),
                System.getProperty("java.vm.vendor"),
                System.getProperty("os.arch"),
                settings);
        this.archive = files.home().resolve("classes-" + Integer.toHexString(mark) + ".jsa");
        this.names = files.home().resolve("classes-" + Integer.toHexString(mark) + ".names");
    }

    private boolean exists() {
        return Files.exists(archive);
    }

    /** The options of the server's JVM: with the archive, or noting the names for one. */
    List<String> javaOptions() {
        List<String> options = new ArrayList<>(settings);
        if (!wanted) {
            return options;
        }
        options.add("-Xshare:auto");
        options.add(exists() ? "-XX:SharedArchiveFile=" + archive : "-XX:DumpLoadedClassList=" + names);
        options.addAll(QUIET);
        return options;
    }

    /** Begins to make the archive if there is none; the server needs not to wait for it. */
    synchronized void makeOnce(Path log) throws IOException {
        if (!wanted || exists() || making != null || !Files.exists(names)) {
            return;
        }
        Path complete = names.resolveSibling(names.getFileName() + ".complete");
        String noted = Files.readString(names);
        // The server is still writing: its last line may be cut.
        Files.writeString(complete, noted.substring(0, noted.lastIndexOf('\n') + 1));
        Path draft = archive.resolveSibling(archive.getFileName() + ".new");
        Files.deleteIfExists(draft);
        List<String> command = new ArrayList<>();
        command.add(ServerFiles.java());
        command.addAll(settings);
        command.add("-Xshare:dump");
        command.add("-XX:SharedClassListFile=" + complete);
        command.add("-XX:SharedArchiveFile=" + draft);
        command.addAll(QUIET);
        command.addAll(List.of("-jar", files.starter().toString()));
        making = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        making.onExit().thenAccept(done -> finish(done.exitValue(), draft, log));
    }

    private void finish(int status, Path draft, Path log) {
        try {
            if (status == 0 && Files.exists(draft)) {
                Files.move(draft, archive);
            }
        } catch (IOException e) {
            // Only the next start's speed is lost, and it tries again; the person needs no word of it.
            Logger.getLogger("").warning("No archive of classes: " + e + ", see " + log);
        }
    }

    @Override
    public synchronized void end() throws InterruptedException {
        if (making != null && making.isAlive()) {
            making.destroyForcibly().waitFor(5, TimeUnit.SECONDS);
        }
    }
}
