package outflank.tournament;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.List;
import java.util.UUID;
import outflank.account.Actor;

/** What happened in a tournament: written in the transaction of each change, read by the desk. */
@ApplicationScoped
public class History {

    private static final int MOST_SHOWN = 500;

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private Rights rights;

    /** Adds a line; only use cases call this, inside their transaction. */
    public void write(UUID tournamentId, Actor by, Action action, Change change) {
        entities.persist(new HistoryEntry(tournamentId, by, action, change));
    }

    /** The newest lines, the latest first. */
    public List<HistoryEntry> latest(Actor actor, UUID tournamentId) {
        rights.require(actor, tournamentId, Right.SEE_DESK);
        return entities.createQuery(
                        "select h from HistoryEntry h where h.tournamentId = :id order by h.id desc",
                        HistoryEntry.class)
                .setParameter("id", tournamentId)
                .setMaxResults(MOST_SHOWN)
                .getResultList();
    }
}
