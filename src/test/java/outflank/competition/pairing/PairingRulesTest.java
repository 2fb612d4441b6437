package outflank.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** How pairing rules are written down, and what the presets say. */
class PairingRulesTest {

    @ParameterizedTest
    @EnumSource(PairingPreset.class)
    void whatIsStoredIsReadAgainEqual(PairingPreset preset) {
        PairingRules rules = preset.rules(PairingSystem.SWISS);
        assertThat(PairingRules.parse(rules.stored())).isEqualTo(rules);
        assertThat(PairingRules.parse(rules.complete())).isEqualTo(rules);
        assertThat(rules.stored()).isEqualTo("system=swiss; preset=" + preset.word());
        for (PairingSetting setting : PairingSetting.values()) {
            assertThat(rules.complete()).contains("; " + setting.key() + "=" + setting.text(rules));
            assertThat(rules.differs(setting)).isFalse();
        }
    }

    @Test
    void onlyWhatDiffersFromThePresetIsStored() {
        PairingRules changed = changed(PairingSetting.SAME_CLUB_ROUNDS, "1-3, 5");
        assertThat(changed.stored()).isEqualTo("system=swiss; preset=papp; same-club-rounds=1-3,5");
        assertThat(changed.differs(PairingSetting.SAME_CLUB_ROUNDS)).isTrue();
        assertThat(changed.differs(PairingSetting.SAME_CLUB)).isFalse();
        assertThat(PairingRules.parse(changed.stored())).isEqualTo(changed);
        assertThat(PairingRules.parse(changed.complete())).isEqualTo(changed);
    }

    @Test
    void theWorldChampionshipIsPairedByPappsTableWithoutAnyAddition() {
        PairingRules rules = PairingRules.worldChampionship();
        assertThat(rules.penalties()).isEqualTo(Penalties.papp());
        assertThat(rules.acceleration().kind()).isEqualTo(Acceleration.Kind.NONE);
    }

    /** Stored rules name their preset, so that no value of a preset may ever change. */
    @Test
    void presetsStayAsTheyAre() {
        assertThat(PairingRules.worldChampionship().complete())
                .isEqualTo("system=swiss; preset=papp; color-balance=0,20,105,225,530,1075; same-color-again=15; "
                        + "score-gap=0,20000,40588,62785,87119,114041,143998,177759,216094,259771,309560,366230,430549,"
                        + "503289,585216,677102,779714,893822,1020196,1159604,1312815,1480599,1663726,1862963,2079081; "
                        + "float-again=25; float-back=10; elitism=1:100,4:200,6:300,10:400; rematch=5000000; "
                        + "consecutive-rematch=1; same-country=2; same-country-rounds=all; same-club=0; "
                        + "same-club-rounds=all; acceleration=none; acceleration-rounds=2; acceleration-half-points=2");
        Penalties strict = penalties(PairingPreset.STRICT_SCORE_GROUPS);
        List<Integer> gaps = strict.scoreGap();
        assertThat(gaps).hasSize(27);
        for (int gap = 0; gap < gaps.size(); gap++) {
            assertThat(gaps.get(gap)).isEqualTo(50_000 * gap * gap);
        }
        assertThat(strict.rematch()).isEqualTo(Penalties.HIGHEST);
        assertThat(strict.elitism()).isEmpty();
        Penalties club = penalties(PairingPreset.CLUB);
        assertThat(club.sameClub()).isEqualTo(Avoidance.always(45_000));
        assertThat(club.sameCountry()).isEqualTo(Avoidance.always(225));
        assertThat(club.elitism()).isEqualTo(steps(Map.of(1, 50, 4, 100, 6, 150, 10, 200)));
        assertThat(List.of(club.floatAgain(), club.floatBack())).containsExactly(10, 5);
        Penalties youth = penalties(PairingPreset.YOUTH);
        assertThat(youth.sameClub()).isEqualTo(new Avoidance(45_000, RoundSpans.between(1, 5)));
        assertThat(youth.sameCountry()).isEqualTo(Avoidance.always(105));
        assertThat(youth.elitism()).isEqualTo(steps(Map.of(1, 50)));
        assertThat(youth.sameColorAgain()).isEqualTo(60);
        for (Penalties table : List.of(club, youth)) {
            assertThat(table.scoreGap()).isEqualTo(Penalties.papp().scoreGap());
            assertThat(table.colorBalance()).isEqualTo(Penalties.papp().colorBalance());
            assertThat(table.rematch()).isEqualTo(Penalties.papp().rematch());
        }
        assertThat(PairingPreset.values()).hasSize(4);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "preset=papp | pairing rules need a system",
                "system=swiss | pairing rules need a preset",
                "system=swis; preset=papp | not \"swis\"",
                "system=swiss; preset=PAPP | not \"PAPP\"",
                "system=swiss; preset=papp; same-planet=3 | pairing has no setting \"same-planet\"",
                "system=swiss; preset=papp; rematch=1; rematch=1 | name \"rematch\" twice",
                "system=swiss; preset=papp; rematch | \"rematch\" is no setting",
                "system=swiss; preset=papp; | \"\" is no setting",
                "system=swiss; preset=papp; rematch=-1 | rematch: \"-1\" is no whole number from 0 to 100000000",
                "system=swiss; preset=papp; rematch=1.5 | rematch: \"1.5\" is no whole number",
                "system=swiss; preset=papp; rematch=100000001 | rematch: must be 0 to 100000000, not 100000001",
                "system=swiss; preset=papp; color-balance=0,,3 | color-balance: \"\" is no whole number",
                "system=swiss; preset=papp; color-balance=0 | color-balance: needs a cost for 0 and for 1",
                "system=swiss; preset=papp; score-gap=0,30,20 | score-gap: a score gap of 2 must not cost less",
                "system=swiss; preset=papp; float-back=10001 | float-back: floating back must not take off more",
                "system=swiss; preset=papp; elitism=1-100 | elitism: \"1-100\" is no step",
                "system=swiss; preset=papp; elitism=51:100 | elitism: must be 1 to 50, not 51",
                "system=swiss; preset=papp; elitism=1:1,1:2 | elitism: round 1 is named twice",
                "system=swiss; preset=papp; elitism=1:20001 | elitism: must be 0 to 20000",
                "system=swiss; preset=papp; same-club-rounds=3-1 | same-club-rounds: rounds 3 to 1 are none of 1 to 50",
                "system=swiss; preset=papp; same-club-rounds=first | same-club-rounds: \"first\" names no rounds",
                "system=swiss; preset=papp; acceleration=fast | acceleration: \"fast\" is none of [none, upper-half, baku]",
                "system=swiss; preset=papp; acceleration-rounds=0 | acceleration-rounds: must be 1 to 50, not 0",
                "system=swiss; preset=papp; acceleration-half-points=9 | acceleration-half-points: must be 1 to 8, not 9"
            })
    void anotherTextIsRefusedWithItsReason(String text, String reason) {
        assertThatThrownBy(() -> PairingRules.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(reason);
    }

    @Test
    void aTextWithoutEndIsRefused() {
        assertThatThrownBy(() -> PairingRules.parse("system=swiss; preset=papp; " + "x".repeat(9_000)))
                .hasMessageContaining("at most 8000 characters");
        assertThatThrownBy(() -> changed(PairingSetting.SCORE_GAP, "0" + ",1".repeat(101)))
                .hasMessageContaining("at most 101 of them, but has 102");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"all | all", "none | none", "1- | all", " 3 , 1-2 | 1-3", "8-,2 | 2,8-", "1-4,2-6 | 1-6", "5 | 5"})
    void roundsHaveOneForm(String written, String text) {
        assertThat(RoundSpans.parse(written).text()).isEqualTo(text);
        assertThat(RoundSpans.parse(text)).isEqualTo(RoundSpans.parse(written));
    }

    @Test
    void roundsAreOffOrOn() {
        RoundSpans rounds = RoundSpans.parse("1-3,5,8-");
        for (int round = 1; round <= RoundSpans.LAST; round++) {
            assertThat(rounds.includes(round)).as("round %d", round).isEqualTo(round <= 3 || round == 5 || round >= 8);
        }
    }

    private static PairingRules changed(PairingSetting setting, String value) {
        Map<PairingSetting, String> texts =
                new EnumMap<>(PairingRules.worldChampionship().texts());
        texts.put(setting, value);
        return PairingRules.of(PairingSystem.SWISS, PairingPreset.PAPP, texts);
    }

    private static Penalties penalties(PairingPreset preset) {
        return preset.rules(PairingSystem.SWISS).penalties();
    }

    private static NavigableMap<Integer, Integer> steps(Map<Integer, Integer> steps) {
        return new TreeMap<>(steps);
    }
}
