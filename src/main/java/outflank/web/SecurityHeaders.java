package outflank.web;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.annotation.WebFilter;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.text.MessageFormat;
import java.util.ResourceBundle;

/**
 * Headers for every answer. Personal links and invitations must not leak by the referrer; pages of people with rights
 * must not stay in a cache. A request larger than the form it comes from can make it is refused before anybody reads it.
 */
@WebFilter("/*")
public class SecurityHeaders extends HttpFilter {

    private static final long serialVersionUID = 1L;
    static final int LARGEST_UPLOAD_MEGABYTES = 100;
    private static final int MEGABYTE = 1024 * 1024;
    private static final int LARGEST_REQUEST = MEGABYTE;
    private static final String UPLOAD = "/desk/imports";

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
        boolean upload = path.equals(UPLOAD) || path.equals(UPLOAD + ".xhtml");
        // Besides the files, the parts of an upload have names and borders.
        long largest = upload ? (LARGEST_UPLOAD_MEGABYTES + 1L) * MEGABYTE : LARGEST_REQUEST;
        if (request.getContentLengthLong() > largest) {
            refuse(request, response, upload ? LARGEST_UPLOAD_MEGABYTES : LARGEST_REQUEST / MEGABYTE);
            return;
        }
        chain.doFilter(request, response);
    }

    /** The server would read the whole request to dispatch it to an error page, so this answer is written right here. */
    private static void refuse(HttpServletRequest request, HttpServletResponse response, int megabytes)
            throws IOException {
        ResourceBundle texts = ResourceBundle.getBundle("outflank.web.texts", request.getLocale());
        response.setStatus(HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE);
        response.setHeader("Connection", "close");
        response.setContentType("text/html;charset=UTF-8");
        response.getWriter()
                .printf(
                        "<!DOCTYPE html><html lang=\"%s\"><meta name=\"viewport\" content=\"width=device-width\">"
                                + "<title>%s</title><h1>%2$s</h1><p>%s</p><p><a href=\"%s/\">%s</a></p></html>",
                        texts.getLocale().getLanguage().isEmpty()
                                ? "en"
                                : texts.getLocale().getLanguage(),
                        texts.getString("error.tooLarge"),
                        MessageFormat.format(texts.getString("error.tooLarge.hint"), megabytes),
                        request.getContextPath(),
                        texts.getString("error.home"));
    }
}
