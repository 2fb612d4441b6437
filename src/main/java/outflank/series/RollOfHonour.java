package outflank.series;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import outflank.account.Actor;
import outflank.tournament.Action;
import outflank.tournament.Change;
import outflank.tournament.History;
import outflank.usecase.Refusal;
import outflank.usecase.UseCase;

/** Who has won a series' title in which year: by hand, from a table, and for years without any game here. */
@UseCase
public class RollOfHonour {

    private static final int MOST_LINES = 2_000;

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private SeriesDirectory directory;

    @Inject
    private History history;

    /**
     * What an import did.
     *
     * @param added lines that came in
     * @param present lines that stood there already
     */
    public record Imported(int added, int present) {}

    /** All lines of a series, the earliest year first; within a year the official ones first. */
    public List<Honour> of(UUID seriesId) {
        return entities.createQuery("""
                        select h from Honour h where h.seriesId = :series
                        order by h.year, h.official desc, h.place, h.champion""", Honour.class)
                .setParameter("series", seriesId)
                .setMaxResults(MOST_LINES)
                .getResultList();
    }

    /** Adds a line. */
    public Honour add(Actor actor, UUID seriesId, HonourDetails details) {
        Series series = directory.forChange(actor, seriesId);
        List<Honour> present = of(seriesId);
        requireUnknown(present, details);
        requireRoom(present.size() + 1);
        Honour honour = new Honour(seriesId, details, null);
        entities.persist(honour);
        history.write(null, actor, Action.HONOUR_CHANGED, Change.to(series.name(), describe(details)));
        return honour;
    }

    /** Changes a line. */
    public void change(Actor actor, UUID seriesId, UUID honourId, HonourDetails details) {
        Series series = directory.forChange(actor, seriesId);
        Honour honour = require(seriesId, honourId);
        requireUnknown(
                of(seriesId).stream()
                        .filter(other -> !other.id().equals(honourId))
                        .toList(),
                details);
        Change change = new Change(series.name(), describe(honour.details()), describe(details), "");
        honour.change(details);
        history.write(null, actor, Action.HONOUR_CHANGED, change);
    }

    /** Takes a line away. */
    public void remove(Actor actor, UUID seriesId, UUID honourId) {
        Series series = directory.forChange(actor, seriesId);
        Honour honour = require(seriesId, honourId);
        entities.remove(honour);
        history.write(
                null, actor, Action.HONOUR_CHANGED, new Change(series.name(), describe(honour.details()), "", ""));
    }

    /**
     * Takes in a whole table; lines that stand there already are passed over, so that the same table can come twice.
     *
     * @param table the table with its heading, as {@link HonourFile} describes it
     * @throws Refusal if a line cannot be understood; then none comes in
     */
    public Imported take(Actor actor, UUID seriesId, String table) {
        Series series = directory.forChange(actor, seriesId);
        List<HonourDetails> read = HonourFile.read(table);
        Set<List<Object>> known = new HashSet<>();
        of(seriesId).forEach(honour -> known.add(key(honour.details())));
        requireRoom(known.size() + read.size());
        int added = 0;
        for (HonourDetails details : read) {
            if (known.add(key(details))) {
                entities.persist(new Honour(seriesId, details, null));
                added++;
            }
        }
        if (added > 0) {
            history.write(null, actor, Action.HONOURS_IMPORTED, Change.to(series.name(), String.valueOf(added)));
        }
        return new Imported(added, read.size() - added);
    }

    private Honour require(UUID seriesId, UUID honourId) {
        Honour honour = entities.find(Honour.class, honourId);
        if (honour == null || !honour.seriesId().equals(seriesId)) {
            throw new Refusal("refusal.noHonour");
        }
        return honour;
    }

    private static void requireRoom(int lines) {
        if (lines > MOST_LINES) {
            throw new Refusal("refusal.honourFileTooLong", MOST_LINES);
        }
    }

    private static void requireUnknown(List<Honour> present, HonourDetails details) {
        if (present.stream().anyMatch(honour -> key(honour.details()).equals(key(details)))) {
            throw new Refusal(
                    "refusal.honourTwice",
                    String.valueOf(details.year()),
                    details.champion().name());
        }
    }

    private static List<Object> key(HonourDetails details) {
        return List.of(details.year(), details.place(), details.champion().name());
    }

    private static String describe(HonourDetails details) {
        return details.year() + ", " + details.place() + ", "
                + details.champion().name();
    }
}
