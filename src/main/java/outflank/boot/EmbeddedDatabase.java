package outflank.boot;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Map;

/**
 * The PostgreSQL server Outflank brings along, with its files in the data folder. It listens on this machine only and
 * asks for a password. The library that unpacks and starts it is made for tests and trades safety for speed; every such
 * setting is turned back here: what is committed is on the disk.
 */
final class EmbeddedDatabase implements Part {
    /** The major version of the binaries in the jar; a cluster of another one cannot be opened. */
    static final String MAJOR_VERSION = "17";

    static final String NAME = "outflank";

    private static final Map<String, String> SERVER_SETTINGS = Map.ofEntries(
            Map.entry("fsync", "on"),
            Map.entry("synchronous_commit", "on"),
            Map.entry("full_page_writes", "on"),
            Map.entry("listen_addresses", "127.0.0.1"),
            Map.entry("unix_socket_directories", ""),
            Map.entry("password_encryption", "scram-sha-256"),
            Map.entry("max_connections", "60"),
            Map.entry("shared_buffers", "64MB"),
            Map.entry("max_wal_size", "256MB"),
            Map.entry("max_wal_senders", "0"),
            Map.entry("jit", "off"),
            Map.entry("timezone", "UTC"),
            Map.entry("log_timezone", "UTC"),
            Map.entry("lc_messages", "C"));

    private final DataFolder folder;
    private final Path programs;
    private final Secrets secrets;
    private final int port;
    private boolean ended;

    private EmbeddedDatabase(DataFolder folder, Secrets secrets, int port) {
        this.folder = folder;
        this.programs = folder.runtime().resolve("postgresql");
        this.secrets = secrets;
        this.port = port;
    }

    /**
     * Chooses the address without starting anything yet.
     *
     * @throws Refusal if the data folder's files are of another major version
     */
    static EmbeddedDatabase in(DataFolder folder) throws IOException {
        Path version = folder.database().resolve("PG_VERSION");
        String found = Files.exists(version) ? Files.readString(version).strip() : MAJOR_VERSION;
        if (!found.equals(MAJOR_VERSION)) {
            throw new Refusal("The database in " + folder.root() + " was written by PostgreSQL " + found
                    + ", but this Outflank brings PostgreSQL " + MAJOR_VERSION
                    + ": back it up with the Outflank that wrote it and restore it here.");
        }
        return new EmbeddedDatabase(folder, Secrets.of(folder.secrets()), freePort());
    }

    DatabaseAddress address() {
        return new DatabaseAddress("jdbc:postgresql://127.0.0.1:" + port + "/" + NAME, NAME, secrets.application());
    }

    /**
     * Starts PostgreSQL and returns when it answers. The cluster is made beside its final place and moved there when it is
     * complete, so that a start that was cut off leaves nothing that looks like a database.
     */
    synchronized void start() throws IOException, InterruptedException {
        if (ended) {
            return;
        }
        Path draft = folder.root().resolve("database.new");
        Leftovers.stopPostgres(programs, folder.database());
        if (!Files.exists(folder.database())) {
            Leftovers.stopPostgres(programs, draft);
            DataFolder.delete(draft);
            create(draft);
            Files.move(draft, folder.database());
        }
        run(folder.database());
    }

    private void create(Path cluster) throws IOException, InterruptedException {
        EmbeddedPostgres server = run(cluster);
        try (Connection connection = server.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("create role " + NAME + " login password '" + secrets.application() + "'");
            statement.execute("create database " + NAME + " owner " + NAME);
        } catch (SQLException e) {
            throw new IOException("the database could not be created", e);
        } finally {
            server.close();
            Leftovers.stopPostgres(programs, cluster);
        }
    }

    private EmbeddedPostgres run(Path cluster) throws IOException {
        Files.createDirectories(programs);
        System.setProperty("ot.epg.working-dir", programs.toString());
        Path password = folder.runtime().resolve("owner.password");
        Files.deleteIfExists(password);
        Files.createFile(password, DataFolder.ownerOnly("rw-------"));
        Files.writeString(password, secrets.owner() + "\n");
        try {
            EmbeddedPostgres.Builder builder = EmbeddedPostgres.builder()
                    .setPort(port)
                    .setDataDirectory(cluster)
                    .setCleanDataDirectory(false)
                    .setOverrideWorkingDirectory(programs.toFile())
                    .setRegisterShutdownHook(false)
                    .setPGStartupWait(Duration.ofSeconds(90))
                    .setLocaleConfig("auth", "scram-sha-256")
                    .setLocaleConfig("pwfile", password.toString())
                    .setLocaleConfig("locale", "C")
                    .setLocaleConfig("locale-provider", "builtin")
                    .setLocaleConfig("builtin-locale", "C.UTF-8")
                    .setConnectConfig("password", secrets.owner());
            SERVER_SETTINGS.forEach(builder::setServerConfig);
            return builder.start();
        } catch (IllegalStateException e) {
            throw new IOException(e.getMessage(), e);
        } finally {
            Files.delete(password);
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            return socket.getLocalPort();
        }
    }

    /** Stops PostgreSQL, after a start that is under way, and returns when all its processes have ended. */
    @Override
    public synchronized void end() throws IOException, InterruptedException {
        ended = true;
        Leftovers.stopPostgres(programs, folder.database());
    }
}
