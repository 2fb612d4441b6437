package outflank.usecase;

import static org.assertj.core.api.Assertions.assertThat;
import static outflank.usecase.Refused.refused;

import jakarta.annotation.Resource;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.util.UUID;
import javax.sql.DataSource;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.junit.jupiter.api.Test;
import outflank.account.Accounts;
import outflank.account.Actor;
import outflank.account.Invitations;
import outflank.account.SigningIn;

/** Who can sign in, and what the database keeps of a secret. */
@ArquillianTest
class AccountsIT {

    private static final String PASSWORD = "correct horse battery";

    @Resource(lookup = "java:app/jdbc/outflank")
    private DataSource database;

    @Inject
    private Accounts accounts;

    @Inject
    private SigningIn signingIn;

    @Inject
    private Invitations invitations;

    @Test
    void theRightPasswordSignsInWhateverTheCaseOfTheName() {
        String name = "Anna " + UUID.randomUUID();
        Actor anna = accounts.create(name, "Anna", PASSWORD, false).actor();

        assertThat(signingIn.signIn("  " + name.toUpperCase() + " ", PASSWORD)).isEqualTo(anna);
        refused("refusal.signIn", () -> signingIn.signIn(name, PASSWORD + "!"));
        refused("refusal.signIn", () -> signingIn.signIn("nobody " + name, PASSWORD));
        refused("refusal.signIn", () -> signingIn.signIn(null, null));
        refused("refusal.signIn", () -> signingIn.signIn("x".repeat(1_000_000), "x".repeat(1_000_000)));
        refused("refusal.signInNameTaken", () -> accounts.create(name.toUpperCase(), "Other", PASSWORD, false));
        refused("refusal.passwordTooShort", () -> accounts.create("new " + name, "New", "short", false));
    }

    @Test
    void aPasswordIsKeptAsASlowHashOnly() throws Exception {
        String name = "Hash " + UUID.randomUUID();
        accounts.create(name, "Hash", PASSWORD, false);
        try (Connection connection = database.getConnection();
                PreparedStatement query =
                        connection.prepareStatement("select password_hash from account where sign_in_name = ?")) {
            query.setString(1, name);
            try (ResultSet rows = query.executeQuery()) {
                assertThat(rows.next()).isTrue();
                assertThat(rows.getString(1))
                        .startsWith("PBKDF2WithHmacSHA256:600000:")
                        .doesNotContain(PASSWORD);
            }
        }
    }

    @Test
    void theLinkOfTheFirstAdministratorWorksOnceAndOnlyTheNewestOne() {
        String older = invitations.inviteFirstAdministrator().text();
        String newer = invitations.inviteFirstAdministrator().text();
        String name = "admin " + UUID.randomUUID();
        refused("refusal.invitation", () -> invitations.createAccount(older, name, "Ada", PASSWORD));
        Actor administrator = invitations.createAccount(newer, name, "Ada", PASSWORD);

        assertThat(administrator.administrator()).isTrue();
        refused("refusal.invitation", () -> invitations.createAccount(newer, name + "2", "Eve", PASSWORD));
        String late = invitations.inviteFirstAdministrator().text();
        refused("refusal.invitation", () -> invitations.createAccount(late, name + "3", "Late", PASSWORD));
        assertThat(invitations.find(invitations.inviteOrganizer(administrator).text()))
                .isPresent();
    }
}
