package outflank.archive;

import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.LockModeType;
import jakarta.persistence.PersistenceContext;
import java.util.List;
import java.util.Optional;
import outflank.account.Actor;
import outflank.usecase.Refusal;
import outflank.usecase.UseCase;

/**
 * Bringing files of games into the archive. Whoever may set up tournaments on this site may import; stopping, going on
 * and deleting is for who started the import, and for administrators.
 */
@UseCase
public class Importing {

    private static final int MOST_LISTED = 100;
    private static final int MOST_PROBLEMS_LISTED = 200;
    private static final long MOST_KEPT_BYTES = 1024L * 1024 * 1024;

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private StoringUploads uploads;

    @Inject
    private Event<ImportWaiting> waiting;

    /** Whether this caller may import. */
    public boolean mayImport(Actor actor) {
        return actor.isAccount() || actor.kind() == Actor.Kind.APPLICATION;
    }

    /**
     * Keeps the files and lets the import of their games begin as soon as this has succeeded.
     *
     * @return the import's id
     * @throws Refusal if there is nothing in the files, too much, or a damaged ZIP file
     */
    public int start(Actor actor, List<Upload> files) {
        requireAccount(actor);
        Number kept = (Number)
                entities.createQuery("select coalesce(sum(i.bytes), 0) from ArchiveImport i where i.state <> :finished")
                        .setParameter("finished", ImportState.FINISHED)
                        .getSingleResult();
        if (kept.longValue() > MOST_KEPT_BYTES) {
            throw new Refusal("refusal.tooManyImports");
        }
        ArchiveImport begun = new ArchiveImport(actor);
        entities.persist(begun);
        entities.flush();
        begun.uploaded(uploads.store(begun.id(), files));
        waiting.fire(new ImportWaiting());
        return begun.id();
    }

    /** All imports, the latest first. */
    public List<ArchiveImport> all(Actor actor) {
        requireAccount(actor);
        return entities.createQuery("select i from ArchiveImport i order by i.id desc", ArchiveImport.class)
                .setMaxResults(MOST_LISTED)
                .getResultList();
    }

    /** The import with this id. */
    public Optional<ArchiveImport> find(Actor actor, int importId) {
        requireAccount(actor);
        return Optional.ofNullable(entities.find(ArchiveImport.class, importId));
    }

    /** What an import could not read, in the order of its files; at most 200 of them. */
    public List<ArchiveProblem> problems(Actor actor, int importId) {
        requireAccount(actor);
        return entities.createQuery(
                        "select p from ArchiveProblem p where p.importId = :id order by p.number", ArchiveProblem.class)
                .setParameter("id", importId)
                .setMaxResults(MOST_PROBLEMS_LISTED)
                .getResultList();
    }

    /** Stops an import after the block it is at. What it has stored stays. */
    public void stop(Actor actor, int importId) {
        ArchiveImport found = forChange(actor, importId);
        if (!found.state().isActive()) {
            throw new Refusal("refusal.importNotActive");
        }
        found.stop();
    }

    /** Lets an import that was stopped, or has failed, go on where it is. */
    public void goOn(Actor actor, int importId) {
        ArchiveImport found = forChange(actor, importId);
        if (found.state().isActive() || found.state() == ImportState.FINISHED) {
            throw new Refusal("refusal.importNotStopped");
        }
        found.goOn();
        waiting.fire(new ImportWaiting());
    }

    /** Deletes an import with all games it has brought. */
    public void delete(Actor actor, int importId) {
        ArchiveImport found = forChange(actor, importId);
        entities.createNativeQuery("select cast(pg_advisory_xact_lock(?1) as text)")
                .setParameter(1, BlockStorage.LOCK)
                .getSingleResult();
        entities.createNativeQuery("delete from archived_game where import_id = ?1")
                .setParameter(1, importId)
                .executeUpdate();
        entities.createNativeQuery("delete from archive_import where id = ?1")
                .setParameter(1, importId)
                .executeUpdate();
        entities.detach(found);
        for (String orphans : List.of(
                "delete from archive_player p where not exists (select from archived_game g where g.black_id = p.id)"
                        + " and not exists (select from archived_game g where g.white_id = p.id)",
                "delete from archive_event e where not exists (select from archived_game g where g.event_id = e.id)")) {
            entities.createNativeQuery(orphans).executeUpdate();
        }
    }

    private ArchiveImport forChange(Actor actor, int importId) {
        requireAccount(actor);
        ArchiveImport found = entities.find(ArchiveImport.class, importId, LockModeType.PESSIMISTIC_WRITE);
        if (found == null) {
            throw new Refusal("refusal.noImport");
        }
        if (!found.isOf(actor)) {
            throw new Refusal("refusal.notYourImport");
        }
        return found;
    }

    private void requireAccount(Actor actor) {
        if (!mayImport(actor)) {
            throw new Refusal("refusal.notAllowed");
        }
    }
}
