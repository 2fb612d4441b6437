package outflank.product;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.logging.Level;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.logging.LogType;

/**
 * What holds for every page at every width, in light and dark and in both languages: nothing to scroll sideways, a quiet
 * console, one heading, a title, and no word of the other language. The pictures lie below target/screenshots.
 */
@ExtendWith(Browsers.class)
class EveryPageIT {

    private static final RunningOutflank OUTFLANK = RunningOutflank.shared();
    private static final List<Integer> WIDTHS = List.of(320, 390, 768, 1440);
    private static final List<String> TOURNAMENTS =
            List.of("lighthouse-open", "six-at-the-harbor", "midsummer-islands-cup");

    private static final List<String> DESK_PAGES = List.of(
            "round",
            "finals",
            "entrants",
            "records",
            "honours",
            "files",
            "settings",
            "history",
            "what-if",
            "verify",
            "order");

    /** Words of the English texts that are none in German. */
    private static final List<String> ENGLISH = List.of(
            "Standings",
            "Table",
            "Player",
            "Points",
            "Discs",
            "Settings",
            "History",
            "Sign in",
            "Save",
            "Record",
            "Hand in",
            "Published",
            "Confirmed",
            "Withdrawn");

    private static final String STATE_OF_THE_PAGE = """
            const root = document.documentElement;
            return {
                sideways: Math.max(root.scrollWidth - root.clientWidth, window.innerWidth - arguments[0]),
                headings: document.querySelectorAll('h1').length,
                language: root.lang,
                title: document.title,
                cut: [...document.querySelectorAll('.o-table-box')].some((box) => box.scrollWidth > box.clientWidth + 1),
            };
            """;

    private static URI player;

    @BeforeAll
    static void aPlayerGetsALink() {
        try (Chromium browser = Chromium.desktop()) {
            DirectorsDesk desk = new DirectorsDesk(browser, OUTFLANK.address());
            desk.signIn("demo", OUTFLANK.passwordOfTheDemo(), TOURNAMENTS.get(0));
            // His game has a conflict, so that its page shows all there can be.
            player = desk.renewLink(desk.tables().get(1).black());
            ImportDesk imports = new ImportDesk(browser, OUTFLANK.address());
            imports.handIn(
                    ImportDesk.games(7_000_000, 60),
                    ImportDesk.file("faulty", ".txt", "f5d6c3d3c4f4a1\n"),
                    ImportDesk.file("menu", ".txt", "Soup, bread and apples for everybody who helps."));
            imports.awaitEnd();
        }
    }

    @Test
    void everyPageFitsIsQuietAndSpeaksOneLanguage(Chromium browser) {
        List<String> faults = new ArrayList<>(faultsOf(browser, pagesOfAVisitor(browser)));
        DirectorsDesk desk = new DirectorsDesk(browser, OUTFLANK.address());
        desk.signIn("demo", OUTFLANK.passwordOfTheDemo(), TOURNAMENTS.get(0));
        browser.open(player);
        faults.addAll(faultsOf(browser, pagesOfPlayerAndDirector(browser)));
        assertThat(faults).isEmpty();
    }

    @Test
    void theOtherLanguageIsThatOfTheSamePage(Chromium browser) {
        browser.open(OUTFLANK.address().resolve("public/standings?of=lighthouse-open&after=2"));
        browser.submit("a[hreflang=de]");
        assertThat(browser.driver().getCurrentUrl()).contains("of=lighthouse-open", "after=2");
        assertThat(browser.find("html").getDomAttribute("lang")).isEqualTo("de");
        browser.submit("a[hreflang=en]");
        assertThat(browser.driver().getCurrentUrl()).contains("of=lighthouse-open", "after=2");

        browser.open(player);
        browser.submit("a[href*='/me/game']");
        browser.submit(".o-card a.o-button[href*='edit=true']");
        browser.fill("#form\\:black", "70");
        browser.submit("#form\\:submit");
        String title = browser.find("h1").getText();
        browser.submit("a[hreflang=de]");
        browser.submit("a[hreflang=en]");
        assertThat(browser.find("h1").getText())
                .as("also after a form that was refused")
                .isEqualTo(title);
    }

    private static Set<String> pagesOfAVisitor(Chromium browser) {
        Set<String> pages = new LinkedHashSet<>(
                List.of("", "nothing-here", "account/sign-in", "account/join?link=none", "me/tournament", "me/game"));
        for (String tournament : TOURNAMENTS) {
            for (String page : List.of(
                    "standings", "pairings", "finals", "crosstable", "progress", "games", "players", "register")) {
                pages.add("public/" + page + "?of=" + tournament);
            }
        }
        pages.add("public/standings?of=lighthouse-open&provisional=true");
        pages.addAll(List.of(
                "public/all-series",
                "public/series?of=grand-prix-of-the-islands",
                "public/honours?of=six-at-the-harbor"));
        pages.addAll(List.of("public/archive", "public/archive?player=nobody&from=1990"));
        pages.add(linkOn(browser, "public/archive?result=faulty", "/public/archived-game?"));
        pages.add(linkOn(browser, "public/standings?of=lighthouse-open", "/public/player?"));
        pages.add(linkOn(browser, "public/games?of=lighthouse-open", "/public/game?"));
        return pages;
    }

    private static Set<String> pagesOfPlayerAndDirector(Chromium browser) {
        Set<String> pages = new LinkedHashSet<>(List.of("me/tournament"));
        String game = linkOn(browser, "me/tournament", "/me/game?");
        pages.addAll(List.of(game, game + "&edit=true"));
        pages.addAll(List.of(
                "account/sign-in",
                "desk/tournaments",
                "desk/create",
                "desk/create-series",
                "desk/series?of=grand-prix-of-the-islands",
                "desk/imports"));
        pages.add(linkOn(browser, "desk/imports", "/desk/import?"));
        pages.add("desk/round?of=lighthouse-open&round=1");
        for (String tournament : TOURNAMENTS) {
            for (String page : DESK_PAGES) {
                pages.add("desk/" + page + "?of=" + tournament);
            }
        }
        pages.add(linkOn(browser, "desk/round?of=lighthouse-open", "/desk/game?"));
        return pages;
    }

    private static List<String> faultsOf(Chromium browser, Set<String> pages) {
        List<String> faults = new ArrayList<>();
        for (String page : pages) {
            String language = page.contains("?") ? "&lang=" : "?lang=";
            browser.open(OUTFLANK.address().resolve(page + language + "en"));
            faults.addAll(faultsAtEveryWidth(browser, page));
            browser.open(OUTFLANK.address().resolve(page + language + "de"));
            faults.addAll(faultsInGerman(browser, page));
        }
        return faults;
    }

    private static String linkOn(Chromium browser, String page, String part) {
        browser.open(OUTFLANK.address().resolve(page));
        String link = browser.find("main a[href*='" + part + "']").getDomProperty("href");
        return link.substring(OUTFLANK.address().toString().length());
    }

    private static List<String> faultsAtEveryWidth(Chromium browser, String page) {
        List<String> faults = new ArrayList<>();
        for (int width : WIDTHS) {
            for (String scheme : List.of("light", "dark")) {
                show(browser, width, scheme);
                Map<?, ?> state = (Map<?, ?>) browser.driver().executeScript(STATE_OF_THE_PAGE, width);
                String where = page + " at " + width + " " + scheme + ": ";
                if (!Long.valueOf(0).equals(state.get("sideways"))) {
                    faults.add(where + state.get("sideways") + " px to scroll sideways");
                }
                if (!Long.valueOf(1).equals(state.get("headings"))) {
                    faults.add(where + state.get("headings") + " headings of the first rank");
                }
                if (!"en".equals(state.get("language"))
                        || !state.get("title").toString().contains("Outflank")) {
                    faults.add(where + "language and title " + state);
                }
                if (width == 1440 && Boolean.TRUE.equals(state.get("cut"))) {
                    faults.add(where + "a table hides a column");
                }
                if (width == 390 && scheme.equals("light") || width == 1440 && scheme.equals("dark")) {
                    browser.screenshot("page-" + page.replaceAll("id=[-0-9a-f]+", "id") + "-" + width);
                }
            }
        }
        faults.addAll(console(browser, page));
        return faults;
    }

    private static List<String> faultsInGerman(Chromium browser, String page) {
        List<String> faults = new ArrayList<>();
        WebElement html = browser.find("html");
        if (!"de".equals(html.getDomAttribute("lang"))) {
            faults.add(page + " does not say that it is German");
        }
        String text = browser.text();
        for (String word : ENGLISH) {
            if (text.matches("(?s).*\\b" + word + "\\b.*")) {
                faults.add(page + " says “" + word + "” in German");
            }
        }
        return faults;
    }

    private static void show(Chromium browser, int width, String scheme) {
        Map<String, Object> size =
                Map.of("width", width, "height", 1000, "deviceScaleFactor", 1, "mobile", width < 700);
        browser.driver().executeCdpCommand("Emulation.setDeviceMetricsOverride", size);
        browser.driver()
                .executeCdpCommand(
                        "Emulation.setEmulatedMedia",
                        Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
    }

    /** What the browser complains of; that it tells of a page that is missing is no complaint. */
    private static List<String> console(Chromium browser, String page) {
        return browser.driver().manage().logs().get(LogType.BROWSER).getAll().stream()
                .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
                .map(entry -> page + " console: " + entry.getMessage())
                .filter(entry -> !entry.contains("status of 404"))
                .toList();
    }
}
