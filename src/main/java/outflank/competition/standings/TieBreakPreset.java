package outflank.competition.standings;

import java.util.List;

/** Lists of tie-breaks that are in use somewhere (othello.md section 3), to begin with. */
public enum TieBreakPreset {
    /** World championships: Brightwell with β = 6, discs, lot. */
    WORLD_CHAMPIONSHIP("brightwell=6,discs,lot"),
    /** Brightwell with β from the number of rounds, discs, lot. */
    MBQ("brightwell=auto,discs,lot"),
    /** Round robins: discs, and the games of those who are level even then. */
    ROUND_ROBIN("discs,direct-encounter=forfeits,lot"),
    /** Japan: disc difference, the games of those who are level, lot. */
    JAPAN("disc-difference,direct-encounter,lot"),
    /** Mind Sports Olympiad: discs alone, and what is level then stays level. */
    MIND_SPORTS_OLYMPIAD("discs"),
    /** European Grand Prix: the first four places are played off, and ties below them stay ties. */
    EUROPEAN_GRAND_PRIX("play-off,brightwell=6,discs"),
    /** Swiss tournaments by the tie-breaks and the treatment of unplayed rounds of FIDE (C.07, 2026). */
    FIDE_SWISS("buchholz-cut-1=fide,buchholz=fide,sonneborn-berger=fide,direct-encounter,wins,lot"),
    /** Round robins by FIDE's tie-breaks. */
    FIDE_ROUND_ROBIN("direct-encounter=forfeits,sonneborn-berger=fide-round-robin,koya,wins,lot");

    private final String stored;

    TieBreakPreset(String stored) {
        this.stored = stored;
    }

    /** The list in the form {@link TieBreaks#parse} reads. */
    public String stored() {
        return stored;
    }

    /** The tie-breaks, the most important first. */
    public List<TieBreak> tieBreaks() {
        return TieBreaks.parse(stored);
    }
}
