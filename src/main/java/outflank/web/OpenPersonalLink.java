package outflank.web;

import jakarta.inject.Inject;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import outflank.tournament.Entrants;

/**
 * A player opens his personal link: the secret moves from the address into a cookie that no script can read, so that it
 * neither stays in the address bar nor leaks to other sites.
 */
@WebServlet("/p/*")
public class OpenPersonalLink extends HttpServlet {

    static final String COOKIE = "outflank-player";

    private static final long serialVersionUID = 1L;
    private static final Duration KEPT = Duration.ofDays(30);

    @Inject
    private transient Entrants entrants;

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        String path = request.getPathInfo();
        String token = path == null ? "" : path.substring(1);
        if (entrants.byLink(token).isEmpty()) {
            response.sendError(HttpServletResponse.SC_NOT_FOUND);
            return;
        }
        response.addCookie(cookie(request, token));
        response.setHeader("Cache-Control", "no-store");
        response.sendRedirect(request.getContextPath() + "/me/tournament");
    }

    /** The cookie that makes this device the player's. */
    static Cookie cookie(HttpServletRequest request, String token) {
        Cookie cookie = new Cookie(COOKIE, token);
        cookie.setPath(request.getContextPath() + "/");
        cookie.setHttpOnly(true);
        cookie.setSecure(request.isSecure());
        cookie.setAttribute("SameSite", "Lax");
        cookie.setMaxAge((int) KEPT.toSeconds());
        return cookie;
    }
}
