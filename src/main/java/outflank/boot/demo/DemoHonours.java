package outflank.boot.demo;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import outflank.account.Actor;
import outflank.competition.series.SeriesRules;
import outflank.competition.standings.PrizeSplit;
import outflank.series.RollOfHonour;
import outflank.series.RunningSeries;
import outflank.series.Series;
import outflank.tournament.Categories;
import outflank.tournament.Entrant;
import outflank.tournament.Entrants;
import outflank.tournament.HonourRules;
import outflank.tournament.Prizes;

/** What can be won in the demo: a category, prizes, and a series with champions of earlier years, all of them invented. */
@ApplicationScoped
class DemoHonours {

    private static final String CHAMPIONS = """
            year,official,place,champion,champion_country,team_title,runner_up,runner_up_country,womens_champion
            2023,yes,Port Halcyon,Ottavio Belfaro,ITA,FIN,Aatto Järvensäde,FIN,
            2024,yes,Fernholm,Maren Østervang,DEN,DEN,Ottavio Belfaro,ITA,Maren Østervang
            2025,yes,Port Halcyon,Wszemiła Żółtobrzeska,POL,POL,Maren Østervang,DEN,Wszemiła Żółtobrzeska
            2025,no,Lindenau,Percival Thistlemoor,GBR,,Íñigo Valdesombra,ESP,
            """;

    @Inject
    private Categories categories;

    @Inject
    private Prizes prizes;

    @Inject
    private Entrants entrants;

    @Inject
    private RunningSeries running;

    @Inject
    private RollOfHonour roll;

    /** Every second entrant is young here. */
    void award(Actor director, UUID tournamentId) {
        categories.addNamed(director, tournamentId, "youth");
        UUID youth = categories.of(tournamentId).get(0).id();
        Set<UUID> young = entrants.accepted(tournamentId).stream()
                .filter(entrant -> entrant.number() % 2 == 0)
                .map(Entrant::id)
                .collect(Collectors.toSet());
        categories.assign(director, tournamentId, youth, young);
        prizes.offer(
                director,
                tournamentId,
                new HonourRules(2, PrizeSplit.BY_RANK, "EUR"),
                Map.of(
                        Optional.empty(), List.of("120 and the harbor cup", "60", "A book"),
                        Optional.of(youth), List.of("30")));
        Series series = running.create(director, "Grand Prix of the Islands", SeriesRules.europeanGrandPrix());
        running.propose(director, tournamentId, series.id());
        roll.take(director, series.id(), CHAMPIONS);
    }
}
