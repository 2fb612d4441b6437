package outflank.usecase;

import static org.assertj.core.api.Assertions.assertThat;
import static outflank.usecase.Refused.refused;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import outflank.account.Actor;
import outflank.competition.pairing.Constraints;
import outflank.competition.pairing.RoundPairing;
import outflank.competition.pairing.draft.ChangedDraft;
import outflank.competition.pairing.draft.Draft;
import outflank.competition.pairing.explanation.PairExplanation;
import outflank.tournament.Action;
import outflank.tournament.ChangingDrafts;
import outflank.tournament.CheckingIn;
import outflank.tournament.DraftAction;
import outflank.tournament.DraftStep;
import outflank.tournament.ExplainingRounds;
import outflank.tournament.Game;
import outflank.tournament.History;
import outflank.tournament.PairingInput;
import outflank.tournament.PairingRounds;
import outflank.tournament.PublishingRounds;
import outflank.tournament.Registering;
import outflank.tournament.Round;
import outflank.tournament.Rounds;
import outflank.tournament.Tournament;

/** A draft changed by hand: tried out, kept, taken back, published; and who may do so on which draft. */
@ArquillianTest
class ChangingDraftsIT {

    @Inject
    private Hall hall;

    @Inject
    private PairingRounds pairing;

    @Inject
    private ChangingDrafts changing;

    @Inject
    private PublishingRounds publishing;

    @Inject
    private ExplainingRounds explaining;

    @Inject
    private CheckingIn checkingIn;

    @Inject
    private Rounds rounds;

    @Inject
    private History history;

    private Actor director;
    private Tournament tournament;
    private List<Registering.Registration> players;

    @BeforeEach
    void aDraftOfTheSecondRound() {
        director = hall.director();
        tournament = hall.tournament(director, 4);
        players = hall.players(director, tournament, 9);
        hall.nextRound(director, tournament).forEach(game -> hall.result(director, tournament, game, 40, 24));
        pairing.pair(director, tournament.id(), Constraints.none());
    }

    @Test
    void whatIsTriedOutIsNotKept() {
        UUID draft = draft().id();
        int lines = history.latest(director, tournament.id()).size();
        long revision = hall.now(tournament).revision();
        List<String> before = seats();

        ChangedDraft changed = changing.preview(
                director, tournament.id(), draft, DraftAction.FORCE_PAIR, metInFirst()[0], metInFirst()[1]);

        assertThat(changed.price()).isGreaterThan(5_000_000);
        assertThat(draft().id()).isEqualTo(draft);
        assertThat(seats()).isEqualTo(before);
        assertThat(history.latest(director, tournament.id())).hasSize(lines);
        assertThat(hall.now(tournament).revision()).isEqualTo(revision);
    }

    @Test
    void whatIsKeptIsPairedAroundAndPublishedWithItsInput() {
        int[] two = metInFirst();
        long price = changing.preview(director, tournament.id(), draft().id(), DraftAction.FORCE_PAIR, two[0], two[1])
                .price();
        changing.keep(director, tournament.id(), draft().id(), DraftAction.FORCE_PAIR, two[0], two[1]);
        int other = look().entrants().stream()
                .filter(entrant -> !look().isFixed(entrant) && look().opponentOf(entrant) != entrant)
                .findFirst()
                .orElseThrow();
        int avoided = look().opponentOf(other);
        changing.keep(director, tournament.id(), draft().id(), DraftAction.FORBID_PAIR, other, avoided);

        assertThat(look().opponentOf(two[0])).isEqualTo(two[1]);
        assertThat(look().opponentOf(other)).isNotEqualTo(avoided);
        assertThat(steps())
                .extracting(DraftStep::action)
                .containsExactly(DraftAction.FORCE_PAIR, DraftAction.FORBID_PAIR);
        assertThat(steps().get(0).price()).isEqualTo(price);
        assertThat(look().priceOfDecisions())
                .isEqualTo(steps().stream().mapToLong(DraftStep::price).sum());
        assertThat(history.latest(director, tournament.id()))
                .filteredOn(line -> line.action() == Action.DRAFT_CHANGED)
                .hasSize(2)
                .anySatisfy(line -> assertThat(line.change().before()).isEqualTo("" + price));

        publishing.publish(director, tournament.id(), draft().id());
        Round published = rounds.published(tournament.id()).get(1);
        PairingInput input = PairingInput.read(published.pairingInput());
        List<String> again =
                RoundPairing.pair(input.competition(), 2, input.rules(), published.seed(), input.constraints())
                        .pairs()
                        .stream()
                        .map(pair -> pair.table() + " " + pair.black() + " " + pair.white())
                        .toList();
        assertThat(again).isEqualTo(seats(published));
    }

    @Test
    void everyStepCanBeTakenBack() {
        List<List<String>> before = new ArrayList<>();
        before.add(seats());
        changing.keep(
                director, tournament.id(), draft().id(), DraftAction.FORCE_PAIR, metInFirst()[0], metInFirst()[1]);
        before.add(seats());
        int holder = look().pairing().bye().orElseThrow();
        int other = look().pairing().pairs().get(0).black();
        changing.keep(director, tournament.id(), draft().id(), DraftAction.SWAP_SEATS, holder, other);
        assertThat(look().pairing().bye()).hasValue(other);

        for (int step = 1; step >= 0; step--) {
            changing.undo(director, tournament.id(), draft().id());
            assertThat(seats()).isEqualTo(before.get(step));
            assertThat(steps()).hasSize(step);
        }
        assertThat(look().priceOfDecisions()).isZero();
        refused("refusal.nothingToUndo", () -> changing.undo(director, tournament.id(), draft().id()));
    }

    @Test
    void whoLooksAtAReplacedDraftIsTold() {
        UUID seen = draft().id();
        changing.keep(director, tournament.id(), seen, DraftAction.FORCE_PAIR, 1, 2);

        refused("refusal.draftGone", () -> changing.look(director, tournament.id(), seen));
        refused(
                "refusal.draftGone",
                () -> changing.preview(director, tournament.id(), seen, DraftAction.RELEASE, 1, 0));
        refused("refusal.draftGone", () -> changing.keep(director, tournament.id(), seen, DraftAction.RELEASE, 1, 0));
        refused("refusal.draftGone", () -> changing.undo(director, tournament.id(), seen));
        refused("refusal.draftGone", () -> publishing.publish(director, tournament.id(), seen));

        UUID present = draft().id();
        publishing.publish(director, tournament.id(), present);
        refused(
                "refusal.roundNotDraft",
                () -> changing.keep(director, tournament.id(), present, DraftAction.RELEASE, 1, 0));
    }

    @Test
    void anOutdatedDraftIsPairedAgainFirst() {
        UUID draft = draft().id();
        changing.keep(director, tournament.id(), draft, DraftAction.FORCE_PAIR, 1, 2);
        checkingIn.withdraw(director, tournament.id(), players.get(4).entrant().id());

        UUID present = draft().id();
        refused(
                "refusal.draftOutdated",
                () -> changing.preview(director, tournament.id(), present, DraftAction.RELEASE, 1, 0));
        refused("refusal.draftOutdated", () -> changing.undo(director, tournament.id(), present));
        pairing.pair(director, tournament.id(), Constraints.none());
        assertThat(steps()).isEmpty();
        refused(
                "refusal.noBye",
                () -> changing.preview(director, tournament.id(), draft().id(), DraftAction.GIVE_BYE, 1, 0));
    }

    @Test
    void onlyWhoMayPairChangesAnything() {
        UUID draft = draft().id();
        for (Actor stranger : List.of(hall.director(), Actor.visitor(), hall.player(players.get(0)))) {
            refused(
                    "refusal.notAllowed",
                    () -> changing.preview(stranger, tournament.id(), draft, DraftAction.FORCE_PAIR, 1, 2));
            refused(
                    "refusal.notAllowed",
                    () -> changing.keep(stranger, tournament.id(), draft, DraftAction.FORCE_PAIR, 1, 2));
            refused("refusal.notAllowed", () -> changing.undo(stranger, tournament.id(), draft));
            refused("refusal.notAllowed", () -> changing.look(stranger, tournament.id(), draft));
        }
        assertThat(draft().id()).isEqualTo(draft);
    }

    @Test
    void handMadeRequestsAreRefused() {
        UUID draft = draft().id();
        for (int[] two : new int[][] {{1, 1}, {1, 99}, {0, -5}}) {
            refused(
                    "refusal.constraints",
                    () -> changing.keep(director, tournament.id(), draft, DraftAction.FORCE_PAIR, two[0], two[1]));
        }
        assertThat(draft().id()).isEqualTo(draft);
    }

    @Test
    void aPublishedRoundExplainsItselfAsItWasPaired() {
        Round first = rounds.published(tournament.id()).get(0);

        List<PairExplanation> places = explaining.places(first);

        assertThat(places).hasSize(5);
        assertThat(places.get(4).isBye()).isTrue();
        assertThat(places.stream().mapToLong(PairExplanation::total).sum()).isEqualTo(first.cost());
        refused("refusal.notAllowed", () -> explaining.places(draft()));
    }

    private Round draft() {
        return rounds.draft(director, tournament.id()).orElseThrow();
    }

    private Draft look() {
        return changing.look(director, tournament.id(), draft().id());
    }

    private List<DraftStep> steps() {
        return changing.steps(director, tournament.id(), draft().id());
    }

    private List<String> seats() {
        return seats(draft());
    }

    private List<String> seats(Round round) {
        return rounds.games(round.id()).stream()
                .map(game -> game.tableNumber() + " " + game.black().number() + " "
                        + game.white().number())
                .toList();
    }

    /** Two who have played each other. */
    private int[] metInFirst() {
        Game game = rounds.games(rounds.published(tournament.id()).get(0).id()).get(0);
        return new int[] {game.black().number(), game.white().number()};
    }
}
