package outflank.competition.pairing.dutch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.pairing.Acceleration;
import outflank.competition.pairing.Constraints;
import outflank.competition.pairing.Opponents;
import outflank.competition.pairing.Pairing;
import outflank.competition.pairing.PairingPreset;
import outflank.competition.pairing.PairingRules;
import outflank.competition.pairing.PairingSystem;

/**
 * The pairing is the one that the rules, taken at their word, give in small fields; {@code -Doutflank.dutch.tournaments=600}
 * plays more of them.
 */
class LiteralDutchTest {
    private static final PairingRules RULES = PairingPreset.PAPP.rules(PairingSystem.FIDE_DUTCH);

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6, 7, 8, 9})
    void equalsTheRulesTakenAtTheirWord(int players) {
        int tournaments = Integer.getInteger("outflank.dutch.tournaments", players < 8 ? 20 : 4);
        for (long seed = 0; seed < tournaments; seed++) {
            play(1000 * players + seed, players);
        }
    }

    private static void play(long seed, int players) {
        int rounds = 3 + (int) (seed % 5);
        DutchTournament tournament = new DutchTournament(seed, players, rounds, seed % 2 == 0);
        while (tournament.nextRound() <= rounds) {
            compare(seed, tournament);
        }
    }

    private static void compare(long seed, DutchTournament tournament) {
        int round = tournament.nextRound();
        Competition competition = tournament.competition();
        Pairing paired = DutchPairing.pair(competition, round, RULES, seed, Constraints.none());
        DutchHistory history = new DutchHistory(competition, round, Acceleration.none());
        Set<Integer> present = competition.entrants().stream()
                .filter(entrant -> entrant.playsIn(round))
                .map(Entrant::number)
                .collect(Collectors.toSet());
        List<DutchPlayer> field = history.players().stream()
                .filter(player -> present.contains(player.number()))
                .toList();
        LiteralDutch literal = new LiteralDutch(new AbsoluteCriteria(Set.of(), history.initialColor(seed)));
        Optional<List<LiteralDutch.Couple>> expected = literal.pair(field);
        String where = "seed " + seed + ", round " + round + " of " + field.size();
        if (expected.isEmpty()) {
            assertFalse(paired.warnings().isEmpty(), where);
        } else {
            assertEquals(opponents(expected.get()), opponents(paired), where);
            OptionalInt bye =
                    literal.bye().map(player -> OptionalInt.of(player.number())).orElseGet(OptionalInt::empty);
            assertEquals(bye, paired.bye(), where);
        }
        assertTrue(paired.pairs().size() * 2 + (field.size() % 2) == field.size(), where);
        tournament.play(paired);
    }

    private static Set<Opponents> opponents(List<LiteralDutch.Couple> couples) {
        return couples.stream()
                .map(couple ->
                        Opponents.of(couple.higher().number(), couple.lower().number()))
                .collect(Collectors.toSet());
    }

    private static Set<Opponents> opponents(Pairing paired) {
        return paired.pairs().stream()
                .map(pair -> Opponents.of(pair.black(), pair.white()))
                .collect(Collectors.toSet());
    }
}
