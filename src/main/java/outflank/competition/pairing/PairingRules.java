package outflank.competition.pairing;

import java.io.Serializable;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;

/**
 * How the rounds of one tournament are paired.
 *
 * @param system the way to pair
 * @param preset where the values come from that nobody has changed
 * @param penalties what flaws cost, where the system weighs them
 * @param acceleration who has virtual points in the first rounds, where the system knows score groups
 */
public record PairingRules(PairingSystem system, PairingPreset preset, Penalties penalties, Acceleration acceleration)
        implements Serializable {

    public PairingRules {
        Objects.requireNonNull(system, "system");
        Objects.requireNonNull(preset, "preset");
        Objects.requireNonNull(penalties, "penalties");
        Objects.requireNonNull(acceleration, "acceleration");
    }

    /** Rules by this table, without acceleration. */
    public PairingRules(PairingSystem system, Penalties penalties) {
        this(system, PairingPreset.PAPP, penalties, Acceleration.none());
    }

    /** As the world championships are paired: Swiss by PAPP's table. */
    public static PairingRules worldChampionship() {
        return PairingPreset.PAPP.rules(PairingSystem.SWISS);
    }

    /**
     * Rules with these values.
     *
     * @param texts the value of every setting as it is typed and stored
     * @throws SettingProblem if a value cannot be used
     */
    public static PairingRules of(PairingSystem system, PairingPreset preset, Map<PairingSetting, String> texts) {
        SettingTexts values = new SettingTexts(texts);
        return new PairingRules(system, preset, values.penalties(), values.acceleration());
    }

    /** The value of every setting as it is typed and stored, in the order of {@link PairingSetting}. */
    public Map<PairingSetting, String> texts() {
        Map<PairingSetting, String> texts = new EnumMap<>(PairingSetting.class);
        for (PairingSetting setting : PairingSetting.values()) {
            texts.put(setting, setting.text(this));
        }
        return Collections.unmodifiableMap(texts);
    }

    /** Whether a setting has another value than in the preset. */
    public boolean differs(PairingSetting setting) {
        return !setting.text(this).equals(setting.text(preset.rules(system)));
    }

    /** These rules with another way to pair and the same values. */
    public PairingRules with(PairingSystem other) {
        return new PairingRules(other, preset, penalties, acceleration);
    }

    /** The text they are stored as with a tournament: system, preset, and what differs from the preset. */
    public String stored() {
        PairingRules unchanged = preset.rules(system);
        return StoredRules.write(this, setting -> !setting.text(this).equals(setting.text(unchanged)));
    }

    /** The same with every value written out, as it is kept with a round: it means the same whatever becomes of presets. */
    public String complete() {
        return StoredRules.write(this, setting -> true);
    }

    /**
     * Reads what {@link #stored()} and {@link #complete()} write.
     *
     * @throws IllegalArgumentException if the text names an unknown system, preset or setting, or a value cannot be used
     *     ({@link SettingProblem}); the message says which, and what could stand there
     */
    public static PairingRules parse(String text) {
        return StoredRules.parse(text);
    }
}
