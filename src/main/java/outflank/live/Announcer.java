package outflank.live;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.UUID;

/**
 * Tells every node that a tournament has changed. PostgreSQL delivers the notice when, and only if, the transaction
 * commits.
 */
@ApplicationScoped
public class Announcer {

    /** The channel every node listens on. */
    public static final String CHANNEL = "outflank_tournament";

    @PersistenceContext
    private EntityManager entities;

    /** Announces the new revision of a tournament, in the transaction of the change. */
    public void changed(UUID tournamentId, long revision) {
        entities.createNativeQuery("select cast(pg_notify(?1, ?2) as text)")
                .setParameter(1, CHANNEL)
                .setParameter(2, tournamentId + " " + revision)
                .getSingleResult();
    }
}
