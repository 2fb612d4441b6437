package outflank.account;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import outflank.usecase.Refusal;
import outflank.usecase.Text;
import outflank.usecase.UseCase;

/** The accounts there are. */
@UseCase
public class Accounts {

    static final int LONGEST_NAME = 100;
    private static final int SHORTEST_NAME = 3;

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private Passwords passwords;

    /** Whether anybody can run this site yet. */
    public boolean hasAdministrator() {
        return entities.createQuery(
                                "select count(a) from Account a where a.administrator = true and a.disabledAt is null",
                                Long.class)
                        .getSingleResult()
                > 0;
    }

    /**
     * Adds an account. Only use cases that have checked an invitation, and the application's own start, call this.
     *
     * @throws Refusal if the name is taken, too short or too long, or the password too short
     */
    public Account create(String signInName, String displayName, String password, boolean administrator) {
        String name = Text.required(signInName, "account.signInName", LONGEST_NAME);
        if (name.length() < SHORTEST_NAME) {
            throw new Refusal("refusal.tooShort", "account.signInName", SHORTEST_NAME);
        }
        String shown = Text.required(displayName, "account.displayName", LONGEST_NAME);
        boolean taken = entities.createQuery(
                                "select count(a) from Account a where lower(a.signInName) = lower(:name)", Long.class)
                        .setParameter("name", name)
                        .getSingleResult()
                > 0;
        if (taken) {
            throw new Refusal("refusal.signInNameTaken", name);
        }
        Account account = new Account(name, shown, passwords.hashOf(password), administrator);
        entities.persist(account);
        return account;
    }
}
