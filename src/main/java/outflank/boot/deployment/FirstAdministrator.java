package outflank.boot.deployment;

import jakarta.annotation.PostConstruct;
import jakarta.ejb.DependsOn;
import jakarta.ejb.Singleton;
import jakarta.ejb.Startup;
import jakarta.inject.Inject;
import java.util.ResourceBundle;
import outflank.account.Accounts;
import outflank.account.Invitations;
import outflank.usecase.Token;

/** While nobody runs this site, each start announces a link that makes, once, the first administrator. */
@Singleton
@Startup
@DependsOn("SchemaMigration")
public class FirstAdministrator {

    @Inject
    private Accounts accounts;

    @Inject
    private Invitations invitations;

    @Inject
    private Console console;

    @PostConstruct
    void invite() {
        if (!accounts.hasAdministrator()) {
            Token token = invitations.inviteFirstAdministrator();
            String text = ResourceBundle.getBundle("outflank.web.texts").getString("console.firstAdministrator");
            console.announce(text.replace("{0}", console.address() + "account/join?link=" + token.text()));
        }
    }
}
