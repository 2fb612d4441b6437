package outflank.boot.deployment;

import jakarta.annotation.PostConstruct;
import jakarta.ejb.DependsOn;
import jakarta.ejb.Singleton;
import jakarta.ejb.Startup;
import jakarta.ejb.TransactionManagement;
import jakarta.ejb.TransactionManagementType;
import jakarta.inject.Inject;
import java.time.LocalDate;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.logging.Logger;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import outflank.account.Accounts;
import outflank.account.Actor;
import outflank.boot.demo.OtherTournaments;
import outflank.boot.demo.RunningTournament;
import outflank.tournament.Tournaments;
import outflank.usecase.Refusal;
import outflank.usecase.Token;

/**
 * With {@code --demo}, a site without any tournament is filled with simulated ones and a director who runs them. Each step
 * is a use case with its own transaction, as it would be in a hall.
 */
@Singleton
@Startup
@DependsOn({"SchemaMigration", "FirstAdministrator"})
@TransactionManagement(TransactionManagementType.BEAN)
public class DemoTournament {

    private static final Logger LOG = Logger.getLogger(DemoTournament.class.getName());
    private static final String DIRECTOR = "demo";
    private static final int PASSWORD_LENGTH = 16;

    @Inject
    @ConfigProperty(name = "outflank.demo", defaultValue = "false")
    private boolean wanted;

    @Inject
    private Tournaments tournaments;

    @Inject
    private Accounts accounts;

    @Inject
    private RunningTournament running;

    @Inject
    private OtherTournaments others;

    @Inject
    private Console console;

    @PostConstruct
    void stage() {
        if (!wanted || !tournaments.all().isEmpty()) {
            return;
        }
        String password = Token.random().text().substring(0, PASSWORD_LENGTH);
        Optional<Actor> director = director(password);
        if (director.isEmpty()) {
            return;
        }
        LocalDate today = LocalDate.now();
        Token link = running.stage(director.get(), today);
        others.stageFinished(director.get(), today);
        others.stageOpen(director.get(), today);
        announce("console.demo", DIRECTOR, password);
        announce("console.demoPlayer", console.address() + "p/" + link.text());
    }

    /** The account that directs the demo; none if there is one already, as when another node has just made it. */
    private Optional<Actor> director(String password) {
        try {
            return Optional.of(
                    accounts.create(DIRECTOR, "Demo Director", password, false).actor());
        } catch (Refusal taken) {
            LOG.info(() -> "No demo is added: " + taken.getMessage());
            return Optional.empty();
        }
    }

    private void announce(String key, String... values) {
        String line = ResourceBundle.getBundle("outflank.web.texts").getString(key);
        for (int i = 0; i < values.length; i++) {
            line = line.replace("{" + i + "}", values[i]);
        }
        console.announce(line);
    }
}
