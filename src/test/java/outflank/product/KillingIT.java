package outflank.product;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Whatever is killed: nothing stays behind, nothing that was committed is lost, and the next start just works. */
class KillingIT {

    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static RunningOutflank outflank;

    private final String committed = UUID.randomUUID().toString();
    private ProcessHandle server;
    private ProcessHandle postmaster;

    @BeforeAll
    static void start() throws Exception {
        outflank = RunningOutflank.start();
        try (Connection database = outflank.database();
                Statement statement = database.createStatement()) {
            statement.execute("create schema killing");
            statement.execute("create table killing.kept (id text primary key)");
        }
    }

    @AfterAll
    static void stop() {
        outflank.stop();
    }

    @BeforeEach
    void commitSomething() throws SQLException, IOException {
        server = outflank.server();
        postmaster = outflank.postmaster().orElseThrow();
        try (Connection database = outflank.database();
                Statement statement = database.createStatement()) {
            statement.execute("insert into killing.kept values ('" + committed + "')");
        }
    }

    @AfterEach
    void findItAgain() throws SQLException, IOException {
        outflank.restart();
        try (Connection database = outflank.database();
                Statement statement = database.createStatement();
                ResultSet kept = statement.executeQuery("select 1 from killing.kept where id = '" + committed + "'")) {
            assertThat(kept.next()).as("what was committed before the kill").isTrue();
        }
    }

    @Test
    void theServerFollowsAKilledLauncherAndTheNextStartTakesTheDatabaseOver() {
        outflank.kill();
        gone("the server", server);
    }

    @Test
    void aStartRightAfterAKillWaitsForTheRemains() {
        outflank.kill();
    }

    @Test
    void theLauncherStopsTheDatabaseAndSaysSoWhenTheServerIsKilled() throws InterruptedException {
        server.destroyForcibly();
        gone("the launcher", outflank.launcher().toHandle());
        gone("PostgreSQL", postmaster);
        assertThat(outflank.launcher().waitFor()).isEqualTo(3);
        assertThat(outflank.console()).contains("The server ended unexpectedly");
    }

    @Test
    void everythingMayBeKilledAtOnce() {
        outflank.launcher().toHandle().destroyForcibly();
        server.destroyForcibly();
        postmaster.destroyForcibly();
        gone("the launcher", outflank.launcher().toHandle());
        gone("the server", server);
        gone("PostgreSQL", postmaster);
    }

    @Test
    void theDatabaseAloneMayBeKilled() {
        postmaster.destroyForcibly();
        gone("PostgreSQL", postmaster);
        outflank.stop();
        gone("the server", server);
    }

    @Test
    void anOrderlyStopLeavesNothing() {
        outflank.stop();
        gone("the server", server);
        gone("PostgreSQL", postmaster);
    }

    private static void gone(String what, ProcessHandle process) {
        RunningOutflank.await("the end of " + what, PATIENCE, () -> !process.isAlive());
    }
}
