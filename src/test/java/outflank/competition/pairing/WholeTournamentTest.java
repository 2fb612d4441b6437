package outflank.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import outflank.competition.Competition;
import outflank.competition.Entrant;

/** What holds in every round of every tournament, whatever happens in it and by whatever values it is paired. */
class WholeTournamentTest {

    private static final int SMALL_FIELDS = 15;

    @ParameterizedTest(name = "{0}: seed {1}, {2} players, {3} rounds, acceleration {4}")
    @MethodSource("tournaments")
    void everyRoundKeepsTheRules(
            PairingPreset preset, long seed, int players, int rounds, Acceleration.Kind acceleration) {
        PairingRules rules = new PairingRules(
                PairingSystem.SWISS,
                preset,
                preset.rules(PairingSystem.SWISS).penalties(),
                new Acceleration(acceleration, 3, 2));
        EventfulTournament tournament = new EventfulTournament(seed, players, rounds);
        for (int round = 1; round <= rounds; round++) {
            tournament.live();
            Competition history = tournament.competition();
            Pairing pairing = RoundPairing.pair(history, round, rules, seed, Constraints.none());

            Judgment judgment = new Judgment(
                    preset + ", seed " + seed + ", round " + round + " after " + tournament.events(),
                    history,
                    round,
                    rules,
                    pairing);
            judgment.everybodyThereHasOnePlaceAndNobodyElse();
            judgment.nobodyHasASecondByeWhileAvoidable();
            judgment.nobodyMeetsAgainWhileAvoidable();
            judgment.theLeadersSitAtTheFirstTables();
            judgment.everyPartOfTheCostIsRight();
            if (players <= 100 || round == rounds) {
                assertThat(RoundPairing.pair(
                                EventfulTournament.shuffled(history, seed), round, rules, seed, Constraints.none()))
                        .as("%s, seed %d, round %d, listed in another order", preset, seed, round)
                        .isEqualTo(pairing);
            }
            tournament.play(pairing);
        }
    }

    static Stream<Arguments> tournaments() {
        return Stream.of(PairingPreset.values()).flatMap(preset -> {
            Stream<Arguments> small = LongStream.rangeClosed(1, SMALL_FIELDS).mapToObj(seed -> {
                Random random = new Random(seed);
                return arguments(preset, seed, 5 + random.nextInt(36), 3 + random.nextInt(9));
            });
            Stream<Arguments> large = Stream.of(
                    arguments(preset, 101, 97, 7), arguments(preset, 102, 180, 5), arguments(preset, 103, 400, 4));
            return Stream.concat(small, large);
        });
    }

    private static Arguments arguments(PairingPreset preset, long seed, int players, int rounds) {
        Acceleration.Kind[] kinds = Acceleration.Kind.values();
        Acceleration.Kind kind = kinds[(int) (seed % kinds.length)];
        return Arguments.of(preset, seed, players, rounds, kind);
    }

    /** One paired round, held against the past counted anew and against a matching of another kind. */
    private record Judgment(
            String where, Competition history, int round, PairingRules rules, Pairing pairing, PlainPast past) {

        Judgment(String where, Competition history, int round, PairingRules rules, Pairing pairing) {
            this(where, history, round, rules, pairing, new PlainPast(history));
        }

        private List<Integer> present() {
            return history.entrants().stream()
                    .filter(entrant -> entrant.playsIn(round))
                    .map(Entrant::number)
                    .toList();
        }

        void everybodyThereHasOnePlaceAndNobodyElse() {
            List<Integer> seated = new ArrayList<>();
            for (Pair pair : pairing.pairs()) {
                seated.add(pair.black());
                seated.add(pair.white());
            }
            pairing.bye().ifPresent(seated::add);
            assertThat(seated).as(where).containsExactlyInAnyOrderElementsOf(present());
            assertThat(pairing.bye().isPresent()).as(where).isEqualTo(present().size() % 2 == 1);
        }

        void nobodyHasASecondByeWhileAvoidable() {
            if (pairing.bye().isEmpty()) {
                return;
            }
            boolean second = past.hadPointWithoutPlaying(pairing.bye().getAsInt());
            assertThat(warned(PairingWarning.Kind.SECOND_BYE)).as(where).isEqualTo(second ? 1 : 0);
            if (second) {
                assertThat(Matchings.existsInLargeField(
                                present(), (one, other) -> true, entrant -> !past.hadPointWithoutPlaying(entrant)))
                        .as("%s: the second bye could be avoided", where)
                        .isFalse();
            }
        }

        void nobodyMeetsAgainWhileAvoidable() {
            List<Pair> rematches = pairing.pairs().stream()
                    .filter(pair -> past.meetings(pair.black(), pair.white()) > 0)
                    .toList();
            long sameColors = rematches.stream()
                    .filter(pair -> past.seated(pair.black(), pair.white()))
                    .count();
            assertThat(warned(PairingWarning.Kind.REMATCH_IN_SAME_COLORS))
                    .as(where)
                    .isEqualTo(sameColors);
            assertThat(warned(PairingWarning.Kind.REMATCH)).as(where).isEqualTo(rematches.size() - sameColors);
            if (!rematches.isEmpty()) {
                assertThat(Matchings.existsInLargeField(
                                present(),
                                (one, other) -> past.meetings(one, other) == 0,
                                entrant -> !past.hadPointWithoutPlaying(entrant)))
                        .as("%s: %s could be avoided", where, rematches)
                        .isFalse();
            }
        }

        private long warned(PairingWarning.Kind kind) {
            return pairing.warnings().stream()
                    .filter(warning -> warning.kind() == kind)
                    .count();
        }

        void theLeadersSitAtTheFirstTables() {
            List<Integer> leaders = new ArrayList<>();
            for (Pair pair : pairing.pairs()) {
                leaders.add(-Math.max(past.halfPoints(pair.black()), past.halfPoints(pair.white())));
                assertThat(pair.table()).as(where).isEqualTo(leaders.size());
            }
            assertThat(leaders).as(where).isSorted();
        }

        void everyPartOfTheCostIsRight() {
            Penalties table = rules.penalties();
            VirtualPoints virtual = VirtualPoints.of(history, rules.acceleration());
            long sum = pairing.byeCost().total();
            for (Pair pair : pairing.pairs()) {
                int black = pair.black();
                int white = pair.white();
                PairCost cost = pair.cost();
                assertThat(cost.color())
                        .as("%s: colors of %s; a forfeit or a bye is none", where, pair)
                        .isEqualTo(past.color(black, true, table) + past.color(white, false, table));
                long again = past.metInLastRound(black, white) ? table.consecutiveRematch() : 0;
                assertThat(cost.repetition())
                        .as("%s: meetings of %s; a forfeit is none", where, pair)
                        .isEqualTo((long) table.rematch() * past.meetings(black, white) + again);
                int blackScore = past.halfPoints(black) + virtual.halfPoints(black, round);
                int whiteScore = past.halfPoints(white) + virtual.halfPoints(white, round);
                int gap = Math.abs(blackScore - whiteScore);
                assertThat(cost.floating())
                        .as("%s: scores of %s, requested byes included", where, pair)
                        .isBetween(
                                table.ofScoreGap(gap) - 2L * table.floatBack(),
                                table.ofScoreGap(gap) + 2L * table.floatAgain());
                assertThat(cost.elitism())
                        .as("%s: elitism of %s", where, pair)
                        .isEqualTo(table.ofElitism(round, blackScore + whiteScore, gap));
                String club = past.entrant(black).club();
                boolean oneClub = !club.isEmpty()
                        && club.equalsIgnoreCase(past.entrant(white).club());
                assertThat(cost.club())
                        .as("%s: club of %s", where, pair)
                        .isEqualTo(oneClub ? table.sameClub().in(round) : 0);
                assertThat(cost.country())
                        .as("%s: country of %s", where, pair)
                        .isEqualTo(
                                oneCountry(black, white) ? table.sameCountry().in(round) : 0);
                sum += cost.total();
            }
            assertThat(pairing.cost()).as(where).isEqualTo(sum);
            OptionalInt bye = pairing.bye();
            assertThat(bye.isPresent() ? pairing.byeCost().color() : 0)
                    .as(where)
                    .isZero();
        }

        private boolean oneCountry(int one, int other) {
            String country = past.entrant(one).country();
            return !country.isEmpty() && country.equals(past.entrant(other).country());
        }
    }
}
