package outflank.usecase;

import java.text.Normalizer;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** A name in addresses of pages: small Latin letters, digits and single hyphens. */
public final class Slug {

    private static final int LONGEST = 60;

    private static final Pattern FORM = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

    private Slug() {}

    /** Whether this can be a slug; whatever else stands in an address need not reach the database. */
    public static boolean isOne(String text) {
        return text != null && FORM.matcher(text).matches();
    }

    /**
     * The slug of a name that is not taken yet.
     *
     * @param otherwise what it becomes if the name has no Latin letter and no digit
     */
    public static String of(String name, String otherwise, Predicate<String> taken) {
        String plain = Normalizer.normalize(name, Normalizer.Form.NFKD)
                .replaceAll("\\p{M}+", "")
                .toLowerCase(Locale.ROOT)
                .replace("ß", "ss")
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^-+", "");
        String cut = plain.substring(0, Math.min(LONGEST, plain.length())).replaceAll("-+$", "");
        String base = cut.isEmpty() ? otherwise : cut;
        String slug = base;
        for (int i = 2; taken.test(slug); i++) {
            slug = base + "-" + i;
        }
        return slug;
    }
}
