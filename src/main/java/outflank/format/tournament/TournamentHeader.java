package outflank.format.tournament;

import java.time.LocalDate;
import java.util.Objects;
import java.util.Optional;
import outflank.format.HeaderText;

/**
 * What a file says of a tournament as a whole; every text may be empty and has at most {@link HeaderText#MAX_LENGTH}
 * characters.
 *
 * @param name the name of the tournament
 * @param place where it is played
 * @param country the country it is played in, as the file writes it; three letters as a rule
 * @param startsOn the first day
 * @param endsOn the last day
 * @param director who directs it
 * @param sender who sends the file
 */
public record TournamentHeader(
        String name,
        String place,
        String country,
        Optional<LocalDate> startsOn,
        Optional<LocalDate> endsOn,
        String director,
        String sender) {

    /** Nothing is said. */
    public static final TournamentHeader NONE =
            new TournamentHeader("", "", "", Optional.empty(), Optional.empty(), "", "");

    public TournamentHeader {
        name = HeaderText.clean(name);
        place = HeaderText.clean(place);
        country = HeaderText.clean(country);
        Objects.requireNonNull(startsOn, "startsOn");
        Objects.requireNonNull(endsOn, "endsOn");
        director = HeaderText.clean(director);
        sender = HeaderText.clean(sender);
    }

    /** The same with another name. */
    public TournamentHeader withName(String other) {
        return new TournamentHeader(other, place, country, startsOn, endsOn, director, sender);
    }

    /** The same with another country. */
    public TournamentHeader withCountry(String other) {
        return new TournamentHeader(name, place, other, startsOn, endsOn, director, sender);
    }

    /** The same at another place. */
    public TournamentHeader withPlace(String other) {
        return new TournamentHeader(name, other, country, startsOn, endsOn, director, sender);
    }

    /** The same with another director. */
    public TournamentHeader withDirector(String other) {
        return new TournamentHeader(name, place, country, startsOn, endsOn, other, sender);
    }

    /** The same in these days. */
    public TournamentHeader withDays(Optional<LocalDate> first, Optional<LocalDate> last) {
        return new TournamentHeader(name, place, country, first, last, director, sender);
    }

    /** The same, sent by somebody else. */
    public TournamentHeader withSender(String other) {
        return new TournamentHeader(name, place, country, startsOn, endsOn, director, other);
    }
}
