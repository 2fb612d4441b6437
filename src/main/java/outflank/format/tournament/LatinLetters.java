package outflank.format.tournament;

import java.text.Normalizer;
import java.util.Map;

/** Names in the 26 letters, as the programs of the federation need them; the directory keeps them as they are. */
public final class LatinLetters {

    private static final Map<Character, String> LETTERS = Map.ofEntries(
            Map.entry('ß', "ss"),
            Map.entry('æ', "ae"),
            Map.entry('Æ', "AE"),
            Map.entry('œ', "oe"),
            Map.entry('Œ', "OE"),
            Map.entry('ø', "o"),
            Map.entry('Ø', "O"),
            Map.entry('ł', "l"),
            Map.entry('Ł', "L"),
            Map.entry('đ', "d"),
            Map.entry('Đ', "D"),
            Map.entry('ð', "d"),
            Map.entry('Ð', "D"),
            Map.entry('þ', "th"),
            Map.entry('Þ', "Th"),
            Map.entry('ı', "i"),
            Map.entry('\u2019', "'"),
            Map.entry('\u2018', "'"),
            Map.entry('\u2013', "-"),
            Map.entry('\u2014', "-"));

    private LatinLetters() {}

    /** The text in ASCII: letters without their marks, and a question mark for what has no such letter. */
    public static String of(String text) {
        StringBuilder ascii = new StringBuilder(text.length());
        String parted = Normalizer.normalize(text, Normalizer.Form.NFKD);
        for (int index = 0; index < parted.length(); index++) {
            char character = parted.charAt(index);
            if (character < 0x80) {
                ascii.append(character);
            } else if (LETTERS.containsKey(character)) {
                ascii.append(LETTERS.get(character));
            } else if (Character.getType(character) != Character.NON_SPACING_MARK
                    && !Character.isLowSurrogate(character)) {
                ascii.append('?');
            }
        }
        return ascii.toString();
    }
}
