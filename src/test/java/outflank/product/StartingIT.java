package outflank.product;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.ServerSocket;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Starting Outflank: what a person sees who types the command, rightly or wrongly. */
class StartingIT {

    private static final List<String> PLAIN = List.of();

    @Test
    void servesTheFirstPageOnceItSaysThatItRuns() throws IOException {
        assertThat(status(RunningOutflank.shared().address().toURL())).isEqualTo(200);
    }

    @Test
    void saysThatItIsReadyToProgramsToo() throws IOException {
        URI ready = RunningOutflank.shared().address().resolve("health/ready");
        assertThat(status(ready.toURL())).isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource({"fsync,on", "synchronous_commit,on", "full_page_writes,on", "listen_addresses,127.0.0.1"})
    void keepsWhatWasCommittedAndListensToThisMachineOnly(String setting, String value) throws Exception {
        try (Connection database = RunningOutflank.shared().database();
                Statement statement = database.createStatement();
                ResultSet result = statement.executeQuery("show " + setting)) {
            result.next();
            assertThat(result.getString(1)).isEqualTo(value);
        }
    }

    @Test
    void letsNobodyIntoTheDatabaseWithoutThePassword() throws IOException {
        String url = RunningOutflank.shared().databaseUrl();
        assertThatThrownBy(() -> DriverManager.getConnection(url, "outflank", "guess"))
                .isInstanceOf(SQLException.class)
                .hasMessageContaining("password authentication failed");
    }

    @Test
    void refusesADataFolderThatIsInUse() {
        Path data = RunningOutflank.shared().data();
        RunningOutflank.Ended second = start(data, RunningOutflank.freePort(), PLAIN);
        assertThat(second.status()).isEqualTo(1);
        assertThat(second.console())
                .isEqualToIgnoringNewLines("The data folder " + data + " is in use by another Outflank.");
    }

    @Test
    void refusesAPortThatIsInUse() throws IOException {
        try (ServerSocket taken = new ServerSocket(0)) {
            RunningOutflank.Ended ended = start(RunningOutflank.freshFolder(), taken.getLocalPort(), PLAIN);
            assertThat(ended.status()).isEqualTo(1);
            assertThat(ended.console())
                    .isEqualToIgnoringNewLines("Port " + taken.getLocalPort()
                            + " is in use by another program; choose another one with --port.");
        }
    }

    @Test
    void refusesADatabaseOfAnotherMajorVersion() throws IOException {
        Path data = RunningOutflank.freshFolder();
        Files.createDirectories(data.resolve("database"));
        Files.createFile(data.resolve("outflank.lock"));
        Files.writeString(data.resolve("outflank.properties"), "format=1\n");
        Files.writeString(data.resolve("database/PG_VERSION"), "16\n");
        RunningOutflank.Ended ended = start(data, RunningOutflank.freePort(), PLAIN);
        assertThat(ended.status()).isEqualTo(1);
        assertThat(ended.console()).contains("was written by PostgreSQL 16, but this Outflank brings PostgreSQL 17");
    }

    @Test
    void refusesADataFolderOfANewerOutflank() throws IOException {
        Path data = RunningOutflank.freshFolder();
        Files.createDirectories(data);
        Files.createFile(data.resolve("outflank.lock"));
        Files.writeString(data.resolve("outflank.properties"), "format=2\n");
        RunningOutflank.Ended ended = start(data, RunningOutflank.freePort(), PLAIN);
        assertThat(ended.status()).isEqualTo(1);
        assertThat(ended.console()).contains("has format 2, but this Outflank reads format 1");
    }

    @Test
    void refusesAFolderThatHoldsSomethingElse() throws IOException {
        Path folder = RunningOutflank.freshFolder();
        Files.createDirectories(folder);
        Files.writeString(folder.resolve("letter.txt"), "Dear aunt");
        RunningOutflank.Ended ended = start(folder, RunningOutflank.freePort(), PLAIN);
        assertThat(ended.status()).isEqualTo(1);
        assertThat(ended.console()).contains("holds other files and is not a data folder of Outflank");
    }

    @Test
    void saysThatADatabaseCannotBeReachedButNotItsPassword() {
        int nobody = RunningOutflank.freePort();
        String url = "jdbc:postgresql://127.0.0.1:" + nobody + "/outflank?password=opensesame";
        RunningOutflank.Ended ended =
                start(RunningOutflank.freshFolder(), RunningOutflank.freePort(), List.of("OUTFLANK_DB_URL=" + url));
        assertThat(ended.status()).isEqualTo(1);
        assertThat(ended.console())
                .contains("The database jdbc:postgresql://127.0.0.1:" + nobody + "/outflank cannot be reached")
                .doesNotContain("opensesame");
    }

    @Test
    void endsWithASentenceWhenTheApplicationCannotBeDeployed() throws IOException {
        Path broken = RunningOutflank.freshFolder();
        Files.createDirectories(broken.resolve("WEB-INF"));
        Files.writeString(broken.resolve("WEB-INF/web.xml"), "<web-app");
        Path data = RunningOutflank.freshFolder();
        int port = RunningOutflank.freePort();
        RunningOutflank.Ended ended = RunningOutflank.runToEnd(
                PLAIN, "--data", data.toString(), "--port", Integer.toString(port), "--exploded", broken.toString());
        assertThat(ended.status()).isEqualTo(1);
        assertThat(ended.console())
                .contains("Outflank did not start; the reason is in " + data.resolve("log/server.0.log"));
        assertThat(data.resolve("database/postmaster.pid")).doesNotExist();
        new ServerSocket(port).close();
    }

    @Test
    void explainsItself() {
        RunningOutflank.Ended help = RunningOutflank.runToEnd(PLAIN, "--help");
        assertThat(help.status()).isZero();
        assertThat(help.console()).contains("--port", "--data", "--demo", "OUTFLANK_DB_URL");
        assertThat(RunningOutflank.runToEnd(PLAIN, "--version").console()).matches("Outflank \\d+\\.\\d+\\.\\d+\\R");
    }

    private static RunningOutflank.Ended start(Path data, int port, List<String> environment) {
        return RunningOutflank.runToEnd(environment, "--data", data.toString(), "--port", Integer.toString(port));
    }

    private static int status(URL url) throws IOException {
        return ((HttpURLConnection) url.openConnection()).getResponseCode();
    }
}
