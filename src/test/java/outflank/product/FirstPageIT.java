package outflank.product;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The first page in a real browser. */
@ExtendWith(Browsers.class)
class FirstPageIT {

    @Test
    void showsTheNameOnADesk(Chromium browser) {
        browser.open(RunningOutflank.shared().address());
        browser.screenshot("first-page-desk");
        assertThat(browser.driver().getTitle()).contains("Outflank");
    }

    @Test
    void fitsOnATelephoneWithoutScrollingSideways(@Browsers.Phone Chromium browser) {
        browser.open(RunningOutflank.shared().address());
        browser.screenshot("first-page-phone");
        Object tooWide = browser.driver()
                .executeScript("return document.documentElement.scrollWidth - document.documentElement.clientWidth;");
        assertThat(tooWide).isEqualTo(0L);
    }
}
