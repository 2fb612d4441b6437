package outflank.archive;

import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.persistence.TypedQuery;
import java.util.List;
import java.util.Optional;
import outflank.usecase.UseCase;

/** Searching and reading the archive, which everybody may. */
@UseCase
public class Archive {

    private static final String FETCH = "eclipselink.join-fetch";

    @PersistenceContext
    private EntityManager entities;

    /**
     * A page of the games that fit.
     *
     * @param page which page, from 1; beyond the last one, the last is given
     */
    public ArchivePage search(ArchiveSearch search, int page) {
        long total = count(search);
        int last = (int) Math.max(1, (total + ArchivePage.SIZE - 1) / ArchivePage.SIZE);
        int number = Math.max(1, Math.min(page, last));
        List<ArchivedGame> games = total == 0
                ? List.of()
                : games(new SearchConditions(search), search.oldestFirst())
                        .setFirstResult((number - 1) * ArchivePage.SIZE)
                        .setMaxResults(ArchivePage.SIZE)
                        .getResultList();
        return new ArchivePage(games, number, total);
    }

    /** How many games fit. */
    public long count(ArchiveSearch search) {
        SearchConditions conditions = new SearchConditions(search);
        return conditions
                .fill(entities.createQuery("select count(g) from ArchivedGame g" + conditions.where(), Long.class))
                .getSingleResult();
    }

    /** Whether there is no game at all. */
    public boolean isEmpty() {
        return entities.createQuery("select g.id from ArchivedGame g", Long.class)
                .setMaxResults(1)
                .getResultList()
                .isEmpty();
    }

    /** The game with this id. */
    public Optional<ArchivedGame> game(long id) {
        return entities.createQuery("select g from ArchivedGame g where g.id = :id", ArchivedGame.class)
                .setParameter("id", id)
                .setHint(FETCH, "g.black")
                .setHint(FETCH, "g.white")
                .setHint(FETCH, "g.event")
                .getResultStream()
                .findFirst();
    }

    /** The id of the game before this one among those that fit. */
    public Optional<Long> before(ArchiveSearch search, ArchivedGame game) {
        return neighbor(search, game, !search.oldestFirst());
    }

    /** The id of the game after this one among those that fit. */
    public Optional<Long> after(ArchiveSearch search, ArchivedGame game) {
        return neighbor(search, game, search.oldestFirst());
    }

    private Optional<Long> neighbor(ArchiveSearch search, ArchivedGame game, boolean later) {
        SearchConditions conditions = new SearchConditions(search);
        String than = later ? ">" : "<";
        conditions.add(
                "g.played " + than + " :here or g.played = :here and g.id " + than + " " + game.id(),
                "here",
                game.played());
        return conditions
                .fill(entities.createQuery(
                        "select g.id from ArchivedGame g" + conditions.where() + order(later), Long.class))
                .setMaxResults(1)
                .getResultStream()
                .findFirst();
    }

    private TypedQuery<ArchivedGame> games(SearchConditions conditions, boolean oldestFirst) {
        return conditions
                .fill(entities.createQuery(
                        "select g from ArchivedGame g" + conditions.where() + order(oldestFirst), ArchivedGame.class))
                .setHint(FETCH, "g.black")
                .setHint(FETCH, "g.white")
                .setHint(FETCH, "g.event");
    }

    private static String order(boolean oldestFirst) {
        return oldestFirst ? " order by g.played, g.id" : " order by g.played desc, g.id desc";
    }
}
