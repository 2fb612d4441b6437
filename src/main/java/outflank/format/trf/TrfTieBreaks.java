package outflank.format.trf;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import outflank.competition.standings.TieBreak;
import outflank.competition.standings.TieBreaks;

/** FIDE's codes of tie-breaks (Handbook C.07) and the words a tournament stores them by. */
final class TrfTieBreaks {

    /** Sums over opponents follow FIDE's treatment of unplayed rounds wherever FIDE names them. */
    private static final Map<String, String> WORDS = new LinkedHashMap<>();

    static {
        WORDS.put("BH", "buchholz=fide");
        WORDS.put("BH/C1", "buchholz-cut-1=fide");
        WORDS.put("BH/C2", "buchholz-cut-2=fide");
        WORDS.put("BH/M1", "buchholz-median=fide");
        WORDS.put("SB", "sonneborn-berger=fide");
        WORDS.put("DE", "direct-encounter");
        WORDS.put("WIN", "wins");
        WORDS.put("WON", "games-won");
        WORDS.put("PS", "progressive");
        WORDS.put("KS", "koya");
        WORDS.put("TPR", "performance");
        WORDS.put("ARO", "opponents-rating");
    }

    private TrfTieBreaks() {}

    /** The codes of those that have one, in their order. */
    static List<String> codes(List<TieBreak> tieBreaks) {
        List<String> codes = new ArrayList<>();
        for (TieBreak tieBreak : tieBreaks) {
            WORDS.entrySet().stream()
                    .filter(entry -> entry.getValue().equals(tieBreak.stored()))
                    .map(Map.Entry::getKey)
                    .findFirst()
                    .ifPresent(codes::add);
        }
        return codes;
    }

    /** The list behind a tag, such as {@code PTS,BH/C1,SB}; empty if one of its codes has no counterpart. */
    static Optional<String> read(String codes) {
        List<String> words = new ArrayList<>();
        for (String code : codes.strip().split("[,;\\s]+")) {
            if (code.equals("PTS")) {
                continue;
            }
            String word = WORDS.get(code);
            if (word == null || words.contains(word) || !isKnown(word)) {
                return Optional.empty();
            }
            words.add(word);
        }
        return words.isEmpty() ? Optional.empty() : Optional.of(String.join(",", words));
    }

    private static boolean isKnown(String word) {
        try {
            TieBreaks.parse(word);
            return true;
        } catch (IllegalArgumentException unknown) {
            return false;
        }
    }
}
