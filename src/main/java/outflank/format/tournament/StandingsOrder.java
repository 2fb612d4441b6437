package outflank.format.tournament;

import java.util.List;
import outflank.competition.standings.Standings;
import outflank.competition.standings.TieBreak;
import outflank.competition.standings.TieBreaks;

/** The standings of a tournament in a file, by the tie-breaks the file names. */
public final class StandingsOrder {

    private StandingsOrder() {}

    /** The tie-breaks the file names; those of the world championships if it names none. */
    public static List<TieBreak> tieBreaks(TournamentFile file) {
        return file.rules().tieBreaks().map(TieBreaks::parse).orElseGet(TieBreaks::worldChampionship);
    }

    /** The standings after the last round. */
    public static Standings of(TournamentFile file) {
        return Standings.of(file.competition(), tieBreaks(file));
    }
}
