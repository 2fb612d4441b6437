package outflank.product;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.support.ui.Select;

/** A director changes a draft: by keyboard alone, with the mouse, and back again; everybody can read why. */
@ExtendWith(Browsers.class)
class ChangedDraftIT {

    private static final List<String> FAMILIES =
            List.of("Ahorn", "Buche", "Distel", "Erle", "Farn", "Ginster", "Hasel");

    private Chromium browser;
    private DirectorsDesk desk;
    private List<DirectorsDesk.Table> firstRound;

    @Test
    void forcedAndForbiddenByKeyboardUndoneDraggedAndPublished(Chromium chromium) {
        secondRoundDrafted(chromium);
        List<String> asPaired = seats();
        DirectorsDesk.Table met = firstRound.get(0);

        choose(met.black());
        new Select(browser.find("#change\\:partner")).selectByVisibleText(met.white());
        press("#change\\:pair");
        assertThat(browser.find(".d-price strong").getText()).matches("\\+5,\\d{3},\\d{3}");
        assertThat(dialog()).contains("have met before, with the colors reversed");
        assertThat(seats()).as("tried out, not kept").isEqualTo(asPaired);
        keep();
        assertThat(browser.all(".d-fixed")).hasSize(1);
        assertThat(browser.find("#changes").getText())
                .contains("Your changes cost 5,")
                .contains(met.black() + " and " + met.white());
        List<String> forced = seats();

        String free = freePlayer();
        choose(free);
        press("#change\\:forbid");
        keep();
        assertThat(browser.find(".d-chips").getText()).contains(free);
        assertThat(seats()).isNotEqualTo(forced);

        undo();
        assertThat(seats()).isEqualTo(forced);
        assertThat(browser.all(".d-chips")).isEmpty();
        undo();
        assertThat(seats()).isEqualTo(asPaired);

        drag(asPaired.get(0), asPaired.get(asPaired.size() - 1));
        keep();
        assertThat(seats()).isNotEqualTo(asPaired);
        assertThat(browser.find("#changes").getText()).contains("swapped");

        desk.publish();
        browser.find("#results");
        browser.open(
                RunningOutflank.shared().address().resolve("public/pairings?of=" + desk.slug() + "&round=2&why=true"));
        assertThat(browser.all(".o-reasons")).hasSize(4);
        assertThat(browser.text()).contains("of two").contains("Together");
        desk.open("history");
        assertThat(browser.text())
                .contains("paired by hand (cost +5,")
                .contains("undone")
                .contains("seats swapped");
    }

    /** What was changed on another page meanwhile is told, and nothing happens. */
    @Test
    void aPageThatIsNotTheLatestIsTold(Chromium chromium, Chromium other) {
        secondRoundDrafted(chromium);
        DirectorsDesk second = new DirectorsDesk(other, RunningOutflank.shared().address());
        second.signIn("demo", RunningOutflank.shared().passwordOfTheDemo(), desk.slug());
        choose(seats().get(0));
        press("#change\\:colors");

        other.click("#actions\\:again");
        other.until("another draft", () -> !other.all("#actions\\:publish").isEmpty());
        browser.click("#change\\:keep");

        browser.until("the message", () -> dialog().contains("This draft was replaced"));
        browser.submit("#change a");
        assertThat(browser.all(".d-fixed")).isEmpty();
    }

    private void secondRoundDrafted(Chromium chromium) {
        browser = chromium;
        RunningOutflank outflank = RunningOutflank.shared();
        desk = new DirectorsDesk(browser, outflank.address());
        desk.signIn("demo", outflank.passwordOfTheDemo(), "lighthouse-open");
        desk.createTournament("Hedge Cup " + System.nanoTime(), 3);
        FAMILIES.forEach(family -> desk.addLate("Kim", family));
        firstRound = desk.pairAndPublish(1);
        desk.open("round");
        firstRound.forEach(table -> desk.enter(table.number(), 40));
        desk.pair(2);
    }

    /** From the first seat by arrow keys to the one of this player, and Enter. */
    private void choose(String player) {
        browser.find(".d-seat[tabindex='0']").sendKeys(Keys.ARROW_UP);
        for (int row = 0; row < 5 && !focused().equals(player); row++) {
            for (Keys key : List.of(Keys.ARROW_RIGHT, Keys.ARROW_LEFT, Keys.ARROW_DOWN)) {
                if (!focused().equals(player)) {
                    new Actions(browser.driver()).sendKeys(key).perform();
                }
            }
        }
        assertThat(focused()).isEqualTo(player);
        new Actions(browser.driver()).sendKeys(Keys.ENTER).perform();
        browser.until("the dialog of " + player, () -> dialog().contains(player) && dialog().contains("Together"));
    }

    private String focused() {
        return name(browser.driver().switchTo().activeElement());
    }

    /** Presses a button of the dialog by keyboard and waits for what it says. */
    private void press(String button) {
        browser.find(button).sendKeys(Keys.ENTER);
        browser.find("#change\\:keep");
    }

    private void keep() {
        browser.submit("#change\\:keep");
    }

    private void undo() {
        browser.submit("#changes\\:undo");
    }

    private void drag(String player, String onto) {
        new Actions(browser.driver())
                .moveToElement(seat(player))
                .clickAndHold()
                .moveByOffset(10, 10)
                .moveToElement(seat(onto))
                .release()
                .perform();
        browser.until("what the swap costs", () -> dialog().contains("Swap " + player + " and " + onto));
    }

    private String dialog() {
        return browser.find("#change-dialog").getText();
    }

    private List<String> seats() {
        List<String> names = new ArrayList<>();
        browser.all(".d-seat").forEach(seat -> names.add(name(seat)));
        return names;
    }

    private WebElement seat(String player) {
        return browser.all(".d-seat").stream()
                .filter(seat -> name(seat).equals(player))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no seat of " + player));
    }

    private static String name(WebElement seat) {
        return seat.findElement(By.cssSelector("bdi")).getText();
    }

    /** Somebody with an opponent whose table is not fixed. */
    private String freePlayer() {
        return name(browser.find(".d-draft tbody tr:not(.d-fixed) .o-white-side .d-seat"));
    }
}
