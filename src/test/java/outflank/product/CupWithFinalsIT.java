package outflank.product;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.Select;

/** A small cup in the browser: eight players, three rounds, semi-finals, third place, and a final of up to three games. */
@ExtendWith(Browsers.class)
class CupWithFinalsIT {

    private static final RunningOutflank OUTFLANK = RunningOutflank.shared();
    private static final List<String> PLAYERS =
            List.of("Ahorn", "Birke", "Eibe", "Fichte", "Hasel", "Kiefer", "Linde", "Ulme");

    @Test
    void fromTheFirstRoundToTheWinner(Chromium browser) {
        DirectorsDesk desk = new DirectorsDesk(browser, OUTFLANK.address());
        desk.signIn("demo", OUTFLANK.passwordOfTheDemo(), "lighthouse-open");
        desk.createTournament("Cup of Trees", 3);
        PLAYERS.forEach(name -> desk.addLate("Player", name));
        planFinals(browser, desk);
        for (int round = 1; round <= 3; round++) {
            desk.pairAndPublish(round);
            enterAll(browser, desk);
        }

        desk.open("finals");
        browser.click("#actions\\:begin");
        confirm(browser);
        browser.find("#actions\\:publish");
        assertThat(browser.find("#actions\\:publish").isEnabled())
                .as("both colors are still to be chosen")
                .isFalse();
        browser.open(OUTFLANK.address().resolve("public/finals?of=" + desk.slug()));
        assertThat(browser.text()).contains("There are no finals yet");
        publishChosen(browser, desk);
        enterAll(browser, desk);
        browser.open(OUTFLANK.address().resolve("public/finals?of=" + desk.slug()));
        assertThat(browser.all(".f-winner")).as("two semi-finals are won").hasSize(2);
        browser.screenshot("cup-with-finals-semi-finals");

        draftNext(browser, desk);
        publishChosen(browser, desk);
        enterAll(browser, desk);
        draftNext(browser, desk);
        assertThat(browser.text()).contains("colors reversed from the game before");
        publishChosen(browser, desk);
        enterAll(browser, desk);
        desk.open("finals");
        if (browser.all("#actions\\:finish").isEmpty()) {
            draftNext(browser, desk);
            publishChosen(browser, desk);
            enterAll(browser, desk);
            desk.open("finals");
        }
        browser.click("#actions\\:finish");
        confirm(browser);
        browser.until("the end", () -> browser.find("#lead").getText().contains("Finished"));

        browser.open(OUTFLANK.address().resolve("public/standings?of=" + desk.slug()));
        browser.submit(".o-notice a[href*=finals]");
        String champion = browser.find(".f-champion strong").getText();
        List<WebElement> places = browser.all("section table.o-table tbody tr");
        assertThat(places).hasSize(PLAYERS.size());
        assertThat(places.get(0).getText()).startsWith("1").contains(champion);
        assertThat(browser.text()).contains("Final ranking").doesNotContain("?");
        browser.screenshot("cup-with-finals-end");
    }

    private static void planFinals(Chromium browser, DirectorsDesk desk) {
        desk.open("finals");
        new Select(browser.find("#plan\\:qualifiers")).selectByValue("4");
        new Select(browser.find("#plan\\:bestOf")).selectByValue("1");
        new Select(browser.find("#plan\\:bestOfFinal")).selectByValue("3");
        browser.find("#plan\\:thirdPlace").click();
        browser.click("#plan\\:save");
        browser.until("the plan", () -> browser.text().contains("The plan of the finals is saved."));
    }

    private static void draftNext(Chromium browser, DirectorsDesk desk) {
        desk.open("finals");
        browser.click("#actions\\:next");
        browser.find("#actions\\:publish");
    }

    /** In each game in which somebody chooses he takes White; then the draft is published. */
    private static void publishChosen(Chromium browser, DirectorsDesk desk) {
        desk.open("finals");
        int choices = browser.all(".f-choice").size();
        for (int choice = 0; choice < choices; choice++) {
            int left = choices - choice - 1;
            browser.all(".f-choice")
                    .get(choice)
                    .findElement(By.cssSelector("button[id$=white]"))
                    .click();
            browser.until(
                    "the choice",
                    () -> browser.all(".f-choice > span:not(.o-muted):not(.o-buttons)")
                                    .size()
                            == left);
        }
        browser.click("#actions\\:publish");
        confirm(browser);
        browser.find("#results");
    }

    /** White wins at every table, so that who has chosen does. */
    private static void enterAll(Chromium browser, DirectorsDesk desk) {
        for (int table : desk.openTables()) {
            desk.enter(table, 20 + table);
        }
    }

    private static void confirm(Chromium browser) {
        browser.until(
                "the question", () -> browser.find(".ui-confirmdialog-yes").isDisplayed());
        browser.click(".ui-confirmdialog-yes");
    }
}
