package outflank.product;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.ResultSet;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.openqa.selenium.logging.LogType;

/** Several people at desks: each sees and does what is his, and two at the same work do not undo each other's. */
@ExtendWith(Browsers.class)
class DeskRightsIT {

    private static final RunningOutflank OUTFLANK = RunningOutflank.shared();
    private static final String NAME = "Two Desks Cup";
    private static final List<String> PAGES =
            List.of("round", "finals", "entrants", "records", "settings", "history", "what-if", "verify");

    private static String cup;
    private static String assistantsLink;
    private static String otherDirectorsLink;

    @BeforeAll
    static void theDirectorOpensATournamentAndInvites() {
        try (Chromium browser = Chromium.desktop()) {
            DirectorsDesk desk = signedIn(browser, "midsummer-islands-cup");
            otherDirectorsLink = desk.invite("director");
            desk.createTournament(NAME, 1);
            cup = desk.slug();
            assistantsLink = desk.invite("assistant");
            for (String family : List.of("Ahorn", "Buche", "Fichte", "Tanne")) {
                desk.addLate("Kim", family);
            }
        }
    }

    @Test
    void anAssistantEntersResultsAndNeitherPairsNorConfigures(Chromium browser) throws Exception {
        DirectorsDesk desk = new DirectorsDesk(browser, OUTFLANK.address());
        desk.join(assistantsLink, "Assunta");
        browser.open(address("desk/round"));
        assertThat(browser.find("h1").getText()).isEqualTo(NAME);
        assertThatThereIsNo(browser, "round", "#first\\:pair", "#actions button");
        assertThatThereIsNo(
                browser, "finals", "#plan\\:save", "#plan\\:worldChampionship", "#advice button", "#actions button");
        assertThatThereIsNo(
                browser,
                "settings",
                "#form\\:save",
                "#registration\\:open",
                "#registration\\:close",
                "#team\\:assistant",
                "#team\\:director",
                "#team button[id$=remove]",
                "#end button");
        assertThatThereIsNo(
                browser, "entrants", "#add\\:do", "button[id$=renew]", "button[id$=withdraw]", "button[id$=decline]");

        String before = query("select count(*) from invitation") + query("select count(*) from history");
        for (String forged : List.of("team:director", "registration:open", "form:save")) {
            browser.open(address("desk/settings"));
            sendAsIfTheButtonWereThere(browser, forged);
        }
        assertThat(query("select count(*) from invitation") + query("select count(*) from history"))
                .as("nothing came of forged requests")
                .isEqualTo(before);
    }

    @Test
    void theDirectorOfAnotherTournamentIsToldThatThisIsNotHis(Chromium browser) throws Exception {
        new DirectorsDesk(browser, OUTFLANK.address()).join(otherDirectorsLink, "Nadia");
        browser.open(OUTFLANK.address().resolve("desk/round?of=midsummer-islands-cup"));
        assertThat(browser.find("h1").getText()).isEqualTo("Midsummer Islands Cup");
        console(browser);
        for (String page : PAGES) {
            HttpResponse<String> response = get(browser, address("desk/" + page));
            assertThat(response.statusCode()).as(page).isEqualTo(403);
            assertThat(response.body()).doesNotContain(NAME, "Ahorn");
            assertThatTheErrorPageIsWhole(browser, address("desk/" + page), "You may not see this page");
        }
        assertThatTheErrorPageIsWhole(
                browser, OUTFLANK.address().resolve("desk/round?of=no-such-cup"), "This page does not exist");
        assertThatTheErrorPageIsWhole(browser, address("desk/game?id=1"), "You may not see this page");
    }

    @Test
    void whatTwoDesksDoAtOnceIsDoneOnceAndTheSecondIsAsked(Chromium first, Chromium second) throws Exception {
        DirectorsDesk one = signedIn(first, cup);
        DirectorsDesk two = signedIn(second, cup);
        one.pair(1);
        two.open("round");
        one.publish();
        first.find("#results");
        two.publish();
        second.until("the answer", () -> second.text().contains("Round 1 is published already."));
        assertThat(query("select count(*) from history h join tournament t on t.id = h.tournament_id"
                        + " where t.slug = '" + cup + "' and h.action = 'ROUND_PUBLISHED'"))
                .isEqualTo("1");

        DirectorsDesk.Table table = one.tables().get(0);
        two.open("round");
        one.enter(table.number(), 40);
        second.fill("#entry\\:table", "" + table.number());
        second.fill("#entry\\:black", "24");
        second.fill("#entry\\:white", "40");
        second.click("#entry\\:enter");
        second.until("the question", () -> second.text().contains("Somebody else entered 40–24 meanwhile."));
        assertThat(second.find("#entry\\:black").getDomProperty("value")).isEqualTo("24");
        assertThat(one.shown(table)).contains("40–24");

        second.click("#entry\\:enter");
        second.until("the question why", () -> second.text().contains("Say why"));
        second.fill("#entry\\:reason", "The slip says so; the sides were swapped.");
        second.click("#entry\\:enter");
        second.until("the change", () -> second.find("#results").getText().contains("24–40"));
        assertThat(one.shown(table)).contains("24–40");
    }

    private static DirectorsDesk signedIn(Chromium browser, String slug) {
        DirectorsDesk desk = new DirectorsDesk(browser, OUTFLANK.address());
        desk.signIn("demo", OUTFLANK.passwordOfTheDemo(), slug);
        return desk;
    }

    private static URI address(String page) {
        return OUTFLANK.address().resolve(page + (page.contains("?") ? "&" : "?") + "of=" + cup);
    }

    private static void assertThatThereIsNo(Chromium browser, String page, String... buttons) {
        browser.open(address("desk/" + page));
        assertThat(browser.find("h1").getText()).isEqualTo(NAME);
        for (String button : buttons) {
            assertThat(browser.all(button)).as(button + " on " + page).isEmpty();
        }
    }

    private static void assertThatTheErrorPageIsWhole(Chromium browser, URI address, String title) throws Exception {
        assertThat(get(browser, address).headers().allValues("Content-Security-Policy"))
                .as("policies of " + address)
                .hasSize(1);
        browser.open(address);
        assertThat(browser.find("h1").getText()).isEqualTo(title);
        assertThat(browser.find(".o-theme").isDisplayed())
                .as("its scripts run at " + address)
                .isTrue();
        assertThat(console(browser)).as("console at " + address).doesNotContain("Content Security Policy");
    }

    private static String console(Chromium browser) {
        return browser.driver().manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(Object::toString)
                .collect(Collectors.joining("\n"));
    }

    /** A forged request: the form with the name of a button that this person was not given. */
    private static void sendAsIfTheButtonWereThere(Chromium browser, String button) {
        browser.driver()
                .executeScript(
                        "const field = document.createElement('input'); field.type = 'hidden';"
                                + " field.name = arguments[1]; field.value = arguments[1];"
                                + " const form = document.getElementById(arguments[0]);"
                                + " form.append(field); form.submit();",
                        button.substring(0, button.indexOf(':')),
                        button);
        browser.awaitRest();
    }

    private static HttpResponse<String> get(Chromium browser, URI address) throws Exception {
        String cookies = browser.driver().manage().getCookies().stream()
                .map(cookie -> cookie.getName() + "=" + cookie.getValue())
                .collect(Collectors.joining("; "));
        HttpRequest request = HttpRequest.newBuilder(address)
                .header("Cookie", cookies)
                .header("Accept-Language", "en")
                .build();
        return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    }

    private static String query(String sql) throws Exception {
        try (Connection database = OUTFLANK.database();
                ResultSet rows = database.createStatement().executeQuery(sql)) {
            rows.next();
            return rows.getString(1);
        }
    }
}
