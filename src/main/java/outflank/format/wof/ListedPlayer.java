package outflank.format.wof;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import outflank.format.HeaderText;

/**
 * A line of the federation's list of players.
 *
 * @param id the number of the player, digits without leading zeros
 * @param familyName the family name, or the whole name where it is one
 * @param givenName the given name; may be empty
 * @param country three letters as a rule; empty if the list says none
 * @param rating the rating, 0 if the list says none
 */
public record ListedPlayer(String id, String familyName, String givenName, String country, int rating) {

    private static final Pattern ID = Pattern.compile("\\s*+\\+?0*+(\\d{1,9}+)[\\s,]++(\\S.*+)");
    private static final Pattern RATING = Pattern.compile("<\\s*+(-?)(\\d{1,5}+)\\s*+>");
    private static final Pattern COUNTRY = Pattern.compile("\\{\\s*+([^{}]{1,40}+)}");

    /**
     * Reads {@code 280016 ACUNA, Ricardo   %_<1641>}, which stands below a line with the country, or
     * {@code 280016 ACUNA, Ricardo {ARG} <1641> 'comment}.
     *
     * @param country the country of the section the line stands in
     * @return empty if the line is no player
     */
    public static Optional<ListedPlayer> read(String line, String country) {
        Matcher matcher = ID.matcher(line);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        String rest = withoutComment(matcher.group(2));
        Matcher own = COUNTRY.matcher(rest);
        String said = own.find() ? own.group(1).strip().toUpperCase(Locale.ROOT) : country;
        Matcher rated = RATING.matcher(rest);
        int rating = rated.find() && rated.group(1).isEmpty() ? Integer.parseInt(rated.group(2)) : 0;
        String[] names = name(rest).split(",", 2);
        String family = HeaderText.clean(names[0]);
        String given = names.length == 2 ? HeaderText.clean(names[1]) : "";
        return family.isEmpty()
                ? Optional.empty()
                : Optional.of(new ListedPlayer(matcher.group(1), family, given, said, rating));
    }

    /** An apostrophe within a word belongs to the name. */
    private static String withoutComment(String rest) {
        int comment = rest.indexOf(" '");
        return comment >= 0 ? rest.substring(0, comment) : rest;
    }

    /** What stands before country and rating. */
    private static String name(String rest) {
        int end = rest.length();
        for (char mark : new char[] {'{', '<', '%'}) {
            int at = rest.indexOf(mark);
            end = at >= 0 ? Math.min(end, at) : end;
        }
        return rest.substring(0, end);
    }
}
