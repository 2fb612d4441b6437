package outflank.account;

import jakarta.annotation.PostConstruct;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.security.enterprise.identitystore.Pbkdf2PasswordHash;
import java.util.Map;
import outflank.usecase.Refusal;

/** Passwords and their hashes: PBKDF2 of the platform with far more rounds than its default of 2,048. */
@ApplicationScoped
public class Passwords {

    static final int SHORTEST = 10;
    static final int LONGEST = 200;

    @Inject
    private Pbkdf2PasswordHash hash;

    private String hashOfNobody;

    @PostConstruct
    void configure() {
        hash.initialize(Map.of(
                "Pbkdf2PasswordHash.Algorithm", "PBKDF2WithHmacSHA256",
                "Pbkdf2PasswordHash.Iterations", "600000",
                "Pbkdf2PasswordHash.SaltSizeBytes", "32",
                "Pbkdf2PasswordHash.KeySizeBytes", "32"));
        hashOfNobody = hash.generate("nobody has this password".toCharArray());
    }

    String hashOf(String password) {
        if (password == null || password.length() < SHORTEST) {
            throw new Refusal("refusal.passwordTooShort", SHORTEST);
        }
        if (password.length() > LONGEST) {
            throw new Refusal("refusal.tooLong", "account.password", LONGEST);
        }
        return hash.generate(password.toCharArray());
    }

    boolean matches(String password, Account account) {
        // Without an account the same work is done, so that the time tells nobody which names exist.
        String expected = account == null ? hashOfNobody : account.passwordHash();
        boolean right =
                password != null && password.length() <= LONGEST && hash.verify(password.toCharArray(), expected);
        return right && account != null;
    }
}
