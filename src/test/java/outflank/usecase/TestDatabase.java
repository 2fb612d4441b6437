package outflank.usecase;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/**
 * Starts an empty PostgreSQL before the tests in the server and tells the server where it is, in a file of JVM options
 * that {@code arquillian.xml} names. Only the build's integration tests ask for it.
 */
public class TestDatabase implements LauncherSessionListener {
    private static EmbeddedPostgres postgres;

    @Override
    public void launcherSessionOpened(LauncherSession session) {
        if (Boolean.getBoolean("outflank.test.database")) {
            start();
        }
    }

    private static synchronized void start() {
        if (postgres != null) {
            return;
        }
        try {
            // The library stops it when this JVM ends.
            postgres = EmbeddedPostgres.builder()
                    .setServerConfig("listen_addresses", "127.0.0.1")
                    .start();
            try (Connection connection = postgres.getPostgresDatabase().getConnection();
                    Statement statement = connection.createStatement()) {
                statement.execute("create role outflank login");
                statement.execute("create database outflank owner outflank");
            }
            Files.writeString(Path.of("target", "server-under-test.options"), """
                    -Doutflank.db.url=jdbc:postgresql://127.0.0.1:%d/outflank?stringtype=unspecified&reWriteBatchedInserts=true
                    -Doutflank.db.user=outflank
                    "-Dshared.data=%s"
                    """.formatted(
                            postgres.getPort(), System.getProperty("shared.data", "")));
        } catch (IOException | SQLException e) {
            throw new IllegalStateException("the tests' database did not start", e);
        }
    }
}
