package outflank.product;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import outflank.othello.GameScoring;
import outflank.othello.Score;
import outflank.othello.Scoring;
import outflank.othello.Square;
import outflank.othello.transcript.NumberGrid;
import outflank.othello.transcript.Repair;
import outflank.othello.transcript.Repairs;
import outflank.othello.transcript.Transcript;

/** Records as people have them: read on the server, mended with one click, taken over from files. */
@ExtendWith(Browsers.class)
class ReadingRecordsIT {

    private static final RunningOutflank OUTFLANK = RunningOutflank.shared();
    private static final String NAME = "Reading Cup";
    private static final List<String> FAMILIES = List.of(
            "Achat", "Beryll", "Citrin", "Diamant", "Feueropal", "Granat", "Heliodor", "Iolith", "Jaspis", "Karneol");

    private static String cup;
    private static List<DirectorsDesk.Table> tables;
    private static URI player;
    private static URI signer;

    @BeforeAll
    static void aRoundIsBeingPlayed() {
        try (Chromium browser = Chromium.desktop()) {
            DirectorsDesk desk = signedIn(browser, "lighthouse-open");
            desk.createTournament(NAME, 3);
            cup = desk.slug();
            FAMILIES.forEach(family -> desk.addLate("Kim", family));
            tables = desk.pairAndPublish(1);
            player = desk.renewLink(tables.get(0).black());
            signer = desk.renewLink(tables.get(4).black());
        }
    }

    @Test
    void aPlayerPastesAGridWithTwoNumbersSwappedAndMendsItWithOneClick(@Browsers.Phone Chromium phone) {
        InventedGame game = gameOfSixtyMoves(2_000);
        String grid = gridWithExchanged(game.moves(), 23, 24);
        PlayersPhone players = new PlayersPhone(phone, OUTFLANK.address());
        players.keep(tables.get(0).black(), player);
        players.openGame(tables.get(0).black());
        paste(phone, "#form\\:written", grid);

        phone.until(
                "the problem is said",
                () -> !phone.all(".o-reading .o-notice-warn").isEmpty());
        assertThat(phone.all(".o-square.o-doubtful"))
                .as("squares marked on the board")
                .isNotEmpty();
        phone.screenshot("reading-problem");
        take(phone, "Swap 23 and 24");

        assertThat(written(phone)).isEqualTo(game.moves());
        assertThat(phone.find("#form\\:black").getDomProperty("value")).isEqualTo("" + game.blackDiscs());
        phone.screenshot("reading-mended");
        phone.click(".o-reading-taken button");
        assertThat(written(phone)).as("what was pasted comes back").isEqualToNormalizingNewlines(grid);
        phone.until(
                "it is read again",
                () -> !phone.all(".o-reading-repairs button").isEmpty());
        take(phone, "Swap 23 and 24");
        phone.click("#form\\:submit");
        phone.until("it is taken", () -> phone.all("#form\\:submit").isEmpty());
        assertThat(phone.text()).contains("Whole game, 60 moves", game.blackDiscs() + "–" + game.whiteDiscs());
    }

    /** Two moves can change places in a way that every move stays legal: only the score of the slip tells. */
    @Test
    void aWholeRecordThatContradictsTheScoreIsMendedToo(@Browsers.Phone Chromium phone) {
        InventedGame game = InventedGame.of(7_000);
        int slip = legalExchange(game);
        PlayersPhone players = new PlayersPhone(phone, OUTFLANK.address());
        players.keep(tables.get(4).black(), signer);
        players.openGame(tables.get(4).black());
        phone.fill("#form\\:black", "" + game.blackDiscs());
        phone.fill("#form\\:white", "" + game.whiteDiscs());
        paste(phone, "#form\\:written", exchanged(game.moves(), slip, slip + 1));

        phone.until(
                "the contradiction is said",
                () -> phone.find(".o-reading").getText().contains("but the score is " + game.blackDiscs() + "–"));
        phone.screenshot("reading-contradiction");
        take(phone, "Swap " + slip + " and " + (slip + 1));
        assertThat(written(phone)).isEqualTo(game.moves());
        phone.until(
                "nothing is left to be said",
                () -> phone.all(".o-reading .o-notice-warn").isEmpty());
    }

    @Test
    void aDirectorImportsAFileOfThreeGames(Chromium browser) throws Exception {
        DirectorsDesk desk = signedIn(browser, cup);
        InventedGame whole = gameOfSixtyMoves(3_000);
        InventedGame damaged = gameOfSixtyMoves(4_000);
        String slip = exchanged(damaged.moves(), 30, 31);
        Path file = Files.createTempFile("outflank", ".pgn");
        Files.writeString(
                file,
                pgn(tables.get(1).black().toUpperCase(), tables.get(1).white(), whole.moves())
                        + pgn(tables.get(2).black(), tables.get(2).white(), slip)
                        + pgn("Somebody", "Else", whole.moves()));
        desk.open("records");
        browser.find("#source\\:files").sendKeys(file.toString());
        browser.submit("#source\\:read");

        assertThat(browser.all("li[data-game]")).hasSize(3);
        assertThat(game(browser, 1)).contains("Whole game, 60 moves", "Round 1, table 2");
        assertThat(game(browser, 2)).contains("Round 1, table 3");
        assertThat(game(browser, 3)).contains("No game of the tournament is chosen.");
        assertThat(isTicked(browser, 1)).isTrue();
        assertThat(isTicked(browser, 2)).as("a damaged record").isFalse();

        browser.click("li[data-game='2'] button[id$=show]");
        browser.until(
                "the repairs", () -> !browser.all(".o-reading-repairs button").isEmpty());
        browser.screenshot("import-repair");
        take(browser, "Swap 30 and 31");
        browser.click("li[data-game='2'] input[id$=wanted]");
        browser.click("li[data-game='3'] input[id$=wanted]");
        browser.click("#games\\:take");
        browser.until("the summary", () -> browser.text().contains("2 records were taken, 1 was not"));
        assertThat(game(browser, 3)).contains("Choose the game it belongs to");
        browser.screenshot("import-summary");

        desk.openGame(tables.get(2));
        assertThat(browser.text()).contains("Complete and legal");
        assertThat(browser.find(".o-replay [data-part=transcript]").getText().replaceAll("\\s", ""))
                .isEqualTo(Transcript.ofMoves(damaged.moves())
                        .inStandardOrientation()
                        .moves());
        Files.delete(file);
    }

    @Test
    void aRecordOfTheDeskIsReplacedOnlyByWhoHasSeenIt(Chromium browser) {
        DirectorsDesk desk = signedIn(browser, cup);
        DirectorsDesk.Table table = tables.get(3);
        InventedGame first = gameOfSixtyMoves(5_000);
        importPasted(browser, desk, pgn(table.black(), table.white(), first.moves()));
        browser.click("#games\\:take");
        browser.until("it is taken", () -> browser.text().contains("1 record was taken."));

        InventedGame second = gameOfSixtyMoves(6_000);
        importPasted(browser, desk, pgn(table.black(), table.white(), second.moves()));
        assertThat(game(browser, 1)).contains("The desk has another record of this game");
        assertThat(isTicked(browser, 1)).isFalse();
        browser.click("li[data-game='1'] input[id$=wanted]");
        browser.click("#games\\:take");
        browser.until("it is refused", () -> game(browser, 1).contains("say that this one takes its place"));

        browser.click("li[data-game='1'] input[id$=replacing]");
        browser.click("#games\\:take");
        browser.until("it is taken", () -> browser.text().contains("1 record was taken."));
    }

    @Test
    void onlyPlayersAndAccountsMayAskWhatARecordSays() throws Exception {
        assertThat(asked("f5d6f5").statusCode()).isEqualTo(403);
    }

    private static HttpResponse<String> asked(String text) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(OUTFLANK.address().resolve("reading"))
                .header("Content-Type", "text/plain;charset=utf-8")
                .POST(HttpRequest.BodyPublishers.ofString(text))
                .build();
        return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    }

    /** Takes one of the repairs that are proposed. */
    private static void take(Chromium browser, String repair) {
        browser.all(".o-reading-repairs button").stream()
                .filter(button -> button.getText().equals(repair))
                .findFirst()
                .orElseThrow(() -> new AssertionError(browser.find(".o-reading").getText()))
                .click();
    }

    private static void importPasted(Chromium browser, DirectorsDesk desk, String text) {
        desk.open("records");
        paste(browser, "#source\\:pasted", text);
        browser.submit("#source\\:read");
    }

    private static String game(Chromium browser, int number) {
        return browser.find("li[data-game='" + number + "']").getText();
    }

    private static boolean isTicked(Chromium browser, int number) {
        return browser.find("li[data-game='" + number + "'] input[id$=wanted]").isSelected();
    }

    private static String written(Chromium phone) {
        return phone.find("#form\\:written").getDomProperty("value");
    }

    /** Typing a grid key by key would take long; what is pasted comes at once. */
    private static void paste(Chromium browser, String field, String text) {
        browser.driver()
                .executeScript(
                        "arguments[0].value = arguments[1];"
                                + "arguments[0].dispatchEvent(new Event('input', { bubbles: true }));",
                        browser.find(field),
                        text);
    }

    private static String pgn(String black, String white, String moves) {
        return "[Black \"" + black + "\"]\n[White \"" + white + "\"]\n\n"
                + moves.replaceAll("(..)", "$1 ").strip() + "\n\n";
    }

    private static String gridWithExchanged(String moves, int one, int other) {
        List<String> cells = new ArrayList<>(
                NumberGrid.of(Transcript.ofMoves(moves).replay()).cells());
        Collections.swap(cells, square(moves, one), square(moves, other));
        return new NumberGrid(cells).text();
    }

    private static String exchanged(String moves, int one, int other) {
        List<String> squares = new ArrayList<>(List.of(moves.split("(?<=\\G..)")));
        Collections.swap(squares, one - 1, other - 1);
        return String.join("", squares);
    }

    private static int square(String moves, int number) {
        return Square.of(moves.substring(2 * number - 2, 2 * number));
    }

    /** The number of a move that can change places with the next one, which gives a whole game with another score. */
    private static int legalExchange(InventedGame game) {
        Score score = Score.ofDiscs(game.blackDiscs(), game.whiteDiscs());
        for (int move = 1; move < game.moves().length() / 2; move++) {
            Transcript other = Transcript.read(exchanged(game.moves(), move, move + 1));
            boolean whole = other.isComplete()
                    && !Scoring.EMPTIES_TO_WINNER.score(other.replay().end()).equals(score);
            List<Repair> repairs = whole ? Repairs.of(other, GameScoring.OFFICIAL, score) : List.of();
            if (repairs.stream().anyMatch(repair -> repair.repaired().moves().equals(game.moves()))) {
                return move;
            }
        }
        throw new AssertionError("no two moves of this game can change places");
    }

    /** The first game from this seed on with sixty moves, in which neither pair of moves used here can be exchanged. */
    private static InventedGame gameOfSixtyMoves(long seed) {
        InventedGame game = InventedGame.of(seed);
        boolean fits = game.moves().length() == 120
                && !Transcript.read(exchanged(game.moves(), 23, 24)).isComplete()
                && !Transcript.read(exchanged(game.moves(), 30, 31)).isComplete();
        return fits ? game : gameOfSixtyMoves(seed + 1);
    }

    private static DirectorsDesk signedIn(Chromium browser, String slug) {
        DirectorsDesk desk = new DirectorsDesk(browser, OUTFLANK.address());
        desk.signIn("demo", OUTFLANK.passwordOfTheDemo(), slug);
        return desk;
    }
}
