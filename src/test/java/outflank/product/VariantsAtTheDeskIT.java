package outflank.product;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;
import outflank.othello.Variant;
import outflank.othello.VariantGame;

/** A director plays in records of other games than Othello, and everybody replays them. */
@ExtendWith(Browsers.class)
class VariantsAtTheDeskIT {

    private static final String TOGGLE = ".o-record [aria-pressed]";

    private Chromium browser;
    private DirectorsDesk desk;

    @Test
    void oneLineIsChosenByItsEndAndDiscsThatLayOtherwiseAreTurned(Chromium browser) {
        openGame(browser, Variant.ONE_LINE);
        press("f5", "f6", "e6", "f4");
        assertThat(browser.find(".o-record-state").getText())
                .contains("f4 outflanks several lines")
                .contains("d4, f6");
        assertThat(label("d4")).contains("end of a line");
        assertThat(label("e4")).contains("in a line that can turn");
        assertThat(written()).isEqualTo("f5f6e6");

        type(Keys.ESCAPE);
        assertThat(label("f4")).isEqualTo("f4, legal move");
        type(Keys.ENTER, Keys.ARROW_LEFT, Keys.ARROW_LEFT, Keys.ENTER);
        assertThat(written()).isEqualTo("f5f6e6f4/d4");

        browser.click(TOGGLE);
        assertThat(browser.find(TOGGLE).getDomAttribute("aria-pressed")).isEqualTo("true");
        press("f4", "a1", "f6", "d5", "d5");
        assertThat(written()).isEqualTo("f5f6e6f4/d4{f6}");
        assertThat(label("f6")).contains("black").contains("lies otherwise than the rules say");
        browser.click(TOGGLE);
        press("g3");
        assertThat(written()).isEqualTo("f5f6e6f4/d4{f6}g3");
        browser.click(".o-record .o-button:not([hidden])");
        assertThat(written()).as("the last move taken back").isEqualTo("f5f6e6f4/d4{f6}");
    }

    @Test
    void theFirstDiscsGoToTheOpenCenterAndTheHandsAreShown(Chromium browser) {
        openGame(browser, Variant.REVERSI_RAVENSBURGER);
        assertThat(browser.all(".o-record .o-legal")).hasSize(4);
        press("f5");
        assertThat(written()).isEmpty();
        press("d4", "d5");
        assertThat(browser.find(".o-record-state").getText()).isEqualTo("Move 3: White to move");
        assertThat(browser.find(".o-record .o-hand").getText()).isEqualTo("In hand: Black 30, White 32");
        press("e4", "e5");
        assertThat(browser.find(".o-record-state").getText()).isEqualTo("Move 5: Black to move");
    }

    @Test
    void onlyThePrescribedOpeningCanBePlayedInWhicheverOrientation(Chromium browser) {
        openGame(browser, Variant.XOT);
        assertThat(browser.find(".o-record .o-hint").getText()).matches("This game begins with f5( [a-h][1-8]){7}\\.");
        assertThat(browser.all(".o-record .o-legal")).hasSize(4);
        press("d3");
        assertThat(browser.all(".o-record .o-legal")).hasSize(1);
        browser.find(".o-record .o-legal").click();
        assertThat(written()).matches("d3[a-h][1-8]");

        browser.fill("#deskRecord\\:record", "c4 c3 c2 ");
        assertThat(browser.find(".o-record .o-notice").getText()).startsWith("Move ");
        browser.fill("#deskRecord\\:record", "");
        browser.find("#deskRecord\\:record").sendKeys(" ", Keys.BACK_SPACE);
        browser.click(".o-record .o-button:not([hidden])");
        assertThat(browser.find(".o-record-state").getText()).startsWith("Move 9:");
        assertThat(browser.all(".o-record .o-legal")).hasSizeGreaterThan(1);
    }

    @Test
    void anIrregularGameIsReplayedAndMarkedForEverybody(Chromium browser) {
        openGame(browser, Variant.HAND_OVER);
        VariantGame game = VariantGame.irregular(Variant.HAND_OVER, 11);
        int irregular = 0;
        while (!game.moves().get(irregular).isIrregular()) {
            irregular++;
        }
        browser.fill("#deskRecord\\:record", game.written());
        browser.submit("#deskRecord\\:keep");
        assertThat(browser.text()).contains("Irregular").contains("Discs lay otherwise than the rules say");
        String id = browser.driver().getCurrentUrl().replaceAll(".*id=", "");
        browser.fill("#rule\\:black", "40");
        browser.fill("#rule\\:white", "24");
        browser.fill("#rule\\:reason", "as the slip says");
        browser.click("#rule\\:do");
        browser.until("the result", () -> browser.text().contains("40–24"));

        browser.open(RunningOutflank.shared().address().resolve("public/game?id=" + id + "#m" + (irregular + 1)));
        assertThat(browser.find(".o-page-head .o-badge").getText()).contains("Irregular");
        assertThat(browser.find(".o-replay-otherwise").getText())
                .startsWith("After this move discs lay otherwise than the rules say");
        assertThat(browser.all(".o-replay .o-otherwise"))
                .hasSize(Long.bitCount(game.moves().get(irregular).wrongFlips()));
        assertThat(browser.find(".o-replay-sides").getText()).contains("in hand");
        browser.click("[data-control=first]");
        assertThat(browser.find(".o-replay-otherwise").isDisplayed()).isFalse();
        assertThat(browser.all(".o-replay .o-otherwise")).isEmpty();
    }

    private void openGame(Chromium chromium, Variant variant) {
        browser = chromium;
        RunningOutflank outflank = RunningOutflank.shared();
        desk = new DirectorsDesk(browser, outflank.address());
        desk.signIn("demo", outflank.passwordOfTheDemo(), "lighthouse-open");
        desk.createTournament("Cup of " + variant.name().toLowerCase(), 3, variant.name());
        desk.addLate("Ada", "Quill");
        desk.addLate("Ben", "Rook");
        desk.pair(1);
        desk.publish();
        desk.openGame(desk.tables().get(0));
        browser.click(".d-more summary");
    }

    private void press(String... squares) {
        for (String square : squares) {
            square(square).click();
        }
    }

    /** Types keys where the focus is: on the square pressed last. */
    private void type(Keys... keys) {
        new Actions(browser.driver()).sendKeys(keys).perform();
    }

    private WebElement square(String name) {
        return browser.find(".o-record .o-square[aria-label^='" + name + ",']");
    }

    private String label(String square) {
        return square(square).getDomAttribute("aria-label");
    }

    private String written() {
        return browser.find("#deskRecord\\:record").getDomProperty("value");
    }
}
