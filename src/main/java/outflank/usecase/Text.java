package outflank.usecase;

import java.text.Normalizer;
import java.util.Locale;

/** Text that people typed, made fit to be kept: one Unicode form, no control characters, no stray blanks, not too long. */
public final class Text {

    private Text() {}

    /**
     * @param typed what was typed, may be null
     * @param field key of the field's name in the bundle, for the refusal
     * @param longest most characters allowed
     * @return the text in Unicode form NFC, with single blanks between words and none at the ends
     * @throws Refusal if it is too long or has characters that cannot be seen
     */
    public static String line(String typed, String field, int longest) {
        if (typed == null) {
            return "";
        }
        if (typed.length() > 20 * longest) {
            throw new Refusal("refusal.tooLong", field, longest);
        }
        String text = Normalizer.normalize(typed, Normalizer.Form.NFC)
                .replaceAll("[\\s\\u00A0\\u3000]+", " ")
                .strip();
        if (text.length() > longest) {
            throw new Refusal("refusal.tooLong", field, longest);
        }
        // Direction marks could turn a name around on the page; unassigned and private characters show as boxes.
        if (text.codePoints().anyMatch(Text::isInvisible)) {
            throw new Refusal("refusal.invisibleCharacters", field);
        }
        return text;
    }

    /** As {@link #line}, but something must be there. */
    public static String required(String typed, String field, int longest) {
        String text = line(typed, field, longest);
        if (text.isEmpty()) {
            throw new Refusal("refusal.missing", field);
        }
        return text;
    }

    /**
     * Without accents and in capitals, so that a name is found the way it can be typed on any keyboard. Capitals, because
     * only they make two letters of a sharp s; the letters named here have no accent that Unicode could take off.
     */
    public static String folded(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKD)
                .replaceAll("\\p{M}", "")
                .toUpperCase(Locale.ROOT)
                .replace("Æ", "AE")
                .replace("Œ", "OE")
                .replace("Ø", "O")
                .replace("Ł", "L")
                .replace("Đ", "D")
                .replace("Ð", "D")
                .replace("Þ", "TH");
    }

    private static boolean isInvisible(int character) {
        int type = Character.getType(character);
        return type == Character.CONTROL
                || type == Character.SURROGATE
                || type == Character.PRIVATE_USE
                || type == Character.UNASSIGNED
                || type == Character.FORMAT && character != 0x200D && character != 0x200C;
    }
}
