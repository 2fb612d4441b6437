package outflank.series;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import outflank.account.Actor;
import outflank.tournament.Tournament;
import outflank.usecase.Refusal;
import outflank.usecase.Slug;
import outflank.usecase.UseCase;

/** Finding series and the tournaments in them, and who may change them. */
@UseCase
public class SeriesDirectory {

    private static final int MOST_LISTED = 200;

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private SeriesRanking ranking;

    /**
     * A tournament in a series, as shown.
     *
     * @param tournament the tournament
     * @param state whether it counts
     */
    public record Entry(Tournament tournament, Membership state) {}

    /** All series, by name. */
    public List<Series> all() {
        return entities.createQuery("select s from Series s order by lower(s.name)", Series.class)
                .setMaxResults(MOST_LISTED)
                .getResultList();
    }

    /** The series this account runs, by name; all of them for an administrator. */
    public List<Series> ofRunner(Actor actor) {
        return all().stream().filter(series -> mayRun(actor, series)).toList();
    }

    /** The series with this name in its address. */
    public Optional<Series> bySlug(String slug) {
        if (!Slug.isOne(slug)) {
            return Optional.empty();
        }
        return entities.createQuery("select s from Series s where s.slug = :slug", Series.class)
                .setParameter("slug", slug)
                .getResultStream()
                .findFirst();
    }

    /** The tournaments of a series, the earliest first, those that are only proposed included. */
    public List<Entry> tournaments(UUID seriesId) {
        return entities.createQuery("""
                        select t, m.state from SeriesTournament m, Tournament t
                        where m.tournamentId = t.id and m.series.id = :series
                        order by t.startsOn, t.name""", Object[].class)
                .setParameter("series", seriesId)
                .getResultStream()
                .map(row -> new Entry((Tournament) row[0], (Membership) row[1]))
                .toList();
    }

    /** Who leads a series: its accepted tournaments, of which the finished ones count. */
    public SeriesTable table(Series series) {
        return ranking.of(
                series.rules(),
                tournaments(series.id()).stream()
                        .filter(entry -> entry.state() == Membership.ACCEPTED)
                        .map(Entry::tournament)
                        .toList());
    }

    /** The series a tournament belongs to or is proposed for. */
    public Optional<SeriesTournament> ofTournament(UUID tournamentId) {
        return entities.createQuery(
                        "select m from SeriesTournament m join fetch m.series where m.tournamentId = :id",
                        SeriesTournament.class)
                .setParameter("id", tournamentId)
                .getResultStream()
                .findFirst();
    }

    /** Whether this caller runs the series. */
    public boolean mayRun(Actor actor, Series series) {
        return actor.administrator() || actor.isAccount() && series.isOwnedBy(actor.id());
    }

    /** @throws Refusal if there is no such series, or this caller does not run it */
    Series forChange(Actor actor, UUID seriesId) {
        Series series = entities.find(Series.class, seriesId);
        if (series == null) {
            throw new Refusal("refusal.noSeries");
        }
        if (!mayRun(actor, series)) {
            throw new Refusal("refusal.notAllowed");
        }
        return series;
    }
}
