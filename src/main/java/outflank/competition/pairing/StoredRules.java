package outflank.competition.pairing;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The text pairing rules are stored as: {@code system=swiss; preset=club; same-club=60000}. What is not named has the
 * value of the preset, so a setting that is added later leaves the meaning of old texts alone.
 */
final class StoredRules {

    private static final int LONGEST = 8_000;
    private static final String SYSTEM = "system";
    private static final String PRESET = "preset";

    private StoredRules() {}

    static String write(PairingRules rules, Predicate<PairingSetting> written) {
        String settings = Stream.of(PairingSetting.values())
                .filter(written)
                .map(setting -> "; " + setting.key() + "=" + setting.text(rules))
                .collect(Collectors.joining());
        return SYSTEM + "=" + rules.system().word() + "; " + PRESET + "="
                + rules.preset().word() + settings;
    }

    static PairingRules parse(String text) {
        Map<String, String> entries = entries(text);
        PairingSystem system = required(
                entries,
                SYSTEM,
                Stream.of(PairingSystem.values()).collect(Collectors.toMap(PairingSystem::word, s -> s)));
        PairingPreset preset = required(
                entries,
                PRESET,
                Stream.of(PairingPreset.values()).collect(Collectors.toMap(PairingPreset::word, p -> p)));
        Map<PairingSetting, String> texts = new EnumMap<>(preset.rules(system).texts());
        texts.putAll(settings(entries));
        return PairingRules.of(system, preset, texts);
    }

    static Map<PairingSetting, String> differences(String text) {
        return text.isEmpty() ? Map.of() : settings(entries(text));
    }

    private static Map<String, String> entries(String text) {
        if (text.length() > LONGEST) {
            throw new IllegalArgumentException("pairing rules have at most " + LONGEST + " characters");
        }
        Map<String, String> entries = new LinkedHashMap<>();
        for (String entry : text.split(";", -1)) {
            int equals = entry.indexOf('=');
            if (equals < 0) {
                throw new IllegalArgumentException(
                        "\"" + entry.strip() + "\" is no setting of pairing; write a name, = and a value");
            }
            String key = entry.substring(0, equals).strip();
            if (entries.put(key, entry.substring(equals + 1).strip()) != null) {
                throw new IllegalArgumentException("the pairing rules name \"" + key + "\" twice");
            }
        }
        return entries;
    }

    private static <T> T required(Map<String, String> entries, String key, Map<String, T> known) {
        String word = entries.remove(key);
        return Optional.ofNullable(word)
                .map(known::get)
                .orElseThrow(() -> new IllegalArgumentException("pairing rules need a " + key + ", one of "
                        + known.keySet().stream().sorted().toList() + (word == null ? "" : ", not \"" + word + "\"")));
    }

    private static Map<PairingSetting, String> settings(Map<String, String> entries) {
        Map<PairingSetting, String> settings = new EnumMap<>(PairingSetting.class);
        entries.forEach((key, value) -> settings.put(
                PairingSetting.ofKey(key)
                        .orElseThrow(
                                () -> new IllegalArgumentException("pairing has no setting \"" + key + "\"; it has "
                                        + Stream.of(PairingSetting.values())
                                                .map(PairingSetting::key)
                                                .toList())),
                value));
        return settings;
    }
}
