package outflank.record;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import outflank.usecase.Text;

/**
 * How alike the name in a file and the name of an entrant are. Files have names in either order, in capitals, without
 * accents, without given names or with their initials only; WTHOR cuts them after 19 characters.
 */
enum NameLikeness {
    /** Two people, as far as one can tell. */
    NONE,
    /** One is the beginning of the other, or initials stand for given names. */
    SHORTENED,
    /** Every word of one is a word of the other. */
    PART,
    /** The same words, in whatever order. */
    SAME;

    /** So many letters of a word must be there to know it by its beginning. */
    private static final int SHORTEST_BEGINNING = 4;

    static NameLikeness of(String written, String known) {
        Set<String> first = words(written);
        Set<String> second = words(known);
        if (first.isEmpty() || second.isEmpty()) {
            return NONE;
        }
        if (first.equals(second)) {
            return SAME;
        }
        Set<String> fewer = first.size() <= second.size() ? first : second;
        Set<String> more = fewer == first ? second : first;
        if (fewer.stream().noneMatch(word -> word.length() > 1)) {
            return NONE;
        }
        if (more.containsAll(fewer)) {
            return PART;
        }
        boolean shortened = fewer.stream().allMatch(word -> more.stream().anyMatch(other -> isShort(word, other)));
        boolean sharesWord = fewer.stream()
                .anyMatch(word -> word.length() > 1 && more.stream().anyMatch(other -> isSame(word, other)));
        return shortened && sharesWord ? SHORTENED : NONE;
    }

    private static boolean isShort(String word, String other) {
        return isSame(word, other)
                || word.length() == 1 && other.startsWith(word)
                || other.length() == 1 && word.startsWith(other);
    }

    private static boolean isSame(String word, String other) {
        boolean longEnough = Math.min(word.length(), other.length()) >= SHORTEST_BEGINNING;
        return word.equals(other) || longEnough && (word.startsWith(other) || other.startsWith(word));
    }

    private static Set<String> words(String name) {
        Set<String> words = new LinkedHashSet<>(Arrays.asList(Text.folded(name).split("[^\\p{L}\\p{N}]+")));
        words.remove("");
        return words;
    }
}
