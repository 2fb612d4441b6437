package outflank.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.competition.pairing.PairingPreset;
import outflank.competition.pairing.PairingRules;
import outflank.competition.pairing.PairingSetting;
import outflank.competition.pairing.PairingSystem;
import outflank.usecase.Refusal;

/** The table of costs as a director types it. */
class PairingFormTest {

    private final PairingForm form = new PairingForm();

    @BeforeEach
    void aFormOfTheWorldChampionship() {
        form.fill(PairingRules.worldChampionship());
    }

    @ParameterizedTest
    @EnumSource(PairingPreset.class)
    void whatIsShownIsWhatIsSaved(PairingPreset preset) {
        for (PairingSystem system : PairingSystem.values()) {
            PairingRules rules = preset.rules(system);
            form.fill(rules);
            assertThat(form.rules()).isEqualTo(rules);
            assertThat(form.getDifferences()).isZero();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"60000", " 60 000 ", "60.000", "60,000", "60’000", "60\u00A0000", "60\u202F000"})
    void longNumbersAreReadAsPeopleWriteThem(String typed) {
        type(PairingSetting.SAME_CLUB, 0, typed);
        assertThat(form.rules().penalties().sameClub().cost()).isEqualTo(60_000);
        assertThat(form.getDifferences()).isOne();
    }

    @Test
    void longNumbersAreShownInGroupsOfThree() {
        assertThat(field(PairingSetting.REMATCH).getCells().get(0).getValue()).isEqualTo("5\u202F000\u202F000");
        assertThat(field(PairingSetting.SCORE_GAP).getCells().get(24).getValue())
                .isEqualTo("2\u202F079\u202F081");
        assertThat(field(PairingSetting.SCORE_GAP).getCells()).hasSize(25);
    }

    @Test
    void aStepIsAddedInTheBlankLineAndTakenAwayByEmptyingIt() {
        List<PairingField.Cell> steps = field(PairingSetting.ELITISM).getCells();
        assertThat(steps).hasSize(5);
        steps.get(4).setRound("13");
        steps.get(4).setValue("500");
        steps.get(0).setRound("");
        steps.get(0).setValue(" ");
        assertThat(form.rules().penalties().elitism().toString()).isEqualTo("{4=200, 6=300, 10=400, 13=500}");
        steps.forEach(step -> {
            step.setRound("");
            step.setValue("");
        });
        assertThat(form.rules().penalties().elitism()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SAME_CLUB | 0 | abc | refusal.setting.cost",
                "SAME_CLUB | 0 | 60 00 | refusal.setting.cost",
                "SAME_CLUB | 0 | '' | refusal.setting.cost",
                "SCORE_GAP | 3 | 100 | refusal.setting.falling",
                "COLOR_BALANCE | 1 | -20 | refusal.setting.cost",
                "FLOAT_BACK | 0 | 10 001 | refusal.setting.floating_pays",
                "ELITISM | 4 | 100 | refusal.setting.steps",
                "SAME_CLUB_ROUNDS | 0 | 1.3 | refusal.setting.rounds",
                "ACCELERATION_ROUNDS | 0 | 51 | refusal.setting.number",
                "ACCELERATION | 0 | fast | refusal.setting.number"
            })
    void whatCannotBeIsSaidBesideTheValue(PairingSetting setting, int cell, String typed, String key) {
        type(setting, cell, typed);
        assertThatThrownBy(form::rules)
                .isInstanceOfSatisfying(
                        Refusal.class, refusal -> assertThat(refusal.key()).isEqualTo(key));
        form.explain("because");
        for (PairingSetting other : PairingSetting.values()) {
            if (shown(other)) {
                assertThat(field(other).getProblem()).isEqualTo(other == setting ? "because" : null);
            }
        }
        form.resetOne(field(setting));
        assertThat(field(setting).getProblem()).isNull();
        assertThat(form.rules()).isEqualTo(PairingRules.worldChampionship());
    }

    @Test
    void anotherPresetSetsAllValues() {
        type(PairingSetting.SAME_CLUB, 0, "77");
        form.setPreset(PairingPreset.YOUTH);
        form.reset();
        assertThat(form.rules()).isEqualTo(PairingPreset.YOUTH.rules(PairingSystem.SWISS));
    }

    @Test
    void aSelectionSentEmptyIsMissing() {
        form.setPreset(null);
        assertThatThrownBy(form::rules).isInstanceOf(Refusal.class).hasMessageContaining("desk.pairing.preset");
        form.setSystem(null);
        assertThatThrownBy(form::rules).isInstanceOf(Refusal.class).hasMessageContaining("desk.pairing.system");
    }

    private void type(PairingSetting setting, int cell, String typed) {
        field(setting).getCells().get(cell).setValue(typed);
    }

    private boolean shown(PairingSetting setting) {
        return form.getGroups().stream()
                .flatMap(group -> group.fields().stream())
                .anyMatch(field -> field.getSetting() == setting);
    }

    private PairingField field(PairingSetting setting) {
        return form.getGroups().stream()
                .flatMap(group -> group.fields().stream())
                .filter(field -> field.getSetting() == setting)
                .findFirst()
                .orElseThrow();
    }
}
