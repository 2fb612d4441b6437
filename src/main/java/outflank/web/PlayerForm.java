package outflank.web;

import java.io.Serializable;
import java.util.Map;
import outflank.player.FederationNumber;
import outflank.player.FederationPlayer;
import outflank.player.PersonDetails;
import outflank.usecase.Refusal;

/** A player as he is typed in, at the desk or by himself. */
public class PlayerForm implements Serializable {

    private static final long serialVersionUID = 1L;

    private static final Map<String, String> FIELDS = Map.of(
            "person.givenName", "givenName",
            "person.familyName", "familyName",
            "person.country", "country",
            "refusal.country", "country",
            "person.club", "club");

    private String givenName;
    private String familyName;
    private String country;
    private String club;
    private boolean checkIn;
    private String number = "";
    private int rating;

    /** @throws Refusal if something typed cannot be */
    PersonDetails details() {
        return new PersonDetails(givenName, familyName, country, club, rating);
    }

    /** Takes over somebody from the federation's list. */
    void take(FederationPlayer listed) {
        givenName = listed.details().givenName();
        familyName = listed.details().familyName();
        country = listed.details().country();
        rating = listed.details().rating();
        number = listed.id();
    }

    /** The number of the federation the player was found by; none if he was typed. */
    FederationNumber federationNumber() {
        return new FederationNumber(number, false);
    }

    /** Ready for the next player; country and check-in stay, because they are often the same. */
    void clear() {
        givenName = null;
        familyName = null;
        club = null;
        number = "";
        rating = 0;
    }

    /** The input beside which a refusal is to be shown, as client id; null if it is about none of them. */
    static String field(String form, Refusal refusal) {
        String field = FIELDS.get(refusal.key());
        if (field == null && refusal.values().length > 0) {
            field = FIELDS.get(String.valueOf(refusal.values()[0]));
        }
        return field == null ? null : form + ":" + field;
    }

    /** Number and rating as the list has them; empty if the player was typed. */
    public String getNumber() {
        return number;
    }

    public int getRating() {
        return rating;
    }

    public String getGivenName() {
        return givenName;
    }

    public void setGivenName(String givenName) {
        this.givenName = givenName;
    }

    public String getFamilyName() {
        return familyName;
    }

    public void setFamilyName(String familyName) {
        this.familyName = familyName;
    }

    public String getCountry() {
        return country;
    }

    public void setCountry(String country) {
        this.country = country;
    }

    public String getClub() {
        return club;
    }

    public void setClub(String club) {
        this.club = club;
    }

    public boolean isCheckIn() {
        return checkIn;
    }

    public void setCheckIn(boolean checkIn) {
        this.checkIn = checkIn;
    }
}
