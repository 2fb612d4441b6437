package outflank.tournament;

import java.io.Serializable;
import java.time.LocalDate;
import outflank.usecase.Refusal;
import outflank.usecase.Text;

/**
 * What is announced of a tournament.
 *
 * @param name 1 to 100 characters
 * @param place where it is played; may be empty
 * @param startsOn first day
 * @param endsOn last day, not before the first and at most 366 days after it
 */
public record TournamentDetails(String name, String place, LocalDate startsOn, LocalDate endsOn)
        implements Serializable {

    private static final int LONGEST = 100;

    /** @throws Refusal if a part is missing, too long, or the days are in the wrong order */
    public TournamentDetails {
        name = Text.required(name, "tournament.name", LONGEST);
        place = Text.line(place, "tournament.place", LONGEST);
        if (startsOn == null || endsOn == null) {
            throw new Refusal("refusal.missing", startsOn == null ? "tournament.startsOn" : "tournament.endsOn");
        }
        if (endsOn.isBefore(startsOn) || endsOn.isAfter(startsOn.plusDays(366))) {
            throw new Refusal("refusal.days");
        }
    }
}
