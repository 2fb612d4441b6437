package outflank.usecase;

import static org.assertj.core.api.Assertions.assertThat;
import static outflank.usecase.Refused.refused;

import jakarta.inject.Inject;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import outflank.account.Actor;
import outflank.player.FederationList;
import outflank.player.FederationNumber;
import outflank.player.FederationPlayer;
import outflank.player.PersonDetails;
import outflank.tournament.Entrant;
import outflank.tournament.Registering;
import outflank.tournament.Tournament;

/** A director finds players on the federation's list and registers them with their numbers. */
@ArquillianTest
class FederationListIT {

    private static final Actor ADMINISTRATOR = Actor.application();

    private static final String LIST = """
            % invented players
            pays = ARG
            990016 ACUÑA, Ricarda   %_<1641>
            990017 ACUNA, Benito   %_<1200>
            pays = FRA
            990101 de la TOUR, Zoé   %_<2101>
            990102 SEUL
            """;

    @Inject
    private Hall hall;

    @Inject
    private FederationList list;

    @Inject
    private Registering registering;

    @BeforeEach
    void theListIsTaken() {
        assertThat(take(ADMINISTRATOR, LIST)).isEqualTo(4);
    }

    @Test
    void namesAreFoundWithoutAccentsInAnyOrderAndNumbersByTheirBeginning() {
        assertThat(list.find("ricarda acuna")).extracting(FederationPlayer::id).containsExactly("990016");
        assertThat(list.find("acu")).extracting(FederationPlayer::id).containsExactly("990017", "990016");
        assertThat(list.find("ZOE")).extracting(FederationPlayer::id).containsExactly("990101");
        assertThat(list.find("9901")).extracting(FederationPlayer::id).containsExactly("990101", "990102");
        assertThat(list.find(" ")).isEmpty();
        assertThat(list.find("%")).isEmpty();
        assertThat(list.find("990016").get(0).details())
                .isEqualTo(new PersonDetails("Ricarda", "ACUÑA", "ARG", "", 1641));
    }

    @Test
    void anotherListReplacesItAndWhatIsNoneChangesNothing() {
        refused("refusal.playerList", () -> take(ADMINISTRATOR, "Soup, bread and apples.\n"));
        refused("refusal.notAllowed", () -> take(hall.director(), LIST));
        assertThat(list.size()).isEqualTo(4);

        assertThat(take(ADMINISTRATOR, "pays = GBR\n990500 NOVA, Ina %_<1500>\n"))
                .isEqualTo(1);
        assertThat(list.find("acu")).isEmpty();
    }

    @Test
    void whoIsRegisteredFromTheListHasItsNumberAndRatingAndIsKnownByIt() {
        Actor director = hall.director();
        FederationPlayer zoe = list.find("990101").get(0);
        FederationNumber number = new FederationNumber(zoe.id(), false);
        Tournament first = hall.tournament(director, 3);
        Entrant entrant = registering
                .register(director, first.id(), zoe.details(), number)
                .entrant();
        assertThat(entrant.person().federationNumber()).isEqualTo(number);
        assertThat(entrant.person().rating()).isEqualTo(2101);

        Tournament second = hall.tournament(director, 3);
        PersonDetails married = new PersonDetails("Zoé", "Nouveau", "FRA", "", 2200);
        Entrant again =
                registering.register(director, second.id(), married, number).entrant();
        assertThat(again.person().id()).isEqualTo(entrant.person().id());
        assertThat(again.person().rating()).isEqualTo(2101);
        refused(
                "refusal.notAllowed",
                () -> registering.register(Actor.visitor(), second.id(), hall.somebody(), number));
    }

    private int take(Actor actor, String text) {
        try {
            return list.take(actor, new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
