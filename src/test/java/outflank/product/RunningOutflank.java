package outflank.product;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** An Outflank started from the finished jar in processes of its own, as a person would start it. */
public final class RunningOutflank {
    private static final Path JAR = Path.of("target", "outflank.jar").toAbsolutePath();
    private static final Duration START = Duration.ofSeconds(180);
    private static final Duration END = Duration.ofSeconds(40);

    private static RunningOutflank shared;

    private final Path data;
    private final int port;
    private final List<String> more;
    private Process launcher;
    private Path console;

    private RunningOutflank(Path data, int port, List<String> more) {
        this.data = data;
        this.port = port;
        this.more = more;
    }

    /** The one that all journeys share, with the demo in it; it starts with the first that asks and ends with the tests. */
    public static synchronized RunningOutflank shared() {
        if (shared == null) {
            shared = start("--demo");
            Runtime.getRuntime().addShutdownHook(new Thread(shared::stop));
        }
        return shared;
    }

    /** A fresh one with a data folder of its own; the caller stops it. */
    public static RunningOutflank start(String... options) {
        RunningOutflank started = new RunningOutflank(freshFolder(), freePort(), List.of(options));
        started.restart();
        return started;
    }

    /** Runs the jar until it ends by itself, which it must do within a minute. */
    public static Ended runToEnd(List<String> environment, String... arguments) {
        try {
            Path console = Files.createTempFile(Path.of("target"), "console", ".txt");
            Process process = process(console, environment, List.of(arguments));
            if (!process.waitFor(60, TimeUnit.SECONDS)) {
                process.destroy();
                throw new AssertionError("did not end by itself:\n" + Files.readString(console));
            }
            return new Ended(process.exitValue(), Files.readString(console));
        } catch (IOException e) {
            throw new AssertionError(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    /**
     * How a run ended.
     *
     * @param status exit status of the process
     * @param console all it said
     */
    public record Ended(int status, String console) {}

    private static Process process(Path console, List<String> environment, List<String> arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-jar", JAR.toString()));
        command.addAll(arguments);
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().keySet().removeIf(name -> name.startsWith("OUTFLANK_"));
        // Tests start often and serve little: light compilation, and no archive for a second start that never comes.
        builder.environment().put("OUTFLANK_JAVA_OPTS", "-XX:TieredStopAtLevel=1 -Xshare:auto");
        for (String assignment : environment) {
            int equals = assignment.indexOf('=');
            builder.environment().put(assignment.substring(0, equals), assignment.substring(equals + 1));
        }
        return builder.redirectErrorStream(true)
                .redirectOutput(console.toFile())
                .start();
    }

    /** Starts it again on the same data folder and port, and returns when it says that it is running. */
    public void restart() {
        List<String> arguments = new ArrayList<>(List.of("--data", data.toString(), "--port", "" + port));
        arguments.addAll(more);
        try {
            console = Files.createTempFile(Path.of("target"), "console", ".txt");
            launcher = process(console, List.of(), arguments);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        await("the start", START, () -> console().contains("Outflank is running:") || !launcher.isAlive());
        if (!launcher.isAlive()) {
            throw new AssertionError("did not start:\n" + console());
        }
    }

    /** The address of its first page. */
    public URI address() {
        return URI.create("http://localhost:" + port + "/");
    }

    /** What it told the person at the console besides its own first and last line. */
    public List<String> announcements() {
        return console().lines().filter(line -> !line.startsWith("Outflank ")).toList();
    }

    /** The password of the director of the demo, as it was told at the console. */
    public String passwordOfTheDemo() {
        return announcements().stream()
                .filter(line -> line.startsWith("Demo: sign in as demo"))
                .map(line -> line.substring(line.lastIndexOf(' ') + 1))
                .findFirst()
                .orElseThrow();
    }

    /** Everything it has said since its last start. */
    public String console() {
        try {
            return Files.readString(console, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    public Path data() {
        return data;
    }

    public int port() {
        return port;
    }

    /** The process the person started. */
    public Process launcher() {
        return launcher;
    }

    /** The application server's process. */
    public ProcessHandle server() {
        return launcher.children()
                .filter(child -> child.info().command().orElse("").contains("java"))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no server process"));
    }

    /** PostgreSQL's first process, if it runs. */
    public Optional<ProcessHandle> postmaster() {
        Path note = data.resolve("database/postmaster.pid");
        try {
            return Files.exists(note)
                    ? ProcessHandle.of(Long.parseLong(Files.readAllLines(note).get(0)))
                    : Optional.empty();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** A connection to the embedded database as the role the pages work with. */
    public Connection database() throws SQLException, IOException {
        Properties secrets = new Properties();
        try (var reader = Files.newBufferedReader(data.resolve("secrets.properties"))) {
            secrets.load(reader);
        }
        return DriverManager.getConnection(databaseUrl(), "outflank", secrets.getProperty("application"));
    }

    /** Where the embedded database listens. */
    public String databaseUrl() throws IOException {
        String databasePort =
                Files.readAllLines(data.resolve("database/postmaster.pid")).get(3);
        return "jdbc:postgresql://127.0.0.1:" + databasePort + "/outflank";
    }

    /** Kills the launcher as {@code kill -9} does. */
    public void kill() {
        ProcessHandle handle = launcher.toHandle();
        handle.destroyForcibly();
        await("the killed launcher's end", END, () -> !handle.isAlive());
    }

    /** Stops it as Ctrl-C does and returns when nothing of it is left. */
    public void stop() {
        Optional<ProcessHandle> postmaster = postmaster();
        launcher.destroy();
        await("the end", END, () -> !launcher.isAlive());
        await(
                "PostgreSQL's end",
                END,
                () -> postmaster.filter(ProcessHandle::isAlive).isEmpty());
    }

    /** Waits until something holds and fails when it does not in time. */
    public static void await(String what, Duration patience, BooleanSupplier holds) {
        long end = System.nanoTime() + patience.toNanos();
        while (!holds.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("waited " + patience.toSeconds() + " seconds in vain for " + what);
            }
            try {
                Thread.sleep(50);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new AssertionError(e);
            }
        }
    }

    /** A folder that is not there yet, with a space in its name. */
    public static Path freshFolder() {
        try {
            Files.createDirectories(Path.of("target"));
            return Files.createTempDirectory(Path.of("target").toAbsolutePath(), "product ")
                    .resolve("outflank data");
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** A port nobody listens on. */
    public static int freePort() {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
