package outflank.competition.knockout;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import outflank.SharedData;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Game;
import outflank.competition.RealEvent;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.competition.standings.Standings;
import outflank.competition.standings.TieBreaks;

/**
 * The finals of the world championship of 2018 as its result file tells them: play-off, semi-finals, final, third place,
 * and four women in semi-finals and a final of one game each.
 */
@SharedData.Needed
class WorldChampionshipFinalsTest {

    private static final Pattern GAME =
            Pattern.compile("700(\\d{3}) \\((\\d+)\\)[<=>]\\((\\d+)\\)\\s+700(\\d{3})\\s+([BW])");
    private static final Set<Integer> WOMEN = Set.of(23, 34, 64, 43);

    private static List<Game> playedAfterwards() {
        Matcher matcher = GAME.matcher(file().substring(file().indexOf("%%Added results")));
        List<Game> games = new ArrayList<>();
        while (matcher.find()) {
            boolean firstIsBlack = matcher.group(5).equals("B");
            int first = Integer.parseInt(matcher.group(1));
            int second = Integer.parseInt(matcher.group(4));
            Result result = Result.ofDiscs(
                    ResultKind.PLAYED, 2 * Integer.parseInt(matcher.group(2)), 2 * Integer.parseInt(matcher.group(3)));
            games.add(new Game(
                    games.size() + 1,
                    firstIsBlack ? first : second,
                    firstIsBlack ? second : first,
                    Optional.of(firstIsBlack ? result : result.withColorsSwapped())));
        }
        return games;
    }

    /** Of the file: the event itself has other words for the countries. */
    private static String country(int entrant) {
        Matcher player = Pattern.compile("%_%  7000" + entrant + ",[^,]*,[^,]*, ([A-Z]{3}),")
                .matcher(file());
        assertThat(player.find()).isTrue();
        return player.group(1);
    }

    private static String file() {
        return new String(SharedData.bytes("wof/20181010_WOC_2018.ELO"), StandardCharsets.ISO_8859_1);
    }

    private static Competition withWomen(Competition competition) {
        List<Entrant> entrants = competition.entrants().stream()
                .map(entrant -> new Entrant(
                        entrant.number(),
                        entrant.name(),
                        entrant.country(),
                        "",
                        WOMEN.contains(entrant.number()) ? Set.of("women") : Set.of(),
                        0,
                        entrant.lot(),
                        1,
                        entrant.withdrawnFromRound(),
                        Set.of()))
                .toList();
        return new Competition(competition.plannedRounds(), competition.byeHalfDiscs(), entrants, competition.rounds());
    }

    @Test
    void theRulesAskForExactlyTheGamesThatWerePlayedAndCrownTheChampions() {
        Competition competition = withWomen(RealEvent.worldChampionship(2018).competition());
        Standings standings = Standings.of(competition, TieBreaks.parse("brightwell=6,discs,lot"));
        FinalsPlan plan = FinalsPlan.worldChampionship().with(new BracketPlan("women", 4, 1, 1, true, false));
        Played played =
                new Played(plan, plan.seed(standings, competition.rounds().size() + 1));
        List<Game> games = new ArrayList<>(playedAfterwards());
        assertThat(games).hasSize(15);

        while (!played.finals().isOver()) {
            for (NextGame next : played.finals().next()) {
                Game real = games.stream()
                        .filter(game -> game.involves(next.black()) && game.involves(next.white()))
                        .findFirst()
                        .orElseThrow(() -> new AssertionError("was not played: " + next));
                games.remove(real);
                if (next.chooser().isEmpty()) {
                    assertThat(real.black()).as("colors of %s", next).isEqualTo(next.black());
                }
                played.add(next, real);
            }
        }

        assertThat(games).as("games the rules do not ask for").isEmpty();
        Map<String, String> champions = SharedData.csv("series/world_champions.csv").stream()
                .filter(row -> row.get("year").equals("2018"))
                .findFirst()
                .orElseThrow();
        List<FinalPlace> places = FinalRanking.of(played.finals(), standings);
        assertThat(places.stream()
                        .limit(5)
                        .map(place -> place.standing().entrant().number()))
                .containsExactly(44, 63, 36, 25, 20);
        assertThat(country(44)).isEqualTo(champions.get("champion_country"));
        assertThat(country(63)).isEqualTo(champions.get("runner_up_country"));
        Bracket women = played.finals().brackets().get(1);
        assertThat(women.last().winner()).hasValue(43);
        assertThat(country(43)).isEqualTo(champions.get("womens_country"));
    }
}
