package outflank.account;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.Optional;
import java.util.UUID;
import outflank.usecase.Refusal;
import outflank.usecase.UseCase;

/** From a name and a password to somebody who may act. */
@UseCase
public class SigningIn {

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private Passwords passwords;

    /** @throws Refusal if name and password do not belong together; it does not say which of them is wrong */
    public Actor signIn(String signInName, String password) {
        Account account = byName(signInName).orElse(null);
        if (!passwords.matches(password, account) || !account.isEnabled()) {
            throw new Refusal("refusal.signIn");
        }
        return account.actor();
    }

    /** Who an account is now; empty once it is disabled, so that a running session ends with it. */
    public Optional<Actor> actor(UUID accountId) {
        return Optional.ofNullable(entities.find(Account.class, accountId))
                .filter(Account::isEnabled)
                .map(Account::actor);
    }

    private Optional<Account> byName(String signInName) {
        // PostgreSQL's texts have no zero character, and neither has any name.
        if (signInName == null || signInName.length() > Accounts.LONGEST_NAME || signInName.indexOf('\0') >= 0) {
            return Optional.empty();
        }
        return entities.createQuery("select a from Account a where lower(a.signInName) = lower(:name)", Account.class)
                .setParameter("name", signInName.strip())
                .getResultStream()
                .findFirst();
    }
}
