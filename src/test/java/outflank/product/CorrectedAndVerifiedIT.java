package outflank.product;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A director corrects, verifies, practices and looks ahead; what somebody changes in the database is shown. */
@ExtendWith(Browsers.class)
class CorrectedAndVerifiedIT {

    private static final RunningOutflank OUTFLANK = RunningOutflank.shared();

    private static String cup;
    private static List<DirectorsDesk.Table> first;

    @BeforeAll
    static void twoRoundsArePublished() {
        try (Chromium browser = Chromium.desktop()) {
            DirectorsDesk desk = signedIn(browser, "lighthouse-open");
            desk.createTournament("Trust Cup", 3);
            cup = desk.slug();
            for (String family : List.of("Ahorn", "Buche", "Fichte", "Tanne", "Weide", "Zeder")) {
                desk.addLate("Kim", family);
            }
            first = desk.pairAndPublish(1);
            for (DirectorsDesk.Table table : first) {
                desk.enter(table.number(), 40);
            }
            desk.pairAndPublish(2);
        }
    }

    @Test
    void aCorrectionShowsWhatChangesAndIsUndoneAgain(Chromium browser) {
        DirectorsDesk desk = signedIn(browser, cup);
        openFirstGame(browser);
        browser.submit("a[data-part=correct]");
        browser.fill("#correct\\:black", "24");
        browser.fill("#correct\\:white", "40");
        browser.click("#correct\\:preview");
        browser.until("the preview", () -> !browser.all("[data-part=preview]").isEmpty());
        String preview = browser.find("[data-part=preview]").getText();
        assertThat(preview)
                .contains(first.get(0).black(), first.get(0).white())
                .contains("1 → 0", "0 → 1", "Published pairings never change by themselves", "Round 2, table");
        assertThat(browser.text()).contains("40–24 stands.");
        browser.screenshot("correction-preview");

        browser.click("#correct\\:confirm");
        browser.until("the question why", () -> browser.text().contains("Say why"));
        browser.fill("#correct\\:reason", "The slip was read upside down.");
        browser.click("#correct\\:confirm");
        browser.until("the correction", () -> browser.text().contains("The result is corrected: 24–40."));

        desk.open("verify");
        browser.click("#verify\\:start");
        browser.until("the verdict", () -> browser.text().contains("All 2 rounds are verified"));
        browser.click(".t-rounds li[data-round='2'] summary");
        assertThat(browser.find(".t-rounds li[data-round='2']").getText())
                .contains("24–40", "40–24", "The slip was read upside down.");
        browser.open(OUTFLANK.address().resolve("public/standings?of=" + cup));
        assertThat(browser.find("[data-part=verified]").getText()).contains("all 2 rounds");

        openFirstGame(browser);
        browser.submit("a[data-part=undo]");
        assertThat(browser.find("#correct\\:black").getDomProperty("value")).isEqualTo("40");
        browser.fill("#correct\\:reason", "It was right at first.");
        browser.click("#correct\\:confirm");
        browser.until("the former result", () -> browser.text().contains("The result is corrected: 40–24."));
    }

    @Test
    void whatIsChangedInTheDatabaseIsShown(Chromium browser) throws Exception {
        DirectorsDesk desk = signedIn(browser, cup);
        String third = " where game_id = (select g.id from game g join round r on r.id = g.round_id"
                + " join tournament t on t.id = r.tournament_id where t.slug = '" + cup
                + "' and r.number = 1 and g.table_number = 3) and replaced_at is null";
        execute("update result set black_half_discs = 82, white_half_discs = 46" + third);
        desk.open("verify");
        browser.click("#verify\\:start");
        browser.until("the verdict", () -> browser.text().contains("2 things differ"));
        assertThat(browser.find(".t-rounds li[data-round='1']").getText())
                .contains("41–23 stands, but the history says 40–24");
        assertThat(browser.find(".t-rounds li[data-round='2']").getText())
                .contains("41–23", "40–24", "stood when the round was paired");
        browser.screenshot("verify-differs");

        execute("update result set black_half_discs = 80, white_half_discs = 48" + third);
        browser.click("#verify\\:start");
        browser.until("the verdict", () -> browser.text().contains("All 2 rounds are verified"));
        browser.screenshot("verify-whole");
    }

    @Test
    void aPracticeCopyIsPlayedToItsEndAndDeleted(Chromium browser) {
        DirectorsDesk desk = signedIn(browser, cup);
        desk.open("what-if");
        browser.click("#practice\\:copy");
        browser.until("the copy", () -> browser.text().contains("Practice: Trust Cup"));
        assertThat(browser.find("[data-part=practice]").getText()).contains("nothing in it counts");
        String copy = browser.driver().getCurrentUrl().replaceAll(".*of=([a-z0-9-]+).*", "$1");
        browser.click("#practice\\:playOn");
        browser.until("the end", () -> browser.text().contains("The practice copy is played to its end."));
        browser.screenshot("practice-played");
        browser.open(OUTFLANK.address().resolve("public/standings?of=" + copy));
        assertThat(browser.text()).contains("Final standings", "nothing in it counts");
        browser.open(OUTFLANK.address());
        assertThat(browser.text()).contains("Trust Cup").doesNotContain("Practice: Trust Cup");

        browser.open(OUTFLANK.address().resolve("desk/what-if?of=" + copy));
        browser.click("#practice\\:delete");
        browser.until(
                "the question", () -> browser.find(".ui-confirmdialog-yes").isDisplayed());
        browser.click(".ui-confirmdialog-yes");
        browser.until("the original", () -> browser.text().contains("The practice copy is deleted."));
        assertThat(browser.find("h1").getText()).isEqualTo("Trust Cup");
    }

    @Test
    void chancesAreComputedAndShownToEverybodyOnWish(Chromium browser) {
        DirectorsDesk desk = signedIn(browser, cup);
        desk.open("what-if");
        browser.click("#forecast\\:start");
        browser.until("the chances", () -> browser.all(".t-forecast tbody tr").size() == 6);
        browser.until("the end", () -> browser.all("#forecast\\:cancel").isEmpty());
        assertThat(browser.text()).contains("First 4", "runs; a chance is off by about");
        browser.screenshot("forecast");
        browser.click("#forecast\\:show");
        browser.until("the public forecast", () -> browser.text().contains("The public pages show the forecast."));
        browser.open(OUTFLANK.address().resolve("public/forecast?of=" + cup + "&places=2"));
        assertThat(browser.text()).contains("First 2", "Kim Ahorn");
    }

    private static void openFirstGame(Chromium browser) {
        browser.open(OUTFLANK.address().resolve("desk/round?of=" + cup + "&round=1"));
        browser.submit("#results tbody tr[data-table='1'] a[href*='/desk/game']");
    }

    private static DirectorsDesk signedIn(Chromium browser, String slug) {
        DirectorsDesk desk = new DirectorsDesk(browser, OUTFLANK.address());
        desk.signIn("demo", OUTFLANK.passwordOfTheDemo(), slug);
        return desk;
    }

    private static void execute(String sql) throws Exception {
        try (Connection database = OUTFLANK.database()) {
            assertThat(database.createStatement().executeUpdate(sql)).isEqualTo(1);
        }
    }
}
