package outflank.web;

import jakarta.annotation.PostConstruct;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.text.Collator;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import org.omnifaces.util.Faces;

/** The language of a page: the one chosen on it, else the one chosen before, else the best the browser asks for. */
@Named
@RequestScoped
public class Language {

    private static final String COOKIE = "outflank-language";
    private static final String PARAMETER = "lang";
    private static final String KEPT = "outflank.parameters";
    private static final List<Locale> KNOWN = List.of(Locale.ENGLISH, Locale.GERMAN);

    @Inject
    private HttpServletRequest request;

    private Locale locale;

    @PostConstruct
    void choose() {
        String chosen = request.getParameter(PARAMETER);
        if (isKnown(chosen)) {
            locale = Locale.forLanguageTag(chosen);
            remember(chosen);
            return;
        }
        locale = remembered() != null ? remembered() : best();
    }

    public Locale getLocale() {
        return locale;
    }

    /** The address of this page in another language. */
    public String link(String language) {
        return "?" + parameters() + PARAMETER + '=' + language;
    }

    /** What the address asks for besides the language; the view keeps it, because a form that comes back has lost it. */
    private String parameters() {
        if (Faces.isPostback()) {
            String kept = Faces.getViewAttribute(KEPT);
            return kept == null ? "" : kept;
        }
        StringBuilder parameters = new StringBuilder();
        for (Map.Entry<String, String[]> parameter : request.getParameterMap().entrySet()) {
            boolean ofAddress =
                    "GET".equals(request.getMethod()) && !parameter.getKey().equals(PARAMETER);
            if (ofAddress && parameter.getValue().length == 1) {
                parameters
                        .append(encoded(parameter.getKey()))
                        .append('=')
                        .append(encoded(parameter.getValue()[0]))
                        .append('&');
            }
        }
        if (!Faces.getViewRoot().isTransient()) {
            Faces.setViewAttribute(KEPT, parameters.toString());
        }
        return parameters.toString();
    }

    /** The order of names in this language. */
    public Collator collator() {
        return Collator.getInstance(locale);
    }

    /** The texts of the pages in this language. */
    public ResourceBundle texts() {
        return ResourceBundle.getBundle("outflank.web.texts", locale);
    }

    private static boolean isKnown(String tag) {
        return tag != null
                && KNOWN.stream().anyMatch(known -> known.toLanguageTag().equals(tag));
    }

    private Locale remembered() {
        Cookie[] cookies = request.getCookies();
        if (cookies != null) {
            for (Cookie cookie : cookies) {
                if (cookie.getName().equals(COOKIE) && isKnown(cookie.getValue())) {
                    return Locale.forLanguageTag(cookie.getValue());
                }
            }
        }
        return null;
    }

    private Locale best() {
        for (Locale wanted : Collections.list(request.getLocales())) {
            if (isKnown(wanted.getLanguage())) {
                return Locale.forLanguageTag(wanted.getLanguage());
            }
        }
        return Locale.ENGLISH;
    }

    private void remember(String tag) {
        if (Faces.hasContext() && !Faces.isResponseCommitted()) {
            Faces.addResponseCookie(COOKIE, tag, "/", (int) Duration.ofDays(365).toSeconds());
        }
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
