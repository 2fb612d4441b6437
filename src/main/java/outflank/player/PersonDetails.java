package outflank.player;

import java.util.Locale;
import outflank.usecase.Refusal;
import outflank.usecase.Text;

/**
 * What a person says of himself when he registers, checked and in the form it is kept in.
 *
 * @param givenName given name, may be empty for people with one name; at most 60 characters
 * @param familyName family name; 1 to 60 characters
 * @param country three letters, or empty
 * @param club club, may be empty; at most 60 characters
 * @param rating 0 (unknown) to 9999
 */
public record PersonDetails(String givenName, String familyName, String country, String club, int rating) {

    private static final int LONGEST = 60;

    /** @throws Refusal if a part is missing, too long or not of its form */
    public PersonDetails {
        givenName = Text.line(givenName, "person.givenName", LONGEST);
        familyName = Text.required(familyName, "person.familyName", LONGEST);
        country = Text.line(country, "person.country", 3).toUpperCase(Locale.ROOT);
        club = Text.line(club, "person.club", LONGEST);
        if (!country.isEmpty() && !country.matches("[A-Z]{3}")) {
            throw new Refusal("refusal.country");
        }
        if (rating < 0 || rating > 9999) {
            throw new Refusal("refusal.rating");
        }
    }
}
