package outflank.competition.pairing.explanation;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import outflank.competition.Color;

/**
 * Something a director should know of a place before he keeps or publishes it.
 *
 * @param kind what it is
 * @param entrant number of the player it concerns; of Black, where it concerns both
 * @param opponent number of the other one; the same for a bye
 * @param color the color of {@code entrant} in this game; Black for a bye
 * @param number for colors how many: games in a row, or games by which one color is ahead; else 0
 */
public record Caution(Kind kind, int entrant, int opponent, Color color, int number) {

    private static final int TOO_OFTEN_IN_ROW = 3;
    private static final int TOO_FAR_AHEAD = 3;

    /** What a director should know, the gravest first. */
    public enum Kind {
        /** The director has forbidden the pair himself. */
        FORBIDDEN_PAIR(true),
        /** The player has had a point without playing before. */
        SECOND_BYE(true),
        /** The two have met with the same colors. */
        REMATCH_IN_SAME_COLORS(true),
        /** The two have met with the colors reversed. */
        REMATCH(true),
        /** The same color three times in a row, or more often. */
        SAME_COLOR_IN_ROW(true),
        /** One color is three games ahead of the other, or more. */
        COLOR_BALANCE(true),
        /** The player is taken in the direction of his last pair again. */
        FLOAT_AGAIN(false),
        /** The two are from one country, which this round avoids. */
        SAME_COUNTRY(false),
        /** The two are from one club, which this round avoids. */
        SAME_CLUB(false);

        private final boolean grave;

        Kind(boolean grave) {
            this.grave = grave;
        }

        /** Whether publishing asks about it once more; the others are told while a change is tried out. */
        public boolean isGrave() {
            return grave;
        }
    }

    public Caution {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(color, "color");
    }

    /** What a director should know of a place, the gravest first. */
    public static List<Caution> of(PairExplanation place) {
        List<Caution> found = new ArrayList<>();
        for (CostLine line : place.lines()) {
            if (line instanceof CostLine.GivenUp givenUp) {
                found.add(of(place, Kind.valueOf(prohibition(givenUp.kind()))));
            } else if (line instanceof CostLine.MetBefore && !isInSameColors(place)) {
                found.add(of(place, Kind.REMATCH));
            } else if (line instanceof CostLine.SameColorAgain again && again.inRow() >= TOO_OFTEN_IN_ROW) {
                found.add(of(place, Kind.SAME_COLOR_IN_ROW, again.entrant(), again.color(), again.inRow()));
            } else if (line instanceof CostLine.ColorBalance balance && balance.ahead() >= TOO_FAR_AHEAD) {
                found.add(of(place, Kind.COLOR_BALANCE, balance.entrant(), balance.color(), balance.ahead()));
            } else if (line instanceof CostLine.Floating floating && floating.again()) {
                found.add(of(place, Kind.FLOAT_AGAIN, floating.entrant(), Color.BLACK, 0));
            } else if (line instanceof CostLine.SameCountry country && country.amount() > 0) {
                found.add(of(place, Kind.SAME_COUNTRY));
            } else if (line instanceof CostLine.SameClub club && club.amount() > 0) {
                found.add(of(place, Kind.SAME_CLUB));
            }
        }
        found.sort((one, other) -> one.kind().compareTo(other.kind()));
        return found;
    }

    private static String prohibition(CostLine.GivenUp.Kind kind) {
        return kind == CostLine.GivenUp.Kind.SAME_COLORS ? "REMATCH_IN_SAME_COLORS" : kind.name();
    }

    private static boolean isInSameColors(PairExplanation place) {
        return place.lines().stream()
                .anyMatch(line -> line instanceof CostLine.GivenUp givenUp
                        && givenUp.kind() == CostLine.GivenUp.Kind.SAME_COLORS);
    }

    private static Caution of(PairExplanation place, Kind kind) {
        return of(place, kind, place.black(), Color.BLACK, 0);
    }

    private static Caution of(PairExplanation place, Kind kind, int entrant, Color color, int number) {
        int opponent = entrant == place.black() ? place.white().orElse(place.black()) : place.black();
        return new Caution(kind, entrant, opponent, color, number);
    }
}
