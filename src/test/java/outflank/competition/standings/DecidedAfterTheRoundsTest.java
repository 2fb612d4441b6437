package outflank.competition.standings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static outflank.competition.Sketch.bye;
import static outflank.competition.Sketch.game;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import outflank.competition.Competition;
import outflank.competition.Game;
import outflank.competition.Match;
import outflank.competition.MatchKind;
import outflank.competition.OrderByHand;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.competition.Round;
import outflank.competition.Sketch;

/** What decides between those who are level when the rounds are over: a play-off, or the director. */
class DecidedAfterTheRoundsTest {

    private final Competition level =
            Sketch.ofPlayers(4).round(game(1, 4, 40, 24), bye(2), bye(3)).competition();

    @Test
    void thePlayOffDecidesBetweenTheTwoWhoPlayedIt() {
        Standings standings = Standings.of(with(match(MatchKind.PLAY_OFF, 1, 2, 1, 24)), TieBreaks.parse("play-off"));

        assertThat(ranks(standings)).containsExactly("2:1", "1:2", "3:2", "4:4");
        assertThat(standings.of(2).tieBreakValues().get(0).amount()).isEqualByComparingTo("1");
        assertThat(standings.of(2).tieBreakValues().get(0).working().sum()).isEqualByComparingTo("1");
        assertThat(standings.of(4).tieBreakValues().get(0).isNone()).isTrue();
    }

    @Test
    void aLevelPlayOffGoesToTheHigherRank() {
        Standings standings = Standings.of(with(match(MatchKind.PLAY_OFF, 1, 2, 1, 32)), TieBreaks.parse("play-off"));

        assertThat(ranks(standings)).startsWith("1:1");
    }

    @Test
    void aPlayOffThatIsNotOverOrNoneAtAllDecidesNothing() {
        for (Match match : List.of(
                match(MatchKind.PLAY_OFF, 1, 2, 3, 40),
                match(MatchKind.FINAL, 1, 2, 1, 40),
                match(MatchKind.PLAY_OFF, 1, 4, 1, 24))) {
            assertThat(ranks(Standings.of(with(match), TieBreaks.parse("play-off"))))
                    .as("%s", match)
                    .containsExactly("1:1", "2:1", "3:1", "4:4");
        }
    }

    @Test
    void moreThanHalfOfTheGamesWonIsEnough() {
        Match match = new Match(MatchKind.PLAY_OFF, "", 3, 1, 2, List.of(played(1, 1, 2, 24), played(2, 2, 1, 40)));

        assertThat(ranks(Standings.of(with(match), TieBreaks.parse("play-off"))))
                .startsWith("2:1");
    }

    @Test
    void theDirectorsOrderHoldsAmongThoseWhoAreLevelAndForThatRoundOnly() {
        Competition ordered = level.with(List.of(new OrderByHand(1, List.of(4, 3, 1))));

        assertThat(ranks(Standings.of(ordered, TieBreaks.parse("manual")))).containsExactly("3:1", "1:2", "2:3", "4:4");
        assertThat(ranks(Standings.of(ordered.afterRound(0), TieBreaks.parse("manual"))))
                .containsExactly("1:1", "2:1", "3:1", "4:1");
        assertThat(ranks(Standings.of(
                        level.with(List.of(new OrderByHand(2, List.of(3, 1)))), TieBreaks.parse("manual"))))
                .containsExactly("1:1", "2:1", "3:1", "4:4");
    }

    @Test
    void anOrderNamesNobodyTwiceAndNoStranger() {
        assertThatThrownBy(() -> new OrderByHand(1, List.of(1, 2, 1))).isInstanceOf(IllegalArgumentException.class);
        OrderByHand stranger = new OrderByHand(1, List.of(5));
        assertThatThrownBy(() -> level.with(List.of(stranger))).isInstanceOf(IllegalArgumentException.class);
        OrderByHand order = new OrderByHand(1, List.of(3, 2));
        assertThatThrownBy(() -> level.with(List.of(order, order))).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theStandingsOfAnEarlierRoundKeepTheirOrder() {
        Competition later = new Competition(
                        2, 64, level.entrants(), List.of(level.rounds().get(0), new Round(2, List.of(), Set.of())))
                .with(List.of(new OrderByHand(1, List.of(3, 2, 1))));

        assertThat(ranks(Standings.of(later, TieBreaks.parse("manual")))).containsExactly("1:1", "2:1", "3:1", "4:4");
        assertThat(ranks(Standings.of(later.afterRound(1), TieBreaks.parse("manual"))))
                .containsExactly("3:1", "2:2", "1:3", "4:4");
    }

    private Competition with(Match match) {
        return new Competition(
                level.plannedRounds(), level.byeHalfDiscs(), level.entrants(), level.rounds(), List.of(match));
    }

    /** A match with one game, in which the higher one has Black and this many discs. */
    private static Match match(MatchKind kind, int higher, int lower, int bestOf, int discs) {
        return new Match(kind, "", bestOf, higher, lower, List.of(played(1, higher, lower, discs)));
    }

    private static Game played(int table, int black, int white, int discs) {
        return new Game(
                table, black, white, Optional.of(Result.ofDiscs(ResultKind.PLAYED, 2 * discs, 128 - 2 * discs)));
    }

    private static List<String> ranks(Standings standings) {
        return standings.rows().stream()
                .map(row -> row.entrant().number() + ":" + row.rank())
                .toList();
    }
}
