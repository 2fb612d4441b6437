package outflank.competition.standings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static outflank.competition.Sketch.bye;
import static outflank.competition.Sketch.doubleForfeit;
import static outflank.competition.Sketch.game;
import static outflank.competition.Sketch.noShowOfWhite;
import static outflank.competition.Sketch.requestedBye;
import static outflank.competition.Sketch.undecided;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.competition.Competition;
import outflank.competition.Sketch;

class BrightwellQuotientTest {

    private static final BrightwellQuotient SIX = new BrightwellQuotient(BigDecimal.valueOf(6));

    @Test
    void aByeIsHalfABoardAndTheOwnPoints() {
        Competition competition = Sketch.ofPlayers(3)
                .round(game(1, 2, 33, 31), bye(3))
                .round(game(2, 3, 40, 24), bye(1))
                .competition();

        assertThat(value(competition, 1).amount()).isEqualByComparingTo("83");
        assertThat(lines(competition, 1))
                .containsExactly(
                        line(1, WorkingKind.GAME, OptionalInt.of(2), "33", "1", "39"),
                        line(2, WorkingKind.BYE, OptionalInt.empty(), "32", "2", "44"));
    }

    @Test
    void anAbsentOpponentStillCountsWithTheFinalPoints() {
        Competition competition = Sketch.ofPlayers(3)
                .round(game(1, 2, 40, 24), bye(3))
                .round(game(1, 3, 30, 34))
                .competition();

        assertThat(value(competition, 3).amount()).isEqualByComparingTo("84");
        assertThat(value(competition, 1).amount()).isEqualByComparingTo("82");
        // The second player missed a round with no point of his own: 24 + 6·1 and 32 + 6·0.
        assertThat(value(competition, 2).amount()).isEqualByComparingTo("62");
    }

    @Test
    void aGameAgainstSomebodyWhoHasLeftIsLikeAByeFromThatRoundOn() {
        Sketch sketch = Sketch.ofPlayers(4)
                .round(game(1, 2, 50, 14), game(3, 4, 20, 44))
                .round(game(1, 4, 40, 24), bye(3))
                .withdrawnFrom(2, 2);
        Competition competition = sketch.competition();

        assertThat(value(competition.afterRound(1), 1).amount()).isEqualByComparingTo("50");
        // 32 + 6·2 for the game that no longer counts, 40 + 6·1 for the other.
        assertThat(value(competition, 1).amount()).isEqualByComparingTo("90");
        assertThat(lines(competition, 1).get(0))
                .isEqualTo(line(1, WorkingKind.WITHDRAWN_OPPONENT, OptionalInt.of(2), "32", "2", "44"));
        // The one who left: 14 + 6·2 and a missed round.
        assertThat(value(competition, 2).amount()).isEqualByComparingTo("58");
    }

    @Test
    void roundsBeforeALateEntryAreMissedRounds() {
        Competition competition = Sketch.ofPlayers(3)
                .entersIn(3, 2)
                .round(game(1, 2, 40, 24))
                .round(game(3, 1, 33, 31), bye(2))
                .competition();

        // 32 + 6·1 and 33 + 6·1.
        assertThat(value(competition, 3).amount()).isEqualByComparingTo("77");
        assertThat(lines(competition, 3).get(0).kind()).isEqualTo(WorkingKind.MISSED_ROUND);
    }

    @Test
    void aForfeitIsNoRealGameForEitherOfTheTwo() {
        Competition competition = Sketch.ofPlayers(4)
                .round(noShowOfWhite(1, 2), doubleForfeit(3, 4))
                .competition();

        assertThat(value(competition, 1).amount()).isEqualByComparingTo("38");
        assertThat(value(competition, 2).amount()).isEqualByComparingTo("32");
        assertThat(value(competition, 3).amount()).isEqualByComparingTo("32");
        assertThat(lines(competition, 1))
                .containsExactly(line(1, WorkingKind.FORFEIT, OptionalInt.of(2), "32", "1", "38"));
    }

    @Test
    void anUndecidedGameIsNeitherAGameNorAMissedRound() {
        Competition competition = Sketch.ofPlayers(2).round(undecided(1, 2)).competition();

        assertThat(value(competition, 1).amount()).isEqualByComparingTo("0");
        assertThat(lines(competition, 1)).isEmpty();
    }

    @Test
    void betaMayHaveDecimalsAndNothingIsRounded() {
        Competition competition = Sketch.ofPlayers(2).round(game(1, 2, 32, 32)).competition();
        BrightwellQuotient tieBreak = new BrightwellQuotient(new BigDecimal("5.8181"));

        TieBreakValue value =
                tieBreak.value(Tally.of(competition), competition.entrants().get(0));

        assertThat(value.amount()).isEqualTo(new BigDecimal("34.90905"));
    }

    @Test
    void aByeOnRequestIsLikeAnyOtherWhateverItIsWorth() {
        Competition competition = Sketch.ofPlayers(4)
                .round(game(1, 2, 40, 24), requestedBye(3, 1), requestedBye(4, 0))
                .competition();

        // 32 + 6·½ and 32 + 6·0.
        assertThat(value(competition, 3).amount()).isEqualByComparingTo("35");
        assertThat(value(competition, 4).amount()).isEqualByComparingTo("32");
        assertThat(lines(competition, 3).get(0).kind()).isEqualTo(WorkingKind.REQUESTED_BYE);
    }

    @Test
    void withoutABetaOfItsOwnItIsSixtyFourOverTheRoundsAndRoundedAtTheEnd() {
        Competition competition = Sketch.ofPlayers(2)
                .round(game(1, 2, 33, 31))
                .round(game(2, 1, 20, 44))
                .round(game(1, 2, 10, 54))
                .competition();

        // 87 + 64/3 · 3 · 1 = 151, and 105 + 64/3 · 3 · 2 = 233.
        assertThat(value(BrightwellQuotient.AUTO, competition, 1).amount()).isEqualByComparingTo("151");
        assertThat(value(BrightwellQuotient.AUTO, competition, 2).amount()).isEqualByComparingTo("233");
        // After one round of three: 33 + 0 and 31 + 64/3 = 52.33.
        assertThat(value(BrightwellQuotient.AUTO, competition.afterRound(1), 2).amount())
                .isEqualByComparingTo("52");
        assertThat(value(BrightwellQuotient.AUTO, competition, 1).working().steps())
                .containsExactly(new BigDecimal("21.33"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"-0.0001", "64.0001", "5.81818"})
    void aBetaOutOfRangeOrWithTooManyDecimalsIsRefused(String beta) {
        BigDecimal value = new BigDecimal(beta);

        assertThatThrownBy(() -> new BrightwellQuotient(value))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(beta);
    }

    private static TieBreakValue value(Competition competition, int entrant) {
        return value(SIX, competition, entrant);
    }

    private static TieBreakValue value(TieBreak tieBreak, Competition competition, int entrant) {
        return tieBreak.value(Tally.of(competition), competition.entrant(entrant));
    }

    private static List<WorkingLine> lines(Competition competition, int entrant) {
        return value(competition, entrant).working().lines();
    }

    private static WorkingLine line(
            int round, WorkingKind kind, OptionalInt opponent, String discs, String points, String amount) {
        Map<Figure, BigDecimal> figures =
                Map.of(Figure.DISCS, new BigDecimal(discs), Figure.POINTS, new BigDecimal(points));
        List<WorkingRule> rules = kind == WorkingKind.GAME ? List.of() : List.of(WorkingRule.HALF_BOARD_OWN_POINTS);
        return new WorkingLine(round, kind, opponent, figures, new BigDecimal(amount), false, rules);
    }
}
