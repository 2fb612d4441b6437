package outflank.usecase;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManagerFactory;
import jakarta.persistence.PersistenceUnit;
import java.util.List;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.junit.jupiter.api.Test;
import outflank.account.Actor;
import outflank.tournament.Tournament;
import outflank.tournament.Tournaments;

/** A list of many costs no more questions to the database than a list of one. */
@ArquillianTest
class FewQueriesIT {

    @PersistenceUnit
    private EntityManagerFactory persistence;

    @Inject
    private Hall hall;

    @Inject
    private Tournaments tournaments;

    @Test
    void theListOfTournamentsDoesNotReadTheRulesOfEach() {
        Actor director = hall.director();
        for (int i = 0; i < 5; i++) {
            hall.players(director, hall.tournament(director, 3), i);
        }
        List<Tournament> listed = tournaments.ofTeamMember(director);

        assertThat(listed).hasSize(5);
        assertThat(listed)
                .noneMatch(tournament -> persistence.getPersistenceUnitUtil().isLoaded(tournament, "tieBreaks"));
        assertThat(listed.get(0).rules().tieBreaks()).containsExactly("brightwell=6", "discs", "lot");
    }

    @Test
    void theEntrantsOfManyTournamentsAreCountedAtOnce() {
        Actor director = hall.director();
        for (int i = 0; i < 3; i++) {
            hall.players(director, hall.tournament(director, 3), i);
        }

        assertThat(tournaments.entrantsOf(tournaments.ofTeamMember(director)).values())
                .containsExactlyInAnyOrder(1L, 2L);
        assertThat(tournaments.entrantsOf(List.of())).isEmpty();
    }
}
