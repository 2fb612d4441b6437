package outflank.boot.command;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.SharedData;
import outflank.competition.Competition;
import outflank.competition.pairing.Constraints;
import outflank.competition.pairing.Pairing;
import outflank.competition.pairing.PairingPreset;
import outflank.competition.pairing.PairingRules;
import outflank.competition.pairing.PairingSystem;
import outflank.competition.pairing.RoundPairing;
import outflank.format.papp.PappWriter;
import outflank.format.tournament.Competitions;

class PrintPairingTest {

    private static final String PAPP = "#_Nom-Tournoi = \"Cup\";\n#_Nombre-Rondes = 5;\n#_BQ-double = 6.0;\n"
            + "%_% 1 A, Anna {GBR}\n%_% 2 B, Bert {GBR}\n& +1 +2 +3 +4 +5;\n"
            + "(1 40 2 24);(3 50 4 14);ronde-suivante;\n& -5;\n(2 32 3 32);(1 33 4 31);ronde-suivante;\n& +5;\n";

    @ParameterizedTest
    @ValueSource(ints = {1, 7, 13, 14})
    @SharedData.Needed
    void aRoundThatIsThereIsPairedAnewFromTheRoundsBefore(int round) {
        String file = new String(SharedData.bytes("wof/20181010_WOC_2018.ELO"), StandardCharsets.US_ASCII);
        CommandRun run = CommandRun.withInput(file, "pair", "--round", "" + round, "--json", "-");
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        JsonObject answer = run.objects().get(0);
        Competition history = Competitions.file("woc_2018").competition().afterRound(round - 1);
        Pairing expected = RoundPairing.pair(history, round, PairingRules.worldChampionship(), 0, Constraints.none());
        assertThat(answer.getJsonNumber("cost").longValue()).isEqualTo(expected.cost());
        assertThat(answer.getBoolean("optimal")).isTrue();
        assertThat(answer.get("bye")).isEqualTo(JsonValue.NULL);
        assertThat(players(answer)).hasSize(82).doesNotHaveDuplicates();
        long sum = 0;
        for (JsonValue pair : answer.getJsonArray("pairs")) {
            JsonObject parts = pair.asJsonObject().getJsonObject("parts");
            long cost = parts.keySet().stream()
                    .mapToLong(part -> parts.getJsonNumber(part).longValue())
                    .sum();
            assertThat(pair.asJsonObject().getJsonNumber("cost").longValue()).isEqualTo(cost);
            sum += cost;
        }
        assertThat(sum).isEqualTo(expected.cost());
    }

    /** In 1991 one player left after seven rounds, and five had byes. */
    @Test
    @SharedData.Needed
    void whoWasNotThereIsNotPairedAndTheByeIsToldById() {
        String file =
                PappWriter.write(Competitions.file("woc_1991"), "Outflank").text();
        for (int round = 1; round <= 13; round++) {
            JsonObject answer = CommandRun.withInput(file, "pair", "--round", "" + round, "--json", "-")
                    .objects()
                    .get(0);
            Set<String> seated = new HashSet<>(players(answer));
            if (!answer.isNull("bye")) {
                seated.add(answer.getString("bye"));
            }
            assertThat(seated).as("round %d", round).hasSize(round < 8 ? 32 : 31);
            assertThat(seated.contains("700015")).isEqualTo(round < 8);
        }
    }

    @Test
    void theNextRoundIsPairedWithWhoIsThere() {
        JsonObject answer =
                CommandRun.withInput(PAPP, "pair", "--json", "-").objects().get(0);
        assertThat(players(answer)).hasSize(4);
        assertThat(answer.getString("bye")).isNotEqualTo("5");
        JsonObject without = CommandRun.withInput(PAPP, "pair", "--absent", "5,", "--json", "-")
                .objects()
                .get(0);
        assertThat(players(without)).containsExactlyInAnyOrder("1", "2", "3", "4");
        JsonObject second = CommandRun.withInput(PAPP, "pair", "--round", "2", "--json", "-")
                .objects()
                .get(0);
        assertThat(players(second)).containsExactlyInAnyOrder("1", "2", "3", "4");
    }

    @Test
    void theSameSeedGivesTheSamePairing() {
        CommandRun once = CommandRun.withInput(PAPP, "pair", "--seed", "7", "--json", "-");
        assertThat(CommandRun.withInput(PAPP, "pair", "--seed", "7", "--json", "-"))
                .isEqualTo(once);
        Set<String> others = new HashSet<>();
        for (int seed = 0; seed < 20; seed++) {
            others.add(CommandRun.withInput(PAPP, "pair", "--round", "1", "--seed", "" + seed, "--json", "-")
                    .out());
        }
        assertThat(others).hasSizeGreaterThan(5);
    }

    @Test
    void rulesCanBeChosen() {
        JsonObject plain = CommandRun.withInput(PAPP, "pair", "--round", "1", "--json", "-")
                .objects()
                .get(0);
        assertThat(plain.getJsonNumber("cost").longValue()).isPositive();
        CommandRun roundRobin =
                CommandRun.withInput(PAPP, "pair", "--round", "1", "--system", "round-robin", "--json", "-");
        assertThat(roundRobin.objects().get(0).getBoolean("optimal")).isFalse();
        JsonObject club = CommandRun.withInput(PAPP, "pair", "--preset", "club", "--json", "-")
                .objects()
                .get(0);
        assertThat(players(club)).hasSize(4);
        JsonObject rules = CommandRun.withInput(
                        PAPP, "pair", "--rules", "system=swiss; preset=papp; same-country=7", "--json", "-")
                .objects()
                .get(0);
        assertThat(players(rules)).hasSize(4);
    }

    @Test
    void peopleGetATableWithTheReasons() {
        CommandRun run = CommandRun.withInput(PAPP, "pair", "--explain", "-");
        assertThat(run.out().lines().toList().get(0)).isEqualTo("Round 3");
        assertThat(run.out().lines().toList().get(1))
                .startsWith("table  id  black")
                .endsWith("for");
        assertThat(run.out())
                .contains("A, Anna")
                .contains("Bye: ")
                .contains("Cost: ")
                .contains("colors ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--round 4 | --round 4: the file has 2 rounds.",
                "--system golf | Unknown system golf; known are swiss",
                "--preset golf | Unknown preset golf; known are papp",
                "--rules nothing | The rules cannot be used",
                "--absent 9 | nobody in the file has the id 9",
                "--seed x | The option --seed needs a whole number, not x",
            })
    void whatCannotBeDoneIsToldInASentence(String options, String sentence) {
        CommandRun run = CommandRun.withInput(PAPP, ("pair " + options + " -").split(" "));
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(sentence).hasLineCount(1);
    }

    @Test
    void helpNamesEverySystemAndPreset() {
        String help = CommandRun.of("pair", "--help").out();
        for (PairingSystem system : PairingSystem.values()) {
            assertThat(help).contains(system.word());
        }
        for (PairingPreset preset : PairingPreset.values()) {
            assertThat(help).contains(preset.word());
        }
        assertThat(CommandRun.of("standings", "--help").out()).contains("--tie-breaks");
    }

    private static List<String> players(JsonObject answer) {
        List<String> players = new ArrayList<>();
        for (JsonValue pair : answer.getJsonArray("pairs")) {
            players.add(pair.asJsonObject().getString("black"));
            players.add(pair.asJsonObject().getString("white"));
        }
        return players;
    }
}
