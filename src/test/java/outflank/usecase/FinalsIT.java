package outflank.usecase;

import static org.assertj.core.api.Assertions.assertThat;
import static outflank.usecase.Refused.refused;

import jakarta.inject.Inject;
import java.util.List;
import java.util.UUID;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import outflank.account.Actor;
import outflank.competition.Color;
import outflank.competition.Competition;
import outflank.competition.MatchKind;
import outflank.competition.knockout.BracketPlan;
import outflank.competition.knockout.FinalRanking;
import outflank.competition.knockout.Finals;
import outflank.competition.knockout.FinalsPlan;
import outflank.competition.pairing.Constraints;
import outflank.competition.standings.Standings;
import outflank.record.GameSheets;
import outflank.tournament.Competitions;
import outflank.tournament.FinalsGame;
import outflank.tournament.FinalsTables;
import outflank.tournament.Game;
import outflank.tournament.PairingRounds;
import outflank.tournament.PlanningFinals;
import outflank.tournament.PublishingRounds;
import outflank.tournament.Round;
import outflank.tournament.Rounds;
import outflank.tournament.RunningFinals;
import outflank.tournament.Tournament;
import outflank.tournament.TournamentState;

/** A cup from the preliminaries to the final, and what comes in the wrong order. */
@ArquillianTest
class FinalsIT {

    private static final FinalsPlan SEMI_FINALS = new FinalsPlan(List.of(new BracketPlan("", 4, 3, 1, true, false)));

    @Inject
    private Hall hall;

    @Inject
    private PlanningFinals planning;

    @Inject
    private RunningFinals running;

    @Inject
    private FinalsTables tables;

    @Inject
    private PairingRounds pairing;

    @Inject
    private PublishingRounds publishing;

    @Inject
    private Rounds rounds;

    @Inject
    private Competitions competitions;

    @Inject
    private GameSheets sheets;

    private Actor director;
    private Tournament tournament;

    @BeforeEach
    void anEndedSwissOfOneRound() {
        director = hall.director();
        tournament = hall.tournament(director, 1);
        hall.players(director, tournament, 6);
        int discs = 40;
        for (Game game : hall.nextRound(director, tournament)) {
            hall.result(director, tournament, game, discs, 64 - discs);
            discs += 5;
        }
    }

    private UUID id() {
        return tournament.id();
    }

    private UUID draftId() {
        return rounds.draft(director, id()).orElseThrow().id();
    }

    private Standings standings() {
        return Standings.of(
                competitions.read(hall.now(tournament)), tournament.rules().parsedTieBreaks());
    }

    /** Drafts and publishes the next games; who chooses takes Black. */
    private List<Game> nextGames() {
        running.draft(director, id());
        for (FinalsGame drafted : running.drafted(director, id())) {
            if (drafted.chooser().isPresent()) {
                running.choose(director, id(), drafted.game().id(), Color.BLACK);
            }
        }
        UUID draft = draftId();
        publishing.publish(director, id(), draft);
        return rounds.games(draft);
    }

    @Test
    void fourPlayOnUntilTheFinalIsWon() {
        planning.plan(director, id(), SEMI_FINALS);
        Standings before = standings();
        List<Integer> order =
                before.rows().stream().map(row -> row.entrant().number()).toList();

        for (int game = 1; game <= 2; game++) {
            List<Game> semiFinals = nextGames();
            assertThat(semiFinals).hasSize(2);
            for (Game semiFinal : semiFinals) {
                boolean higherIsBlack = order.indexOf(semiFinal.black().number())
                        < order.indexOf(semiFinal.white().number());
                assertThat(higherIsBlack)
                        .as("the higher rank has chosen Black, then White")
                        .isEqualTo(game == 1);
                hall.result(director, tournament, semiFinal, higherIsBlack ? 40 : 24, higherIsBlack ? 24 : 40);
            }
        }
        List<Game> last = nextGames();
        assertThat(last).hasSize(2);
        last.forEach(game -> hall.result(director, tournament, game, 20, 44));

        Finals finals = tables.published(id()).orElseThrow();
        assertThat(finals.isOver()).isTrue();
        List<Integer> ranking = FinalRanking.of(finals, standings()).stream()
                .map(place -> place.standing().entrant().number())
                .toList();
        assertThat(ranking.subList(0, 4)).containsExactly(order.get(1), order.get(0), order.get(3), order.get(2));
        assertThat(ranking.subList(4, 6)).isEqualTo(order.subList(4, 6));
        refused("refusal.finalsOver", () -> running.draft(director, id()));
        publishing.finish(director, id());
        assertThat(hall.now(tournament).state()).isEqualTo(TournamentState.FINISHED);
    }

    @Test
    void gamesOfTheFinalsAreGamesLikeAnyOtherButNoStandingsCountThem() {
        planning.plan(director, id(), SEMI_FINALS);
        Standings before = standings();
        Game game = nextGames().get(0);
        hall.result(director, tournament, game, 64, 0);

        Competition competition = competitions.read(tournament);
        assertThat(competition.rounds()).hasSize(1);
        assertThat(competition.matches()).hasSize(2).allSatisfy(match -> {
            assertThat(match.kind()).isEqualTo(MatchKind.SEMI_FINAL);
            assertThat(match.bestOf()).isEqualTo(3);
        });
        assertThat(standings()).isEqualTo(before);
        assertThat(rounds.published(id())).extracting(Round::number).containsExactly(1, 2);
        assertThat(rounds.published(id()).get(1).isOfFinals()).isTrue();
        assertThat(sheets.ofPlayer(Hall.player(game.black()))).hasSize(2);
        assertThat(tables.byGame(id()).get(game.id()).number()).isEqualTo(1);
    }

    @Test
    void aDraftOfTheFinalsIsForTheDeskAndCanBeTakenBack() {
        planning.plan(director, id(), SEMI_FINALS);
        running.draft(director, id());
        assertThat(tables.published(id())).isEmpty();
        assertThat(tables.seedings(id())).hasSize(1);
        refused("refusal.finalsBegun", () -> planning.plan(director, id(), FinalsPlan.none()));
        refused("refusal.finalsDraft", () -> pairing.discard(director, id()));
        UUID first = draftId();
        running.draft(director, id());
        assertThat(draftId()).as("drafted anew").isNotEqualTo(first);

        running.discard(director, id());
        assertThat(tables.seedings(id())).isEmpty();
        assertThat(rounds.draft(director, id())).isEmpty();
        planning.plan(director, id(), FinalsPlan.none());
        refused("refusal.noFinalsPlanned", () -> running.draft(director, id()));
        publishing.finish(director, id());
    }

    @Test
    void colorsAreChosenBeforeTheDraftIsPublished() {
        planning.plan(director, id(), FinalsPlan.europeanGrandPrix());
        running.draft(director, id());
        FinalsGame drafted = running.drafted(director, id()).get(0);
        String chooser = drafted.chooser().orElseThrow().name();
        UUID draft = draftId();

        refused("refusal.colorOpen", () -> publishing.publish(director, id(), draft));
        running.choose(director, id(), drafted.game().id(), Color.WHITE);
        assertThat(running.drafted(director, id()).get(0).game().white().name()).isEqualTo(chooser);
        running.choose(director, id(), drafted.game().id(), Color.BLACK);
        running.choose(director, id(), drafted.game().id(), Color.WHITE);
        publishing.publish(director, id(), draft);
        Game first = rounds.games(draft).get(0);
        assertThat(first.white().name()).isEqualTo(chooser);
        assertThat(first.isColorsSwapped()).isFalse();

        hall.result(director, tournament, first, 33, 31);
        running.draft(director, id());
        Game second = running.drafted(director, id()).get(0).game();
        assertThat(second.black().name()).as("reversed").isEqualTo(chooser);
        refused("refusal.colorsReversed", () -> running.choose(director, id(), second.id(), Color.WHITE));
        refused("refusal.draftGone", () -> running.choose(director, id(), first.id(), Color.WHITE));
    }

    @Test
    void aCorrectedResultMakesTheDraftOutdated() {
        planning.plan(director, id(), FinalsPlan.europeanGrandPrix());
        Game first = nextGames().get(0);
        hall.result(director, tournament, first, 40, 24);
        Game second = nextGames().get(0);
        hall.result(director, tournament, second, 40, 24);
        running.draft(director, id());
        FinalsGame third = running.drafted(director, id()).get(0);
        running.choose(director, id(), third.game().id(), Color.BLACK);

        hall.correct(director, tournament, second, 20, 44);

        assertThat(running.isCurrent(director, id())).isFalse();
        UUID draft = draftId();
        refused("refusal.draftOutdated", () -> publishing.publish(director, id(), draft));
        refused("refusal.finalsOver", () -> running.draft(director, id()));
        assertThat(rounds.draft(director, id())).as("refused as a whole").isPresent();
        running.discard(director, id());
        publishing.finish(director, id());
    }

    @Test
    void roundsAndFinalsKeepTheirOrder() {
        Tournament longer = hall.tournament(director, 3);
        hall.players(director, longer, 4);
        planning.plan(director, longer.id(), SEMI_FINALS);
        refused("refusal.nothingPlayed", () -> running.draft(director, longer.id()));
        List<Game> games = hall.nextRound(director, longer);
        refused("refusal.resultsMissing", () -> running.draft(director, longer.id()));
        games.forEach(game -> hall.result(director, longer, game, 40, 24));
        pairing.pair(director, longer.id(), Constraints.none());
        refused("refusal.draftLeft", () -> running.draft(director, longer.id()));
        pairing.discard(director, longer.id());
        refused("refusal.finalsNotBegun", () -> publishing.finish(director, longer.id()));

        running.draft(director, longer.id());
        refused("refusal.finalsDraft", () -> pairing.pair(director, longer.id(), Constraints.none()));
        for (FinalsGame game : running.drafted(director, longer.id())) {
            running.choose(director, longer.id(), game.game().id(), Color.WHITE);
        }
        publishing.publish(
                director,
                longer.id(),
                rounds.draft(director, longer.id()).orElseThrow().id());
        refused("refusal.finalsBegun", () -> pairing.pair(director, longer.id(), Constraints.none()));
        refused("refusal.resultsMissing", () -> running.draft(director, longer.id()));
        refused("refusal.finalsNotOver", () -> publishing.finish(director, longer.id()));
    }

    @Test
    void aStrangerPlansAndPairsNoFinals() {
        Actor stranger = hall.director();
        refused("refusal.notAllowed", () -> planning.plan(stranger, id(), SEMI_FINALS));
        refused("refusal.notAllowed", () -> running.draft(stranger, id()));
        refused("refusal.notAllowed", () -> running.discard(stranger, id()));
        refused("refusal.notAllowed", () -> running.drafted(stranger, id()));
        refused("refusal.notAllowed", () -> running.isCurrent(stranger, id()));
        refused("refusal.notAllowed", () -> running.choose(stranger, id(), UUID.randomUUID(), Color.BLACK));
        planning.plan(director, id(), SEMI_FINALS);
        assertThat(tables.plan(id())).isEqualTo(SEMI_FINALS);
    }
}
