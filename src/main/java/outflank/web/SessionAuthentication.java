package outflank.web;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.security.enterprise.AuthenticationStatus;
import jakarta.security.enterprise.authentication.mechanism.http.HttpAuthenticationMechanism;
import jakarta.security.enterprise.authentication.mechanism.http.HttpMessageContext;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpSession;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import outflank.account.Actor;
import outflank.account.SigningIn;

/**
 * Says to the container on every request who the caller is. The platform's own ways to remember a login lose the roles
 * on a second node, so the session keeps only the account's id and the roles are read anew.
 */
@ApplicationScoped
public class SessionAuthentication implements HttpAuthenticationMechanism {

    static final String ACTOR = "outflank.actor";

    @Inject
    private SigningIn signingIn;

    @Override
    public AuthenticationStatus validateRequest(
            HttpServletRequest request, HttpServletResponse response, HttpMessageContext context) {
        Optional<Actor> actor = signedIn(request);
        if (actor.isPresent()) {
            request.setAttribute(ACTOR, actor.get());
            return context.notifyContainerAboutLogin(
                    actor.get().id().toString(),
                    actor.get().administrator() ? Set.of("account", "administrator") : Set.of("account"));
        }
        if (context.isProtected()) {
            return context.redirect(request.getContextPath() + "/account/sign-in?to=" + wanted(request));
        }
        return context.doNothing();
    }

    private Optional<Actor> signedIn(HttpServletRequest request) {
        HttpSession session = request.getSession(false);
        if (session != null && session.getAttribute(Caller.ATTRIBUTE) instanceof Caller caller) {
            return signingIn.actor(caller.accountId());
        }
        return Optional.empty();
    }

    private static String wanted(HttpServletRequest request) {
        String query = request.getQueryString();
        String address = request.getRequestURI() + (query == null ? "" : "?" + query);
        return URLEncoder.encode(address, StandardCharsets.UTF_8);
    }
}
