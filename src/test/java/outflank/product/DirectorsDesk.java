package outflank.product;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.Select;

/** What a director does at the desk, click by click. */
final class DirectorsDesk {

    private final Chromium browser;
    private final URI site;
    private String tournament;

    DirectorsDesk(Chromium browser, URI site) {
        this.browser = browser;
        this.site = site;
    }

    /** A game of the round as the desk shows it. */
    record Table(int number, String black, String white) {}

    /** Makes an account by an invitation and is signed in with it. */
    void join(String invitation, String name) {
        browser.open(URI.create(invitation));
        browser.fill("#form\\:displayName", name);
        browser.fill("#form\\:signInName", name.toLowerCase());
        browser.fill("#form\\:password", "a long enough password");
        browser.submit("#form\\:create");
        browser.until("the desk of " + name, () -> browser.text().contains(name));
    }

    /** Signs in and goes to the desk of a tournament that is there already. */
    void signIn(String name, String password, String slug) {
        browser.open(site.resolve("account/sign-in"));
        browser.fill("#form\\:name", name);
        browser.fill("#form\\:password", password);
        browser.submit("#form\\:signIn");
        tournament = slug;
        open("round");
    }

    /** The tables of the round that wait for a result; where the players disagree, somebody has to rule first. */
    List<Integer> openTables() {
        open("round");
        return browser.all("#results tbody tr[data-decided=false]").stream()
                .filter(row -> !row.getText().contains("Conflict"))
                .map(row -> Integer.valueOf(row.getDomAttribute("data-table")))
                .toList();
    }

    /** As administrator: the link that makes an organizer. */
    String inviteOrganizer() {
        browser.click("#invite\\:organizer");
        return browser.find(".d-secret input").getDomProperty("value");
    }

    /** As director: the link that makes an assistant of this tournament, or a director. */
    String invite(String role) {
        open("settings");
        browser.click("#team\\:" + role);
        return browser.find(".d-secret input").getDomProperty("value");
    }

    void createTournament(String name, int rounds) {
        createTournament(name, rounds, "OTHELLO");
    }

    void createTournament(String name, int rounds, String variant) {
        browser.open(site.resolve("desk/create"));
        browser.fill("#form\\:name", name);
        browser.fill("#form\\:place", "Lindenau");
        for (String day : List.of("startsOn", "endsOn")) {
            browser.driver().executeScript("document.getElementById('form:" + day + "').value = '2026-03-14'");
        }
        browser.fill("#form\\:rounds", "" + rounds);
        browser.click("#form .d-more summary");
        new Select(browser.find("#form\\:variant")).selectByValue(variant);
        browser.click("#form\\:create");
        browser.until("the tournament", () -> browser.driver().getCurrentUrl().contains("of="));
        tournament = browser.driver().getCurrentUrl().replaceAll(".*of=([a-z0-9-]+).*", "$1");
    }

    String slug() {
        return tournament;
    }

    void openRegistration() {
        entrants();
        browser.click("#counts\\:open");
        browser.find("#counts\\:close");
    }

    void acceptAll() {
        entrants();
        browser.click("#counts\\:acceptAll");
        browser.until("all accepted", () -> browser.all("#counts\\:acceptAll").isEmpty());
    }

    void checkInAll() {
        entrants();
        browser.click("#counts\\:checkInAll");
        confirm();
        browser.until(
                "all checked in", () -> browser.all("#counts\\:checkInAll").isEmpty());
    }

    void withdraw(String player) {
        entrants();
        row(player).findElement(By.cssSelector("button[id$=withdraw]")).click();
        confirm();
        browser.until("the withdrawal", () -> row(player).getText().contains("Withdrawn"));
    }

    /** Gives a player a new personal link; the one before works no longer. */
    URI renewLink(String player) {
        entrants();
        row(player).findElement(By.cssSelector("button[id$=renew]")).click();
        confirm();
        return URI.create(browser.find(".d-secret input").getDomProperty("value"));
    }

    /** Takes a late player in; he plays from the next round on. */
    void addLate(String givenName, String familyName) {
        entrants();
        browser.fill("#add\\:givenName", givenName);
        browser.fill("#add\\:familyName", familyName);
        WebElement present = browser.find("#add\\:checkIn");
        if (!present.isSelected()) {
            present.click();
        }
        browser.click("#add\\:do");
        browser.until("the late entry", () -> row(familyName).getText().contains("Checked in"));
    }

    /** Pairs the next round as a draft. */
    void pair(int round) {
        open("round");
        browser.click(round == 1 ? "#first\\:pair" : "#actions\\:next");
        browser.find("#actions\\:publish");
    }

    /** Pairs the next round, looks at the draft, and publishes it. */
    List<Table> pairAndPublish(int round) {
        pair(round);
        browser.screenshot("spring-cup-draft-" + round);
        publish();
        browser.find("#results");
        return tables();
    }

    /** Publishes the draft on the screen. */
    void publish() {
        browser.click("#actions\\:publish");
        confirm();
    }

    List<Table> tables() {
        open("round");
        List<Table> tables = new ArrayList<>();
        for (WebElement row : browser.all("#results tbody tr")) {
            tables.add(new Table(
                    Integer.parseInt(row.getDomAttribute("data-table")),
                    row.getDomAttribute("data-black"),
                    row.getDomAttribute("data-white")));
        }
        return tables;
    }

    /** The row of a table in the list of results, as text. */
    String shown(Table table) {
        open("round");
        return browser.find("#results tbody tr[data-table='" + table.number() + "']")
                .getText();
    }

    /** Types a result in, as a scorer does from a slip. */
    void enter(int table, int blackDiscs) {
        browser.fill("#entry\\:table", "" + table);
        browser.fill("#entry\\:black", "" + blackDiscs);
        browser.fill("#entry\\:white", "" + (64 - blackDiscs));
        browser.click("#entry\\:enter");
        browser.until(
                "the result of table " + table,
                () -> "true"
                        .equals(browser.find("#results tbody tr[data-table='" + table + "']")
                                .getDomAttribute("data-decided")));
    }

    /** Opens the page on which a difference is ruled. */
    void openGame(Table table) {
        open("round");
        browser.find("#results tbody tr[data-table='" + table.number() + "']")
                .findElement(By.cssSelector("a[href*='/desk/game']"))
                .click();
        browser.awaitRest();
    }

    void finish() {
        open("round");
        browser.click("#actions\\:finish");
        confirm();
        browser.until("the end", () -> browser.find("#lead").getText().contains("Finished"));
    }

    void open(String page) {
        browser.open(site.resolve("desk/" + page + "?of=" + tournament));
    }

    private void entrants() {
        open("entrants");
    }

    private WebElement row(String player) {
        return browser.all("#entrants tbody tr").stream()
                .filter(row -> row.getText().contains(player))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no row of " + player));
    }

    private void confirm() {
        browser.until(
                "the question", () -> browser.find(".ui-confirmdialog-yes").isDisplayed());
        browser.click(".ui-confirmdialog-yes");
    }
}
