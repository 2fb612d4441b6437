package outflank.competition.standings;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The tie-breaks that exist, and the form in which an ordered list of them is stored with a tournament. */
public final class TieBreaks {

    private static final String SEPARATOR = ",";

    /** Every tie-break by its name, each made from the text behind its equals sign (empty without one). */
    private static final Map<String, Function<String, TieBreak>> KNOWN = new LinkedHashMap<>();

    static {
        KNOWN.put("brightwell", beta -> new BrightwellQuotient(decimal("brightwell", beta)));
        KNOWN.put("discs", text -> withoutParameter(new TotalDiscs(), text));
        KNOWN.put("lot", text -> withoutParameter(new Lot(), text));
    }

    private TieBreaks() {}

    /** The order of the world championships after points: Brightwell with β = 6, discs, lot (othello.md section 3). */
    public static List<TieBreak> worldChampionship() {
        return List.of(new BrightwellQuotient(BrightwellQuotient.WORLD_CHAMPIONSHIP_BETA), new TotalDiscs(), new Lot());
    }

    /** The names of all tie-breaks. */
    public static List<String> names() {
        return List.copyOf(KNOWN.keySet());
    }

    /**
     * Reads an ordered list such as {@code brightwell=6,discs,lot}. An empty text is the empty list: points alone.
     *
     * @throws IllegalArgumentException if a name is unknown or occurs twice, or a parameter is missing or out of range
     */
    public static List<TieBreak> parse(String stored) {
        List<TieBreak> tieBreaks = new ArrayList<>();
        if (stored.isBlank()) {
            return List.of();
        }
        for (String part : stored.split(SEPARATOR, -1)) {
            TieBreak tieBreak = parseOne(part);
            if (tieBreaks.stream().anyMatch(other -> other.name().equals(tieBreak.name()))) {
                throw new IllegalArgumentException("the tie-break \"" + tieBreak.name() + "\" is listed twice");
            }
            tieBreaks.add(tieBreak);
        }
        return List.copyOf(tieBreaks);
    }

    /**
     * Reads one tie-break such as {@code brightwell=6} or {@code discs}.
     *
     * @throws IllegalArgumentException if the name is unknown, or its parameter is missing, superfluous or out of range
     */
    public static TieBreak parseOne(String stored) {
        String[] parts = stored.strip().split("=", 2);
        Function<String, TieBreak> maker = KNOWN.get(parts[0].strip());
        if (maker == null) {
            throw new IllegalArgumentException(
                    "\"" + parts[0].strip() + "\" is no tie-break; known are " + String.join(", ", KNOWN.keySet()));
        }
        return maker.apply(parts.length == 2 ? parts[1].strip() : "");
    }

    /** Writes the list in the form {@link #parse} reads. */
    public static String format(List<TieBreak> tieBreaks) {
        return tieBreaks.stream().map(TieBreak::stored).collect(Collectors.joining(SEPARATOR));
    }

    private static BigDecimal decimal(String name, String text) {
        // Checked before the conversion: BigDecimal also takes 1e999999999, which would be slow to compare and print.
        if (!text.matches("\\d{1,4}(\\.\\d{1,9})?")) {
            throw new IllegalArgumentException(
                    "\"" + name + "\" needs a number such as " + name + "=6, not \"" + text + "\"");
        }
        return new BigDecimal(text);
    }

    private static TieBreak withoutParameter(TieBreak tieBreak, String text) {
        if (!text.isEmpty()) {
            throw new IllegalArgumentException(
                    "\"" + tieBreak.name() + "\" has no parameter, but got \"" + text + "\"");
        }
        return tieBreak;
    }
}
