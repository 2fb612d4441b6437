package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletResponse;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.omnifaces.util.Faces;
import outflank.account.Actor;
import outflank.tournament.Right;
import outflank.tournament.Rights;
import outflank.tournament.Tournament;
import outflank.tournament.Tournaments;
import outflank.usecase.Refusal;

/**
 * The tournament at whose desk a request is. Every page of the desk opens it before it shows anything, on each request
 * anew, so that somebody who was taken out of the team sees nothing more.
 */
@Named
@RequestScoped
public class Desk {

    private static final String PARAMETER = "of";
    private static final String SLUG = "outflank.desk";

    @Inject
    private Tournaments tournaments;

    @Inject
    private Rights rights;

    @Inject
    private CurrentActor caller;

    private Tournament tournament;
    private final Map<Right, Boolean> asked = new EnumMap<>(Right.class);

    /**
     * Opens the desk of the tournament in the address, before a page is shown. Where there is none, or the caller has no
     * right to see it, the answer is an error page.
     *
     * @return whether the page may go on
     */
    public boolean open() {
        asked.clear();
        tournament = find().orElse(null);
        if (tournament == null) {
            Faces.responseSendError(HttpServletResponse.SC_NOT_FOUND, "no such tournament");
            return false;
        }
        if (!may(Right.SEE_DESK)) {
            Faces.responseSendError(HttpServletResponse.SC_FORBIDDEN, "not in the team");
            return false;
        }
        return true;
    }

    /** The tournament; what a form sends back is about the one its page was opened with. */
    public Tournament getTournament() {
        if (tournament == null) {
            tournament = find().orElseThrow(() -> new Refusal("refusal.noTournament"));
        }
        return tournament;
    }

    private Optional<Tournament> find() {
        String slug = Faces.getViewAttribute(SLUG);
        if (slug == null) {
            slug = Faces.getRequestParameter(PARAMETER);
            Faces.setViewAttribute(SLUG, slug);
        }
        return slug == null ? Optional.empty() : tournaments.bySlug(slug);
    }

    /** The tournament's id, for use cases. */
    public UUID id() {
        return getTournament().id();
    }

    /** Who acts. */
    public Actor actor() {
        return caller.account();
    }

    /** Whether the caller has this right here; decides what is shown, the use cases ask again. */
    public boolean may(Right right) {
        return asked.computeIfAbsent(right, wanted -> rights.has(caller.account(), id(), wanted));
    }

    /** The address of a page of this desk. */
    public String address(String page) {
        return Faces.getRequestContextPath() + "/desk/" + page + "?" + PARAMETER + "="
                + getTournament().slug();
    }
}
