package outflank.competition.standings;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** What Buchholz and its relatives make of rounds without play. They are not to be mixed within one tournament. */
public enum UnplayedRounds {
    /** Only real games count, each with the points the opponent has; an unplayed round adds nothing. */
    PLAYED,
    /**
     * An unplayed round counts as an opponent with the own points, without a limit: the same idea as Brightwell's, who
     * gives the own points for it too.
     */
    OWN,
    /** FIDE C.07 Article 16 (2026), for Swiss tournaments: see {@link FideScores}. */
    FIDE,
    /**
     * FIDE C.07 Article 15, for round robins: a forfeit counts like a game, and a round without an opponent adds nothing.
     */
    FIDE_ROUND_ROBIN;

    /** The parameter in stored rules; empty for the plain way. */
    String parameter() {
        return this == PLAYED ? "" : name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** @throws IllegalArgumentException if the parameter of this tie-break is none of them */
    static UnplayedRounds parse(String tieBreak, String parameter) {
        return Arrays.stream(values())
                .filter(way -> way.parameter().equals(parameter))
                .findFirst()
                .orElseThrow(() ->
                        new IllegalArgumentException("\"" + tieBreak + "\" treats unplayed rounds plainly, or as "
                                + Arrays.stream(values())
                                        .skip(1)
                                        .map(way -> tieBreak + "=" + way.parameter())
                                        .collect(Collectors.joining(", "))
                                + ", not \"" + parameter + "\""));
    }
}
