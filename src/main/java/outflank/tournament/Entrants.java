package outflank.tournament;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import outflank.account.Actor;
import outflank.usecase.Refusal;
import outflank.usecase.Token;
import outflank.usecase.UseCase;

/** Finding the entrants of a tournament, and the person behind a personal link. */
@UseCase
public class Entrants {

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private Rights rights;

    /** Everybody who registered, in the order of their numbers; for the desk. */
    public List<Entrant> all(Actor actor, UUID tournamentId) {
        rights.require(actor, tournamentId, Right.SEE_DESK);
        return of(tournamentId);
    }

    /** The accepted entrants, in the order of their numbers; for everybody. */
    public List<Entrant> accepted(UUID tournamentId) {
        return of(tournamentId).stream()
                .filter(entrant -> entrant.state() == EntrantState.ACCEPTED)
                .toList();
    }

    /** The player whom this link belongs to; empty if it is unknown or revoked. */
    public Optional<Actor> byLink(String token) {
        if (token == null || token.isEmpty()) {
            return Optional.empty();
        }
        return entities.createQuery("select l from PersonalLink l where l.tokenHash = :hash", PersonalLink.class)
                .setParameter("hash", new Token(token).hash())
                .getResultStream()
                .findFirst()
                .filter(link -> !link.isRevoked())
                .map(PersonalLink::entrant)
                .map(entrant -> Actor.player(entrant.id(), entrant.name()));
    }

    /** The entrant a player's link stands for, with the tournament. */
    public Entrant ofPlayer(Actor player) {
        if (!player.isPlayer()) {
            throw new Refusal("refusal.link");
        }
        return require(player.id());
    }

    /** @throws Refusal if there is no such entrant */
    Entrant require(UUID entrantId) {
        Entrant entrant = entities.find(Entrant.class, entrantId);
        if (entrant == null) {
            throw new Refusal("refusal.noEntrant");
        }
        entrant.tournament().details();
        return entrant;
    }

    /** @throws Refusal if there is no such entrant in this tournament: an id of another one opens nothing */
    Entrant requireIn(UUID tournamentId, UUID entrantId) {
        Entrant entrant = require(entrantId);
        if (!entrant.tournament().id().equals(tournamentId)) {
            throw new Refusal("refusal.noEntrant");
        }
        return entrant;
    }

    List<Entrant> of(UUID tournamentId) {
        return entities.createQuery("""
                        select distinct e from Entrant e join fetch e.person left join fetch e.absences
                        where e.tournament.id = :id order by e.number""", Entrant.class)
                .setParameter("id", tournamentId)
                .getResultList();
    }
}
