package outflank.competition.pairing;

import java.io.Serializable;
import java.util.Locale;
import java.util.Objects;

/**
 * Points that count for pairing alone: with them the stronger half of a large field is kept apart from the weaker one
 * in the first rounds, so that fewer games are decided beforehand and fewer leaders are left.
 *
 * @param kind who has such points, and when
 * @param rounds for {@link Kind#UPPER_HALF} the number of first rounds: 1 to 50
 * @param halfPoints for {@link Kind#UPPER_HALF} the virtual half points: 1 to 8
 */
public record Acceleration(Kind kind, int rounds, int halfPoints) implements Serializable {

    /** The most virtual half points somebody can be given. */
    public static final int MOST_HALF_POINTS = 8;

    private static final int BAKU_FIRST = 2;
    private static final int BAKU_SECOND = 1;

    /** Who has virtual points, and when. */
    public enum Kind {
        /** Nobody, ever. */
        NONE,
        /** The upper half by rating has the same number of them in each of the first rounds. */
        UPPER_HALF,
        /**
         * FIDE's Baku Acceleration (Handbook C.04.5.1, C.04.7 in older editions): the first half of the rounds, rounded
         * up, is accelerated. In the first half of those, rounded up, the upper half has one virtual point, in the others
         * half a one.
         */
        BAKU;

        /** The name in stored rules and in the pages' bundle: lower case letters and dashes. */
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** @throws SettingProblem if a number is out of its range */
    public Acceleration {
        Objects.requireNonNull(kind, "kind");
        SettingProblem.requireWithin(PairingSetting.ACCELERATION_ROUNDS, rounds, 1, RoundSpans.LAST);
        SettingProblem.requireWithin(PairingSetting.ACCELERATION_HALF_POINTS, halfPoints, 1, MOST_HALF_POINTS);
    }

    /** Nobody has virtual points. */
    public static Acceleration none() {
        return new Acceleration(Kind.NONE, 2, 2);
    }

    /** FIDE's Baku Acceleration. */
    public static Acceleration baku() {
        return new Acceleration(Kind.BAKU, 2, 2);
    }

    /** The virtual half points of the upper half in a round of a tournament with so many rounds. */
    public int halfPointsIn(int round, int plannedRounds) {
        int accelerated = (plannedRounds + 1) / 2;
        int full = (accelerated + 1) / 2;
        return switch (kind) {
            case NONE -> 0;
            case UPPER_HALF -> round <= rounds ? halfPoints : 0;
            case BAKU -> round <= full ? BAKU_FIRST : round <= accelerated ? BAKU_SECOND : 0;
        };
    }
}
