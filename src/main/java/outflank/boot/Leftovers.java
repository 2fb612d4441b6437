package outflank.boot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Processes of an earlier run that was killed. Every program Outflank starts lies below the data folder or is written
 * down there, so its own leftovers can be told from any other process with the same number.
 */
final class Leftovers {
    private static final long PATIENCE_SECONDS = 30;

    private Leftovers() {}

    /**
     * Stops what still runs of PostgreSQL on this cluster: first in order, then, after half a minute, by force. PostgreSQL
     * recovers from either. A note about a process that is not PostgreSQL any more is removed, because PostgreSQL would
     * take it for a running server.
     *
     * @param programs the folder the PostgreSQL programs of this data folder lie in
     * @param cluster the folder with PostgreSQL's files
     */
    static void stopPostgres(Path programs, Path cluster) throws IOException, InterruptedException {
        Path note = cluster.resolve("postmaster.pid");
        if (!Files.exists(note) || !Files.exists(programs)) {
            return;
        }
        Path root = programs.toRealPath();
        postmaster(note)
                .flatMap(ProcessHandle::of)
                .filter(process -> runsFrom(root, process))
                .ifPresent(Leftovers::interrupt);
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        List<ProcessHandle> running = running(root);
        while (!running.isEmpty()) {
            if (System.nanoTime() > end) {
                running.forEach(ProcessHandle::destroyForcibly);
            }
            Thread.sleep(50);
            running = running(root);
        }
        Files.deleteIfExists(note);
    }

    /** Waits for the application server of an earlier run to end, which it does by itself; after ten seconds by force. */
    static void stopServer(Path note) throws IOException, InterruptedException {
        if (!Files.exists(note)) {
            return;
        }
        String[] words = Files.readString(note).strip().split(" ");
        if (words.length == 2) {
            Optional<ProcessHandle> server =
                    ProcessHandle.of(Long.parseLong(words[0])).filter(process -> words[1].equals(startOf(process)));
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
            while (server.isPresent() && server.get().isAlive()) {
                if (System.nanoTime() > end) {
                    server.get().destroyForcibly();
                }
                Thread.sleep(50);
            }
        }
        Files.deleteIfExists(note);
    }

    /** Writes down a process so that {@link #stopServer} finds it, and only it. */
    static void note(Path note, ProcessHandle process) throws IOException {
        Files.writeString(note, process.pid() + " " + startOf(process) + "\n");
    }

    private static String startOf(ProcessHandle process) {
        return process.info()
                .startInstant()
                .map(instant -> Long.toString(instant.toEpochMilli()))
                .orElse("unknown");
    }

    private static Optional<Long> postmaster(Path note) throws IOException {
        return Files.readAllLines(note).stream().findFirst().map(String::strip).map(Long::parseLong);
    }

    private static List<ProcessHandle> running(Path programs) {
        return ProcessHandle.allProcesses()
                .filter(process -> runsFrom(programs, process))
                .toList();
    }

    private static boolean runsFrom(Path programs, ProcessHandle process) {
        return process.info()
                .command()
                .filter(command -> Path.of(command).startsWith(programs))
                .isPresent();
    }

    /** SIGINT is PostgreSQL's "fast" stop, which no Java method sends; elsewhere a plain stop must do. */
    private static void interrupt(ProcessHandle postmaster) {
        if (System.getProperty("os.name").startsWith("Windows")) {
            postmaster.destroy();
            return;
        }
        try {
            new ProcessBuilder("sh", "-c", "kill -INT \"$0\"", Long.toString(postmaster.pid()))
                    .start()
                    .waitFor();
        } catch (IOException e) {
            postmaster.destroy();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            postmaster.destroy();
        }
    }
}
