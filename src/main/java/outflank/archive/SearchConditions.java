package outflank.archive;

import jakarta.persistence.TypedQuery;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import outflank.othello.Side;
import outflank.othello.opening.Opening;
import outflank.othello.opening.Openings;
import outflank.usecase.Text;

/** A search as conditions on a game {@code g}, in JPQL, with the values they ask for. */
final class SearchConditions {

    private static final int YEARS_OF_FOUR_DIGITS = 9999;

    private final List<String> conditions = new ArrayList<>();
    private final Map<String, Object> values = new LinkedHashMap<>();

    SearchConditions(ArchiveSearch search) {
        players(search);
        if (!search.event().isBlank()) {
            conditions.add("g.event.id in (" + named("ArchiveEvent", "event", search.event()) + ")");
        }
        years(search);
        if (!search.opening().isEmpty()) {
            List<String> keys = Openings.known().within(search.opening()).stream()
                    .map(Opening::key)
                    .toList();
            conditions.add(keys.isEmpty() ? "1 = 0" : "g.opening in :openings");
            if (!keys.isEmpty()) {
                values.put("openings", keys);
            }
        }
        search.result().map(SoughtResult::condition).ifPresent(conditions::add);
        search.importId().ifPresent(id -> add("g.importId = :importId", "importId", id));
    }

    /** Adds a condition with its value. */
    void add(String condition, String name, Object value) {
        conditions.add(condition);
        values.put(name, value);
    }

    /** The part of the query that begins with "where"; empty if every game fits. */
    String where() {
        return conditions.isEmpty() ? "" : " where (" + String.join(") and (", conditions) + ")";
    }

    /** Gives the query its values. */
    <T> TypedQuery<T> fill(TypedQuery<T> query) {
        values.forEach(query::setParameter);
        return query;
    }

    private void players(ArchiveSearch search) {
        String one = search.player().isBlank() ? search.opponent() : search.player();
        String other = search.player().isBlank() ? "" : search.opponent();
        // Only an opponent is asked for: then the color is that of the one who is not named.
        Optional<Side> color = search.player().isBlank() ? search.color().map(Side::opposite) : search.color();
        if (one.isBlank()) {
            return;
        }
        String first = named("ArchivePlayer", "player", one);
        String second = other.isBlank() ? null : named("ArchivePlayer", "opponent", other);
        String black = pair("black", first, "white", second);
        String white = pair("white", first, "black", second);
        conditions.add(
                color.map(side -> side == Side.BLACK ? black : white).orElse("(" + black + ") or (" + white + ")"));
    }

    private static String pair(String color, String player, String otherColor, String opponent) {
        return "g." + color + ".id in (" + player + ")"
                + (opponent == null ? "" : " and g." + otherColor + ".id in (" + opponent + ")");
    }

    /** The ids of the names that fit. */
    private String named(String entity, String parameter, String asked) {
        String text = asked.strip();
        boolean whole = text.length() > 2 && text.startsWith("\"") && text.endsWith("\"");
        String folded = Text.folded(whole ? text.substring(1, text.length() - 1) : text);
        String escaped = folded.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_");
        values.put(parameter, whole ? folded : "%" + escaped + "%");
        return "select n.id from " + entity + " n where n.searchName "
                + (whole ? "= :" + parameter : "like :" + parameter + " escape '\\'");
    }

    private void years(ArchiveSearch search) {
        search.fromYear().ifPresent(year -> add("g.played >= :fromYear", "fromYear", "%04d".formatted(year)));
        if (search.toYear().isPresent()) {
            int year = search.toYear().get();
            // A game without a date is from no year at all.
            add("g.played >= :dated", "dated", "0");
            if (year < YEARS_OF_FOUR_DIGITS) {
                add("g.played < :toYear", "toYear", "%04d".formatted(year + 1));
            }
        }
    }
}
