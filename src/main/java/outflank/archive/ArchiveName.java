package outflank.archive;

import java.text.Normalizer;

/** Names as files bring them, made fit to be kept and shown: nobody can be asked to type them in anew. */
final class ArchiveName {

    private static final int LONGEST = 200;

    private ArchiveName() {}

    /** The name in one Unicode form, in one line, without characters that cannot be seen, and not too long. */
    static String of(String written) {
        if (isPlain(written)) {
            return written;
        }
        String name = visible(written);
        if (name.length() <= LONGEST) {
            return name;
        }
        boolean inside = Character.isHighSurrogate(name.charAt(LONGEST - 1));
        return name.substring(0, inside ? LONGEST - 1 : LONGEST).strip();
    }

    /** The text in one Unicode form, in one line, without characters that cannot be seen. */
    static String visible(String written) {
        StringBuilder visible = new StringBuilder(written.length());
        Normalizer.normalize(written, Normalizer.Form.NFC).codePoints().forEach(character -> {
            switch (Character.getType(character)) {
                case Character.CONTROL,
                        Character.SPACE_SEPARATOR,
                        Character.LINE_SEPARATOR,
                        Character.PARAGRAPH_SEPARATOR -> visible.append(' ');
                case Character.FORMAT, Character.SURROGATE, Character.PRIVATE_USE, Character.UNASSIGNED -> {
                    // Direction marks could turn a name around on the page, and the others show as boxes.
                }
                default -> visible.appendCodePoint(character);
            }
        });
        return visible.toString().strip().replaceAll(" +", " ");
    }

    /** Nearly all names are: ASCII letters and the like with single blanks inside. */
    private static boolean isPlain(String name) {
        if (name.length() > LONGEST || !name.equals(name.strip())) {
            return false;
        }
        for (int index = 0; index < name.length(); index++) {
            char character = name.charAt(index);
            if (character < ' ' || character > '~' || character == ' ' && name.charAt(index + 1) == ' ') {
                return false;
            }
        }
        return true;
    }
}
