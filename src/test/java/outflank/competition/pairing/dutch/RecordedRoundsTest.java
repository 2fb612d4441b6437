package outflank.competition.pairing.dutch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.competition.Competition;
import outflank.competition.pairing.Constraints;
import outflank.competition.pairing.Pairing;
import outflank.competition.pairing.PairingPreset;
import outflank.competition.pairing.PairingRules;
import outflank.competition.pairing.PairingSystem;

/** Rounds other programs have paired, or have published as examples of the rules of 2026, come out the same, colors included. */
class RecordedRoundsTest {
    private static final PairingRules RULES = PairingPreset.PAPP.rules(PairingSystem.FIDE_DUTCH);

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void pairsFiveRoundsOf209PlayersAsTheyWerePaired(int round) throws IOException {
        RecordedRounds recorded = RecordedRounds.read("five-rounds-of-209.txt");
        assertEquals(recorded.pairs(round), paired(recorded.before(round, 5), round));
    }

    @Test
    void pairsTheLastOfFifteenRoundsOf60Players() throws IOException {
        RecordedRounds recorded = RecordedRounds.read("fourteen-rounds-of-60.txt");
        assertEquals(recorded.expected(), paired(recorded.before(15, 15), 15));
    }

    @Test
    void givesTheByeToTheLowestScoreThoughTheBracketAboveBreaksUp() {
        RecordedRounds recorded = new RecordedRounds(
                List.of("4w1 2b1", "5b1 1w0", "6w1 4b1", "1b0 3w0 Z", "2w0 6b1", "3b0 5w0", "> 1-5 3-2 6"));
        assertEquals(recorded.expected(), paired(recorded.before(3, 3), 3));
    }

    @Test
    void givesTheByeToWhoHasMissedNoGame() {
        RecordedRounds recorded = new RecordedRounds(List.of("3w1", "4b1", "1b0", "2w0", "Z", "> 2-1 3-5 4"));
        assertEquals(recorded.expected(), paired(recorded.before(2, 3), 2));
    }

    private static Set<String> paired(Competition before, int round) {
        Pairing pairing = DutchPairing.pair(before, round, RULES, 1, Constraints.none());
        Set<String> pairs = new HashSet<>();
        pairing.pairs().forEach(pair -> pairs.add(pair.black() + "-" + pair.white()));
        pairing.bye().ifPresent(bye -> pairs.add("" + bye));
        return pairs;
    }
}
