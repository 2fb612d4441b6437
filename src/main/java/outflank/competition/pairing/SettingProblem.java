package outflank.competition.pairing;

import java.util.Objects;

/** A value of the pairing rules that cannot be used, told so that a page can point at it in its own language. */
public final class SettingProblem extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /** What is wrong with a value. */
    public enum Kind {
        /** Not written as values of this setting are. */
        UNREADABLE,
        /** Below the lowest or above the highest value, or a list that is too short or too long. */
        OUT_OF_RANGE,
        /** A larger difference of scores would cost less than a smaller one. */
        FALLING,
        /** Floating back would take off more than half of what the smallest difference of scores costs. */
        FLOATING_PAYS
    }

    private final PairingSetting setting;
    private final Kind kind;

    SettingProblem(PairingSetting setting, Kind kind, String message) {
        super(setting.key() + ": " + message);
        this.setting = Objects.requireNonNull(setting, "setting");
        this.kind = Objects.requireNonNull(kind, "kind");
    }

    /** The setting with the value. */
    public PairingSetting setting() {
        return setting;
    }

    /** What is wrong with it. */
    public Kind kind() {
        return kind;
    }

    static void requireWithin(PairingSetting setting, int value, int lowest, int highest) {
        if (value < lowest || value > highest) {
            throw new SettingProblem(
                    setting, Kind.OUT_OF_RANGE, "must be " + lowest + " to " + highest + ", not " + value);
        }
    }
}
