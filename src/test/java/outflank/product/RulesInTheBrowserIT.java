package outflank.product;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The board in the browser plays by the same rules as the engine of the server. */
@ExtendWith(Browsers.class)
class RulesInTheBrowserIT {

    private static final int GAMES = 200;

    @Test
    void countsAndReadsAsTheServerDoes(Chromium browser) {
        browser.open(RunningOutflank.shared().address().resolve("public/games?of=lighthouse-open"));
        browser.click("main a[href*='/public/game?id=']");
        // Published move counts from the start, a pass counts as a move.
        assertThat(browser.driver()
                        .executeScript(
                                "return [1, 2, 3, 4, 5, 6].map((depth) => outflank.rules.perft(depth)).join(' ')"))
                .isEqualTo("4 12 56 244 1396 8200");
        for (long seed = 0; seed < GAMES; seed++) {
            InventedGame game = InventedGame.of(seed);
            Object read = browser.driver().executeScript("""
                    const read = outflank.rules.readTranscript(arguments[0]);
                    const score = outflank.rules.officialScore(read.position);
                    return {status: read.status, moves: read.canonical, black: score.black, white: score.white};
                    """, game.moves());
            assertThat(read)
                    .as("game of seed %d: %s", seed, game.moves())
                    .isEqualTo(Map.of(
                            "status",
                            "complete",
                            "moves",
                            game.moves(),
                            "black",
                            (long) game.blackDiscs(),
                            "white",
                            (long) game.whiteDiscs()));
        }
    }
}
