package outflank.series;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import outflank.competition.series.Placing;
import outflank.competition.series.SeriesRules;
import outflank.competition.series.SeriesStandings;
import outflank.player.Person;
import outflank.tournament.FinalRankings;
import outflank.tournament.Tournament;
import outflank.tournament.TournamentState;

/** Counts a series from the final rankings of its tournaments; a person is one player in all of them. */
@ApplicationScoped
class SeriesRanking {

    @Inject
    private FinalRankings rankings;

    SeriesTable of(SeriesRules rules, List<Tournament> tournaments) {
        List<Tournament> counted = new ArrayList<>();
        List<Tournament> coming = new ArrayList<>();
        for (Tournament tournament : tournaments) {
            (tournament.state() == TournamentState.FINISHED ? counted : coming).add(tournament);
        }
        Map<String, Person> persons = new HashMap<>();
        List<List<Placing>> placings = new ArrayList<>();
        for (Tournament tournament : counted) {
            placings.add(rankings.of(tournament).stream()
                    .map(ranked -> {
                        Person person = ranked.entrant().person();
                        persons.put(person.id().toString(), person);
                        return new Placing(person.id().toString(), ranked.rank(), ranked.halfPoints());
                    })
                    .toList());
        }
        List<SeriesTable.Line> lines = SeriesStandings.of(rules, placings).stream()
                .map(standing -> {
                    Person person = persons.get(standing.player());
                    return new SeriesTable.Line(person.name(), person.country(), standing);
                })
                .toList();
        return new SeriesTable(counted, coming, lines);
    }
}
