package outflank.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Sketch;
import outflank.competition.pairing.matching.CostTable;
import outflank.competition.pairing.matching.EdgeCosts;

/** The matching sees every pair as it is priced with its reasons. */
class RoundCostsTest {

    @ParameterizedTest
    @EnumSource(PairingPreset.class)
    void everyPairCostsTheSameWithAndWithoutItsReasons(PairingPreset preset) {
        PairingRules rules = preset.rules(PairingSystem.SWISS);
        for (long seed = 1; seed <= 5; seed++) {
            RandomTournament tournament = new RandomTournament(seed, 20 + (int) seed, 9);
            for (int round = 1; round <= 9; round++) {
                Competition history = tournament.competition();
                Constraints constraints =
                        Constraints.none().withForbiddenPair(1, 2).withForbiddenPair(5, 7);
                String where = preset + ", seed " + seed + ", round " + round;
                requireSame(where, history, round, rules, constraints);
                tournament.play(SwissPairing.pair(history, round, rules, seed, constraints));
            }
        }
    }

    private static void requireSame(
            String where, Competition history, int round, PairingRules rules, Constraints constraints) {
        RoundCosts costs = costs(history, round, rules, constraints.forbiddenPairs());
        PricedField field = new PricedField(history, round, rules, 1, constraints);
        for (Set<Prohibition> givenUp : PricedField.concessions()) {
            CostTable table = field.costs(givenUp);
            RoundCosts given = costs.givingUp(givenUp);
            assertThat(given.nodes()).as(where).isEqualTo(table.nodes());
            for (int one = 0; one < table.nodes(); one++) {
                for (int other = 0; other < table.nodes(); other++) {
                    if (one != other) {
                        requireSame(where + ", nodes " + one + " and " + other, given, table, one, other);
                    }
                }
            }
        }
    }

    private static void requireSame(String where, RoundCosts costs, CostTable table, int one, int other) {
        long cost = costs.cost(one, other);
        long floor = costs.floor(costs.classOf(one), costs.classOf(other));
        if (cost != table.cost(one, other) || floor > cost) {
            fail(where + ": " + cost + ", at least " + floor + ", but with reasons " + table.cost(one, other));
        }
    }

    @Test
    void aProhibitionWeighsMoreInALargerField() {
        assertThat(weightOfAForbiddenPair(200)).isEqualTo(PairCost.PROHIBITION);
        assertThat(weightOfAForbiddenPair(1_000)).isEqualTo(5 * PairCost.PROHIBITION);
    }

    @Test
    void aPairThatMustNotBeHasNoCost() {
        RoundCosts costs = costs(
                Sketch.ofPlayers(4).competition(), 1, PairingRules.worldChampionship(), Set.of(Opponents.of(1, 2)));

        assertThat(costs.cost(0, 1)).isEqualTo(EdgeCosts.NO_EDGE);
        assertThat(costs.cost(0, 2)).isNotEqualTo(EdgeCosts.NO_EDGE);
    }

    private static long weightOfAForbiddenPair(int players) {
        RoundCosts costs = costs(
                        Sketch.ofPlayers(players).competition(),
                        1,
                        PairingRules.worldChampionship(),
                        Set.of(Opponents.of(1, 2)))
                .givingUp(Set.of(Prohibition.FORBIDDEN_PAIR));
        return costs.cost(0, 1) - costs.cost(0, 2);
    }

    private static RoundCosts costs(Competition history, int round, PairingRules rules, Set<Opponents> forbidden) {
        Pricing pricing = new Pricing(history, round, rules, new Draw(1, round), forbidden);
        List<Entrant> present = history.entrants().stream()
                .filter(entrant -> entrant.playsIn(round))
                .toList();
        return new RoundCosts(pricing, present, forbidden);
    }
}
