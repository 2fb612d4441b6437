package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Named;
import org.omnifaces.util.Faces;
import outflank.tournament.Tournament;
import outflank.usecase.Token;

/** Whole addresses for people to send, print or copy. */
@Named
@RequestScoped
public class Links {

    /** The link by which a player is known; it is shown once. */
    public String personal(Token token) {
        return base() + "p/" + token.text();
    }

    /** The link by which somebody gets an account or joins a team; it is shown once. */
    public String invitation(Token token) {
        return base() + "account/join?link=" + token.text();
    }

    /** Where players register themselves. */
    public String registration(Tournament tournament) {
        return base() + "public/register?of=" + tournament.slug();
    }

    private static String base() {
        String base = Faces.getRequestBaseURL();
        return base.endsWith("/") ? base : base + "/";
    }
}
