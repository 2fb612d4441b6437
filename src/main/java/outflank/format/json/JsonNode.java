package outflank.format.json;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import outflank.format.FormatProblem.Kind;
import outflank.format.Place;
import outflank.format.UnusableFile;
import outflank.format.tournament.Halves;

/**
 * A value of a JSON file that knows where it stands. Whoever asks for a field says what it has to be.
 *
 * @param place where it begins
 * @param value a map of nodes, a list of nodes, a text, a number, a truth value, or null
 */
record JsonNode(Place place, Object value) {

    private static final int LONGEST_TEXT = 1_000;

    /** @throws UnusableFile if this is no object */
    @SuppressWarnings("unchecked")
    Map<String, JsonNode> object() throws UnusableFile {
        if (value instanceof Map<?, ?>) {
            return (Map<String, JsonNode>) value;
        }
        throw wrong("{}");
    }

    /** The field, unless it is missing or null. */
    Optional<JsonNode> field(String name) throws UnusableFile {
        JsonNode node = object().get(name);
        return node == null || node.value == null ? Optional.empty() : Optional.of(node);
    }

    /** @throws UnusableFile if the field is missing or null */
    JsonNode required(String name) throws UnusableFile {
        Optional<JsonNode> node = field(name);
        if (node.isEmpty()) {
            throw new UnusableFile(Kind.FIELD_MISSING, place, name);
        }
        return node.get();
    }

    /** The elements of a list; none if it is missing. */
    @SuppressWarnings("unchecked")
    List<JsonNode> list(String name) throws UnusableFile {
        Optional<JsonNode> node = field(name);
        if (node.isEmpty()) {
            return List.of();
        }
        if (node.get().value instanceof List<?>) {
            return (List<JsonNode>) node.get().value;
        }
        throw node.get().wrong(name);
    }

    /** A text; empty if it is missing. */
    String text(String name) throws UnusableFile {
        Optional<JsonNode> node = field(name);
        return node.isPresent() ? node.get().text() : "";
    }

    /** @throws UnusableFile if this is no text, or a very long one */
    String text() throws UnusableFile {
        if (value instanceof String text && text.length() <= LONGEST_TEXT) {
            return text;
        }
        throw wrong(String.valueOf(value));
    }

    /** A truth value; false if it is missing. */
    boolean truth(String name) throws UnusableFile {
        Optional<JsonNode> node = field(name);
        if (node.isEmpty()) {
            return false;
        }
        if (node.get().value instanceof Boolean truth) {
            return truth;
        }
        throw node.get().wrong(name);
    }

    /** A whole number within a range; empty if it is missing. */
    OptionalInt number(String name, int least, int most) throws UnusableFile {
        Optional<JsonNode> node = field(name);
        return node.isPresent() ? OptionalInt.of(node.get().number(least, most)) : OptionalInt.empty();
    }

    /** @throws UnusableFile if this is no whole number, or out of the range */
    int number(int least, int most) throws UnusableFile {
        if (value instanceof BigDecimal number
                && number.scale() <= 0
                && number.precision() - number.scale() <= 9
                && number.intValueExact() >= least
                && number.intValueExact() <= most) {
            return number.intValueExact();
        }
        throw wrong(String.valueOf(value));
    }

    /** A number of 64 bits, which stands in a text as not every program keeps it otherwise; empty if it is missing. */
    OptionalLong longNumber(String name) throws UnusableFile {
        Optional<JsonNode> node = field(name);
        if (node.isEmpty()) {
            return OptionalLong.empty();
        }
        try {
            return OptionalLong.of(Long.parseLong(node.get().text()));
        } catch (NumberFormatException none) {
            throw node.get().wrong(name);
        }
    }

    /** Halves such as {@code "11.5"}; a number is taken as well. */
    int halves(int most) throws UnusableFile {
        String written = value instanceof BigDecimal number && number.precision() < 10 && Math.abs(number.scale()) < 10
                ? number.toPlainString()
                : text();
        OptionalInt halves = Halves.read(written, most);
        if (halves.isEmpty()) {
            throw wrong(written);
        }
        return halves.getAsInt();
    }

    /** What to throw where this is not what it should be. */
    UnusableFile wrong(String found) {
        return new UnusableFile(Kind.FIELD_WRONG, place, found);
    }
}
