package outflank.product;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.openqa.selenium.WebDriverException;

/** The power goes while results are typed in: what the desk had confirmed on its page is there after the next start. */
@ExtendWith(Browsers.class)
class KilledResultEntryIT {

    private static final String CUP = "lighthouse-open";

    @Test
    void everyResultThatWasConfirmedSurvivesAKillOfEverything(Chromium browser) throws Exception {
        RunningOutflank outflank = RunningOutflank.start("--demo");
        try {
            DirectorsDesk desk = new DirectorsDesk(browser, outflank.address());
            String password = outflank.passwordOfTheDemo();
            desk.signIn("demo", password, CUP);
            List<Integer> open = desk.openTables();
            assertThat(open).hasSizeGreaterThanOrEqualTo(4);
            Map<Integer, Integer> confirmed = new LinkedHashMap<>();
            for (int table : open.subList(0, open.size() - 1)) {
                desk.enter(table, 33 + table);
                confirmed.put(table, 33 + table);
            }
            int unconfirmed = open.get(open.size() - 1);
            Thread power = new Thread(() -> killEverything(outflank));
            power.start();
            try {
                desk.enter(unconfirmed, 33 + unconfirmed);
                confirmed.put(unconfirmed, 33 + unconfirmed);
            } catch (WebDriverException | AssertionError theServerIsGone) {
                browser.open(java.net.URI.create("about:blank"));
            }
            power.join();

            outflank.restart();
            desk.signIn("demo", password, CUP);
            List<Integer> stillOpen = desk.openTables();
            assertThat(stillOpen)
                    .doesNotContainAnyElementsOf(confirmed.keySet())
                    .isSubsetOf(unconfirmed);
            for (DirectorsDesk.Table table : desk.tables()) {
                Integer discs = confirmed.get(table.number());
                if (discs != null) {
                    assertThat(desk.shown(table)).contains(discs + "–" + (64 - discs), "Confirmed");
                }
            }
        } finally {
            outflank.stop();
        }
    }

    private static void killEverything(RunningOutflank outflank) {
        ProcessHandle server = outflank.server();
        ProcessHandle postmaster = outflank.postmaster().orElseThrow();
        postmaster.children().forEach(ProcessHandle::destroyForcibly);
        postmaster.destroyForcibly();
        server.destroyForcibly();
        outflank.kill();
    }
}
