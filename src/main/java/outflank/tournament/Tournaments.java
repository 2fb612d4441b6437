package outflank.tournament;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.LockModeType;
import jakarta.persistence.PersistenceContext;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import outflank.account.Actor;
import outflank.live.Announcer;
import outflank.usecase.Refusal;
import outflank.usecase.Slug;
import outflank.usecase.UseCase;

/** Finding tournaments, for reading and for change. */
@UseCase
public class Tournaments {

    private static final int MOST_LISTED = 200;

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private Rights rights;

    @Inject
    private Announcer announcer;

    /** All tournaments but practice copies, the latest first. */
    public List<Tournament> all() {
        return entities.createQuery("""
                        select t from Tournament t where t.practiceOf is null
                        order by t.startsOn desc, t.name""", Tournament.class)
                .setMaxResults(MOST_LISTED)
                .getResultList();
    }

    /** The tournaments this account helps to run, practice copies too, the latest first; all of them for an administrator. */
    public List<Tournament> ofTeamMember(Actor actor) {
        if (actor.administrator()) {
            return entities.createQuery("select t from Tournament t order by t.startsOn desc, t.name", Tournament.class)
                    .setMaxResults(MOST_LISTED)
                    .getResultList();
        }
        return entities.createQuery("""
                        select t from Tournament t, TeamMember m
                        where m.tournamentId = t.id and m.accountId = :account
                        order by t.startsOn desc, t.name""", Tournament.class)
                .setParameter("account", actor.id())
                .setMaxResults(MOST_LISTED)
                .getResultList();
    }

    /** The tournament with this name in its address. */
    public Optional<Tournament> bySlug(String slug) {
        if (!Slug.isOne(slug)) {
            return Optional.empty();
        }
        return entities.createQuery("select t from Tournament t where t.slug = :slug", Tournament.class)
                .setParameter("slug", slug)
                .getResultStream()
                .findFirst();
    }

    /** How many entrants that were not declined each of these tournaments has; one without any is left out. */
    public Map<UUID, Long> entrantsOf(List<Tournament> asked) {
        if (asked.isEmpty()) {
            return Map.of();
        }
        return entities.createQuery("""
                        select e.tournament.id, count(e) from Entrant e
                        where e.tournament.id in :ids and e.state <> :declined
                        group by e.tournament.id""", Object[].class)
                .setParameter("ids", asked.stream().map(Tournament::id).toList())
                .setParameter("declined", EntrantState.DECLINED)
                .getResultStream()
                .collect(Collectors.toMap(row -> (UUID) row[0], row -> (Long) row[1]));
    }

    /**
     * The tournament, locked for a change by somebody who has the right to it. Changes of one tournament happen one
     * after the other; this is what keeps two directors from tearing a round. The revision advances with it.
     */
    public Tournament forChange(Actor actor, UUID tournamentId, Right right) {
        Tournament tournament = lock(tournamentId);
        rights.require(actor, tournamentId, right);
        return tournament;
    }

    /** As {@link #forChange}, for changes whose right does not come from a role: a player's own, or a registration. */
    public Tournament lock(UUID tournamentId) {
        Tournament tournament = entities.find(Tournament.class, tournamentId, LockModeType.PESSIMISTIC_WRITE);
        if (tournament == null) {
            throw new Refusal("refusal.noTournament");
        }
        tournament.advanceRevision();
        announcer.changed(tournamentId, tournament.revision());
        return tournament;
    }
}
