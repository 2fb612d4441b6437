package outflank.product;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.sql.Connection;
import java.sql.ResultSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.WindowType;

/**
 * What players hand in after a long game is often wrong: it is said clearly, beside the field, and until the player
 * insists nothing has changed; and nothing a player wrote down is lost.
 */
@ExtendWith(Browsers.class)
class BadHandInIT {

    private static final String CUP = "lighthouse-open";
    private static final RunningOutflank OUTFLANK = RunningOutflank.shared();
    private static final String ILLEGAL = "f5d6f5";
    private static final Map<String, URI> LINKS = new HashMap<>();

    private static DirectorsDesk.Table doubtful;
    private static DirectorsDesk.Table swapped;
    private static DirectorsDesk.Table late;
    private static URI revoked;

    /**
     * What somebody types and what he is told beside which field.
     *
     * @param field id of the field, null if it is about the whole form
     */
    private record Wrong(String written, String black, String white, String field, String told) {}

    @BeforeAll
    static void theDeskGivesPlayersTheirLinks() {
        try (Chromium browser = Chromium.desktop()) {
            DirectorsDesk desk = signedIn(browser);
            List<Integer> open = desk.openTables();
            List<DirectorsDesk.Table> tables = desk.tables();
            // The demo is in its fourth round; from table 7 on, those without a result have not handed in either.
            List<DirectorsDesk.Table> untouched = tables.stream()
                    .filter(table -> open.contains(table.number()) && (table.number() == 1 || table.number() >= 7))
                    .toList();
            swapped = untouched.get(0);
            doubtful = untouched.get(1);
            late = untouched.get(2);
            for (String player :
                    List.of(doubtful.black(), doubtful.white(), swapped.black(), swapped.white(), late.white())) {
                LINKS.put(player, desk.renewLink(player));
            }
            String forgetful = tables.get(2).black();
            revoked = desk.renewLink(forgetful);
            desk.renewLink(forgetful);
        }
    }

    @Test
    void whatCannotBeIsSaidBesideTheFieldAndChangesNothing(@Browsers.Phone Chromium phone) throws Exception {
        PlayersPhone player = holding(phone);
        String before = traces();
        InventedGame whole = wholeGameOfSixtyMoves();
        for (Wrong wrong : List.of(
                new Wrong("f5d6z9", "", "", "written", "“z9” is no square; it stands where move 3 should be."),
                new Wrong(ILLEGAL, "40", "24", "written", "Move 3, “f5”: a disc lies there already."),
                new Wrong(whole.moves() + "a1", "", "", "written", "“a1”"),
                new Wrong("f5d6c3", "", "", "written", "The game goes on after move 3."),
                new Wrong("f5".repeat(10_000), "", "", "written", "A record has at most"),
                new Wrong("", "-3", "67", "black", "Each side has 0 to 64 discs."),
                new Wrong("", "forty", "24", "black", "Each side has 0 to 64 discs."),
                new Wrong("", "40", "30", "black", "The discs sum to 70, but must sum to 64."),
                new Wrong("", "32.5", "31.5", "black", "Half discs exist only where the empty squares are split."),
                new Wrong("", "40", "", "black", "Discs of White is missing."),
                new Wrong(
                        whole.moves(),
                        "" + whole.whiteDiscs(),
                        "" + whole.blackDiscs(),
                        "black",
                        "Your record ends " + whole.blackDiscs() + "–" + whole.whiteDiscs()),
                new Wrong("", "", "", null, "There is nothing to hand in"))) {
            player.openGame(doubtful.black());
            fill(phone, wrong);
            phone.submit("#form\\:submit");

            WebElement message =
                    phone.find(wrong.field() == null ? "#messages" : "#form\\:" + wrong.field() + "-message");
            assertThat(message.getText()).as("told of " + wrong).contains(wrong.told());
            assertThat(isOnScreen(phone, message))
                    .as("message of " + wrong + " in sight")
                    .isTrue();
            assertThat(phone.find("#form\\:written").getDomProperty("value"))
                    .as("the record stays in the form")
                    .isEqualTo(wrong.written());
            if (!wrong.black().isEmpty()) {
                assertThat(phone.find("#form\\:black").getDomProperty("value"))
                        .as("the score stays in the form: " + wrong)
                        .isEqualTo(wrong.black());
            }
            assertThat(traces()).as("traces of " + wrong).isEqualTo(before);
        }
        phone.screenshot("bad-hand-in");
    }

    @Test
    void whoInsistsHandsItInAsItIs(@Browsers.Phone Chromium phone) throws Exception {
        holding(phone).openGame(doubtful.white());
        fill(phone, new Wrong(ILLEGAL, "24", "40", "written", ""));
        phone.submit("#form\\:submit");
        phone.submit("#form\\:insist");

        assertThat(phone.text()).contains("Handed in. Thank you.", "24–40", "Move 3, “f5”: a disc lies there already.");
        assertThat(query("select count(*) from record where written = '" + ILLEGAL + "' and replaced_at is null"))
                .isEqualTo("1");
    }

    @Test
    void nobodyHandsInForSomebodyElseUnawares(@Browsers.Phone Chromium phone) throws Exception {
        holding(phone).openGame(swapped.black());
        String before = traces();
        fill(phone, new Wrong("f5d6c3", "40", "24", null, ""));
        String form = phone.driver().getWindowHandle();
        phone.driver().switchTo().newWindow(WindowType.TAB);
        holding(phone).openAs(swapped.white());
        phone.driver().switchTo().window(form);
        phone.submit("#form\\:submit");

        assertThat(phone.text())
                .contains("This device belongs to " + swapped.white() + " now", "Nothing was handed in.");
        assertThat(traces()).isEqualTo(before);

        holding(phone).openGame(swapped.black());
        assertThat(phone.find("#form\\:written").getDomProperty("value")).isEqualTo("f5d6c3");
    }

    @Test
    void anOldPageWhoseSessionIsGoneChangesNothingAndTheRecordIsStillThere(@Browsers.Phone Chromium phone)
            throws Exception {
        PlayersPhone player = holding(phone);
        player.openGame(doubtful.black());
        String before = traces();
        fill(phone, new Wrong("f5d6c3d3c4", "40", "24", null, ""));
        phone.driver().manage().deleteCookieNamed("OUTFLANKSESSION");
        phone.submit("#form\\:submit");

        assertThat(phone.text()).contains("This page is too old");
        assertThat(traces()).isEqualTo(before);

        player.openGame(doubtful.black());
        assertThat(phone.find("#form\\:written").getDomProperty("value")).isEqualTo("f5d6c3d3c4");
        assertThat(phone.text()).contains("Your unsent record was kept on this device");
    }

    @Test
    void aResultThatBecameOfficialMeanwhileStaysAndIsSaid(@Browsers.Phone Chromium phone, Chromium deskWindow)
            throws Exception {
        PlayersPhone player = holding(phone);
        player.openGame(late.white());
        DirectorsDesk desk = signedIn(deskWindow);
        desk.enter(late.number(), 40);
        String before = traces();
        fill(phone, new Wrong("", "24", "40", null, ""));
        phone.submit("#form\\:submit");

        assertThat(phone.text()).contains("The result is official already", "40–24");
        assertThat(traces()).isEqualTo(before);

        phone.fill("#form\\:written", wholeGameOfSixtyMoves().moves());
        phone.submit("#form\\:submit");
        phone.until("the record", () -> phone.text().contains("Your record was added."));
        assertThat(desk.shown(late)).contains("40–24", "Confirmed");
    }

    @Test
    void aLinkThatWasReplacedLeadsToAFriendlyPage(@Browsers.Phone Chromium phone) {
        phone.open(revoked);
        assertThat(phone.find("h1").getText()).isEqualTo("This page does not exist");
        phone.open(OUTFLANK.address().resolve("me/tournament"));
        assertThat(phone.text()).contains("the director can give you a new one");
    }

    private static DirectorsDesk signedIn(Chromium browser) {
        DirectorsDesk desk = new DirectorsDesk(browser, OUTFLANK.address());
        desk.signIn("demo", OUTFLANK.passwordOfTheDemo(), CUP);
        return desk;
    }

    /** A phone with everybody's links at hand. */
    private static PlayersPhone holding(Chromium phone) {
        PlayersPhone players = new PlayersPhone(phone, OUTFLANK.address());
        LINKS.forEach(players::keep);
        return players;
    }

    private static void fill(Chromium phone, Wrong wrong) {
        WebElement written = phone.find("#form\\:written");
        phone.driver()
                .executeScript(
                        "arguments[0].value = arguments[1]; arguments[0].dispatchEvent(new Event('input', {bubbles: true}))",
                        written,
                        wrong.written());
        phone.fill("#form\\:black", wrong.black());
        phone.fill("#form\\:white", wrong.white());
    }

    private static boolean isOnScreen(Chromium phone, WebElement element) {
        return (Boolean) phone.driver()
                .executeScript(
                        "const box = arguments[0].getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight",
                        element);
    }

    private static InventedGame wholeGameOfSixtyMoves() {
        for (long seed = 1; ; seed++) {
            InventedGame game = InventedGame.of(seed);
            if (game.moves().length() == 120 && game.blackDiscs() != 32) {
                return game;
            }
        }
    }

    /** How much the database has of everything that handing in could leave there. */
    private static String traces() throws Exception {
        return query("select (select count(*) from report) || ' ' || (select count(*) from record) || ' '"
                + " || (select count(*) from result) || ' ' || (select count(*) from history)");
    }

    private static String query(String sql) throws Exception {
        try (Connection database = OUTFLANK.database();
                ResultSet rows = database.createStatement().executeQuery(sql)) {
            rows.next();
            return rows.getString(1);
        }
    }
}
