package outflank.web;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.function.UnaryOperator;
import org.omnifaces.util.Faces;
import outflank.archive.ArchiveSearch;
import outflank.archive.SoughtResult;
import outflank.othello.Side;
import outflank.othello.opening.Openings;

/**
 * A search of the archive as it stands in an address, so that it can be linked and the way back leads to it. What cannot be
 * understood asks for nothing.
 */
final class ArchiveAddress {

    static final int LONGEST_TEXT = 100;

    private ArchiveAddress() {}

    /**
     * The search that these parameters ask for.
     *
     * @param parameters gives the value of a parameter, or null
     */
    static ArchiveSearch read(UnaryOperator<String> parameters) {
        String opening = text(parameters.apply("opening"));
        return new ArchiveSearch(
                text(parameters.apply("player")),
                constant(Side.values(), parameters.apply("color")),
                text(parameters.apply("opponent")),
                text(parameters.apply("event")),
                number(parameters.apply("from"), 4),
                number(parameters.apply("to"), 4),
                Openings.known().byKey(opening).isPresent() ? opening : "",
                constant(SoughtResult.values(), parameters.apply("result")),
                number(parameters.apply("import"), 9),
                "oldest".equals(parameters.apply("order")));
    }

    /** The page that these parameters ask for, from 1. */
    static int page(UnaryOperator<String> parameters) {
        return number(parameters.apply("page"), 6).orElse(1);
    }

    /** The parameters of a search, without a question mark; empty if it asks for nothing. */
    static String write(ArchiveSearch search) {
        StringJoiner address = new StringJoiner("&");
        add(address, "player", search.player());
        add(address, "color", search.color().map(ArchiveAddress::small).orElse(""));
        add(address, "opponent", search.opponent());
        add(address, "event", search.event());
        add(address, "from", search.fromYear().map(String::valueOf).orElse(""));
        add(address, "to", search.toYear().map(String::valueOf).orElse(""));
        add(address, "opening", search.opening());
        add(address, "result", search.result().map(ArchiveAddress::small).orElse(""));
        add(address, "import", search.importId().map(String::valueOf).orElse(""));
        add(address, "order", search.oldestFirst() ? "oldest" : "");
        return address.toString();
    }

    /** The address of a game that this search has found. */
    static String ofGame(long id, ArchiveSearch search) {
        String sought = write(search);
        return Faces.getRequestContextPath() + "/public/archived-game?id=" + id
                + (sought.isEmpty() ? "" : "&" + sought);
    }

    private static void add(StringJoiner address, String name, String value) {
        if (!value.isEmpty()) {
            address.add(name + "=" + URLEncoder.encode(value, StandardCharsets.UTF_8));
        }
    }

    /** PostgreSQL's texts have no zero character, and neither has any name. */
    private static String text(String asked) {
        String text = asked == null ? "" : asked.replace('\0', ' ').strip();
        return text.substring(0, Math.min(text.length(), LONGEST_TEXT));
    }

    private static Optional<Integer> number(String asked, int digits) {
        return asked != null && asked.matches("[1-9]\\d{0," + (digits - 1) + "}")
                ? Optional.of(Integer.valueOf(asked))
                : Optional.empty();
    }

    private static <E extends Enum<E>> Optional<E> constant(E[] values, String asked) {
        return Arrays.stream(values).filter(value -> small(value).equals(asked)).findFirst();
    }

    static String small(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
