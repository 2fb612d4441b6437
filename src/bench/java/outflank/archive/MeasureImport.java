package outflank.archive;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.postgresql.PGConnection;

/**
 * How fast a WTHOR file comes into the archive: read, checked and stored as the application does it, beside a bare COPY of
 * the very same rows into a table without any key, index or check. Both in turn, in the same run, on a PostgreSQL that
 * keeps what is committed.
 *
 * <p>Arguments: the number of measured rounds, a folder for the database, the .wtb file, and the files of names.
 */
public final class MeasureImport {

    private static final int WARM_UP_ROUNDS = 5;

    private static final Map<String, String> AS_IN_THE_PRODUCT = Map.of(
            "fsync", "on",
            "synchronous_commit", "on",
            "full_page_writes", "on",
            "listen_addresses", "127.0.0.1",
            "shared_buffers", "64MB",
            "max_wal_size", "256MB",
            "jit", "off");

    private final DataSource database;
    private final ExecutorService executor;

    private MeasureImport(DataSource database, ExecutorService executor) {
        this.database = database;
        this.executor = executor;
    }

    public static void main(String[] arguments) throws Exception {
        int rounds = Integer.parseInt(arguments[0]);
        EmbeddedPostgres.Builder builder = EmbeddedPostgres.builder()
                .setDataDirectory(Path.of(arguments[1], "database"))
                .setCleanDataDirectory(false)
                .setOverrideWorkingDirectory(Path.of(arguments[1], "programs").toFile());
        AS_IN_THE_PRODUCT.forEach(builder::setServerConfig);
        ExecutorService executor = Executors.newFixedThreadPool(2);
        try (EmbeddedPostgres postgres = builder.start()) {
            DataSource database = pooled(postgres.getPostgresDatabase());
            Flyway.configure()
                    .dataSource(database)
                    .locations("filesystem:db/migration")
                    .load()
                    .migrate();
            Path[] files =
                    Arrays.stream(arguments, 2, arguments.length).map(Path::of).toArray(Path[]::new);
            new MeasureImport(database, executor).measure(rounds, files);
        } finally {
            executor.shutdown();
        }
    }

    private void measure(int rounds, Path[] files) throws Exception {
        for (int round = 1 - WARM_UP_ROUNDS; round <= rounds; round++) {
            empty();
            int importId = handIn(files);
            long began = System.nanoTime();
            new ImportRun(database, executor, importId).run();
            double seconds = seconds(began);
            long games = number("select count(*) from archived_game");
            double bare = copyBare();
            double kept = copyIntoArchive();
            if (round > 0 || round == 1 - WARM_UP_ROUNDS) {
                System.out.printf(
                        "%s: %,d games, import %,.0f games/s, bare COPY %,.0f, COPY into the archive %,.0f%n",
                        round > 0 ? "round " + round : "a JVM's first import",
                        games,
                        games / seconds,
                        games / bare,
                        games / kept);
            }
        }
        System.out.printf(
                "%d bytes a game with all indexes%n",
                number("select pg_total_relation_size('archived_game') / count(*) from archived_game"));
    }

    /** The rows of the archive, copied as they are into a table of the same columns and nothing else. */
    private double copyBare() throws SQLException, IOException {
        execute("drop table if exists bare");
        execute("create table bare as select * from archived_game with no data");
        return copy("archived_game", "bare");
    }

    /** The same rows once more into the empty archive: what keys, references, checks and indexes cost by themselves. */
    private double copyIntoArchive() throws SQLException, IOException {
        execute("truncate archived_game");
        return copy("bare", "archived_game");
    }

    private double copy(String from, String to) throws SQLException, IOException {
        try (Connection connection = database.getConnection()) {
            var copying = connection.unwrap(PGConnection.class).getCopyAPI();
            ByteArrayOutputStream rows = new ByteArrayOutputStream();
            copying.copyOut("copy " + from + " to stdout", rows);
            long began = System.nanoTime();
            copying.copyIn("copy " + to + " from stdin", new ByteArrayInputStream(rows.toByteArray()), rows.size());
            return seconds(began);
        }
    }

    private void empty() throws SQLException {
        execute("truncate archived_game, archive_import, archive_file, archive_chunk, archive_problem,"
                + " archive_player, archive_event");
        execute("checkpoint");
    }

    private int handIn(Path[] files) throws SQLException, IOException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            ResultSet row =
                    statement.executeQuery("insert into archive_import (started_by, title, state, uploaded_at, bytes,"
                            + " bytes_read, file_number, file_games, games, added, present, unreadable, truncated, faulty,"
                            + " differing, problems) values ('measure', 'measure', 'WAITING', now(), 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)"
                            + " returning id");
            row.next();
            int importId = row.getInt(1);
            for (int number = 1; number <= files.length; number++) {
                handIn(connection, importId, number, files[number - 1]);
            }
            statement.executeUpdate("update archive_import set bytes = (select sum(bytes) from archive_file)");
            return importId;
        }
    }

    private static void handIn(Connection connection, int importId, int number, Path path)
            throws SQLException, IOException {
        byte[] content = Files.readAllBytes(path);
        try (PreparedStatement file = connection.prepareStatement("insert into archive_file values (?, ?, ?, ?)");
                PreparedStatement chunk =
                        connection.prepareStatement("insert into archive_chunk values (?, ?, ?, ?)")) {
            file.setInt(1, importId);
            file.setInt(2, number);
            file.setString(3, path.getFileName().toString());
            file.setLong(4, content.length);
            file.executeUpdate();
            for (int at = 0; at < content.length; at += StoringUploads.CHUNK_BYTES) {
                chunk.setInt(1, importId);
                chunk.setInt(2, number);
                chunk.setInt(3, at / StoringUploads.CHUNK_BYTES);
                chunk.setBytes(
                        4, Arrays.copyOfRange(content, at, Math.min(content.length, at + StoringUploads.CHUNK_BYTES)));
                chunk.executeUpdate();
            }
        }
    }

    private void execute(String sql) throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private long number(String sql) throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(sql)) {
            row.next();
            return row.getLong(1);
        }
    }

    private static double seconds(long began) {
        return (System.nanoTime() - began) / 1e9;
    }

    /** Keeps connections open between uses, as the application server does. */
    private static DataSource pooled(DataSource database) {
        ConcurrentLinkedQueue<Connection> idle = new ConcurrentLinkedQueue<>();
        return proxy(DataSource.class, (proxy, method, values) -> {
            if (!method.getName().equals("getConnection")) {
                return method.invoke(database, values);
            }
            Connection kept = idle.poll();
            Connection connection = kept == null ? database.getConnection() : kept;
            return proxy(Connection.class, (self, call, given) -> {
                if (call.getName().equals("close")) {
                    idle.add(connection);
                    return null;
                }
                try {
                    return call.invoke(connection, given);
                } catch (InvocationTargetException failure) {
                    throw failure.getCause();
                }
            });
        });
    }

    private static <T> T proxy(Class<T> type, InvocationHandler handler) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }
}
