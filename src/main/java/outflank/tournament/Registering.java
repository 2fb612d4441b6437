package outflank.tournament;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.List;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.function.Supplier;
import outflank.account.Actor;
import outflank.player.FederationNumber;
import outflank.player.Person;
import outflank.player.PersonDetails;
import outflank.player.Persons;
import outflank.usecase.Refusal;
import outflank.usecase.Token;
import outflank.usecase.UseCase;

/** Entering a tournament, and what the director says to it. */
@UseCase
public class Registering {

    private static final int MOST_ENTRANTS = 10_000;

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private Tournaments tournaments;

    @Inject
    private Entrants entrants;

    @Inject
    private Persons persons;

    @Inject
    private Rights rights;

    @Inject
    private PersonalLinks links;

    @Inject
    private History history;

    /**
     * A registration that was taken.
     *
     * @param entrant the new entrant
     * @param link the player's personal link; it cannot be read again later
     */
    public record Registration(Entrant entrant, Token link) {}

    /**
     * Registers a player: by himself while the registration is open, or by the director at any time, who accepts him
     * with it.
     *
     * @throws Refusal if the registration is closed or the person is already in the tournament
     */
    public Registration register(Actor actor, UUID tournamentId, PersonDetails details) {
        return register(actor, tournamentId, () -> persons.findOrAdd(details));
    }

    /**
     * The director registers somebody from the federation's list.
     *
     * @throws Refusal if the caller may not manage entrants, or the person is already in the tournament
     */
    public Registration register(Actor actor, UUID tournamentId, PersonDetails details, FederationNumber number) {
        rights.require(actor, tournamentId, Right.MANAGE_ENTRANTS);
        return register(actor, tournamentId, () -> persons.findOrAdd(details, number));
    }

    private Registration register(Actor actor, UUID tournamentId, Supplier<Person> directory) {
        Tournament tournament = tournaments.lock(tournamentId);
        tournament.requireNotFinished();
        boolean byDirector = rights.has(actor, tournamentId, Right.MANAGE_ENTRANTS);
        if (!byDirector && !tournament.registrationOpen()) {
            throw new Refusal("refusal.registrationClosed");
        }
        List<Entrant> present = entrants.of(tournamentId);
        if (present.size() >= MOST_ENTRANTS) {
            throw new Refusal("refusal.full");
        }
        Person person = directory.get();
        if (present.stream().anyMatch(entrant -> entrant.person().id().equals(person.id()))) {
            throw new Refusal("refusal.alreadyRegistered", person.name());
        }
        int number = 1 + present.stream().mapToInt(Entrant::number).max().orElse(0);
        Entrant entrant = new Entrant(tournament, person, number, drawLot(tournament.seed(), number));
        if (byDirector) {
            entrant.accept();
        }
        entities.persist(entrant);
        Token link = links.issue(entrant);
        history.write(tournamentId, actor, Action.PLAYER_REGISTERED, Change.to(person.name(), person.country()));
        return new Registration(entrant, link);
    }

    /** Accepts a registration, also one that was declined before. */
    public void accept(Actor actor, UUID tournamentId, UUID entrantId) {
        tournaments.forChange(actor, tournamentId, Right.MANAGE_ENTRANTS);
        accept(actor, entrants.requireIn(tournamentId, entrantId));
    }

    /** Accepts every registration that waits. */
    public void acceptAll(Actor actor, UUID tournamentId) {
        tournaments.forChange(actor, tournamentId, Right.MANAGE_ENTRANTS);
        entrants.of(tournamentId).stream()
                .filter(entrant -> entrant.state() == EntrantState.REGISTERED)
                .forEach(entrant -> accept(actor, entrant));
    }

    /** Declines a registration; refused once the player has checked in. */
    public void decline(Actor actor, UUID tournamentId, UUID entrantId) {
        tournaments.forChange(actor, tournamentId, Right.MANAGE_ENTRANTS);
        Entrant entrant = entrants.requireIn(tournamentId, entrantId);
        entrant.decline();
        history.write(tournamentId, actor, Action.PLAYER_DECLINED, Change.of(entrant.name()));
    }

    private void accept(Actor actor, Entrant entrant) {
        if (entrant.state() != EntrantState.ACCEPTED) {
            entrant.accept();
            history.write(entrant.tournament().id(), actor, Action.PLAYER_ACCEPTED, Change.of(entrant.name()));
        }
    }

    /** The lot of an entrant is drawn once, from the tournament's seed and his number, and kept. */
    private static long drawLot(long seed, int number) {
        return new SplittableRandom(seed + number).nextLong() >>> 1;
    }
}
