package outflank.tournament;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import outflank.account.Actor;
import outflank.player.FederationNumber;
import outflank.player.Persons;
import outflank.usecase.Refusal;
import outflank.usecase.UseCase;

/** Adding what files of a tournament ask for: who sends them, and the numbers of the World Othello Federation. */
@UseCase
public class PreparingFiles {

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
    private History history;

    /** What is known for files; nothing if nobody typed anything. */
    public FileHeader header(UUID tournamentId) {
        FileDetails details = entities.find(FileDetails.class, tournamentId);
        return details == null ? FileHeader.NONE : details.header();
    }

    /** Sets what files say of the tournament; after its end, too, for that is when files are sent. */
    public void describe(Actor actor, UUID tournamentId, FileHeader header) {
        rights.require(actor, tournamentId, Right.CONFIGURE);
        tournaments.lock(tournamentId);
        FileHeader before = header(tournamentId);
        if (before.equals(header)) {
            return;
        }
        FileDetails details = entities.find(FileDetails.class, tournamentId);
        if (details == null) {
            entities.persist(new FileDetails(tournamentId, header));
        } else {
            details.change(header);
        }
        history.write(
                tournamentId, actor, Action.FILE_DETAILS_CHANGED, new Change("", words(before), words(header), ""));
    }

    private static String words(FileHeader header) {
        return String.join(" · ", header.country(), header.director(), header.sender());
    }

    /**
     * Gives the persons behind entrants their numbers of the federation, all of them or none.
     *
     * @param numbers by the id of the entrant; whoever has his number already is left alone
     * @throws Refusal if somebody else has one of them
     */
    public void number(Actor actor, UUID tournamentId, Map<UUID, FederationNumber> numbers) {
        rights.require(actor, tournamentId, Right.MANAGE_ENTRANTS);
        tournaments.lock(tournamentId);
        Map<Entrant, FederationNumber> before = new LinkedHashMap<>();
        numbers.forEach((entrantId, number) -> {
            Entrant entrant = entrants.requireIn(tournamentId, entrantId);
            FederationNumber known = entrant.person().federationNumber();
            if (!known.equals(number)) {
                before.put(entrant, known);
            }
        });
        // Taken away first, so that two players can exchange theirs.
        before.keySet().forEach(entrant -> persons.number(entrant.person().id(), FederationNumber.NONE));
        entities.flush();
        before.forEach((entrant, known) -> {
            FederationNumber number = numbers.get(entrant.id());
            persons.number(entrant.person().id(), number);
            entities.flush();
            Change change = new Change(entrant.name(), words(known), words(number), "");
            history.write(tournamentId, actor, Action.NUMBER_GIVEN, change);
        });
    }

    private static String words(FederationNumber number) {
        return number.id().isEmpty() ? "–" : (number.isNew() ? "+" : "") + number.id();
    }
}
