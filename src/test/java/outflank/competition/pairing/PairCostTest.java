package outflank.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static outflank.competition.Sketch.bye;
import static outflank.competition.Sketch.doubleForfeit;
import static outflank.competition.Sketch.game;
import static outflank.competition.Sketch.noShowOfWhite;
import static outflank.competition.Sketch.undecided;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import outflank.competition.Sketch;

/** Every part of PAPP's table (othello.md section 4), counted by hand on pairs the director has fixed. */
class PairCostTest {

    @Test
    void inTheFirstRoundOnlyTheFirstColorCosts() {
        assertThat(cost(Sketch.ofPlayers(2), 1, 2)).isEqualTo(new PairCost(40, 0, 0, 0, 0, 0, 0));
    }

    @ParameterizedTest
    @CsvSource({"1, 105", "2, 225", "3, 530", "4, 1075", "5, 1075"})
    void oneMoreGameWithTheSameColorCostsMoreEachTime(int gamesWithBlack, long balance) {
        Sketch sketch = Sketch.ofPlayers(gamesWithBlack + 2);
        for (int round = 1; round <= gamesWithBlack; round++) {
            sketch.round(game(1, round + 1, 32, 32));
        }

        // 15 for Black again, and 20 for the first game of the opponent.
        assertThat(cost(sketch, 1, gamesWithBlack + 2).color()).isEqualTo(balance + 15 + 20);
    }

    @Test
    void theOtherColorAfterOneGameIsFree() {
        Sketch sketch = Sketch.ofPlayers(4).round(game(1, 2, 32, 32), game(3, 4, 32, 32));

        assertThat(cost(sketch, 4, 1).color()).isZero();
    }

    @Test
    void theLastColorIsThatOfTheLastGamePlayedNotOfTheLastRound() {
        Sketch sketch = Sketch.ofPlayers(3).round(game(1, 2, 32, 32)).round(bye(1));

        assertThat(cost(sketch, 1, 3).color()).isEqualTo(105 + 15 + 20);
    }

    @Test
    void aForfeitIsNoColorAndNoMeeting() {
        Sketch sketch = Sketch.ofPlayers(4).round(noShowOfWhite(1, 2), doubleForfeit(3, 4));

        assertThat(cost(sketch, 1, 2).repetition()).isZero();
        assertThat(cost(sketch, 3, 4)).isEqualTo(new PairCost(40, 0, 0, 0, 0, 0, 0));
    }

    @Test
    void anUndecidedGameIsAMeetingAndAColor() {
        Sketch sketch = Sketch.ofPlayers(2).round(undecided(1, 2));

        assertThat(cost(sketch, 2, 1)).isEqualTo(new PairCost(0, 0, 5_000_001, 0, 0, 0, 0));
    }

    @Test
    void aRematchCostsLessAfterARoundInBetween() {
        Sketch sketch = Sketch.ofPlayers(4)
                .round(game(1, 2, 32, 32), game(3, 4, 32, 32))
                .round(game(3, 1, 32, 32), game(2, 4, 32, 32));

        assertThat(cost(sketch, 2, 1).repetition()).isEqualTo(5_000_000);
        assertThat(cost(sketch, 2, 1).broken()).isZero();
        assertThat(cost(sketch, 1, 2).broken()).isEqualTo(PairCost.PROHIBITION);
        assertThat(cost(sketch, 1, 3).repetition()).isEqualTo(5_000_001);
    }

    @Test
    void aScoreGapCostsByItsSizeAndByTheFloatsOfTheLastPair() {
        // In the second round 2 floated up to 6, who floated down; 3 floated up to 1, 5 up to 4.
        Sketch sketch = Sketch.ofPlayers(6)
                .round(game(1, 2, 40, 24), game(3, 4, 32, 32), game(6, 5, 40, 24))
                .round(game(6, 2, 40, 24), game(1, 3, 40, 24), game(4, 5, 32, 32));

        // 6 (4 half points) down again, 2 (0 half points) up again.
        assertThat(cost(sketch, 2, 6).floating()).isEqualTo(87_119 + 25 + 25);
        // 3 (1 half point) was up and goes down to 2, who goes up again.
        assertThat(cost(sketch, 3, 2).floating()).isEqualTo(20_000 - 10 + 25);
        // Equal scores cost nothing, whatever was before.
        assertThat(cost(sketch, 1, 6).floating()).isZero();
    }

    @Test
    void anEvenPairEndsTheMemoryOfAFloat() {
        Sketch sketch = Sketch.ofPlayers(6)
                .round(game(1, 2, 40, 24), bye(3), bye(4))
                .round(game(3, 2, 24, 40), bye(4))
                .round(game(2, 3, 32, 32), bye(1));

        // 2 went up to 3, then met him evenly: nothing is left of it. 4 has gone down with each of his byes.
        assertThat(cost(sketch, 4, 2).floating()).isEqualTo(20_000 + 25);
    }

    @ParameterizedTest
    @CsvSource({"1, 0", "2, 100", "4, 200", "6, 300", "10, 400", "13, 400"})
    void aGapAmongTheLeadersCostsMoreInLateRounds(int round, long factor) {
        // The first entrant wins every game, and nobody else plays: 2 half points a round, a gap of as many.
        Sketch sketch = Sketch.ofPlayers(round + 1);
        for (int before = 1; before < round; before++) {
            sketch.round(game(1, before + 1, 64, 0));
        }

        long score = 2L * (round - 1);
        assertThat(cost(sketch, 1, round + 1).elitism()).isEqualTo(factor * score * score / 2);
    }

    @Test
    void oneCountryCostsTwoUnlessSwitchedOff() {
        Sketch sketch = Sketch.ofPlayers(2).country(1, "AAA").country(2, "AAA");

        assertThat(cost(sketch, 1, 2).country()).isEqualTo(2);
        assertThat(cost(sketch, 1, 2, Penalties.papp().withSameCountry(0)).country())
                .isZero();
        assertThat(cost(Sketch.ofPlayers(2), 1, 2).country())
                .as("unknown countries are not the same country")
                .isZero();
    }

    @Test
    void aByeIsAGapOfHalfAPointBelowTheLastAndHasNoColor() {
        Sketch sketch = Sketch.ofPlayers(3).round(game(1, 2, 40, 24), bye(3));

        Pairing pairing = pair(sketch, Constraints.none().withFixedBye(2), Penalties.papp());
        assertThat(pairing.byeCost()).isEqualTo(new PairCost(0, 20_000, 0, 0, 0, 0, 0));
        assertThat(pairing.cost())
                .isEqualTo(20_000 + pairing.pairs().get(0).cost().total());

        Pairing leader = pair(sketch, Constraints.none().withFixedBye(1), Penalties.papp());
        assertThat(leader.byeCost()).isEqualTo(new PairCost(0, 62_785, 0, 0, 0, 150, 0));
    }

    @Test
    void beyondTheTableAScoreGapGrowsByTheLastStep() {
        assertThat(Penalties.papp().ofScoreGap(26)).isEqualTo(2_079_081 + 2 * (2_079_081 - 1_862_963));
    }

    private static PairCost cost(Sketch sketch, int black, int white) {
        return cost(sketch, black, white, Penalties.papp());
    }

    private static PairCost cost(Sketch sketch, int black, int white, Penalties penalties) {
        return pair(sketch, Constraints.none().withFixedPair(black, white), penalties).pairs().stream()
                .filter(pair -> pair.black() == black && pair.white() == white)
                .findFirst()
                .orElseThrow()
                .cost();
    }

    private static Pairing pair(Sketch sketch, Constraints constraints, Penalties penalties) {
        int round = sketch.competition().rounds().size() + 1;
        return SwissPairing.pair(sketch.competition(), round, penalties, 1, constraints);
    }
}
