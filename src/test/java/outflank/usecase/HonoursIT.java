package outflank.usecase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static outflank.usecase.Refused.refused;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import outflank.account.Actor;
import outflank.competition.standings.PrizeSplit;
import outflank.tournament.Categories;
import outflank.tournament.Category;
import outflank.tournament.Competitions;
import outflank.tournament.FinalRankings;
import outflank.tournament.HonourRules;
import outflank.tournament.Prizes;
import outflank.tournament.Registering;
import outflank.tournament.Tournament;
import outflank.tournament.WonPrizes;

/** Categories of a tournament and what can be won in it. */
@ArquillianTest
class HonoursIT {

    @Inject
    private Hall hall;

    @Inject
    private Categories categories;

    @Inject
    private Prizes prizes;

    @Inject
    private WonPrizes won;

    @Inject
    private FinalRankings rankings;

    @Inject
    private Competitions competitions;

    private Actor director;
    private Tournament tournament;
    private List<Registering.Registration> players;

    @BeforeEach
    void fourPlayersPlayARound() {
        director = hall.director();
        tournament = hall.tournament(director, 3);
        players = hall.players(director, tournament, 4);
        hall.nextRound(director, tournament).forEach(game -> hall.result(director, tournament, game, 32, 32));
    }

    @Test
    void whoCompetesInACategoryIsKnownToTheCompetition() {
        categories.addNamed(director, tournament.id(), "women");
        categories.addOwn(director, tournament.id(), "Gäste");
        Category women = categories.of(tournament.id()).get(0);
        Category guests = categories.of(tournament.id()).get(1);
        UUID first = players.get(0).entrant().id();
        UUID second = players.get(1).entrant().id();
        categories.assign(director, tournament.id(), women.id(), Set.of(first, second));
        categories.assign(director, tournament.id(), guests.id(), Set.of(second));
        categories.assign(director, tournament.id(), women.id(), Set.of(second));

        assertThat(guests.word()).isEqualTo("gaste");
        assertThat(competitions.read(hall.now(tournament)).entrant(1).categories())
                .isEmpty();
        assertThat(competitions.read(hall.now(tournament)).entrant(2).categories())
                .containsExactlyInAnyOrder("women", "gaste");

        categories.remove(director, tournament.id(), women.id());
        assertThat(competitions.read(hall.now(tournament)).entrant(2).categories())
                .containsExactly("gaste");
    }

    @Test
    void aCategoryExistsOnceAndItsNameIsChecked() {
        categories.addNamed(director, tournament.id(), "women");
        refused("refusal.categoryTwice", () -> categories.addNamed(director, tournament.id(), "women"));
        refused("refusal.noCategory", () -> categories.addNamed(director, tournament.id(), "giants"));
        refused("refusal.missing", () -> categories.addOwn(director, tournament.id(), " "));
        refused("refusal.notAllowed", () -> categories.addOwn(hall.director(), tournament.id(), "Guests"));
        refused("refusal.noCategory", () -> categories.assign(director, tournament.id(), UUID.randomUUID(), Set.of()));
    }

    @Test
    void prizesAreReadAsTheyAreWrittenAndShared() {
        HonourRules euros = new HonourRules(3, PrizeSplit.BY_POINTS, "eur");
        prizes.offer(
                director,
                tournament.id(),
                euros,
                Map.of(Optional.empty(), List.of("100", "50,50 and a book", "", "A cup")));

        List<WonPrizes.Table> tables = won.of(hall.now(tournament), rankings.of(hall.now(tournament)));

        assertThat(tables).hasSize(1);
        assertThat(tables.get(0).won())
                .extracting(WonPrizes.Won::amount, WonPrizes.Won::sharing, WonPrizes.Won::description)
                .containsExactly(
                        tuple(3_763L, 4, ""),
                        tuple(3_763L, 4, "and a book"),
                        tuple(3_762L, 4, ""),
                        tuple(3_762L, 4, "A cup"));
        assertThat(prizes.isHonoured(tournament.id())).isTrue();
    }

    @Test
    void whatCannotBeAPrizeChangesNothing() {
        HonourRules yen = new HonourRules(0, PrizeSplit.BY_RANK, "JPY");
        refused(
                "refusal.prize",
                () -> prizes.offer(director, tournament.id(), yen, Map.of(Optional.empty(), List.of("100.50"))));
        refused("refusal.currency", () -> new HonourRules(0, PrizeSplit.BY_RANK, "XQQ"));
        refused("refusal.teamBest", () -> new HonourRules(21, PrizeSplit.BY_RANK, ""));
        refused("refusal.notAllowed", () -> prizes.change(hall.director(), tournament.id(), yen));
        assertThat(prizes.rules(tournament.id())).isEqualTo(HonourRules.NONE);
        assertThat(prizes.isHonoured(tournament.id())).isFalse();

        prizes.offer(director, tournament.id(), yen, Map.of(Optional.empty(), List.of("5000")));
        refused(
                "refusal.currencyInUse",
                () -> prizes.change(director, tournament.id(), new HonourRules(0, PrizeSplit.BY_RANK, "EUR")));
    }
}
