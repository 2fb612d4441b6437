package outflank.tournament;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.Optional;
import java.util.UUID;
import outflank.account.Actor;
import outflank.usecase.Refusal;

/** Who may do what in which tournament: the one place where this is decided. */
@ApplicationScoped
public class Rights {

    @PersistenceContext
    private EntityManager entities;

    /** Whether this caller has the right in this tournament. Administrators have every right in every tournament. */
    public boolean has(Actor actor, UUID tournamentId, Right right) {
        return actor.administrator()
                || roleOf(actor, tournamentId).filter(right::isOf).isPresent();
    }

    /** @throws Refusal if this caller lacks the right in this tournament */
    public void require(Actor actor, UUID tournamentId, Right right) {
        if (!has(actor, tournamentId, right)) {
            throw new Refusal("refusal.notAllowed");
        }
    }

    private Optional<Role> roleOf(Actor actor, UUID tournamentId) {
        if (!actor.isAccount()) {
            return Optional.empty();
        }
        return Optional.ofNullable(entities.find(TeamMember.class, new TeamMember.Key(tournamentId, actor.id())))
                .map(TeamMember::role);
    }
}
