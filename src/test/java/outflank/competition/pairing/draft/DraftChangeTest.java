package outflank.competition.pairing.draft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static outflank.competition.Sketch.bye;
import static outflank.competition.Sketch.game;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import outflank.competition.Sketch;
import outflank.competition.pairing.Constraints;
import outflank.competition.pairing.Opponents;
import outflank.competition.pairing.Pair;
import outflank.competition.pairing.PairingRules;
import outflank.competition.pairing.PairingSystem;
import outflank.competition.pairing.RandomTournament;
import outflank.competition.pairing.explanation.Caution;
import outflank.competition.pairing.explanation.PairExplanation;

/** What a director does to a draft by hand, and what becomes of the rest. */
class DraftChangeTest {

    private static final Sketch NINE = Sketch.ofPlayers(9)
            .round(game(1, 2, 40, 24), game(3, 4, 40, 24), game(5, 6, 40, 24), game(7, 8, 40, 24), bye(9));

    @Test
    void twoPlayersTakeEachOthersSeat() {
        Draft draft = draft(NINE);
        Pair first = draft.pairing().pairs().get(0);
        Pair last = draft.pairing().pairs().get(3);

        ChangedDraft changed = draft.after(new DraftChange.SwapSeats(first.black(), last.black()));

        assertThat(changed.after().opponentOf(last.black())).isEqualTo(first.white());
        assertThat(changed.after().opponentOf(first.black())).isEqualTo(last.white());
        assertThat(changed.gone()).hasSize(2);
        assertThat(changed.come()).hasSize(2);
        assertThat(changed.price()).isPositive();
        assertThat(changed.after().isFixed(first.white())).isTrue();
    }

    @Test
    void theByeIsASeatToo() {
        Draft draft = draft(NINE);
        int withBye = draft.pairing().bye().orElseThrow();
        Pair first = draft.pairing().pairs().get(0);

        Draft after =
                draft.after(new DraftChange.SwapSeats(withBye, first.black())).after();

        assertThat(after.pairing().bye()).hasValue(first.black());
        assertThat(after.opponentOf(withBye)).isEqualTo(first.white());
        assertThat(after.decided().fixedBye()).hasValue(first.black());
    }

    @Test
    void whoTakesTheSeatOfHisOpponentTakesTheOtherColor() {
        Draft draft = draft(NINE);
        Pair first = draft.pairing().pairs().get(0);

        for (DraftChange change : List.of(
                new DraftChange.SwapSeats(first.white(), first.black()),
                new DraftChange.SwapColors(first.black(), first.white()))) {
            ChangedDraft changed = draft.after(change);

            assertThat(changed.come()).hasSize(1).allMatch(place -> place.black() == first.white());
            assertThat(changed.after().decided().fixedPairs())
                    .containsExactly(new Constraints.FixedPair(first.white(), first.black()));
        }
    }

    @Test
    void aForcedPairThatHasMetIsPricedAndTold() {
        Draft draft = draft(NINE);

        ChangedDraft changed = draft.after(new DraftChange.ForcePair(1, 2));

        assertThat(changed.after().opponentOf(1)).isEqualTo(2);
        assertThat(changed.after().pairing().pairs()).anyMatch(pair -> pair.black() == 2 && pair.white() == 1);
        assertThat(changed.price()).isGreaterThan(5_000_000);
        assertThat(changed.cautions()).extracting(Caution::kind).contains(Caution.Kind.REMATCH);
        assertThat(changed.after().priceOfDecisions()).isEqualTo(changed.price());
    }

    @Test
    void aForbiddenPairIsAvoidedAndComesBackWhenAllowed() {
        Draft draft = draft(NINE);
        Pair first = draft.pairing().pairs().get(0);

        Draft without = draft.after(new DraftChange.ForbidPair(first.white(), first.black()))
                .after();
        assertThat(without.opponentOf(first.black())).isNotEqualTo(first.white());
        assertThat(without.decided().forbiddenPairs()).containsExactly(Opponents.of(first.black(), first.white()));

        Draft forced = without.after(new DraftChange.ForcePair(first.black(), first.white()))
                .after();
        assertThat(forced.opponentOf(first.black())).isEqualTo(first.white());
        assertThat(forced.decided().forbiddenPairs()).isEmpty();

        Draft allowed = without.after(new DraftChange.AllowPair(first.black(), first.white()))
                .after();
        assertThat(allowed.decided()).isEqualTo(Constraints.none());
        assertThat(allowed.pairing().cost()).isEqualTo(draft.pairing().cost());
    }

    @Test
    void aPairThatIsForbiddenIsFixedNoLonger() {
        Draft draft = draft(NINE).after(new DraftChange.ForcePair(1, 3)).after();

        Draft after = draft.after(new DraftChange.ForbidPair(3, 1)).after();

        assertThat(after.decided().fixedPairs()).isEmpty();
        assertThat(after.opponentOf(1)).isNotEqualTo(3);
    }

    @Test
    void aSecondByeIsTold() {
        ChangedDraft changed = draft(NINE).after(new DraftChange.GiveBye(9));

        assertThat(changed.after().pairing().bye()).hasValue(9);
        assertThat(changed.cautions()).extracting(Caution::kind).contains(Caution.Kind.SECOND_BYE);
    }

    @Test
    void whatIsReleasedIsPairedByTheRulesAgain() {
        Draft draft = draft(NINE);
        Draft forced = draft.after(new DraftChange.ForcePair(1, 2)).after();

        Draft released = forced.after(new DraftChange.Release(2)).after();

        assertThat(released.decided()).isEqualTo(Constraints.none());
        assertThat(released.pairing().cost()).isEqualTo(draft.pairing().cost());
        assertThat(released.priceOfDecisions()).isZero();
    }

    @Test
    void aPlayerHasOneFixedPlaceAtMost() {
        Draft draft = draft(NINE)
                .after(new DraftChange.ForcePair(1, 3))
                .after()
                .after(new DraftChange.ForcePair(5, 7))
                .after();

        Draft changed = draft.after(new DraftChange.ForcePair(1, 5)).after();
        assertThat(changed.decided().fixedPairs()).hasSize(1);
        Draft swapped = draft.after(new DraftChange.SwapSeats(1, 5)).after();
        assertThat(swapped.decided().fixedPairs()).hasSize(2);
        assertThat(swapped.opponentOf(1)).isEqualTo(7);
        Draft seated = draft.after(new DraftChange.GiveBye(3)).after();
        assertThat(seated.decided().fixedPairs()).hasSize(1);
    }

    @Test
    void whomTheDirectorHasFixedIsNoAlternative() {
        Draft draft = draft(NINE)
                .after(new DraftChange.ForcePair(1, 2))
                .after()
                .after(new DraftChange.GiveBye(9))
                .after();

        assertThat(Alternatives.all(draft, 3))
                .extracting(Alternatives.Alternative::opponent)
                .isNotEmpty()
                .doesNotContain(1, 2, 3, 9);
        assertThat(Alternatives.all(draft, 9))
                .as("his own bye can be taken from him")
                .extracting(Alternatives.Alternative::opponent)
                .contains(3, 4, 5, 6, 7, 8)
                .doesNotContain(1, 2, 9);
        assertThat(Alternatives.next(draft, 9))
                .contains(Alternatives.all(draft, 9).get(0));
    }

    @Test
    void nonsenseIsRefused() {
        Draft draft = draft(NINE);
        Draft even = draft(Sketch.ofPlayers(4));

        for (DraftChange change : List.of(
                new DraftChange.ForcePair(1, 99),
                new DraftChange.ForcePair(1, 1),
                new DraftChange.ForbidPair(0, 1),
                new DraftChange.SwapSeats(1, 99),
                new DraftChange.SwapColors(
                        draft.pairing().bye().orElseThrow(),
                        draft.pairing().bye().orElseThrow()),
                new DraftChange.GiveBye(-1),
                new DraftChange.Release(99))) {
            assertThatThrownBy(() -> draft.after(change)).as("" + change).isInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(() -> even.after(new DraftChange.GiveBye(1))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> even.after(new DraftChange.SwapSeats(1, 1)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /** In the first round all pairs cost the same: only what has to move moves. */
    @Test
    void whoForcesAPairInTheFirstRoundMovesFourPlayersOnly() {
        Draft draft = draft(Sketch.ofPlayers(20));
        Pair first = draft.pairing().pairs().get(0);
        Pair second = draft.pairing().pairs().get(1);

        ChangedDraft forced = draft.after(new DraftChange.ForcePair(first.black(), second.black()));
        assertThat(forced.price()).isZero();
        assertThat(forced.come()).hasSize(2);
        ChangedDraft forbidden = draft.after(new DraftChange.ForbidPair(first.black(), first.white()));
        assertThat(forbidden.price()).isZero();
        assertThat(forbidden.come()).hasSize(2);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void theRestIsAsGoodAsItCanBeAndComesAgainFromWhatIsKept(long seed) {
        RandomTournament tournament = new RandomTournament(seed, 9, 5);
        for (int round = 1; round <= 4; round++) {
            Draft.RoundToPair toPair =
                    new Draft.RoundToPair(tournament.competition(), round, PairingRules.worldChampionship(), seed);
            Draft draft = new Draft(toPair, Constraints.none());
            int one = draft.entrants().get(0);
            int other = draft.entrants().get(draft.entrants().size() - 1);
            for (DraftChange change : List.of(
                    new DraftChange.ForbidPair(one, other),
                    new DraftChange.SwapSeats(one, other),
                    new DraftChange.Release(one))) {
                Draft after = draft.after(change).after();

                String where = "seed " + seed + ", round " + round + ", " + change;
                assertThat(after.pairing().cost())
                        .as(where)
                        .isEqualTo(toPair.pair(after.decided()).cost());
                assertThat(new Draft(toPair, after.decided(), after.constraints()).pairing())
                        .as(where)
                        .isEqualTo(after.pairing());
                assertThat(after.explained().stream()
                                .mapToLong(PairExplanation::total)
                                .sum())
                        .as(where)
                        .isEqualTo(after.pairing().cost());
                draft = after;
            }
            tournament.play(draft.pairing());
        }
    }

    /** The FIDE (Dutch) System has no prices; what the director decides holds there too, and the rules do the rest. */
    @Test
    void theDutchSystemIsChangedWithoutPrices() {
        PairingRules dutch = PairingRules.worldChampionship().with(PairingSystem.FIDE_DUTCH);
        Draft draft = new Draft(new Draft.RoundToPair(NINE.competition(), 2, dutch, 7), Constraints.none());
        Pair first = draft.pairing().pairs().get(0);

        ChangedDraft changed = draft.after(new DraftChange.ForbidPair(first.black(), first.white()));

        assertThat(changed.after().opponentOf(first.black())).isNotEqualTo(first.white());
        assertThat(changed.price()).isZero();
        assertThat(changed.come()).isNotEmpty().noneMatch(PairExplanation::priced);
        assertThat(changed.come())
                .allMatch(place -> place.total() == 0 && !place.lines().isEmpty());
    }

    private static LongStream seeds() {
        return LongStream.rangeClosed(1, 20);
    }

    private static Draft draft(Sketch sketch) {
        int rounds = sketch.competition().rounds().size();
        return new Draft(
                new Draft.RoundToPair(sketch.competition(), rounds + 1, PairingRules.worldChampionship(), 7),
                Constraints.none());
    }
}
