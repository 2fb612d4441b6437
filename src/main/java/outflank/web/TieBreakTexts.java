package outflank.web;

import java.util.Collections;
import java.util.List;
import outflank.competition.standings.Lot;
import outflank.competition.standings.Standing;
import outflank.competition.standings.Standings;
import outflank.competition.standings.TieBreak;

/**
 * The tie-breaks of some standings as they are read: a lot is a random number nobody can read, so its order is shown; and a
 * dash where a tie-break has nothing to say.
 */
final class TieBreakTexts {

    private final Standings standings;
    private final List<Long> lots;

    TieBreakTexts(Standings standings) {
        this.standings = standings;
        this.lots = standings.rows().stream()
                .map(row -> row.entrant().lot())
                .sorted()
                .toList();
    }

    /** The value of a row in the tie-break at this place of the list. */
    String of(Standing row, int place) {
        TieBreak tieBreak = standings.tieBreaks().get(place);
        return tieBreak instanceof Lot
                ? String.valueOf(
                        1 + Collections.binarySearch(lots, row.entrant().lot()))
                : row.tieBreakValues().get(place).toString();
    }
}
