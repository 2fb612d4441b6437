package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import org.omnifaces.util.Faces;
import outflank.account.Actor;
import outflank.tournament.Registering;
import outflank.usecase.Refusal;

/** A player registers himself, and gets his personal link: the one time it can be seen. */
@Named
@RequestScoped
public class Register {

    @Inject
    private ShownTournament shown;

    @Inject
    private Registering registering;

    @Inject
    private Links links;

    @Inject
    private Messages messages;

    private final PlayerForm player = new PlayerForm();
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
            var registration =
                    registering.register(Actor.visitor(), shown.getTournament().id(), player.details());
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
        return PlayerForm.field("form", refusal);
    }

    /** The personal link, in the answer to the registration and never again; else null. */
    public String getLink() {
        return link;
    }

    public PlayerForm getPlayer() {
        return player;
    }

    public boolean isConsent() {
        return consent;
    }

    public void setConsent(boolean consent) {
        this.consent = consent;
    }
}
