package outflank.competition.pairing.explanation;

import static org.assertj.core.api.Assertions.assertThat;
import static outflank.competition.Sketch.bye;
import static outflank.competition.Sketch.game;
import static outflank.competition.Sketch.noShowOfWhite;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import outflank.competition.Color;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Sketch;
import outflank.competition.pairing.Acceleration;
import outflank.competition.pairing.Constraints;
import outflank.competition.pairing.PairCost;
import outflank.competition.pairing.Pairing;
import outflank.competition.pairing.PairingPreset;
import outflank.competition.pairing.PairingRules;
import outflank.competition.pairing.PairingSystem;
import outflank.competition.pairing.RandomTournament;
import outflank.competition.pairing.RoundPairing;

/** The words of a pair are true: they add up to its cost, part by part, and name the rounds they speak of. */
class ExplanationTest {

    private static final PairingRules RULES = PairingRules.worldChampionship();

    /** Small fields and many rounds, so that nothing can be avoided for long; every preset, with and without acceleration. */
    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void everyPartAddsUpToTheCostOfThePairing(long seed) {
        play(seed, (where, pairing, places) -> {
            for (int i = 0; i < pairing.pairs().size(); i++) {
                PairCost cost = pairing.pairs().get(i).cost();
                assertParts(where + ", table " + (i + 1), places.get(i), cost);
            }
            if (pairing.bye().isPresent()) {
                assertParts(where + ", bye", places.get(places.size() - 1), pairing.byeCost());
            }
            assertThat(places.stream().mapToLong(PairExplanation::total).sum())
                    .as(where)
                    .isEqualTo(pairing.cost());
        });
    }

    /** The lines of other systems have tests of their own. */
    @Test
    void theSeedsShowEveryKindOfLineWithAPrice() {
        Set<Class<?>> kinds = new HashSet<>();
        seeds().forEach(seed -> play(
                seed,
                (where, pairing, places) ->
                        places.forEach(place -> place.lines().forEach(line -> kinds.add(line.getClass())))));
        Set<Class<?>> priced = new HashSet<>(Set.of(CostLine.class.getPermittedSubclasses()));
        priced.removeAll(Set.of(CostLine.DutchColors.class, CostLine.DutchShortcoming.class, CostLine.DutchBye.class));
        assertThat(kinds).isEqualTo(priced);
    }

    private static LongStream seeds() {
        return LongStream.rangeClosed(1, 60);
    }

    private interface Watcher {
        void paired(String where, Pairing pairing, List<PairExplanation> places);
    }

    private static void play(long seed, Watcher watcher) {
        PairingPreset preset = PairingPreset.values()[(int) (seed % PairingPreset.values().length)];
        PairingRules rules = new PairingRules(
                PairingSystem.SWISS,
                preset,
                preset.rules(PairingSystem.SWISS).penalties(),
                seed % 3 == 0 ? Acceleration.baku() : Acceleration.none());
        RandomTournament tournament = new RandomTournament(seed, 3 + new Random(seed).nextInt(8), 9);
        for (int round = 1; round <= 9; round++) {
            Competition history = withClubsAndRatings(tournament.competition());
            Pairing pairing = RoundPairing.pair(history, round, rules, seed, Constraints.none());
            watcher.paired(
                    "seed " + seed + ", " + preset + ", round " + round,
                    pairing,
                    Explanation.of(history, round, rules, pairing));
            tournament.play(pairing);
        }
    }

    private static Competition withClubsAndRatings(Competition competition) {
        List<Entrant> entrants = competition.entrants().stream()
                .map(entrant -> new Entrant(
                        entrant.number(),
                        entrant.name(),
                        entrant.country(),
                        entrant.number() % 3 == 0 ? "" : "Club " + entrant.number() % 3,
                        Set.of(),
                        1000 + 10 * entrant.number(),
                        entrant.lot(),
                        entrant.entersInRound(),
                        entrant.withdrawnFromRound(),
                        entrant.absences()))
                .toList();
        return new Competition(competition.plannedRounds(), competition.byeHalfDiscs(), entrants, competition.rounds());
    }

    private static void assertParts(String where, PairExplanation place, PairCost cost) {
        assertThat(sum(place, CostLine.ColorBalance.class, CostLine.SameColorAgain.class))
                .as(where + " color")
                .isEqualTo(cost.color());
        assertThat(sum(place, CostLine.ScoreGap.class, CostLine.ByeGap.class, CostLine.Floating.class))
                .as(where + " floating")
                .isEqualTo(cost.floating());
        assertThat(sum(place, CostLine.MetBefore.class, CostLine.MetInLastRound.class))
                .as(where + " repetition")
                .isEqualTo(cost.repetition());
        assertThat(sum(place, CostLine.Elitism.class)).as(where + " elitism").isEqualTo(cost.elitism());
        assertThat(sum(place, CostLine.SameCountry.class))
                .as(where + " country")
                .isEqualTo(cost.country());
        assertThat(sum(place, CostLine.SameClub.class)).as(where + " club").isEqualTo(cost.club());
        assertThat(sum(place, CostLine.GivenUp.class)).as(where + " broken").isEqualTo(cost.broken());
        assertThat(place.total()).as(where).isEqualTo(cost.total());
    }

    private static long sum(PairExplanation place, Class<?>... kinds) {
        return place.lines().stream()
                .filter(line -> Set.of(kinds).contains(line.getClass()))
                .mapToLong(CostLine::amount)
                .sum();
    }

    @Test
    void theThirdWhiteOfFourIsNamed() {
        Sketch sketch = Sketch.ofPlayers(6)
                .country(1, "AAA")
                .country(5, "AAA")
                .round(game(2, 1, 40, 24))
                .round(game(1, 3, 32, 32))
                .round(game(4, 1, 40, 24));

        PairExplanation place = explained(sketch, Constraints.none().withFixedPair(5, 1));

        // 1 has half a point, 5 has none; in the last round 1 went up to nobody: 4 had none either.
        assertThat(place.lines())
                .contains(
                        new CostLine.ScoreGap(1, 0, false, 20_000),
                        new CostLine.ColorBalance(5, Color.BLACK, 1, 1, 20),
                        new CostLine.ColorBalance(1, Color.WHITE, 3, 4, 105),
                        new CostLine.SameColorAgain(1, Color.WHITE, 3, 2, 15),
                        new CostLine.SameCountry("AAA", 2));
    }

    @Test
    void aRematchNamesItsRounds() {
        Sketch sketch = Sketch.ofPlayers(4)
                .round(game(1, 2, 32, 32), game(3, 4, 32, 32))
                .round(game(2, 1, 32, 32), game(4, 3, 32, 32));

        PairExplanation place = explained(sketch, Constraints.none().withFixedPair(1, 2));

        assertThat(place.lines())
                .contains(
                        new CostLine.MetBefore(List.of(1, 2), 10_000_000),
                        new CostLine.MetInLastRound(2, 1),
                        new CostLine.GivenUp(CostLine.GivenUp.Kind.SAME_COLORS, List.of(1), PairCost.PROHIBITION));
        assertThat(Caution.of(place)).extracting(Caution::kind).contains(Caution.Kind.REMATCH_IN_SAME_COLORS);
        assertThat(Caution.of(place)).extracting(Caution::kind).doesNotContain(Caution.Kind.REMATCH);
    }

    @Test
    void aSecondByeNamesTheRoundOfTheFirstOrOfTheForfeit() {
        Sketch sketch = Sketch.ofPlayers(5).round(noShowOfWhite(1, 2), game(3, 4, 40, 24), bye(5));

        for (int entrant : new int[] {1, 5}) {
            PairExplanation place = explained(sketch, Constraints.none().withFixedBye(entrant));

            assertThat(place.isBye()).isTrue();
            assertThat(place.lines())
                    .contains(
                            new CostLine.GivenUp(CostLine.GivenUp.Kind.SECOND_BYE, List.of(1), PairCost.PROHIBITION),
                            new CostLine.ByeGap(2, 0, false, 62_785));
            assertThat(Caution.of(place))
                    .contains(new Caution(Caution.Kind.SECOND_BYE, entrant, entrant, Color.BLACK, 0));
        }
    }

    @Test
    void theThirdBlackInARowIsACautionAndWhiteAfterThreeIsNone() {
        Sketch sketch = Sketch.ofPlayers(8)
                .round(game(1, 2, 32, 32))
                .round(game(1, 3, 32, 32))
                .round(game(1, 4, 32, 32));

        assertThat(Caution.of(explained(sketch, Constraints.none().withFixedPair(1, 5))))
                .contains(
                        new Caution(Caution.Kind.SAME_COLOR_IN_ROW, 1, 5, Color.BLACK, 4),
                        new Caution(Caution.Kind.COLOR_BALANCE, 1, 5, Color.BLACK, 4));
        assertThat(Caution.of(explained(sketch, Constraints.none().withFixedPair(5, 1))))
                .extracting(Caution::kind)
                .doesNotContain(Caution.Kind.SAME_COLOR_IN_ROW, Caution.Kind.COLOR_BALANCE);
    }

    @Test
    void whoFloatsAgainIsTold() {
        Sketch sketch = Sketch.ofPlayers(6)
                .round(game(1, 2, 40, 24), game(3, 4, 40, 24), game(5, 6, 32, 32))
                .round(game(1, 5, 40, 24), game(3, 2, 40, 24), game(4, 6, 32, 32));

        PairExplanation place = explained(sketch, Constraints.none().withFixedPair(1, 6));

        assertThat(place.lines()).contains(new CostLine.Floating(1, true, true, 2, 25));
        assertThat(Caution.of(place)).contains(new Caution(Caution.Kind.FLOAT_AGAIN, 1, 6, Color.BLACK, 0));
    }

    /** The place the director has fixed. */
    private static PairExplanation explained(Sketch sketch, Constraints constraints) {
        Competition history = sketch.competition();
        int round = history.rounds().size() + 1;
        Pairing pairing = RoundPairing.pair(history, round, RULES, 1, constraints);
        OptionalInt bye = constraints.fixedBye();
        int entrant = bye.isPresent()
                ? bye.getAsInt()
                : constraints.fixedPairs().get(0).black();
        return Explanation.of(history, round, RULES, pairing).stream()
                .filter(place -> place.black() == entrant)
                .findFirst()
                .orElseThrow();
    }
}
