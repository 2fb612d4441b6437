package outflank.print;

/** Which names the sheets can be written with. */
public final class Alphabets {

    private static final PrintFonts FONTS = new PrintFonts();

    private Alphabets() {}

    /**
     * Whether a text can be printed: in Latin, Greek, Cyrillic, Chinese, Japanese and Korean. Others, such as Arabic or
     * Thai, are in none of the fonts, and something else must stand in their place.
     */
    public static boolean canPrint(String text) {
        return FONTS.has(text);
    }
}
