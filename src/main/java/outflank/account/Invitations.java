package outflank.account;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.LockModeType;
import jakarta.persistence.PersistenceContext;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import outflank.usecase.Refusal;
import outflank.usecase.Token;
import outflank.usecase.UseCase;

/** Making and redeeming invitations. Who may invite into a tournament is checked in the tournament's room. */
@UseCase
public class Invitations {

    private static final Duration VALIDITY = Duration.ofDays(14);

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private Accounts accounts;

    /** The link for the very first administrator; links made at earlier starts stop working. */
    public Token inviteFirstAdministrator() {
        entities.createQuery("delete from Invitation i where i.kind = :kind and i.usedAt is null")
                .setParameter("kind", Invitation.Kind.FIRST_ADMINISTRATOR)
                .executeUpdate();
        return invite(Invitation.Kind.FIRST_ADMINISTRATOR, null);
    }

    /** An invitation to organize tournaments on this site. */
    public Token inviteOrganizer(Actor actor) {
        if (!actor.administrator()) {
            throw new Refusal("refusal.notAllowed");
        }
        return invite(Invitation.Kind.ORGANIZER, null);
    }

    /** Stores an invitation; the caller has checked the right to make it. */
    public Token invite(Invitation.Kind kind, UUID tournamentId) {
        Token token = Token.random();
        entities.persist(new Invitation(kind, tournamentId, token, VALIDITY));
        return token;
    }

    /** The open invitation of this link. */
    public Optional<Invitation> find(String token) {
        return open(token, LockModeType.NONE);
    }

    /**
     * Uses the invitation up.
     *
     * @throws Refusal if the link is unknown, used or too old
     */
    public Invitation redeem(String token) {
        Invitation invitation =
                open(token, LockModeType.PESSIMISTIC_WRITE).orElseThrow(() -> new Refusal("refusal.invitation"));
        if (invitation.kind() == Invitation.Kind.FIRST_ADMINISTRATOR && accounts.hasAdministrator()) {
            throw new Refusal("refusal.invitation");
        }
        invitation.use();
        return invitation;
    }

    /** Makes an account by an invitation to the site and uses the invitation up, both or neither. */
    public Actor createAccount(String token, String signInName, String displayName, String password) {
        Invitation invitation = redeem(token);
        return accounts.create(
                        signInName, displayName, password, invitation.kind() == Invitation.Kind.FIRST_ADMINISTRATOR)
                .actor();
    }

    private Optional<Invitation> open(String token, LockModeType lock) {
        if (token == null) {
            return Optional.empty();
        }
        return entities.createQuery("select i from Invitation i where i.tokenHash = :hash", Invitation.class)
                .setParameter("hash", new Token(token).hash())
                .setLockMode(lock)
                .getResultStream()
                .findFirst()
                .filter(invitation -> invitation.isOpen(Instant.now()));
    }
}
