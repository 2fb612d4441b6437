package outflank.web;

import java.util.List;
import java.util.stream.IntStream;
import outflank.competition.Competition;
import outflank.competition.standings.Standing;
import outflank.competition.standings.Standings;
import outflank.competition.standings.TieBreak;
import outflank.tournament.ScoreText;

/**
 * Where a player stands.
 *
 * @param rank the place
 * @param points points as they are written
 * @param tieBreaks the tie-breaks in the order in which they count
 */
public record PlayerStanding(int rank, String points, List<Value> tieBreaks) {

    /**
     * What one tie-break says.
     *
     * @param name name of the tie-break in the bundle
     * @param text its value as it is written
     */
    public record Value(String name, String text) {}

    static PlayerStanding of(Competition competition, List<TieBreak> tieBreaks, int entrant) {
        Standings standings = Standings.of(competition, tieBreaks);
        Standing row = standings.of(entrant);
        TieBreakTexts texts = new TieBreakTexts(standings);
        return new PlayerStanding(
                row.rank(),
                ScoreText.points(row.halfPoints()),
                IntStream.range(0, tieBreaks.size())
                        .mapToObj(place -> new Value(tieBreaks.get(place).name(), texts.of(row, place)))
                        .toList());
    }
}
