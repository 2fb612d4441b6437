package outflank.series;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.UUID;
import outflank.account.Actor;
import outflank.competition.series.SeriesRules;
import outflank.tournament.Action;
import outflank.tournament.Change;
import outflank.tournament.History;
import outflank.tournament.Right;
import outflank.tournament.Tournaments;
import outflank.usecase.Refusal;
import outflank.usecase.Slug;
import outflank.usecase.Text;
import outflank.usecase.UseCase;

/** Making a series, changing its rules, and deciding which tournaments belong to it. */
@UseCase
public class RunningSeries {

    private static final int LONGEST_NAME = 100;
    private static final int MOST_TOURNAMENTS = 500;

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private SeriesDirectory directory;

    @Inject
    private Tournaments tournaments;

    @Inject
    private History history;

    /** A new series; whoever makes it runs it. */
    public Series create(Actor actor, String name, SeriesRules rules) {
        if (!actor.isAccount() && actor.kind() != Actor.Kind.APPLICATION) {
            throw new Refusal("refusal.notAllowed");
        }
        String checked = Text.required(name, "series.name", LONGEST_NAME);
        String slug =
                Slug.of(checked, "series", taken -> directory.bySlug(taken).isPresent());
        Series series = new Series(slug, checked, rules, actor.isAccount() ? actor.id() : null);
        entities.persist(series);
        history.write(null, actor, Action.SERIES_CREATED, Change.to(checked, rules.stored()));
        return series;
    }

    /**
     * Changes name and rules.
     *
     * @param seen the version the caller had before him
     * @throws Refusal if somebody else was faster
     */
    public void change(Actor actor, UUID seriesId, long seen, String name, SeriesRules rules) {
        Series series = directory.forChange(actor, seriesId);
        if (series.version() != seen) {
            throw new Refusal("refusal.changedMeanwhile");
        }
        String checked = Text.required(name, "series.name", LONGEST_NAME);
        Change change = new Change(
                checked, series.name() + ", " + series.rules().stored(), checked + ", " + rules.stored(), "");
        series.change(checked, rules);
        history.write(null, actor, Action.SERIES_CHANGED, change);
    }

    /** A director wishes his tournament to count in a series; if he runs that too, it counts at once. */
    public void propose(Actor actor, UUID tournamentId, UUID seriesId) {
        if (tournaments.forChange(actor, tournamentId, Right.CONFIGURE).isPractice()) {
            throw new Refusal("refusal.practiceCounts");
        }
        Series series = entities.find(Series.class, seriesId);
        if (series == null) {
            throw new Refusal("refusal.noSeries");
        }
        if (entities.find(SeriesTournament.class, tournamentId) != null) {
            throw new Refusal("refusal.inSeries");
        }
        if (directory.tournaments(seriesId).size() >= MOST_TOURNAMENTS) {
            throw new Refusal("refusal.seriesFull", MOST_TOURNAMENTS);
        }
        Membership state = directory.mayRun(actor, series) ? Membership.ACCEPTED : Membership.PROPOSED;
        entities.persist(new SeriesTournament(tournamentId, series, state));
        history.write(
                tournamentId,
                actor,
                state == Membership.ACCEPTED ? Action.SERIES_JOINED : Action.SERIES_PROPOSED,
                Change.of(series.name()));
    }

    /** Whoever runs the series lets a proposed tournament count. */
    public void accept(Actor actor, UUID tournamentId, UUID seriesId) {
        Series series = directory.forChange(actor, seriesId);
        tournaments.lock(tournamentId);
        SeriesTournament member = entities.find(SeriesTournament.class, tournamentId);
        if (member == null || !member.series().id().equals(seriesId)) {
            throw new Refusal("refusal.notInSeries");
        }
        member.accept();
        history.write(tournamentId, actor, Action.SERIES_JOINED, Change.of(series.name()));
    }

    /** The tournament's director, or whoever runs the series, takes a tournament out of it. */
    public void leave(Actor actor, UUID tournamentId) {
        SeriesTournament member = entities.find(SeriesTournament.class, tournamentId);
        if (member == null) {
            throw new Refusal("refusal.notInSeries");
        }
        if (directory.mayRun(actor, member.series())) {
            tournaments.lock(tournamentId);
        } else {
            tournaments.forChange(actor, tournamentId, Right.CONFIGURE);
        }
        entities.remove(member);
        history.write(
                tournamentId,
                actor,
                Action.SERIES_LEFT,
                Change.of(member.series().name()));
    }
}
