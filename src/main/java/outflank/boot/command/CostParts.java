package outflank.boot.command;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import outflank.competition.pairing.PairCost;

/** What a pair costs by reason, under the words of the output. */
final class CostParts {

    private static final Map<String, String> WORDS = Map.of(
            "color", "colors",
            "float", "difference of points",
            "repetition", "they have met before",
            "country", "same country",
            "club", "same club",
            "elitism", "leaders apart",
            "broken", "forbidden, but unavoidable");

    private CostParts() {}

    /** Every part, in the order of the output. */
    static Map<String, Long> of(PairCost cost) {
        Map<String, Long> parts = new LinkedHashMap<>();
        parts.put("color", cost.color());
        parts.put("float", cost.floating());
        parts.put("repetition", cost.repetition());
        parts.put("country", cost.country());
        parts.put("club", cost.club());
        parts.put("elitism", cost.elitism());
        parts.put("broken", cost.broken());
        return parts;
    }

    /** The parts that are not nothing, in words; {@code nothing} if all are. */
    static String words(PairCost cost) {
        String words = of(cost).entrySet().stream()
                .filter(part -> part.getValue() != 0)
                .map(part -> WORDS.get(part.getKey()) + " " + part.getValue())
                .collect(Collectors.joining("; "));
        return words.isEmpty() ? "nothing" : words;
    }
}
