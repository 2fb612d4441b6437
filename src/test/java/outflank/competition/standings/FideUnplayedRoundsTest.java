package outflank.competition.standings;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The worked examples FIDE publishes for its treatment of unplayed rounds (Arbiters' Manual 2026, pages 258 to 260, and the
 * tie-break exercises of its technical commission; in peers.md), with opponents who have the points that are given.
 */
class FideUnplayedRoundsTest {

    private static final String GAME_LOST = "0";
    private static final String DRAWN = "½";
    private static final String WON = "1";

    @Test
    void laxman() {
        WorkedExample example = new WorkedExample(10)
                .game("5", WON)
                .game("5", WON)
                .game("6.5", GAME_LOST)
                .zeroPointBye()
                .game("4.5", WON)
                .game("6", DRAWN)
                .game("5", WON)
                .game("6.5", DRAWN)
                .game("5.5", WON)
                .game("6", WON);

        assertThat(example.points()).isEqualTo("7");
        assertThat(example.amount("buchholz=fide")).isEqualTo("55");
        assertThat(example.amount("buchholz-cut-1=fide")).isEqualTo("50");
        assertThat(example.amount("sonneborn-berger=fide")).isEqualTo("37.25");
        assertThat(example.line("buchholz-cut-1=fide", 4).rules())
                .containsExactly(WorkingRule.FIDE_DRAWS, WorkingRule.FIDE_CUT_UNPLAYED);
        assertThat(example.line("buchholz-cut-1=fide", 4).cut()).isTrue();
    }

    @Test
    void example1AForfeitWinAgainstSomebodyWhoThenLeft() {
        WorkedExample example = new WorkedExample(9)
                .game("5.5", WON)
                .game("5.5", WON)
                .game("5.5", WON)
                .game("5.5", WON)
                .game("5.5", WON)
                .game("5.5", WON)
                .forfeitWin("4.5", 2)
                .game("5.5", GAME_LOST)
                .game("5.5", GAME_LOST);

        assertThat(example.points()).isEqualTo("7");
        assertThat(example.amount("buchholz=fide")).isEqualTo("49.5");
        assertThat(example.line("buchholz=fide", 7).rules()).containsExactly(WorkingRule.FIDE_SCHEDULED_OPPONENT);
        assertThat(example.line("buchholz=fide", 7).figures())
                .containsEntry(Figure.POINTS, BigDecimal.valueOf(7))
                .containsEntry(Figure.COUNTED_POINTS, new BigDecimal("5.5"));
    }

    @Test
    void example3AForfeitLossAndAByeInTheLastRound() {
        WorkedExample example = new WorkedExample(10)
                .game("6.5", WON)
                .game("6.5", WON)
                .game("6.5", WON)
                .game("6.5", WON)
                .game("6.5", WON)
                .forfeitLoss("7.5")
                .game("6.5", WON)
                .game("6.5", DRAWN)
                .game("6", GAME_LOST)
                .zeroPointBye();

        assertThat(example.points()).isEqualTo("6.5");
        assertThat(example.amount("buchholz=fide")).isEqualTo("63");
        assertThat(example.line("buchholz=fide", 6).rules()).containsExactly(WorkingRule.FIDE_OWN_POINTS);
        assertThat(example.line("buchholz=fide", 10).rules()).containsExactly(WorkingRule.FIDE_DRAWS);
    }

    @Test
    void example4AForfeitWinAgainstSomebodyWhoWasExcluded() {
        WorkedExample example = new WorkedExample(10).forfeitWin("0", 9);
        List.of("7", "7", "7", "7", "7", "7", "7", "7").forEach(points -> example.game(points, WON));
        example.game("8.5", DRAWN);

        assertThat(example.points()).isEqualTo("9.5");
        assertThat(example.amount("buchholz=fide")).isEqualTo("69");
        assertThat(example.line("buchholz=fide", 1).amount()).isEqualTo(new BigDecimal("4.5"));
    }

    @Test
    void exercise6AHalfPointByeAndAnOpponentWithEveryKindOfUnplayedRound() {
        WorkedExample example = new WorkedExample(5)
                .gameAgainstSomebodyWithAByeAForfeitWinAndTwoMissedRounds(WON)
                .halfPointBye()
                .game("1.5", WON)
                .game("3.5", DRAWN)
                .game("3.5", DRAWN);

        assertThat(example.points()).isEqualTo("3.5");
        assertThat(example.line("buchholz=fide", 1).amount()).isEqualTo(new BigDecimal("3"));
        assertThat(example.line("buchholz=fide", 1).rules()).containsExactly(WorkingRule.FIDE_OPPONENT_ADJUSTED);
        assertThat(example.amount("buchholz-cut-1=fide")).isEqualTo("11.5");
    }

    @Test
    void aFurtherCutTakesTheNextRoundMissedByChoiceAndThenTheLowest() {
        WorkedExample example = new WorkedExample(6)
                .game("4", WON)
                .game("1", WON)
                .game("2.5", DRAWN)
                .halfPointBye()
                .game("3.5", WON)
                .game("5", GAME_LOST);

        // The bye counts as 3 (16.4.2); then the lowest of the games goes, and for the median the highest.
        assertThat(example.amount("buchholz=fide")).isEqualTo("19");
        assertThat(example.amount("buchholz-cut-1=fide")).isEqualTo("16");
        assertThat(example.amount("buchholz-cut-2=fide")).isEqualTo("15");
        assertThat(example.amount("buchholz-median=fide")).isEqualTo("11");
    }

    @Test
    void aByeNobodyAskedForIsCutLikeAnyOtherRound() {
        WorkedExample example =
                new WorkedExample(4).game("2.5", WON).bye().game("1", WON).game("3", DRAWN);

        // The bye counts as 2, a draw in each of four rounds, and the 1 goes.
        assertThat(example.points()).isEqualTo("3.5");
        assertThat(example.amount("buchholz=fide")).isEqualTo("8.5");
        assertThat(example.amount("buchholz-cut-1=fide")).isEqualTo("7.5");
        assertThat(example.amount("sonneborn-berger=fide")).isEqualTo("7");
    }
}
