package outflank.tournament;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.UUID;
import outflank.account.Actor;
import outflank.usecase.Token;
import outflank.usecase.UseCase;

/** Giving players their links. */
@UseCase
public class PersonalLinks {

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private Tournaments tournaments;

    @Inject
    private Entrants entrants;

    @Inject
    private History history;

    /** Gives a player a new link; the old one stops working at once. */
    public Token renew(Actor actor, UUID tournamentId, UUID entrantId) {
        tournaments.forChange(actor, tournamentId, Right.MANAGE_ENTRANTS);
        Entrant entrant = entrants.requireIn(tournamentId, entrantId);
        entities.createQuery(
                        "select l from PersonalLink l where l.entrant = :entrant and l.revokedAt is null",
                        PersonalLink.class)
                .setParameter("entrant", entrant)
                .getResultStream()
                .forEach(PersonalLink::revoke);
        // Revoked rows must be written before the new one: only one link of an entrant is in force.
        entities.flush();
        history.write(tournamentId, actor, Action.LINK_RENEWED, Change.of(entrant.name()));
        return issue(entrant);
    }

    Token issue(Entrant entrant) {
        Token token = Token.random();
        entities.persist(new PersonalLink(entrant, token));
        return token;
    }
}
