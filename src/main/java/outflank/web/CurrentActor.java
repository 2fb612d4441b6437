package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import outflank.account.Actor;
import outflank.tournament.Entrants;
import outflank.usecase.Refusal;

/** Who makes this request: an account by its session, a player by the cookie his personal link left. */
@Named("caller")
@RequestScoped
public class CurrentActor {

    @Inject
    private HttpServletRequest request;

    @Inject
    private Entrants entrants;

    private Actor player;

    /** The account that signed in, else a visitor. Pages of the desk act as this. */
    public Actor account() {
        return request.getAttribute(SessionAuthentication.ACTOR) instanceof Actor actor ? actor : Actor.visitor();
    }

    /** The player whose link was opened on this device, else a visitor. Pages of players act as this. */
    public Actor player() {
        if (player == null) {
            player = entrants.byLink(cookie()).orElseGet(Actor::visitor);
        }
        return player;
    }

    /**
     * The player who saw a page and now sends it.
     *
     * @param seen id of the entrant the page was made for, as the page sent it
     * @throws Refusal if another personal link was opened on this device meanwhile: nobody acts for somebody else unawares
     */
    public Actor playerWhoSaw(String seen) {
        if (!player().isPlayer()) {
            throw new Refusal("refusal.link");
        }
        if (!player().id().toString().equals(seen)) {
            throw new Refusal("refusal.otherPlayer", player().name());
        }
        return player();
    }

    public boolean isSignedIn() {
        return account().isAccount();
    }

    public boolean isPlayer() {
        return player().isPlayer();
    }

    private String cookie() {
        if (request.getCookies() == null) {
            return null;
        }
        for (Cookie cookie : request.getCookies()) {
            if (cookie.getName().equals(OpenPersonalLink.COOKIE)) {
                return cookie.getValue();
            }
        }
        return null;
    }
}
