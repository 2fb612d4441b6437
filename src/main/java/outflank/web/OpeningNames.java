package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Collectors;
import outflank.othello.opening.Opening;
import outflank.othello.opening.Openings;

/** What openings are called in the language of the page. */
@Named("openings")
@RequestScoped
public class OpeningNames {

    private static final String BUNDLE = "outflank.web.openings";
    private static final String THEN = " › ";

    @Inject
    private Language language;

    /** The name of the opening with this key alone, such as Brightwell; nothing if there is none. */
    public String name(String key) {
        return Openings.known()
                .byKey(key)
                .map(opening -> name(opening, language.getLocale()))
                .orElse("");
    }

    /** The name with what it continues, such as Tiger › Brightwell; nothing if there is no opening with this key. */
    public String path(String key) {
        return Openings.known()
                .byKey(key)
                .map(opening -> path(opening, language.getLocale()))
                .orElse("");
    }

    /** The name of the opening of a game, such as Tiger › Brightwell. */
    public String ofMoves(String moves) {
        return Openings.known()
                .of(moves)
                .map(opening -> path(opening, language.getLocale()))
                .orElse("");
    }

    /** The names a game goes through, for the script of the replay: each as its move and its name, a line apart. */
    public String along(String moves) {
        return Openings.known().along(moves).stream()
                .map(reached -> reached.move() + " " + path(reached.opening(), language.getLocale()))
                .collect(Collectors.joining("\n"));
    }

    /** All openings in the order of their tree, to choose one from. */
    public List<Opening> getAll() {
        return Openings.known().all();
    }

    static String name(Opening opening, Locale locale) {
        return ResourceBundle.getBundle(BUNDLE, locale).getString(opening.key());
    }

    /**
     * The second move alone tells little: its family is left out as soon as more is known. So is what the next name says
     * again, such as Buffalo before Tanida Buffalo.
     */
    static String path(Opening opening, Locale locale) {
        Deque<String> names = new ArrayDeque<>();
        for (Opening step : opening.path()
                .subList(opening.parent().isPresent() ? 1 : 0, opening.path().size())) {
            String name = name(step, locale);
            if (!names.isEmpty() && name.contains(names.getLast())) {
                names.removeLast();
            }
            names.addLast(name);
        }
        return String.join(THEN, names);
    }
}
