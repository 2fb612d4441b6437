package outflank.tournament;

/**
 * What one line of the history tells, in names and numbers that need no translation.
 *
 * @param subject whom or what it is about, such as a player's name or "2/7 A – B" for table 7 of round 2
 * @param before what was before, may be empty
 * @param after what is now, may be empty
 * @param reason why, in somebody's own words; may be empty
 */
public record Change(String subject, String before, String after, String reason) {

    public static Change of(String subject) {
        return new Change(subject, "", "", "");
    }

    public static Change to(String subject, String after) {
        return new Change(subject, "", after, "");
    }
}
