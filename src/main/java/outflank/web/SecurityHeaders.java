package outflank.web;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.annotation.WebFilter;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/**
 * Headers for every answer. Personal links and invitations must not leak by the referrer; pages of people with rights
 * must not stay in a cache. A request larger than any form of ours is refused before anybody reads it.
 */
@WebFilter("/*")
public class SecurityHeaders extends HttpFilter {

    private static final long serialVersionUID = 1L;
    private static final int LARGEST_REQUEST = 1024 * 1024;

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        response.setHeader("X-Content-Type-Options", "nosniff");
        response.setHeader("X-Frame-Options", "DENY");
        response.setHeader("Referrer-Policy", "same-origin");
        response.setHeader("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
        String path = request.getServletPath();
        if (path.startsWith("/desk/") || path.startsWith("/me/") || path.startsWith("/account/")) {
            response.setHeader("Cache-Control", "no-store");
        }
        if (request.getContentLengthLong() > LARGEST_REQUEST) {
            // An error page in this same request would read its parameters, and the server fails on so many.
            response.setStatus(HttpServletResponse.SC_SEE_OTHER);
            response.setHeader("Location", request.getContextPath() + "/error/too-large");
            return;
        }
        chain.doFilter(request, response);
    }
}
