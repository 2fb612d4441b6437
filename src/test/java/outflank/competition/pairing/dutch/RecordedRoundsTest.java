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

    /** Two of three programs gave this answer; the third gave the bye to a player who had had one. */
    @Test
    void pairsTheSeventhRoundOfTenPlayersWithManyByes() {
        RecordedRounds recorded = new RecordedRounds(List.of(
                "6w0 10b= U H 7w0 H",
                "7b= 5w0 10w0 Z 3b= U",
                "8w0 U 5b0 Z 2w= 6b0",
                "9b1 Z 7w1 H 5b= 8w0 H",
                "10w= 2b1 3w1 8b1 4w= 9b=",
                "1b1 8w0 Z 10b1 Z 3w1 H",
                "2w= H 4b0 9w0 1b1 10b1",
                "3b1 6b1 H 5w0 H 4b1",
                "4w0 H H 7b1 10w1 5w=",
                "5b= 1w= 2b1 6w0 9b0 7w0 H",
                "> 3-9 5-1 8-2 7"));
        assertEquals(recorded.expected(), paired(recorded.before(7, 9), 7));
    }

    /** Two of three programs gave this answer. */
    @Test
    void pairsTheLastRoundOfTenPlayersWithManyByes() {
        RecordedRounds recorded = new RecordedRounds(List.of(
                "5w1 3b1 7w0 H 8b1 Z 9w1 10b1",
                "7b= 9w1 Z 8b0 6w0 U 4w= H",
                "8w1 1w0 H 10b1 9b0 6w1 H 4b0",
                "9b0 7w0 5b0 U 10w0 8w0 2b= 3w1",
                "1b0 6w0 4w1 Z U Z Z 9b0",
                "Z 5b1 8w= 9w= 2b1 3b0 7w0 H H",
                "2w= 4b1 1b1 H Z 9w= 6b1 8b=",
                "3b0 H 6b= 2w1 1w0 4b1 10b1 7w= H",
                "4w1 2b0 10w= 6b= 3w1 7b= 1b0 5w1 Z",
                "U Z 9b= 3w0 4b1 H 8w0 1w0",
                "> 1-4 5-2 7-10 3"));
        assertEquals(recorded.expected(), paired(recorded.before(9, 9), 9));
    }

    private static Set<String> paired(Competition before, int round) {
        Pairing pairing = DutchPairing.pair(before, round, RULES, 1, Constraints.none());
        Set<String> pairs = new HashSet<>();
        pairing.pairs().forEach(pair -> pairs.add(pair.black() + "-" + pair.white()));
        pairing.bye().ifPresent(bye -> pairs.add("" + bye));
        return pairs;
    }
}
