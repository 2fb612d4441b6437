package outflank.tournament;

import jakarta.inject.Inject;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Collectors;
import outflank.competition.Competition;
import outflank.format.tournament.FileEntrant;
import outflank.format.tournament.FileRules;
import outflank.format.tournament.TournamentFile;
import outflank.format.tournament.TournamentHeader;
import outflank.player.FederationNumber;
import outflank.player.Person;
import outflank.usecase.UseCase;

/** The one place where a tournament of the database becomes what a file holds. */
@UseCase
public class TournamentExport {

    @Inject
    private Competitions competitions;

    @Inject
    private Entrants entrants;

    @Inject
    private PreparingFiles preparing;

    /**
     * The tournament with its published rounds and official results.
     *
     * <p>Neither the seed nor the lots themselves are given away: openings of rounds to come follow from them. In their
     * place stands the order of the lots, which is all that standings need.
     */
    public TournamentFile read(Tournament tournament) {
        Competition competition = withOrderOfLots(competitions.read(tournament));
        Map<Integer, Entrant> byNumber =
                entrants.of(tournament.id()).stream().collect(Collectors.toMap(Entrant::number, Function.identity()));
        List<FileEntrant> inFile = competition.entrants().stream()
                .map(entrant -> inFile(byNumber.get(entrant.number())))
                .toList();
        TournamentRules rules = tournament.rules();
        return new TournamentFile(
                header(tournament),
                inFile,
                competition,
                new FileRules(
                        Optional.of(rules.pairing().stored()),
                        Optional.of(String.join(",", rules.tieBreaks())),
                        OptionalLong.empty(),
                        List.of(),
                        List.of()),
                List.of());
    }

    private TournamentHeader header(Tournament tournament) {
        TournamentDetails details = tournament.details();
        FileHeader header = preparing.header(tournament.id());
        return new TournamentHeader(
                details.name(),
                details.place(),
                header.country(),
                Optional.of(details.startsOn()),
                Optional.of(details.endsOn()),
                header.director(),
                header.sender());
    }

    /** Who has no number of the federation is known by a word no number can be. */
    private static FileEntrant inFile(Entrant entrant) {
        Person person = entrant.person();
        FederationNumber number = person.federationNumber();
        String id = number.id().isEmpty() ? "new" + entrant.number() : number.id();
        return new FileEntrant(
                entrant.number(), id, number.id(), number.isNew(), person.familyName(), person.givenName());
    }

    private static Competition withOrderOfLots(Competition competition) {
        List<outflank.competition.Entrant> byLot = competition.entrants().stream()
                .sorted(Comparator.comparingLong(outflank.competition.Entrant::lot)
                        .thenComparingInt(outflank.competition.Entrant::number))
                .toList();
        Map<Integer, Integer> order = new HashMap<>();
        byLot.forEach(entrant -> order.put(entrant.number(), order.size() + 1));
        List<outflank.competition.Entrant> entrants = competition.entrants().stream()
                .map(entrant -> new outflank.competition.Entrant(
                        entrant.number(),
                        entrant.name(),
                        entrant.country(),
                        entrant.club(),
                        entrant.categories(),
                        entrant.rating(),
                        order.get(entrant.number()),
                        entrant.entersInRound(),
                        entrant.withdrawnFromRound(),
                        entrant.absences()))
                .toList();
        return new Competition(
                competition.plannedRounds(),
                competition.byeHalfDiscs(),
                entrants,
                competition.rounds(),
                competition.matches(),
                competition.ordersByHand());
    }
}
