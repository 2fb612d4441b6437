package outflank.boot;

import java.io.IOException;
import java.io.PrintStream;
import java.net.HttpURLConnection;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Properties;
import java.util.concurrent.CancellationException;
import java.util.logging.LogManager;
import java.util.logging.Logger;

/** One run from the checks before the start to the orderly end. What was started last ends first. */
final class Launch implements Part {
    private static final int ANNOUNCEMENT_MILLIS = 1_000;

    private final Settings settings;
    private final PrintStream console;
    private final Deque<Part> started = new ArrayDeque<>();
    private boolean ending;

    Launch(Settings settings, PrintStream console) {
        this.settings = settings;
        this.console = console;
    }

    /**
     * Starts everything, says so, and waits.
     *
     * @return when the application server has ended: its exit status
     * @throws Refusal if the start cannot go on
     */
    int run() throws IOException, InterruptedException {
        DataFolder folder = keep(DataFolder.open(settings.data()));
        Pages pages = new Pages(settings.port());
        Path serverNote = folder.runtime().resolve("server.pid");
        Leftovers.stopServer(serverNote);
        pages.requireFreePort();
        console.println("Outflank " + Outflank.version() + ", data in " + folder.root());
        logLibrariesTo(folder);
        EmbeddedDatabase embedded = settings.database().isPresent() ? null : keep(EmbeddedDatabase.in(folder));
        DatabaseAddress database = embedded == null ? settings.database().orElseThrow() : embedded.address();
        if (embedded == null) {
            requireReachable(database);
        }
        ServerFiles files = ServerFiles.in(folder);
        ClassArchive archive = keep(new ClassArchive(files, settings.javaOptions()));
        Announcements announcements = new Announcements(folder, console);
        ServerProcess server = keep(ServerProcess.start(
                ServerProcess.command(settings, folder, files, archive, database),
                database.password(),
                folder,
                serverNote));
        if (embedded != null) {
            startDatabase(embedded, folder);
        }
        if (!server.deploy() || !pages.awaitReady()) {
            throw new Refusal(
                    "Outflank did not start; the reason is in " + folder.logs().resolve("server.0.log") + ".");
        }
        int status = pages.fetchFirst();
        if (status >= HttpURLConnection.HTTP_INTERNAL_ERROR) {
            console.println("The first page answers with an error (" + status + "); the reason is in "
                    + folder.logs().resolve("server.0.log") + ".");
        }
        announcements.show();
        console.println("Outflank is running: " + settings.address());
        archive.makeOnce(folder.logs().resolve("archive.log"));
        showFurther(announcements);
        // From here on the launcher only waits; what it needed to unpack and check goes back to the system.
        System.gc();
        return server.await();
    }

    private static void startDatabase(EmbeddedDatabase embedded, DataFolder folder) throws InterruptedException {
        try {
            embedded.start();
        } catch (IOException e) {
            throw new Refusal(
                    "The database did not start; the reason is in "
                            + folder.logs().resolve("database.0.log")
                            + ". (As root PostgreSQL needs the command unshare; any ordinary user can run it.)",
                    e);
        }
    }

    private static void requireReachable(DatabaseAddress database) {
        Properties properties = new Properties();
        properties.setProperty("user", database.user());
        properties.setProperty("password", database.password());
        properties.setProperty("loginTimeout", "15");
        try (Connection connection = DriverManager.getConnection(database.url(), properties)) {
            connection.isValid(0);
        } catch (SQLException e) {
            throw new Refusal("The database " + database + " cannot be reached: " + e.getMessage(), e);
        }
    }

    private void showFurther(Announcements announcements) {
        Thread watch = new Thread(
                () -> {
                    try {
                        while (true) {
                            Thread.sleep(ANNOUNCEMENT_MILLIS);
                            announcements.show();
                        }
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    } catch (IOException e) {
                        console.println("Further announcements cannot be read: " + e.getMessage());
                    }
                },
                "announcements");
        watch.setDaemon(true);
        watch.start();
    }

    /** The database library speaks through java.util.logging; that belongs into a file, not to the person. */
    private static void logLibrariesTo(DataFolder folder) throws IOException {
        LogManager.getLogManager().reset();
        Logger.getLogger("").addHandler(new RotatingLog(folder.logs(), "database").handler());
    }

    private synchronized <T extends Part> T keep(T resource) {
        started.push(resource);
        if (ending) {
            throw new CancellationException("ending");
        }
        return resource;
    }

    /** Whether the end was asked for, by a signal or because the start failed. */
    synchronized boolean isEnding() {
        return ending;
    }

    /** Ends everything that was started; a second call does nothing. */
    @Override
    public synchronized void end() {
        ending = true;
        while (!started.isEmpty()) {
            try {
                started.pop().end();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            } catch (IOException e) {
                console.println("Something did not end in order: " + e.getMessage());
            }
        }
    }
}
