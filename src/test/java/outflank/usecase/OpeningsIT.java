package outflank.usecase;

import static org.assertj.core.api.Assertions.assertThat;
import static outflank.usecase.Refused.refused;

import jakarta.inject.Inject;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import outflank.account.Actor;
import outflank.competition.pairing.Constraints;
import outflank.othello.PrescribedOpening;
import outflank.othello.Variant;
import outflank.tournament.ConfiguringTournaments;
import outflank.tournament.Game;
import outflank.tournament.GameRules;
import outflank.tournament.PairingRounds;
import outflank.tournament.PrescribingOpenings;
import outflank.tournament.PublishingRounds;
import outflank.tournament.Rounds;
import outflank.tournament.Tournament;
import outflank.tournament.TournamentRules;

/** XOT: each game has its eight prescribed moves before anybody sits down (othello.md, section 7). */
@ArquillianTest
class OpeningsIT {

    private static final String TIGER = "f5d6c3d3c4f4f6f3";
    private static final TournamentRules XOT =
            TournamentRules.worldChampionship(3).with(GameRules.WORLD_CHAMPIONSHIP.with(Variant.XOT));

    @Inject
    private Hall hall;

    @Inject
    private ConfiguringTournaments configuring;

    @Inject
    private PairingRounds pairing;

    @Inject
    private PublishingRounds publishing;

    @Inject
    private PrescribingOpenings prescribing;

    @Inject
    private Rounds rounds;

    private Actor director;
    private Tournament tournament;

    @BeforeEach
    void fourPlayers() {
        director = hall.director();
        tournament = hall.tournament(director, XOT);
        hall.players(director, tournament, 4);
    }

    @Test
    void oneOpeningForAllTablesIsDrawnWithEachRoundAndNoneComesTwice() {
        Set<String> openings = new HashSet<>();
        for (int round = 1; round <= 3; round++) {
            List<Game> games = hall.nextRound(director, tournament);
            assertThat(games)
                    .extracting(Game::opening)
                    .containsOnly(games.get(0).opening());
            openings.add(games.get(0).opening().orElseThrow());
            games.forEach(game -> hall.result(director, tournament, game, 40, 24));
        }
        assertThat(openings)
                .hasSize(3)
                .allSatisfy(moves -> assertThat(new PrescribedOpening(moves)).isNotNull());
    }

    @Test
    void askingForAnotherOneGivesAnotherOneEachTime() {
        UUID draft = draft();
        Set<String> openings = new HashSet<>(Set.of(opening(0)));
        for (int i = 0; i < 4; i++) {
            prescribing.drawAgain(director, tournament.id(), draft);
            openings.add(opening(0));
        }
        assertThat(openings).hasSize(5);
    }

    @Test
    void theDirectorGivesOneToAllTablesOrToOneAndItOutlivesAnotherPairing() {
        UUID draft = draft();
        prescribing.prescribe(director, tournament.id(), draft, "F5 d6, C3 d3; c4 f4 f6 f3");
        assertThat(opening(0)).isEqualTo(TIGER);
        assertThat(opening(1)).isEqualTo(TIGER);

        UUID first = drafted().get(0).id();
        prescribing.prescribeTable(director, tournament.id(), first, "c4c3d3c5d6f4f5e6");
        assertThat(opening(0)).isEqualTo("c4c3d3c5d6f4f5e6");
        pairing.pair(director, tournament.id(), Constraints.none());
        assertThat(opening(0)).isEqualTo("c4c3d3c5d6f4f5e6");
        assertThat(opening(1)).isEqualTo(TIGER);
        refused("refusal.draftGone", () -> prescribing.prescribe(director, tournament.id(), draft, TIGER));
    }

    @Test
    void whatIsNoOpeningIsRefusedAndSaysWhere() {
        UUID draft = draft();
        String before = opening(0);
        for (String wrong : List.of("f5d6c3d3c4f4f6", TIGER + "e6", "", "  ")) {
            refused("refusal.openingLength", () -> prescribing.prescribe(director, tournament.id(), draft, wrong));
        }
        for (String wrong : List.of("f5f6c3d3c4f4f6f3x", "f5f5", "f5d6 hello")) {
            refused("refusal.openingIllegal", () -> prescribing.prescribe(director, tournament.id(), draft, wrong));
        }
        Actor stranger = hall.director();
        refused("refusal.notAllowed", () -> prescribing.prescribe(stranger, tournament.id(), draft, TIGER));
        refused("refusal.notAllowed", () -> prescribing.drawAgain(stranger, tournament.id(), draft));
        assertThat(opening(0)).isEqualTo(before);
    }

    @Test
    void aMistakeIsMendedAtTheTableWhileTheGameHasNoResult() {
        Game game = hall.nextRound(director, tournament).get(0);
        prescribing.prescribeTable(director, tournament.id(), game.id(), TIGER);
        assertThat(rounds.publishedGame(game.id()).flatMap(Game::opening)).contains(TIGER);

        hall.result(director, tournament, game, 40, 24);
        refused(
                "refusal.openingTooLate",
                () -> prescribing.prescribeTable(director, tournament.id(), game.id(), TIGER));
    }

    @Test
    void aDraftThatIsOlderThanTheVariantIsNotPublishedWithoutOpenings() {
        configuring.rule(director, tournament.id(), TournamentRules.worldChampionship(3), "");
        UUID draft = draft();
        assertThat(drafted()).extracting(Game::opening).containsOnly(Optional.empty());
        refused("refusal.noOpenings", () -> prescribing.drawAgain(director, tournament.id(), draft));

        configuring.rule(director, tournament.id(), XOT, "");
        refused("refusal.openingMissing", () -> publishing.publish(director, tournament.id(), draft));
        prescribing.drawAgain(director, tournament.id(), draft);
        publishing.publish(director, tournament.id(), draft);
        assertThat(rounds.games(draft)).allMatch(game -> game.opening().isPresent());
    }

    private UUID draft() {
        pairing.pair(director, tournament.id(), Constraints.none());
        return rounds.draft(director, tournament.id()).orElseThrow().id();
    }

    private List<Game> drafted() {
        return rounds.games(
                rounds.draft(director, tournament.id()).orElseThrow().id());
    }

    private String opening(int index) {
        return drafted().get(index).opening().orElseThrow();
    }
}
