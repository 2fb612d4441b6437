package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import org.omnifaces.util.Faces;
import outflank.account.Actor;
import outflank.player.PersonDetails;
import outflank.tournament.Registering;
import outflank.usecase.Refusal;

/** A player registers himself, and gets his personal link: the one time it can be seen. */
@Named
@RequestScoped
public class Register {

    private static final String PERSON = "person.";

    @Inject
    private ShownTournament shown;

    @Inject
    private Registering registering;

    @Inject
    private Links links;

    @Inject
    private Messages messages;

    private String givenName;
    private String familyName;
    private String country;
    private String club;
    private boolean consent;
    private String link;

    /** Loads what the page shows. */
    public void load() {
        shown.find();
    }

    /** Registers the player and makes this device his. */
    public void register() {
        if (!shown.find()) {
            return;
        }
        try {
            if (!consent) {
                throw new Refusal("public.register.consent.missing");
            }
            // As a visitor, whoever is signed in here: what the desk enters, it enters at the desk.
            var registration = registering.register(
                    Actor.visitor(),
                    shown.getTournament().id(),
                    new PersonDetails(givenName, familyName, country, club, 0));
            link = links.personal(registration.link());
            Faces.getResponse()
                    .addCookie(OpenPersonalLink.cookie(
                            Faces.getRequest(), registration.link().text()));
            Faces.getResponse().setHeader("Cache-Control", "no-store");
        } catch (Refusal refusal) {
            messages.refused(fieldOf(refusal), refusal);
        }
    }

    /** The field a refusal is about; null if it is about none of them. */
    private static String fieldOf(Refusal refusal) {
        if (refusal.key().startsWith("public.register.consent")) {
            return "form:consent";
        }
        if (refusal.key().equals("refusal.country")) {
            return "form:country";
        }
        Object[] values = refusal.values();
        boolean named = values.length > 0 && values[0] instanceof String name && name.startsWith(PERSON);
        return named ? "form:" + ((String) values[0]).substring(PERSON.length()) : null;
    }

    /** The personal link, in the answer to the registration and never again; else null. */
    public String getLink() {
        return link;
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

    public boolean isConsent() {
        return consent;
    }

    public void setConsent(boolean consent) {
        this.consent = consent;
    }
}
