package outflank.boot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the command line and the environment ask for. */
class SettingsTest {

    private static final Map<String, String> NOTHING = Map.of();

    @Test
    void withoutAnyItIsPort8080AndAFolderBesideTheCaller() {
        Settings settings = Settings.read(List.of(), NOTHING);
        assertThat(settings.port()).isEqualTo(8080);
        assertThat(settings.data()).isEqualTo(Path.of("outflank-data"));
        assertThat(settings.demo()).isFalse();
        assertThat(settings.database()).isEmpty();
        assertThat(settings.javaOptions()).isEmpty();
    }

    @Test
    void flagsWinOverTheEnvironment() {
        Settings settings = Settings.read(
                List.of("--port", "9000", "--data=/var/lib/out flank", "--demo"),
                Map.of("OUTFLANK_PORT", "7000", "OUTFLANK_DATA", "elsewhere"));
        assertThat(settings.port()).isEqualTo(9000);
        assertThat(settings.data()).isEqualTo(Path.of("/var/lib/out flank"));
        assertThat(settings.demo()).isTrue();
    }

    @Test
    void theEnvironmentWinsOverTheDefaults() {
        Settings settings = Settings.read(
                List.of(), Map.of("OUTFLANK_PORT", "7000", "OUTFLANK_JAVA_OPTS", " -Xmx1g  -XX:+UseParallelGC "));
        assertThat(settings.port()).isEqualTo(7000);
        assertThat(settings.javaOptions()).containsExactly("-Xmx1g", "-XX:+UseParallelGC");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "65536", "-1", "http", ""})
    void aPortIsANumberThatExists(String port) {
        assertThatThrownBy(() -> Settings.read(List.of(), Map.of("OUTFLANK_PORT", port)))
                .isInstanceOf(Refusal.class)
                .hasMessage("The port must be a number from 1 to 65535, not \"" + port + "\".");
    }

    @Test
    void anUnknownOptionIsNamed() {
        assertThatThrownBy(() -> Settings.read(List.of("--prot", "9000"), NOTHING))
                .isInstanceOf(Refusal.class)
                .hasMessage("Unknown option --prot; --help lists them all.");
    }

    @Test
    void anOptionWithoutItsValueIsNamed() {
        assertThatThrownBy(() -> Settings.read(List.of("--data"), NOTHING))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("--data needs a value");
    }

    @Test
    void aDatabaseUrlGetsTheParametersTheApplicationReliesOn() {
        assertThat(url("jdbc:postgresql://db/outflank"))
                .isEqualTo("jdbc:postgresql://db/outflank?reWriteBatchedInserts=true&stringtype=unspecified");
        assertThat(url("jdbc:postgresql://db/outflank?ssl=true&stringtype=varchar"))
                .isEqualTo("jdbc:postgresql://db/outflank?ssl=true&stringtype=varchar&reWriteBatchedInserts=true");
    }

    @Test
    void aDatabaseIsPostgresql() {
        assertThatThrownBy(() -> url("jdbc:oracle:thin:@db"))
                .isInstanceOf(Refusal.class)
                .hasMessageStartingWith("OUTFLANK_DB_URL must begin with jdbc:postgresql:");
    }

    @Test
    void passwordsAreNotShown() {
        Settings settings = Settings.read(
                List.of(),
                Map.of("OUTFLANK_DB_URL", "jdbc:postgresql://db/o?password=a", "OUTFLANK_DB_PASSWORD", "opensesame"));
        assertThat(settings.toString()).doesNotContain("opensesame").doesNotContain("password=a");
    }

    private static String url(String given) {
        return Settings.read(List.of(), Map.of("OUTFLANK_DB_URL", given))
                .database()
                .orElseThrow()
                .url();
    }
}
