package outflank.competition.pairing;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** One value of the pairing rules that can be set, under the name it has in stored rules and on pages. */
public enum PairingSetting {
    COLOR_BALANCE(Form.COSTS, rules -> costs(rules.penalties().colorBalance())),
    SAME_COLOR_AGAIN(Form.COST, rules -> cost(rules.penalties().sameColorAgain())),
    SCORE_GAP(Form.COSTS, rules -> costs(rules.penalties().scoreGap())),
    FLOAT_AGAIN(Form.COST, rules -> cost(rules.penalties().floatAgain())),
    FLOAT_BACK(Form.COST, rules -> cost(rules.penalties().floatBack())),
    ELITISM(Form.STEPS, rules -> steps(rules.penalties().elitism())),
    REMATCH(Form.COST, rules -> cost(rules.penalties().rematch())),
    CONSECUTIVE_REMATCH(Form.COST, rules -> cost(rules.penalties().consecutiveRematch())),
    SAME_COUNTRY(Form.COST, rules -> cost(rules.penalties().sameCountry().cost())),
    SAME_COUNTRY_ROUNDS(
            Form.ROUNDS, rules -> rules.penalties().sameCountry().rounds().text()),
    SAME_CLUB(Form.COST, rules -> cost(rules.penalties().sameClub().cost())),
    SAME_CLUB_ROUNDS(Form.ROUNDS, rules -> rules.penalties().sameClub().rounds().text()),
    ACCELERATION(Form.ACCELERATION, rules -> rules.acceleration().kind().word()),
    ACCELERATION_ROUNDS(Form.NUMBER, rules -> cost(rules.acceleration().rounds())),
    ACCELERATION_HALF_POINTS(Form.NUMBER, rules -> cost(rules.acceleration().halfPoints()));

    /** How the values of a setting are written. */
    public enum Form {
        /** A whole number from 0 to 100,000,000. */
        COST,
        /** Such numbers for 0, 1, 2 and so on, with commas between them. */
        COSTS,
        /** Factors from the round on that stands before each, as in {@code 1:100,4:200}, or {@code none}. */
        STEPS,
        /** Rounds, as {@link RoundSpans#text()} writes them. */
        ROUNDS,
        /** The word of an {@link Acceleration.Kind}. */
        ACCELERATION,
        /** A small whole number. */
        NUMBER
    }

    private final Form form;
    private final Function<PairingRules, String> text;

    PairingSetting(Form form, Function<PairingRules, String> text) {
        this.form = form;
        this.text = text;
    }

    /** The name in stored rules and in the pages' bundle: lower case letters and dashes. */
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The setting with this key; empty if there is none. */
    public static Optional<PairingSetting> ofKey(String key) {
        return Stream.of(values()).filter(setting -> setting.key().equals(key)).findFirst();
    }

    /** How its values are written. */
    public Form form() {
        return form;
    }

    /** The value in these rules, as it is stored and typed. */
    public String text(PairingRules rules) {
        return text.apply(rules);
    }

    private static String cost(int value) {
        return String.valueOf(value);
    }

    private static String costs(List<Integer> values) {
        return values.stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    private static String steps(Map<Integer, Integer> values) {
        return values.isEmpty()
                ? SettingTexts.NO_STEPS
                : values.entrySet().stream()
                        .map(step -> step.getKey() + ":" + step.getValue())
                        .collect(Collectors.joining(","));
    }
}
