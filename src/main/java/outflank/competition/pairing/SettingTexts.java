package outflank.competition.pairing;

import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads the typed or stored values of all settings. Every problem names its setting. */
final class SettingTexts {

    static final String NO_STEPS = "none";

    private static final int LONGEST = 1_000;
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");

    private final Map<PairingSetting, String> texts;

    SettingTexts(Map<PairingSetting, String> texts) {
        this.texts = texts;
    }

    Penalties penalties() {
        return new Penalties(
                costs(PairingSetting.COLOR_BALANCE),
                number(PairingSetting.SAME_COLOR_AGAIN),
                costs(PairingSetting.SCORE_GAP),
                number(PairingSetting.FLOAT_AGAIN),
                number(PairingSetting.FLOAT_BACK),
                number(PairingSetting.REMATCH),
                number(PairingSetting.CONSECUTIVE_REMATCH),
                new Avoidance(number(PairingSetting.SAME_COUNTRY), rounds(PairingSetting.SAME_COUNTRY_ROUNDS)),
                new Avoidance(number(PairingSetting.SAME_CLUB), rounds(PairingSetting.SAME_CLUB_ROUNDS)),
                steps(PairingSetting.ELITISM));
    }

    Acceleration acceleration() {
        String word = text(PairingSetting.ACCELERATION);
        Acceleration.Kind kind = Stream.of(Acceleration.Kind.values())
                .filter(known -> known.word().equals(word))
                .findFirst()
                .orElseThrow(() -> unreadable(
                        PairingSetting.ACCELERATION,
                        "\"" + word + "\" is none of "
                                + Stream.of(Acceleration.Kind.values())
                                        .map(Acceleration.Kind::word)
                                        .toList()));
        return new Acceleration(
                kind, number(PairingSetting.ACCELERATION_ROUNDS), number(PairingSetting.ACCELERATION_HALF_POINTS));
    }

    private String text(PairingSetting setting) {
        String text = texts.get(setting).strip();
        if (text.length() > LONGEST) {
            throw new SettingProblem(
                    setting, SettingProblem.Kind.OUT_OF_RANGE, "has more than " + LONGEST + " characters");
        }
        return text;
    }

    private int number(PairingSetting setting) {
        return number(setting, text(setting));
    }

    private static int number(PairingSetting setting, String text) {
        String trimmed = text.strip();
        if (!NUMBER.matcher(trimmed).matches()) {
            throw unreadable(setting, "\"" + trimmed + "\" is no whole number from 0 to " + Penalties.HIGHEST);
        }
        return Integer.parseInt(trimmed);
    }

    private List<Integer> costs(PairingSetting setting) {
        return Stream.of(text(setting).split(",", -1))
                .map(part -> number(setting, part))
                .toList();
    }

    private RoundSpans rounds(PairingSetting setting) {
        try {
            return RoundSpans.parse(text(setting));
        } catch (IllegalArgumentException unreadable) {
            throw unreadable(setting, unreadable.getMessage());
        }
    }

    private NavigableMap<Integer, Integer> steps(PairingSetting setting) {
        NavigableMap<Integer, Integer> steps = new TreeMap<>();
        String text = text(setting);
        if (text.equals(NO_STEPS)) {
            return steps;
        }
        for (String part : text.split(",", -1)) {
            String[] step = part.split(":", -1);
            if (step.length != 2) {
                throw unreadable(
                        setting,
                        "\"" + part.strip() + "\" is no step; write for example 1:100,4:200 (round 1 on 100, round 4 on"
                                + " 200) or " + NO_STEPS);
            }
            int round = number(setting, step[0]);
            if (steps.put(round, number(setting, step[1])) != null) {
                throw unreadable(setting, "round " + round + " is named twice");
            }
        }
        return steps;
    }

    private static SettingProblem unreadable(PairingSetting setting, String message) {
        return new SettingProblem(setting, SettingProblem.Kind.UNREADABLE, message);
    }
}
