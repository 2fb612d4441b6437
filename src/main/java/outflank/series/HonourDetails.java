package outflank.series;

import java.io.Serializable;
import java.util.Locale;
import outflank.usecase.Refusal;
import outflank.usecase.Text;

/**
 * One line of a roll of honour, checked and in the form it is kept in.
 *
 * @param year 1880 to 2200
 * @param official whether it counts as an official title
 * @param place where it was played, may be empty
 * @param champion who won
 * @param team the country that won the title of teams, may be empty
 * @param runnerUp who was second, may be nobody
 * @param women the champion of the women, may be nobody
 */
public record HonourDetails(
        int year, boolean official, String place, Laureate champion, String team, Laureate runnerUp, Laureate women)
        implements Serializable {

    private static final int FIRST_YEAR = 1880;
    private static final int LAST_YEAR = 2200;
    private static final int LONGEST_PLACE = 100;
    private static final int LONGEST_NAME = 120;

    /** @throws Refusal if the year or a text is out of its range, or nobody has won */
    public HonourDetails {
        if (year < FIRST_YEAR || year > LAST_YEAR) {
            throw new Refusal("refusal.honourYear", String.valueOf(year));
        }
        place = Text.line(place, "honour.place", LONGEST_PLACE);
        team = Text.line(team, "honour.team", LONGEST_NAME);
        if (champion.name().isEmpty()) {
            throw new Refusal("refusal.missing", "honour.champion");
        }
    }

    /**
     * Somebody on a roll of honour, as it is written there; the person need not be known here.
     *
     * @param name the name, empty for nobody
     * @param country three letters, or empty
     */
    public record Laureate(String name, String country) implements Serializable {

        /** Nobody. */
        public static final Laureate NOBODY = new Laureate("", "");

        /** @throws Refusal if the name is too long or the country is not three letters */
        public Laureate {
            name = Text.line(name, "honour.name", LONGEST_NAME);
            country = Text.line(country, "person.country", 3).toUpperCase(Locale.ROOT);
            if (!country.isEmpty() && !country.matches("[A-Z]{3}")) {
                throw new Refusal("refusal.country");
            }
        }
    }
}
