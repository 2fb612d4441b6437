package outflank.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import outflank.competition.Competition;
import outflank.competition.pairing.matching.CostTable;
import outflank.competition.pairing.matching.EdgeCosts;
import outflank.competition.pairing.matching.LibraryMatching;

/** No way to pair a round is cheaper: against all ways in small fields, against a dense matching by a library in larger ones. */
class OptimalPairingTest {

    private static final int ROUNDS = 6;

    /** Hundreds of fields by each preset, six rounds of each. */
    @ParameterizedTest
    @EnumSource(PairingPreset.class)
    void noRoundOfASmallFieldIsCheaper(PairingPreset preset) {
        PairingRules rules = preset.rules(PairingSystem.SWISS);
        for (long seed = 1; seed <= 300; seed++) {
            Random random = new Random(seed);
            int players = 1 + random.nextInt(12);
            RandomTournament tournament = new RandomTournament(seed, players, ROUNDS);
            for (int round = 1; round <= ROUNDS; round++) {
                Constraints constraints = constraints(random, tournament.present(), players);
                String where = preset + ", seed " + seed + ", " + players + " players, round " + round;
                tournament.play(
                        requireLowest(where, tournament.competition(), round, rules, constraints, this::lowestOfAll));
            }
        }
    }

    @ParameterizedTest(name = "{0} players, {1} rounds, {2} seeds")
    @CsvSource({"9, 12, 10", "14, 20, 4", "60, 8, 4", "120, 7, 2", "300, 4, 1"})
    void aDenseMatchingIsNotCheaper(int players, int rounds, int seeds) {
        for (long seed = 1; seed <= seeds; seed++) {
            Random random = new Random(seed);
            RandomTournament tournament = new RandomTournament(seed, players, rounds);
            for (int round = 1; round <= rounds; round++) {
                Constraints constraints = constraints(random, tournament.present(), players);
                String where = "seed " + seed + ", " + players + " players, round " + round;
                tournament.play(requireLowest(
                        where,
                        tournament.competition(),
                        round,
                        PairingRules.worldChampionship(),
                        constraints,
                        LibraryMatching::dense));
            }
        }
    }

    private static Pairing requireLowest(
            String where,
            Competition history,
            int round,
            PairingRules rules,
            Constraints constraints,
            Function<CostTable, Optional<Long>> lowestSum) {
        Pairing found = SwissPairing.pair(history, round, rules, 1, constraints);
        PricedField field = new PricedField(history, round, rules, 1, constraints);
        Optional<Long> lowest = Optional.empty();
        for (Set<Prohibition> givenUp : PricedField.concessions()) {
            if (lowest.isEmpty()) {
                lowest = lowestSum.apply(field.costs(givenUp));
            }
        }
        assertThat(found.cost())
                .as(where + ", " + constraints)
                .isEqualTo(lowest.orElseThrow() + field.costOf(constraints.fixedPairs()));
        return found;
    }

    private Optional<Long> lowestOfAll(CostTable costs) {
        long lowest = costs.lowestSum();
        return lowest == EdgeCosts.NO_EDGE ? Optional.empty() : Optional.of(lowest);
    }

    private static Constraints constraints(Random random, List<Integer> present, int players) {
        Constraints constraints = Constraints.none();
        for (int more = random.nextInt(4); more > 0; more--) {
            int one = 1 + random.nextInt(players);
            int other = 1 + random.nextInt(players);
            if (one != other) {
                constraints = constraints.withForbiddenPair(one, other);
            }
        }
        if (present.size() >= 2 && random.nextInt(4) == 0) {
            int place = random.nextInt(present.size() - 1);
            constraints = constraints.withFixedPair(present.get(place + 1), present.get(place));
        }
        return constraints;
    }
}
