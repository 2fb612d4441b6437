package outflank.product;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;

/**
 * A whole small tournament as people live it: from the link of the first administrator to the final standings, with a
 * bye, a disagreement, a withdrawal and a late entry.
 */
@ExtendWith(Browsers.class)
class SpringCupIT {

    private static final List<String> FAMILIES =
            List.of("Adler", "Birke", "Céline", "Dvořák", "Eiche", "Føhn", "Garten", "Hügel", "Iltis");
    private static final int ROUNDS = 3;

    private final URI site = RunningOutflank.shared().address();
    private final PlayedCup cup = new PlayedCup();
    private DirectorsDesk desk;
    private PlayersPhone phone;

    @Test
    void fromTheFirstAdministratorToTheFinalStandings(
            Chromium administrator, Chromium director, @Browsers.Phone Chromium telephone, Chromium spectator) {
        desk = new DirectorsDesk(director, site);
        phone = new PlayersPhone(telephone, site);
        DirectorsDesk office = new DirectorsDesk(administrator, site);
        office.join(firstAdministratorsLink(), "Ada");
        desk.join(office.inviteOrganizer(), "Dora");

        desk.createTournament("Spring Cup", ROUNDS);
        desk.openRegistration();
        FAMILIES.forEach(family -> phone.register(desk.slug(), "Kim", family));
        desk.acceptAll();
        phone.checkIn("Kim " + FAMILIES.get(0));
        desk.checkInAll();

        playRoundWithADisagreement(director);
        String leaver = desk.tables().get(3).black();
        desk.withdraw(leaver);
        cup.withdrew(leaver);
        desk.addLate("Lee", "Jonquille");
        playRound(2);
        playRound(3);
        desk.finish();

        spectator.open(site.resolve("public/standings?of=" + desk.slug()));
        spectator.screenshot("spring-cup-standings");
        assertThatStandingsAreRight(spectator);
        assertThatGamesCanBeReplayed(spectator);
    }

    private String firstAdministratorsLink() {
        return RunningOutflank.shared().announcements().stream()
                .filter(line -> line.contains("account/join?link="))
                .map(line -> line.substring(line.indexOf("http")))
                .findFirst()
                .orElseThrow();
    }

    private void playRoundWithADisagreement(Chromium director) {
        List<DirectorsDesk.Table> tables = desk.pairAndPublish(1);
        assertThat(tables).hasSize(4);
        noteBye(1, tables);
        for (DirectorsDesk.Table table : tables.subList(1, 4)) {
            handInAlike(1, table);
        }
        DirectorsDesk.Table disputed = tables.get(0);
        InventedGame game = InventedGame.of(99);
        phone.handIn(disputed.black(), game);
        phone.handInScore(disputed.white(), 64 - game.blackDiscs());
        assertThat(phone.text()).contains("Conflict");
        assertThat(desk.shown(disputed)).contains("Conflict");

        desk.openGame(disputed);
        director.screenshot("spring-cup-ruling");
        director.fill("#rule\\:black", "" + game.blackDiscs());
        director.fill("#rule\\:white", "" + game.whiteDiscs());
        director.fill("#rule\\:reason", "The record replays to this score; White mixed the sides up.");
        director.click("#rule\\:do");
        assertThat(desk.shown(disputed)).contains("Ruled");
        cup.played(1, disputed.black(), disputed.white(), game.blackDiscs());
    }

    private void playRound(int round) {
        List<DirectorsDesk.Table> tables = desk.pairAndPublish(round);
        noteBye(round, tables);
        for (DirectorsDesk.Table table : tables) {
            if (phone.knows(table.black()) && phone.knows(table.white())) {
                handInAlike(round, table);
            } else {
                desk.open("round");
                desk.enter(table.number(), 30 + table.number());
                cup.played(round, table.black(), table.white(), 30 + table.number());
            }
        }
    }

    private void handInAlike(int round, DirectorsDesk.Table table) {
        InventedGame game = InventedGame.of(100L * round + table.number());
        phone.handIn(table.black(), game);
        phone.handIn(table.white(), game);
        assertThat(phone.text()).contains("Confirmed");
        cup.played(round, table.black(), table.white(), game.blackDiscs());
    }

    /** Who is there but sits at no table has the bye. */
    private void noteBye(int round, List<DirectorsDesk.Table> tables) {
        Set<String> waiting = new HashSet<>();
        if (round == 1) {
            FAMILIES.forEach(family -> waiting.add("Kim " + family));
        } else {
            waiting.addAll(cup.players());
            waiting.add("Lee Jonquille");
            waiting.removeIf(cup::hasWithdrawn);
        }
        tables.forEach(table -> waiting.removeAll(List.of(table.black(), table.white())));
        assertThat(waiting).as("who has the bye of round " + round).hasSize(1);
        cup.bye(round, waiting.iterator().next());
    }

    private void assertThatStandingsAreRight(Chromium spectator) {
        Set<String> shown = new HashSet<>();
        int lastPoints = Integer.MAX_VALUE;
        for (WebElement row : spectator.all("table.o-table tbody tr")) {
            String name = row.findElement(By.cssSelector("th bdi, th a, th"))
                    .getText()
                    .lines()
                    .findFirst()
                    .orElseThrow();
            List<String> numbers = new ArrayList<>();
            row.findElements(By.cssSelector("td.o-num"))
                    .forEach(cell -> numbers.add(cell.getText().strip()));
            String player = cup.players().stream()
                    .filter(name::contains)
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("who is " + name));
            shown.add(player);
            int half = cup.halfPoints(player);
            assertThat(numbers)
                    .as("points, Brightwell and discs of " + player)
                    .startsWith(points(half), "" + cup.brightwell(player, ROUNDS), "" + cup.discs(player));
            assertThat(half).isLessThanOrEqualTo(lastPoints);
            lastPoints = half;
        }
        assertThat(shown).isEqualTo(cup.players());
    }

    private void assertThatGamesCanBeReplayed(Chromium spectator) {
        spectator.open(site.resolve("public/games?of=" + desk.slug()));
        spectator.click("main a[href*='/public/game?id=']");
        spectator.click("[data-outflank=replay] button");
        spectator.screenshot("spring-cup-replay");
        assertThat(spectator.all("[data-outflank=replay] button[aria-label]")).hasSizeGreaterThanOrEqualTo(64);
    }

    private static String points(int half) {
        return (half == 1 ? "" : "" + half / 2) + (half % 2 == 0 ? "" : "½");
    }
}
