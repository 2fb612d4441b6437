package outflank.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static outflank.competition.Sketch.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Game;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.competition.Round;
import outflank.competition.Sketch;

/** Round robins as a tournament plays them: paired round by round, whoever leaves. */
class RoundRobinPairingTest {

    private static final long SEED = 20_240_701;

    static IntStream fields() {
        return IntStream.rangeClosed(3, 40);
    }

    private static Pairing pair(Competition competition, PairingSystem system, int round) {
        PairingRules rules = new PairingRules(system, Penalties.papp());
        return RoundPairing.pair(competition, round, rules, SEED + round, Constraints.none());
    }

    private static Entrant entrant(int number, long lot, OptionalInt withdrawn, Set<Integer> absences) {
        return new Entrant(number, "Player " + number, "", 0, lot, 1, withdrawn, absences);
    }

    @ParameterizedTest
    @MethodSource("fields")
    void everybodyWhoStaysMeetsEverybodyWhoStaysOnce(int players) {
        Random random = new Random(SEED + players);
        int rounds = PairingSystem.ROUND_ROBIN.rounds(players).orElseThrow();
        List<Entrant> entrants = new ArrayList<>();
        for (int number = 1; number <= players; number++) {
            boolean leaves = random.nextInt(8) == 0;
            boolean misses = random.nextInt(8) == 0;
            entrants.add(entrant(
                    number,
                    random.nextLong(),
                    leaves ? OptionalInt.of(2 + random.nextInt(rounds)) : OptionalInt.empty(),
                    misses ? Set.of(1 + random.nextInt(rounds)) : Set.of()));
        }
        Map<Opponents, Integer> meetings = new HashMap<>();
        Map<Integer, Integer> ahead = new HashMap<>();
        List<Round> played = new ArrayList<>();
        for (int round = 1; round <= rounds; round++) {
            Competition competition = new Competition(rounds, Sketch.BYE_HALF_DISCS, entrants, played);
            Pairing pairing = pair(competition, PairingSystem.ROUND_ROBIN, round);
            assertThat(pairing.warnings()).isEmpty();
            assertEveryPresentEntrantHasOnePlace(competition, round, pairing);
            List<Game> games = new ArrayList<>();
            for (Pair pair : pairing.pairs()) {
                meetings.merge(Opponents.of(pair.black(), pair.white()), 1, Integer::sum);
                ahead.merge(pair.black(), 1, Integer::sum);
                ahead.merge(pair.white(), -1, Integer::sum);
                int discs = random.nextInt(65);
                Result result = Result.ofDiscs(ResultKind.PLAYED, 2 * discs, 128 - 2 * discs);
                games.add(new Game(pair.table(), pair.black(), pair.white(), Optional.of(result)));
            }
            played.add(new Round(round, games, pairing.byes()));
        }
        assertThat(meetings.values()).as("seed %d", SEED + players).containsOnly(1);
        List<Integer> always = entrants.stream()
                .filter(entrant -> IntStream.rangeClosed(1, rounds).allMatch(entrant::playsIn))
                .map(Entrant::number)
                .toList();
        for (int one : always) {
            for (int other : always) {
                assertThat(one == other || meetings.containsKey(Opponents.of(one, other)))
                        .as("%d and %d of %d players", one, other, players)
                        .isTrue();
            }
        }
        if (always.size() == players) {
            assertThat(ahead.values())
                    .allSatisfy(balance -> assertThat(Math.abs(balance)).isLessThanOrEqualTo(1));
        }
    }

    private static void assertEveryPresentEntrantHasOnePlace(Competition competition, int round, Pairing pairing) {
        List<Integer> seated = new ArrayList<>(pairing.byes());
        pairing.pairs().forEach(pair -> seated.addAll(List.of(pair.black(), pair.white())));
        assertThat(seated)
                .containsExactlyInAnyOrderElementsOf(competition.entrants().stream()
                        .filter(entrant -> entrant.playsIn(round))
                        .map(Entrant::number)
                        .toList());
    }

    @Test
    void placesGoByTheLotsAndNeverChangeAfterwards() {
        Competition competition = Sketch.ofPlayers(4).competition();
        Competition otherOrder = new Competition(
                3,
                Sketch.BYE_HALF_DISCS,
                List.of(competition.entrant(3), competition.entrant(1), competition.entrant(4), competition.entrant(2)),
                List.of());

        assertThat(pair(competition, PairingSystem.ROUND_ROBIN, 1))
                .isEqualTo(pair(otherOrder, PairingSystem.ROUND_ROBIN, 1));
        assertThat(opponentsIn(pair(competition, PairingSystem.ROUND_ROBIN, 1)))
                .containsExactlyInAnyOrder(Opponents.of(1, 4), Opponents.of(2, 3));
    }

    @Test
    void theOpponentOfOneWhoHasLeftHasAByeAndAllOthersPlayAsPlanned() {
        Competition everybody = Sketch.ofPlayers(6)
                .round(game(1, 6, 40, 24), game(2, 5, 40, 24), game(3, 4, 40, 24))
                .competition();
        Competition withoutFour = Sketch.ofPlayers(6)
                .round(game(1, 6, 40, 24), game(2, 5, 40, 24), game(3, 4, 40, 24))
                .withdrawnFrom(4, 2)
                .competition();

        Pairing planned = pair(everybody, PairingSystem.ROUND_ROBIN, 2);
        Pairing changed = pair(withoutFour, PairingSystem.ROUND_ROBIN, 2);

        assertThat(changed.unopposed()).containsExactly(6);
        assertThat(changed.bye()).isEmpty();
        Set<Opponents> left = new HashSet<>(opponentsIn(planned));
        left.remove(Opponents.of(4, 6));
        assertThat(opponentsIn(changed)).containsExactlyInAnyOrderElementsOf(left);
    }

    @Test
    void theByeOfAnOddFieldIsToldApartFromAnOpponentWhoIsNotThere() {
        Competition competition = Sketch.ofPlayers(5)
                .withdrawnFrom(2, 2)
                .round(game(2, 5, 40, 24), game(3, 4, 40, 24), Sketch.bye(1))
                .competition();

        Pairing pairing = pair(competition, PairingSystem.ROUND_ROBIN, 2);

        assertThat(pairing.bye()).hasValue(4);
        assertThat(pairing.unopposed()).containsExactly(1);
        assertThat(pairing.byes()).containsExactly(1, 4);
    }

    @Test
    void whoHadBlackHasWhiteInTheSecondCycleEvenIfTheColorsWereSwappedAtTheTable() {
        Competition asPaired = Sketch.ofPlayers(2).round(game(1, 2, 40, 24)).competition();
        Competition swapped = Sketch.ofPlayers(2).round(game(2, 1, 24, 40)).competition();

        assertThat(pair(asPaired, PairingSystem.DOUBLE_ROUND_ROBIN, 2)
                        .pairs()
                        .get(0)
                        .black())
                .isEqualTo(2);
        assertThat(pair(swapped, PairingSystem.DOUBLE_ROUND_ROBIN, 2)
                        .pairs()
                        .get(0)
                        .black())
                .isEqualTo(1);
        assertThat(pair(swapped, PairingSystem.DOUBLE_ROUND_ROBIN, 2).warnings())
                .isEmpty();
    }

    @Test
    void theLeadersSitAtTheFirstTable() {
        Competition competition = Sketch.ofPlayers(4)
                .round(game(1, 4, 10, 54), game(2, 3, 20, 44))
                .competition();

        Pair first = pair(competition, PairingSystem.ROUND_ROBIN, 2).pairs().get(0);

        assertThat(Opponents.of(first.black(), first.white())).isEqualTo(Opponents.of(3, 4));
    }

    @Test
    void aDirectorMayTurnTheColorsOfAScheduledPairButNotMakeAnotherOne() {
        Competition competition = Sketch.ofPlayers(5).competition();
        PairingRules rules = new PairingRules(PairingSystem.ROUND_ROBIN, Penalties.papp());

        Pairing turned =
                RoundPairing.pair(competition, 1, rules, 0, Constraints.none().withFixedPair(5, 2));
        assertThat(turned.pairs()).anySatisfy(pair -> {
            assertThat(pair.black()).isEqualTo(5);
            assertThat(pair.white()).isEqualTo(2);
        });
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RoundPairing.pair(
                        competition, 1, rules, 0, Constraints.none().withFixedPair(1, 2)))
                .withMessage("entrants 1 and 2 do not meet in round 1 of this round robin");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RoundPairing.pair(
                        competition, 1, rules, 0, Constraints.none().withFixedBye(2)))
                .withMessageContaining("entrant 2 has an opponent in round 1");
    }

    @Test
    void aForbiddenPairIsPlayedAllTheSameAndTold() {
        Competition competition = Sketch.ofPlayers(4).competition();
        PairingRules rules = new PairingRules(PairingSystem.ROUND_ROBIN, Penalties.papp());

        Pairing pairing =
                RoundPairing.pair(competition, 1, rules, 0, Constraints.none().withForbiddenPair(1, 4));

        assertThat(pairing.warnings())
                .containsExactly(new PairingWarning(PairingWarning.Kind.FORBIDDEN_PAIR, 1, OptionalInt.of(4)));
    }

    @Test
    void aMeetingBesideTheScheduleIsToldWhenTheTwoMeetAgain() {
        Competition competition = Sketch.ofPlayers(4)
                .round(game(3, 4, 40, 24), game(1, 2, 40, 24))
                .competition();

        Pairing second = pair(competition, PairingSystem.ROUND_ROBIN, 2);

        assertThat(second.warnings())
                .extracting(PairingWarning::kind)
                .containsExactlyInAnyOrder(PairingWarning.Kind.REMATCH, PairingWarning.Kind.REMATCH_IN_SAME_COLORS);
    }

    @Test
    void nobodyEntersAScheduleThatRunsAlready() {
        Competition competition =
                Sketch.ofPlayers(4).entersIn(4, 2).round(game(1, 2, 40, 24)).competition();

        assertThatIllegalArgumentException()
                .isThrownBy(() -> pair(competition, PairingSystem.ROUND_ROBIN, 2))
                .withMessage("entrant 4 enters in round 2, but a round robin is fixed from round 1 on");
    }

    @Test
    void afterTheLastRoundOfTheScheduleNothingIsLeftToPair() {
        Competition competition = Sketch.ofPlayers(2).round(game(1, 2, 40, 24)).competition();

        assertThatIllegalArgumentException()
                .isThrownBy(() -> pair(competition, PairingSystem.ROUND_ROBIN, 2))
                .withMessageContaining("rounds 1 to 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> pair(competition, PairingSystem.ROUND_ROBIN, 3))
                .withMessageContaining("cannot follow");
    }

    @Test
    void theSystemTellsHowManyRoundsItTakes() {
        assertThat(PairingSystem.ROUND_ROBIN.rounds(7)).hasValue(7);
        assertThat(PairingSystem.DOUBLE_ROUND_ROBIN.rounds(6)).hasValue(10);
        assertThat(PairingSystem.ROUND_ROBIN.rounds(1)).isEmpty();
        assertThat(PairingSystem.SWISS.rounds(7)).isEmpty();
    }

    private static List<Opponents> opponentsIn(Pairing pairing) {
        return pairing.pairs().stream()
                .map(pair -> Opponents.of(pair.black(), pair.white()))
                .toList();
    }
}
