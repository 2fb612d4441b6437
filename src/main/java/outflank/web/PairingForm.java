package outflank.web;

import java.io.Serializable;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import outflank.competition.pairing.Acceleration;
import outflank.competition.pairing.PairingPreset;
import outflank.competition.pairing.PairingRules;
import outflank.competition.pairing.PairingSetting;
import outflank.competition.pairing.PairingSystem;
import outflank.competition.pairing.Penalties;
import outflank.competition.pairing.RoundSpans;
import outflank.competition.pairing.SettingProblem;
import outflank.usecase.Refusal;

/** What is typed about the pairing: the system, the preset, and every value of the table. */
public class PairingForm implements Serializable {

    private static final long serialVersionUID = 1L;

    private PairingSystem system;
    private PairingPreset preset;
    private List<PairingField> fields = List.of();
    private PairingField refused;

    /**
     * Values that are told under one headline.
     *
     * @param word the last part of the key of the headline
     */
    public record Group(String word, List<PairingField> fields) implements Serializable {}

    final void fill(PairingRules rules) {
        system = rules.system();
        preset = rules.preset();
        PairingRules unchanged = preset.rules(system);
        fields = Stream.of(PairingSetting.values())
                .map(setting -> new PairingField(setting, setting.text(rules), setting.text(unchanged)))
                .toList();
    }

    /** Sets every value to the preset's: asked for, or because another preset is chosen. */
    public void reset() {
        if (preset != null && system != null) {
            fill(preset.rules(system));
        }
    }

    /** Sets one value to the preset's. */
    public void resetOne(PairingField field) {
        field.reset();
    }

    /** @throws Refusal if a value cannot be used; the field knows why too */
    PairingRules rules() {
        if (system == null || preset == null) {
            throw new Refusal("refusal.missing", system == null ? "desk.pairing.system" : "desk.pairing.preset");
        }
        refused = null;
        Map<PairingSetting, String> texts = new EnumMap<>(PairingSetting.class);
        for (PairingField field : fields) {
            field.problem(null);
            texts.put(field.getSetting(), field.text());
        }
        try {
            return PairingRules.of(system, preset, texts);
        } catch (SettingProblem problem) {
            refused = fields.get(problem.setting().ordinal());
            throw refusal(problem);
        }
    }

    /** Says beside the refused value why it was refused, if one was. */
    void explain(String problem) {
        if (refused != null) {
            refused.problem(problem);
        }
    }

    /** The reason in the reader's language: what the setting is called, and what can stand there. */
    private static Refusal refusal(SettingProblem problem) {
        PairingSetting setting = problem.setting();
        String label = "desk.pairing." + setting.name().toLowerCase(Locale.ROOT);
        String key =
                switch (problem.kind()) {
                    case FALLING -> "falling";
                    case FLOATING_PAYS -> "floating_pays";
                    default ->
                        switch (setting.form()) {
                            case STEPS -> "steps";
                            case ROUNDS -> "rounds";
                            case NUMBER, ACCELERATION -> "number";
                            default -> "cost";
                        };
                };
        int highest = setting.form() == PairingSetting.Form.STEPS ? Penalties.HIGHEST_ELITISM : Penalties.HIGHEST;
        int last = setting == PairingSetting.ACCELERATION_HALF_POINTS ? Acceleration.MOST_HALF_POINTS : RoundSpans.LAST;
        return new Refusal(problem, "refusal.setting." + key, label, highest, last);
    }

    /** The values the chosen system asks for, under their headlines. */
    public List<Group> getGroups() {
        if (system.isRoundRobin()) {
            return List.of();
        }
        Group acceleration = group(
                "acceleration",
                PairingSetting.ACCELERATION,
                PairingSetting.ACCELERATION_ROUNDS,
                PairingSetting.ACCELERATION_HALF_POINTS);
        if (!isWeighed()) {
            return List.of(acceleration);
        }
        return List.of(
                group(
                        "scores",
                        PairingSetting.SCORE_GAP,
                        PairingSetting.ELITISM,
                        PairingSetting.FLOAT_AGAIN,
                        PairingSetting.FLOAT_BACK),
                group("colors", PairingSetting.COLOR_BALANCE, PairingSetting.SAME_COLOR_AGAIN),
                group("repetition", PairingSetting.REMATCH, PairingSetting.CONSECUTIVE_REMATCH),
                group(
                        "origin",
                        PairingSetting.SAME_COUNTRY,
                        PairingSetting.SAME_COUNTRY_ROUNDS,
                        PairingSetting.SAME_CLUB,
                        PairingSetting.SAME_CLUB_ROUNDS),
                acceleration);
    }

    private Group group(String word, PairingSetting... settings) {
        return new Group(
                word,
                Stream.of(settings)
                        .map(setting -> fields.get(setting.ordinal()))
                        .toList());
    }

    /** How many values differ from the preset. */
    public long getDifferences() {
        return fields.stream().filter(PairingField::isDifferent).count();
    }

    /** Whether the values are weighed at all by the chosen system. */
    public boolean isWeighed() {
        return system == PairingSystem.SWISS;
    }

    public PairingSystem getSystem() {
        return system;
    }

    public void setSystem(PairingSystem system) {
        this.system = system;
    }

    public PairingPreset getPreset() {
        return preset;
    }

    public void setPreset(PairingPreset preset) {
        this.preset = preset;
    }

    public PairingSystem[] getSystems() {
        return PairingSystem.values();
    }

    public PairingPreset[] getPresets() {
        return PairingPreset.values();
    }

    /** Half points that can be given as virtual ones. */
    public List<Integer> getVirtualHalfPoints() {
        return IntStream.rangeClosed(1, Acceleration.MOST_HALF_POINTS).boxed().toList();
    }

    /** The acceleration of the preset. */
    public Acceleration.Kind getPresetAcceleration() {
        return preset.rules(system).acceleration().kind();
    }

    public Acceleration.Kind[] getAccelerations() {
        return Acceleration.Kind.values();
    }
}
