package outflank.format.tournament;

import java.util.Locale;

/** The forms in which whole tournaments are kept (othello.md, section 6; peers.md for TRF). */
public enum TournamentFormat {
    /** The result file of the World Othello Federation, from which its rating list is made. */
    WOF,
    /** The work file of the pairing program PAPP. */
    PAPP,
    /** The tournament report file of FIDE, editions of 2016 and 2026, for tools of chess. */
    TRF,
    /** Everything, in Outflank's own form. */
    JSON;

    /** The word in addresses and for programs. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
