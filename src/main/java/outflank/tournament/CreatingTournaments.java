package outflank.tournament;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.security.SecureRandom;
import outflank.account.Actor;
import outflank.usecase.Refusal;
import outflank.usecase.Slug;
import outflank.usecase.UseCase;

/** A new tournament; whoever creates it directs it. */
@UseCase
public class CreatingTournaments {

    private static final SecureRandom RANDOM = new SecureRandom();

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private Tournaments tournaments;

    @Inject
    private History history;

    /** Creates a tournament whose lots come from a seed nobody can foresee. */
    public Tournament create(Actor actor, TournamentDetails details, TournamentRules rules) {
        return create(actor, details, rules, RANDOM.nextLong());
    }

    /** Creates a tournament with a given seed, so that its lots can be repeated. */
    public Tournament create(Actor actor, TournamentDetails details, TournamentRules rules, long seed) {
        if (!actor.isAccount() && actor.kind() != Actor.Kind.APPLICATION) {
            throw new Refusal("refusal.notAllowed");
        }
        String slug = Slug.of(
                details.name(), "tournament", taken -> tournaments.bySlug(taken).isPresent());
        Tournament tournament = new Tournament(slug, details, rules, seed);
        entities.persist(tournament);
        entities.flush();
        if (actor.isAccount()) {
            entities.persist(new TeamMember(tournament.id(), actor.id(), Role.DIRECTOR));
        }
        history.write(tournament.id(), actor, Action.TOURNAMENT_CREATED, Change.of(details.name()));
        return tournament;
    }
}
