package outflank.competition.standings;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The tie-breaks that exist, and the form in which an ordered list of them is stored with a tournament. */
public final class TieBreaks {

    private static final String SEPARATOR = ",";

    private TieBreaks() {}

    /** The order of the world championships after points: Brightwell with β = 6, discs, lot (othello.md section 3). */
    public static List<TieBreak> worldChampionship() {
        return List.of(new BrightwellQuotient(BrightwellQuotient.WORLD_CHAMPIONSHIP_BETA), new TotalDiscs(), new Lot());
    }

    /** The names of all tie-breaks. */
    public static List<String> names() {
        return Arrays.stream(KnownTieBreak.values())
                .map(KnownTieBreak::tieBreak)
                .toList();
    }

    /**
     * The short name {@link #parse} knows a tie-break by as well, such as {@code bq}, for columns and keys of files.
     *
     * @throws IllegalArgumentException if there is no tie-break of this name
     */
    public static String shortName(String name) {
        return known(name).shortName();
    }

    /**
     * Reads an ordered list such as {@code brightwell=6,discs,lot}, or with short names {@code bq=6,discs,lot}. An empty
     * text is the empty list: points alone.
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
        return known(parts[0].strip()).make(parts.length == 2 ? parts[1].strip() : "");
    }

    /** Writes the list in the form {@link #parse} reads. */
    public static String format(List<TieBreak> tieBreaks) {
        return tieBreaks.stream().map(TieBreak::stored).collect(Collectors.joining(SEPARATOR));
    }

    private static KnownTieBreak known(String name) {
        return KnownTieBreak.find(name)
                .orElseThrow(() -> new IllegalArgumentException(
                        "\"" + name + "\" is no tie-break; known are " + String.join(", ", names())));
    }
}
