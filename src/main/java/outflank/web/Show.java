package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Locale;
import java.util.MissingResourceException;
import outflank.archive.ArchivedGame;
import outflank.competition.Result;
import outflank.othello.Square;
import outflank.tournament.ScoreText;
import outflank.tournament.Tournament;
import outflank.tournament.TournamentState;

/** How dates, times, points and scores look in the language of the page. */
@Named
@RequestScoped
public class Show {

    @Inject
    private Language language;

    /** The day or days of a tournament. */
    public String days(Tournament tournament) {
        LocalDate first = tournament.details().startsOn();
        LocalDate last = tournament.details().endsOn();
        return first.equals(last) ? day(first) : day(first) + " – " + day(last);
    }

    /** What a badge says about where a tournament stands. */
    public String state(Tournament tournament) {
        if (tournament.state() != TournamentState.SETUP) {
            return tournament.state().name();
        }
        return tournament.registrationOpen() ? "open" : "announced";
    }

    /** A day, such as 14 March 2026. */
    public String day(LocalDate day) {
        return DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)
                .withLocale(language.getLocale())
                .format(day);
    }

    /** A time of day where the server stands, which in a hall is where everybody is. */
    public String time(Instant instant) {
        return instant == null
                ? ""
                : DateTimeFormatter.ofPattern("HH:mm").format(instant.atZone(ZoneId.systemDefault()));
    }

    /** A day and time where the server stands. */
    public String dayAndTime(Instant instant) {
        return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                .withLocale(language.getLocale())
                .format(instant.atZone(ZoneId.systemDefault()));
    }

    /** Half points as points, such as 3½. */
    public String points(int halfPoints) {
        return ScoreText.points(halfPoints);
    }

    /** Half discs as discs. */
    public String discs(int halfDiscs) {
        return ScoreText.discs(halfDiscs);
    }

    /** A result as Black's and White's discs, such as 38–26. */
    public String score(Result result) {
        return result == null ? "–" : ScoreText.of(result);
    }

    /** Moves as they are read aloud: {@code f5 d6 c3}. */
    public String moves(String canonical) {
        return canonical.replaceAll("..(?!$)", "$0 ");
    }

    /** The score of a game of the archive, such as 38–26; a dash if nothing says it. */
    public String archivedScore(ArchivedGame game) {
        return game.blackDiscs().isPresent() ? blackScore(game.blackDiscs().getAsInt()) : "–";
    }

    /** The score of a game of 64 discs, by those of Black. */
    public String blackScore(int blackDiscs) {
        return blackDiscs + "–" + (Square.COUNT - blackDiscs);
    }

    /** A constant in small letters, as keys and style classes have it; on a Turkish machine too, where I is not i. */
    public String small(Object constant) {
        return constant.toString().toLowerCase(Locale.ROOT);
    }

    /** The text of an enum constant: the key is the group, a dot, and the constant in small letters. */
    public String constant(String group, Enum<?> constant) {
        String key = group + "." + small(constant);
        try {
            return language.texts().getString(key);
        } catch (MissingResourceException missing) {
            throw new IllegalStateException("the bundle lacks " + key, missing);
        }
    }
}
