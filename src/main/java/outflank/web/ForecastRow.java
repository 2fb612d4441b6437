package outflank.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import outflank.competition.simulation.Forecast;
import outflank.competition.simulation.Reach;
import outflank.competition.standings.Tally;
import outflank.tournament.ForecastJob;

/**
 * One line of a forecast.
 *
 * @param number number of the entrant
 * @param name his name
 * @param country his country, or empty
 * @param halfPoints his half points so far
 * @param first in how many runs he won
 * @param within in how many runs he was among the first places that are asked for
 * @param runs how many runs there were
 * @param reach what points alone say of those places
 * @param averagePlace his place on average
 */
public record ForecastRow(
        int number,
        String name,
        String country,
        int halfPoints,
        int first,
        int within,
        int runs,
        Reach reach,
        double averagePlace) {

    static List<ForecastRow> of(ForecastJob job, int places) {
        Map<Integer, Reach> reach = Reach.of(job.competition(), places);
        Tally tally = Tally.of(job.competition());
        Forecast forecast = job.forecast();
        List<ForecastRow> rows = new ArrayList<>();
        for (Forecast.Chances line : forecast.chances()) {
            var entrant = job.competition().entrant(line.entrant());
            rows.add(new ForecastRow(
                    line.entrant(),
                    entrant.name(),
                    entrant.country(),
                    tally.score(line.entrant()).halfPoints(),
                    line.runsWithin(1),
                    line.runsWithin(places),
                    line.runs(),
                    reach.get(line.entrant()),
                    line.averagePlace()));
        }
        return rows;
    }
}
