package outflank.competition.pairing.dutch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.pairing.Acceleration;
import outflank.competition.pairing.Constraints;
import outflank.competition.pairing.Opponents;
import outflank.competition.pairing.Pair;
import outflank.competition.pairing.Pairing;
import outflank.competition.pairing.PairingPreset;
import outflank.competition.pairing.PairingRules;
import outflank.competition.pairing.PairingSystem;
import outflank.competition.pairing.PairingWarning;
import outflank.competition.pairing.RoundPairing;
import outflank.competition.pairing.explanation.CostLine;
import outflank.competition.pairing.explanation.Explanation;
import outflank.competition.pairing.explanation.PairExplanation;

/** Rounds by the FIDE (Dutch) System: its beginning, the director's decisions, and what happens when nothing legal is left. */
class DutchPairingTest {

    private static final PairingRules RULES = PairingPreset.PAPP.rules(PairingSystem.FIDE_DUTCH);

    @Test
    void theFirstRoundPairsTheUpperHalfWithTheLowerAndAlternatesTheColors() {
        Pairing pairing = pair(plain(8), 1, Constraints.none());
        assertThat(pairing.pairs())
                .extracting(pair -> Set.of(pair.black(), pair.white()))
                .containsExactly(Set.of(1, 5), Set.of(2, 6), Set.of(3, 7), Set.of(4, 8));
        boolean first = pairing.pairs().get(0).black() == 1;
        assertThat(pairing.pairs().get(1).black() == 2).isNotEqualTo(first);
        assertThat(pairing.pairs().get(2).black() == 3).isEqualTo(first);
        assertThat(pairing.pairs().get(3).black() == 4).isNotEqualTo(first);
    }

    @Test
    void theLastOneOfAnOddFieldHasTheFirstBye() {
        assertThat(pair(plain(7), 1, Constraints.none()).bye()).hasValue(7);
    }

    @Test
    void nobodyAndOneAndTwoPlayers() {
        assertThat(pair(plain(0), 1, Constraints.none()).pairs()).isEmpty();
        assertThat(pair(plain(1), 1, Constraints.none()).bye()).hasValue(1);
        assertThat(pair(plain(2), 1, Constraints.none()).pairs()).hasSize(1);
    }

    @Test
    void virtualPointsKeepTheHalvesApart() {
        PairingRules accelerated =
                new PairingRules(PairingSystem.FIDE_DUTCH, PairingPreset.PAPP, RULES.penalties(), Acceleration.baku());
        Pairing pairing = RoundPairing.pair(plain(8), 1, accelerated, 1, Constraints.none());
        assertThat(opponents(pairing))
                .containsExactlyInAnyOrder(
                        Opponents.of(1, 3), Opponents.of(2, 4), Opponents.of(5, 7), Opponents.of(6, 8));
    }

    @Test
    void fixedPairsAndAFixedByeStayAndTheRestFollowsTheRules() {
        Constraints constraints =
                new Constraints(List.of(new Constraints.FixedPair(2, 1)), OptionalInt.of(4), Set.of());
        Pairing pairing = pair(plain(9), 1, constraints);
        assertThat(pairing.pairs()).anySatisfy(pair -> {
            assertThat(pair.black()).isEqualTo(2);
            assertThat(pair.white()).isEqualTo(1);
        });
        assertThat(pairing.bye()).hasValue(4);
        assertThat(opponents(pairing)).contains(Opponents.of(3, 7), Opponents.of(5, 8), Opponents.of(6, 9));
    }

    @Test
    void aForbiddenPairIsAvoidedByTheNextTransposition() {
        Constraints constraints = new Constraints(List.of(), OptionalInt.empty(), Set.of(Opponents.of(1, 5)));
        assertThat(opponents(pair(plain(8), 1, constraints)))
                .containsExactlyInAnyOrder(
                        Opponents.of(1, 6), Opponents.of(2, 5), Opponents.of(3, 7), Opponents.of(4, 8));
    }

    @Test
    void decisionsThatContradictTheFieldAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> pair(plain(8), 1, Constraints.none().withFixedPair(1, 9)))
                .withMessageContaining("entrant 9");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> pair(plain(8), 1, Constraints.none().withFixedBye(1)))
                .withMessageContaining("need none");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> pair(plain(8), 3, Constraints.none()))
                .withMessageContaining("cannot follow");
    }

    /** Two players have only one opponent each: a rematch, told of, is better than no round. */
    @Test
    void aRoundBeginsEvenIfNoneIsLegal() {
        RecordedRounds recorded = new RecordedRounds(List.of("2w1", "1b0"));
        Pairing pairing = pair(recorded.before(2, 5), 2, Constraints.none());
        assertThat(pairing.pairs()).hasSize(1);
        assertThat(pairing.warnings()).extracting(PairingWarning::kind).containsExactly(PairingWarning.Kind.REMATCH);
    }

    /** Three players in their fourth round: all have met, and all have had the bye. */
    @Test
    void aSecondByeIsToldOf() {
        RecordedRounds recorded = new RecordedRounds(List.of("2w1 3b1 U", "1b0 U 3w1", "U 1w0 2b0"));
        Pairing pairing = pair(recorded.before(4, 5), 4, Constraints.none());
        assertThat(pairing.warnings())
                .extracting(PairingWarning::kind)
                .contains(PairingWarning.Kind.SECOND_BYE)
                .containsAnyOf(PairingWarning.Kind.REMATCH, PairingWarning.Kind.REMATCH_IN_SAME_COLORS);
    }

    /** The director's word is the last to be given up: rather a third color and a rematch than a forbidden pair. */
    @Test
    void colorsAreGivenUpFirstAndTheDirectorsWordLast() {
        RecordedRounds sameColors = new RecordedRounds(List.of("3w1 4w1", "4w1 3w0", "1b0 2b1", "2b0 1b0"));
        Constraints none = Constraints.none();
        assertThat(opponents(pair(sameColors.before(3, 9), 3, none)))
                .containsExactlyInAnyOrder(Opponents.of(1, 2), Opponents.of(3, 4));
        assertThat(pair(sameColors.before(3, 9), 3, none).warnings())
                .extracting(PairingWarning::kind)
                .containsOnly(PairingWarning.Kind.COLOR_OUT_OF_BALANCE);
        Constraints forbidden = none.withForbiddenPair(1, 2);
        assertThat(pair(sameColors.before(3, 9), 3, forbidden).warnings())
                .extracting(PairingWarning::kind)
                .isNotEmpty()
                .doesNotContain(PairingWarning.Kind.FORBIDDEN_PAIR);
    }

    @Test
    void everyPairAndTheByeAreExplained() {
        RecordedRounds recorded =
                new RecordedRounds(List.of("4w1 2b1", "5b1 1w0", "6w1 4b1", "1b0 3w0 Z", "2w0 6b1", "3b0 5w0"));
        Competition before = recorded.before(3, 3);
        Pairing pairing = pair(before, 3, Constraints.none());
        DutchExplanation explanation = DutchExplanation.of(before, 3, RULES, pairing);
        DutchExplanation.PairReason first = explanation.pairs().get(0);
        assertThat(first.higher()).isEqualTo(1);
        assertThat(first.lower()).isEqualTo(5);
        assertThat(first.higherHalfPoints()).isEqualTo(4);
        assertThat(first.lowerHalfPoints()).isEqualTo(2);
        assertThat(first.shortcomings()).contains(Criterion.C6);
        assertThat(explanation.bye().orElseThrow().entrant()).isEqualTo(6);
        assertThat(explanation.bye().orElseThrow().halfPoints()).isZero();
    }

    @Test
    void theLinesOfEveryPlaceNameItsRulesAndNoPrice() {
        RecordedRounds recorded =
                new RecordedRounds(List.of("4w1 2b1", "5b1 1w0", "6w1 4b1", "1b0 3w0 Z", "2w0 6b1", "3b0 5w0"));
        Competition before = recorded.before(3, 3);
        List<PairExplanation> places = Explanation.of(before, 3, RULES, pair(before, 3, Constraints.none()));
        assertThat(places).hasSize(3).allSatisfy(place -> {
            assertThat(place.priced()).isFalse();
            assertThat(place.total()).isZero();
        });
        assertThat(places.subList(0, 2))
                .allSatisfy(place -> assertThat(place.lines())
                        .hasAtLeastOneElementOfType(CostLine.DutchColors.class)
                        .doesNotHaveAnyElementsOfTypes(CostLine.Floating.class, CostLine.Elitism.class));
        assertThat(places.get(0).lines()).contains(new CostLine.DutchShortcoming(Criterion.C6));
        assertThat(places.get(2).lines()).contains(new CostLine.DutchBye(0, 0));
    }

    private static Pairing pair(Competition competition, int round, Constraints constraints) {
        return RoundPairing.pair(competition, round, RULES, 1, constraints);
    }

    private static Competition plain(int players) {
        List<Entrant> entrants = IntStream.rangeClosed(1, players)
                .mapToObj(number -> Entrant.of(number, "Player " + number, "", 2000 - number, number))
                .toList();
        return new Competition(9, 64, entrants, List.of());
    }

    private static Set<Opponents> opponents(Pairing pairing) {
        return pairing.pairs().stream()
                .map((Pair pair) -> Opponents.of(pair.black(), pair.white()))
                .collect(Collectors.toCollection(HashSet::new));
    }
}
