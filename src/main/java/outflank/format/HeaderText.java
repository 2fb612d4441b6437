package outflank.format;

/** Names, events and other words in the headers of games, made fit to be shown and kept. */
public final class HeaderText {

    /** Names and events are cut to so many characters. */
    public static final int MAX_LENGTH = 200;

    private HeaderText() {}

    /**
     * The text without what cannot be printed, with single spaces, and cut. Question marks alone mean "unknown" in all
     * these files, so they become the empty text.
     */
    public static String clean(String text) {
        String clean = clean(text, MAX_LENGTH);
        return clean.chars().allMatch(character -> character == '?') ? "" : clean;
    }

    static String clean(String text, int length) {
        StringBuilder clean = new StringBuilder(Math.min(text.length(), length));
        boolean space = false;
        for (int index = 0; index < text.length() && clean.length() < length; ) {
            int character = text.codePointAt(index);
            index += Character.charCount(character);
            if (isBlank(character)) {
                space = !clean.isEmpty();
                continue;
            }
            int room = length - clean.length() - (space ? 1 : 0);
            if (room < Character.charCount(character)) {
                break;
            }
            if (space) {
                clean.append(' ');
                space = false;
            }
            clean.appendCodePoint(character);
        }
        return clean.toString();
    }

    /** Spaces of all kinds, and what has no place in a line: controls, halves of characters, unassigned ones. */
    private static boolean isBlank(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.PRIVATE_USE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SPACE_SEPARATOR -> true;
            default -> character == '\uFEFF' || character == '\u200B';
        };
    }
}
