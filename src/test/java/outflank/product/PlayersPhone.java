package outflank.product;

import java.net.URI;
import java.util.HashMap;
import java.util.Map;

/** A telephone on which players register and hand in, each by his own link. */
final class PlayersPhone {

    private final Chromium phone;
    private final URI site;
    private final Map<String, URI> links = new HashMap<>();

    PlayersPhone(Chromium phone, URI site) {
        this.phone = phone;
        this.site = site;
    }

    /** Registers and keeps the personal link. */
    void register(String tournament, String givenName, String familyName) {
        phone.open(site.resolve("public/register?of=" + tournament));
        phone.fill("#form\\:givenName", givenName);
        phone.fill("#form\\:familyName", familyName);
        phone.fill("#form\\:country", "GER");
        phone.click("#form\\:consent");
        phone.click("#form\\:register");
        links.put(givenName + " " + familyName, URI.create(phone.find("#link").getDomProperty("value")));
    }

    /** Keeps a link somebody was given at the desk. */
    void keep(String player, URI link) {
        links.put(player, link);
    }

    /** Opens a player's own page by his link. */
    void openAs(String player) {
        phone.open(links.get(player));
    }

    boolean knows(String player) {
        return links.containsKey(player);
    }

    /** Checks himself in with his own phone. */
    void checkIn(String player) {
        openAs(player);
        phone.click("#checkIn\\:present");
        phone.until("the check-in", () -> phone.text().contains("Checked in"));
    }

    /** Hands in a record; the board fills the score in. */
    void handIn(String player, InventedGame game) {
        openGame(player);
        phone.fill("#form\\:written", game.moves());
        phone.until(
                "the score of the board",
                () -> ("" + game.blackDiscs())
                        .equals(phone.find("#form\\:black").getDomProperty("value")));
        phone.screenshot("spring-cup-hand-in");
        submit();
    }

    /** Hands in a score without a record. */
    void handInScore(String player, int blackDiscs) {
        openGame(player);
        phone.fill("#form\\:black", "" + blackDiscs);
        phone.fill("#form\\:white", "" + (64 - blackDiscs));
        submit();
    }

    String text() {
        return phone.text();
    }

    /** Opens the form of a player's present game. */
    void openGame(String player) {
        openAs(player);
        phone.click("a[href*='/me/game']");
        phone.find("#form\\:written");
    }

    private void submit() {
        phone.click("#form\\:submit");
        phone.until("it is taken", () -> phone.all("#form\\:submit").isEmpty());
    }
}
