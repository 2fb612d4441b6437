package outflank.competition.standings;

import static org.assertj.core.api.Assertions.assertThat;
import static outflank.competition.Sketch.bye;
import static outflank.competition.Sketch.game;
import static outflank.competition.Sketch.noShowOfWhite;

import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;
import outflank.competition.Competition;
import outflank.competition.Sketch;

/** The games of those who are level (FIDE C.07 Article 6). */
class DirectEncounterTest {

    @Test
    void theWinnerOfTheirGameIsAheadButACircleDecidesNothing() {
        Competition competition = Sketch.ofPlayers(3)
                .round(game(2, 1, 40, 24), bye(3))
                .round(game(3, 2, 40, 24), bye(1))
                .round(game(1, 3, 40, 24), bye(2))
                .competition();

        assertThat(ranks(Standings.of(competition.afterRound(2), TieBreaks.parse("de"))))
                .containsExactly("3:1", "2:2", "1:3");
        Standings circle = Standings.of(competition, TieBreaks.parse("de"));
        assertThat(ranks(circle)).containsExactly("1:1", "2:1", "3:1");
        assertThat(circle.of(1).tieBreakValues().get(0).isNone()).isTrue();
    }

    @Test
    void onlyThoseAreComparedWhomTheTieBreaksBeforeLeaveLevel() {
        // 2 beat 1, 4 beat 2, 1 beat 4: by points nobody is ahead. By disc difference 1 and 2 are, and 2 won their
        // game.
        Competition competition = Sketch.ofPlayers(4)
                .round(game(2, 1, 40, 24), bye(4))
                .round(game(4, 2, 40, 24), bye(1))
                .round(game(1, 4, 50, 14), bye(2), bye(3))
                .round(game(2, 3, 42, 22), bye(1), bye(4))
                .competition();

        assertThat(ranks(Standings.of(competition, TieBreaks.parse("de")))).containsExactly("1:1", "2:1", "4:1", "3:4");
        assertThat(ranks(Standings.of(competition, TieBreaks.parse("diff,de"))))
                .containsExactly("2:1", "1:2", "4:3", "3:4");
    }

    @Test
    void aGroupOfFourIsSplitAndItsPartsAreComparedAlone() {
        // 1 beats 2, 3, 4; of the rest 2 beats 3, 3 beats 4, 4 beats 2. The byes of 2, 3, 4 bring all to three points.
        Sketch sketch = Sketch.ofPlayers(4)
                .round(game(1, 2, 40, 24), game(3, 4, 40, 24))
                .round(game(1, 3, 40, 24), game(4, 2, 40, 24))
                .round(game(1, 4, 40, 24), game(2, 3, 40, 24))
                .round(bye(2), bye(3), bye(4))
                .round(bye(2), bye(3), bye(4));

        Standings standings = Standings.of(sketch.competition(), TieBreaks.parse("de"));

        assertThat(ranks(standings)).containsExactly("1:1", "2:2", "3:2", "4:2");
        assertThat(amount(standings, 1)).isEqualTo("1");
        assertThat(amount(standings, 4)).isEqualTo("2");
        Working working = standings.of(2).tieBreakValues().get(0).working();
        assertThat(working.sum()).isEqualTo(BigDecimal.ONE);
        assertThat(working.lines()).extracting(WorkingLine::round).containsExactly(1, 2, 3);
        assertThat(working.steps()).containsExactly(BigDecimal.valueOf(4));
    }

    @Test
    void ifSomeHaveNotMetOnlyWhoIsAheadWhateverTheMissingGamesBringIsPutInFront() {
        // 1 beat 2 and 3, who have not met: either could get one point at most.
        Sketch sketch = Sketch.ofPlayers(3)
                .round(game(1, 2, 40, 24), bye(3))
                .round(game(1, 3, 40, 24), bye(2))
                .round(bye(2), bye(3));

        assertThat(ranks(Standings.of(sketch.competition(), TieBreaks.parse("de"))))
                .containsExactly("1:1", "2:2", "3:2");
    }

    @Test
    void whoCouldStillBeCaughtIsNotPutInFront() {
        // 1 beat 2; 3 met neither, and could win both games.
        Sketch sketch = Sketch.ofPlayers(3).round(game(1, 2, 40, 24), bye(3)).round(bye(2));

        Standings standings = Standings.of(sketch.competition(), TieBreaks.parse("de"));

        assertThat(standings.rows()).extracting(Standing::rank).containsOnly(1);
    }

    @Test
    void afterTheFirstTheSecondIsPlacedTheSameWay() {
        // 1 beat 2, 3 and 4; 2 beat 3 and 4, who have not met.
        Sketch sketch = Sketch.ofPlayers(4)
                .round(game(1, 2, 40, 24))
                .round(game(1, 3, 40, 24), game(2, 4, 40, 24))
                .round(game(1, 4, 40, 24), game(2, 3, 40, 24))
                .round(bye(2), bye(3), bye(4))
                .round(bye(3), bye(4))
                .round(bye(3), bye(4));

        assertThat(ranks(Standings.of(sketch.competition(), TieBreaks.parse("de"))))
                .containsExactly("1:1", "2:2", "3:3", "4:3");
    }

    @Test
    void severalGamesCountAsTheirAverage() {
        // 1 and 2 met three times and 1 won twice, so it is ⅔ to ⅓; 3 beat 2 and drew with 1.
        Sketch sketch = Sketch.ofPlayers(3)
                .round(game(1, 2, 40, 24), bye(3))
                .round(game(1, 2, 24, 40), bye(3))
                .round(game(1, 2, 40, 24))
                .round(game(3, 2, 40, 24))
                .round(game(1, 3, 32, 32), bye(2))
                .round(bye(2), bye(1))
                .round(bye(3));
        Competition competition = sketch.competition();
        Standings standings = Standings.of(competition, TieBreaks.parse("de"));

        assertThat(standings.of(1).halfPoints()).isEqualTo(7);
        assertThat(standings.of(3).halfPoints()).isEqualTo(9);
        assertThat(new Encounters(Tally.of(competition), new int[] {0, 1, 2}, false).points(0))
                .isEqualTo(new Encounters(Tally.of(competition), new int[] {0, 1, 2}, false)
                        .points(1)
                        .add(java.math.BigInteger.valueOf(5)));
    }

    @Test
    void aForfeitIsNoEncounterUnlessTheRulesSayItIs() {
        Sketch sketch = Sketch.ofPlayers(2).round(noShowOfWhite(1, 2)).round(bye(2));

        assertThat(ranks(Standings.of(sketch.competition(), TieBreaks.parse("de"))))
                .containsExactly("1:1", "2:1");
        assertThat(ranks(Standings.of(sketch.competition(), TieBreaks.parse("de=forfeits"))))
                .containsExactly("1:1", "2:2");
    }

    private static String amount(Standings standings, int entrant) {
        return standings.of(entrant).tieBreakValues().get(0).amount().toPlainString();
    }

    /** Number and rank of everybody, in order. */
    private static List<String> ranks(Standings standings) {
        return standings.rows().stream()
                .map(row -> row.entrant().number() + ":" + row.rank())
                .toList();
    }
}
