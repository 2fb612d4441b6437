package outflank.tournament;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import outflank.competition.knockout.FinalRanking;
import outflank.competition.standings.Standing;
import outflank.competition.standings.Standings;
import outflank.usecase.UseCase;

/** Where everybody ended: what series, prizes and rolls of honour are made from. */
@UseCase
public class FinalRankings {

    @Inject
    private Competitions competitions;

    @Inject
    private Entrants entrants;

    @Inject
    private FinalsTables finals;

    /**
     * An entrant with his final place.
     *
     * @param entrant the entrant
     * @param rank from 1; equal ranks are shared
     * @param halfPoints half points of the preliminaries
     */
    public record Ranked(Entrant entrant, int rank, int halfPoints) {}

    /** Everybody who took part, the winner first: by the finals where they decide, else by the standings. */
    public List<Ranked> of(Tournament tournament) {
        Map<Integer, Entrant> byNumber =
                entrants.of(tournament.id()).stream().collect(Collectors.toMap(Entrant::number, Function.identity()));
        Standings standings =
                Standings.of(competitions.read(tournament), tournament.rules().parsedTieBreaks());
        return finals.published(tournament.id())
                .map(played -> FinalRanking.of(played, standings).stream()
                        .map(place -> ranked(byNumber, place.standing(), place.rank()))
                        .toList())
                .orElseGet(() -> standings.rows().stream()
                        .map(row -> ranked(byNumber, row, row.rank()))
                        .toList());
    }

    private static Ranked ranked(Map<Integer, Entrant> byNumber, Standing row, int rank) {
        return new Ranked(byNumber.get(row.entrant().number()), rank, row.halfPoints());
    }
}
