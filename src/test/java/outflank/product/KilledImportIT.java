package outflank.product;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.openqa.selenium.support.ui.Select;

/** A large file is handed in, everything is killed half way, and in the end all of its games are there, each once. */
@ExtendWith(Browsers.class)
class KilledImportIT {

    private static final int GAMES = 60_000;
    private static final String PASSWORD = "a long enough password";
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private RunningOutflank outflank;

    @BeforeEach
    void start() {
        outflank = RunningOutflank.start();
    }

    @AfterEach
    void stop() {
        outflank.stop();
    }

    @Test
    void itGoesOnAndItsGamesAreFoundAndReplayed(Chromium administrator, @Browsers.Phone Chromium spectator) {
        Path file = ImportDesk.games(1, GAMES);
        DirectorsDesk office = new DirectorsDesk(administrator, outflank.address());
        ImportDesk desk = new ImportDesk(administrator, outflank.address());
        office.join(
                outflank.announcements().stream()
                        .map(line -> line.substring(line.indexOf("http")))
                        .findFirst()
                        .orElseThrow(),
                "Ada");

        desk.handIn(file);
        RunningOutflank.await("the first games", PATIENCE, () -> stored() > 0);
        outflank.server().destroyForcibly();
        outflank.kill();
        outflank.restart();
        long afterTheKill = stored();
        RunningOutflank.await("the rest", PATIENCE, () -> number("select games from archive_import") == GAMES);
        assertThat(afterTheKill).as("games when it was killed").isPositive().isLessThan(GAMES);
        assertThat(stored()).isEqualTo(GAMES);
        assertThat(number("select count(distinct moves) from archived_game")).isEqualTo(GAMES);

        signIn(administrator);
        administrator.open(outflank.address().resolve("desk/import?id=1"));
        desk.awaitEnd();
        assertThat(administrator.text()).contains("60,000");
        administrator.screenshot("import-finished");

        desk.handIn(file);
        desk.awaitEnd();
        assertThat(stored()).as("the same file adds nothing").isEqualTo(GAMES);

        assertThatADrawIsFoundAndReplayed(spectator);
    }

    private void signIn(Chromium browser) {
        browser.open(outflank.address().resolve("account/sign-in"));
        browser.fill("#form\\:name", "ada");
        browser.fill("#form\\:password", PASSWORD);
        browser.submit("#form\\:signIn");
    }

    private void assertThatADrawIsFoundAndReplayed(Chromium spectator) {
        long draws = number("select count(*) from archived_game where replayed_black = 32");
        spectator.open(outflank.address().resolve("public/archive"));
        new Select(spectator.find("#result")).selectByValue("draw");
        spectator.submit("form[role=search] button[type=submit]");
        assertThat(spectator.driver().getCurrentUrl()).contains("result=draw");
        assertThat(spectator.find("[role=status]").getText()).isEqualTo("%,d games found".formatted(draws));
        spectator.screenshot("archive-draws");

        spectator.submit(".a-games a.o-score");
        spectator.submit("a[rel=next]");
        assertThat(spectator.find(".o-lead").getText()).contains("32–32");
        assertThat(spectator.all("[data-outflank=replay] button[aria-label]")).hasSizeGreaterThanOrEqualTo(64);
        spectator.screenshot("archive-replay");
    }

    private long stored() {
        return number("select count(*) from archived_game");
    }

    private long number(String query) {
        try (Connection database = outflank.database();
                Statement statement = database.createStatement();
                ResultSet row = statement.executeQuery(query)) {
            row.next();
            return row.getLong(1);
        } catch (SQLException | IOException e) {
            throw new AssertionError(e);
        }
    }
}
