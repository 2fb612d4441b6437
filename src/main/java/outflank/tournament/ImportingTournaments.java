package outflank.tournament;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.security.SecureRandom;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.UUID;
import outflank.account.Actor;
import outflank.competition.Competition;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.competition.pairing.Constraints;
import outflank.format.tournament.FileEntrant;
import outflank.format.tournament.TournamentFile;
import outflank.player.FederationNumber;
import outflank.player.Person;
import outflank.player.PersonDetails;
import outflank.player.Persons;
import outflank.usecase.Refusal;
import outflank.usecase.UseCase;

/**
 * A tournament from a file of another program, with its players, rounds and results: to go on with it, or to keep it. Its
 * rounds were paired elsewhere, and say so.
 */
@UseCase
public class ImportingTournaments {

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int MOST_ENTRANTS = 10_000;
    private static final int MOST_ROUNDS = 50;

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private CreatingTournaments creating;

    @Inject
    private Persons persons;

    @Inject
    private PreparingFiles preparing;

    @Inject
    private History history;

    /**
     * Makes a tournament of a file; whoever imports it directs it. All of it comes in, or nothing; finals stay outside.
     *
     * @param form what the file is, such as {@code WOF}, as the rounds name it
     * @param name the name if the file has none
     * @param today the day if the file has none
     * @throws Refusal if it is too large, or a result without discs is in it: those make the tie-breaks
     */
    public Tournament create(Actor actor, TournamentFile file, String form, String name, LocalDate today) {
        Competition competition = file.competition();
        if (competition.entrants().size() > MOST_ENTRANTS || competition.plannedRounds() > MOST_ROUNDS) {
            throw new Refusal("refusal.fileTooLarge", MOST_ENTRANTS, MOST_ROUNDS);
        }
        competition.rounds().forEach(ImportingTournaments::requireDiscs);
        TournamentRules rules = ImportedRules.of(file);
        Tournament tournament =
                creating.create(actor, ImportedRules.details(file, name, today), rules, RANDOM.nextLong());
        Map<Integer, Entrant> entrants = entrants(tournament, file);
        entities.flush();
        for (outflank.competition.Round round : competition.rounds()) {
            round(tournament, entrants, competition, round, rules, form, actor);
        }
        if (!competition.rounds().isEmpty()) {
            tournament.start();
        }
        // Whoever locks the tournament reads it anew, and would undo what is not written yet.
        entities.flush();
        preparing.describe(actor, tournament.id(), ImportedRules.header(file));
        history.write(
                tournament.id(),
                actor,
                Action.TOURNAMENT_IMPORTED,
                Change.to(form, String.valueOf(competition.rounds().size())));
        return tournament;
    }

    private static void requireDiscs(outflank.competition.Round round) {
        for (outflank.competition.Game game : round.games()) {
            boolean without = game.result()
                    .filter(result -> result.kind() != ResultKind.DOUBLE_FORFEIT)
                    .filter(result -> result.blackHalfDiscs() + result.whiteHalfDiscs() == 0)
                    .isPresent();
            if (without) {
                throw new Refusal("refusal.fileWithoutDiscs", round.number(), game.table());
            }
        }
    }

    private Map<Integer, Entrant> entrants(Tournament tournament, TournamentFile file) {
        Map<Integer, Entrant> entrants = new HashMap<>();
        Set<UUID> known = new HashSet<>();
        boolean lots = file.competition().entrants().stream()
                        .map(outflank.competition.Entrant::lot)
                        .distinct()
                        .count()
                == file.competition().entrants().size();
        Map<Integer, Map<Integer, Integer>> byes = new HashMap<>();
        for (outflank.competition.Round round : file.competition().rounds()) {
            round.requestedByes()
                    .forEach((number, halfPoints) -> byes.computeIfAbsent(number, entrant -> new HashMap<>())
                            .put(round.number(), halfPoints));
        }
        for (outflank.competition.Entrant each : file.competition().entrants()) {
            Person person = person(file.byNumber().apply(each.number()), each, known);
            long lot = lots ? each.lot() : new SplittableRandom(tournament.seed() + each.number()).nextLong() >>> 1;
            Entrant entrant = new Entrant(tournament, person, each.number(), lot);
            entrant.accept();
            entrant.checkIn(each.entersInRound(), 0);
            each.absences().forEach(round -> entrant.miss(round, 0));
            byes.getOrDefault(each.number(), Map.of()).forEach(entrant::miss);
            each.withdrawnFromRound().ifPresent(entrant::withdraw);
            entities.persist(entrant);
            entrants.put(each.number(), entrant);
        }
        return entrants;
    }

    /** Two entrants are never one person, even if a file calls them alike. */
    private Person person(FileEntrant inFile, outflank.competition.Entrant entrant, Set<UUID> known) {
        String family = inFile.familyName().isBlank() ? inFile.id() : inFile.familyName();
        String country = entrant.country().matches("[A-Z]{3}") ? entrant.country() : "";
        PersonDetails details = new PersonDetails(
                inFile.givenName(), family, country, entrant.club(), Math.max(0, Math.min(entrant.rating(), 9_999)));
        Person person = inFile.federationId().isEmpty()
                ? persons.findOrAdd(details)
                : persons.findOrAdd(details, new FederationNumber(inFile.federationId(), inFile.newPlayer()));
        Person own = known.add(person.id()) ? person : persons.addNamesake(details);
        known.add(own.id());
        return own;
    }

    private void round(
            Tournament tournament,
            Map<Integer, Entrant> entrants,
            Competition competition,
            outflank.competition.Round played,
            TournamentRules rules,
            String form,
            Actor actor) {
        Constraints places = Constraints.none();
        for (outflank.competition.Game game : played.games()) {
            places = places.withFixedPair(game.black(), game.white());
        }
        String input = new PairingInput(competition.afterRound(played.number() - 1), rules.pairing(), places).json();
        Round round =
                new Round(tournament, played.number(), tournament.seed() + played.number(), "file " + form, input, 0);
        entities.persist(round);
        entities.flush();
        for (outflank.competition.Game each : played.games()) {
            Game game = new Game(round, each.table(), entrants.get(each.black()), entrants.get(each.white()));
            entities.persist(game);
            each.result().ifPresent(result -> entities.persist(result(game, result, actor)));
        }
        played.byes().forEach(number -> entities.persist(new Bye(round, entrants.get(number))));
        round.publish();
        if (played.number() < competition.rounds().size()) {
            round.close();
        }
        entities.flush();
    }

    private static GameResult result(Game game, Result result, Actor actor) {
        return new GameResult(game, result, ResultOrigin.ENTERED, "", actor.name());
    }
}
