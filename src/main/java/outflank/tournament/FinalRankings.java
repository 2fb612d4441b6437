package outflank.tournament;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import outflank.competition.standings.Standings;
import outflank.usecase.UseCase;

/** Where everybody ended: what series, prizes and rolls of honour are made from. */
@UseCase
public class FinalRankings {

    @Inject
    private Competitions competitions;

    @Inject
    private Entrants entrants;

    /**
     * An entrant with his final place.
     *
     * @param entrant the entrant
     * @param rank from 1; equal ranks are shared
     * @param halfPoints half points of the preliminaries
     */
    public record Ranked(Entrant entrant, int rank, int halfPoints) {}

    /** Everybody who took part, the winner first. */
    public List<Ranked> of(Tournament tournament) {
        Map<Integer, Entrant> byNumber =
                entrants.of(tournament.id()).stream().collect(Collectors.toMap(Entrant::number, Function.identity()));
        return Standings.of(competitions.read(tournament), tournament.rules().parsedTieBreaks()).rows().stream()
                .map(row -> new Ranked(byNumber.get(row.entrant().number()), row.rank(), row.halfPoints()))
                .toList();
    }
}
