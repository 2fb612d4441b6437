package outflank.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import outflank.competition.Competition;
import outflank.competition.Game;
import outflank.competition.Result;
import outflank.competition.Round;
import outflank.competition.standings.Tally;

/** What holds in every round of every tournament, whatever happens in it. */
class WholeTournamentTest {

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void everyRoundKeepsTheRules(long seed) {
        int players = 5 + new Random(seed).nextInt(36);
        int rounds = 3 + new Random(seed).nextInt(9);
        RandomTournament tournament = new RandomTournament(seed, players, rounds);
        for (int round = 1; round <= rounds; round++) {
            Competition history = tournament.competition();
            List<Integer> present = tournament.present();

            Pairing pairing = SwissPairing.pair(history, round, Penalties.papp(), seed, Constraints.none());

            String where = "seed " + seed + ", " + players + " players, round " + round;
            everybodyHasExactlyOnePlace(where, present, pairing);
            nobodyHasASecondByeWhileAvoidable(where, history, present, pairing);
            nobodyMeetsAgainWhileAvoidable(where, history, present, pairing);
            theLeadersSitAtTheFirstTables(where, history, pairing);
            theCostIsTheSumOfItsParts(where, pairing);
            assertThat(SwissPairing.pair(tournament.shuffled(), round, Penalties.papp(), seed, Constraints.none()))
                    .as("%s, listed in another order", where)
                    .isEqualTo(pairing);
            tournament.play(pairing);
        }
    }

    private static LongStream seeds() {
        return LongStream.rangeClosed(1, 60);
    }

    private static void everybodyHasExactlyOnePlace(String where, List<Integer> present, Pairing pairing) {
        List<Integer> seated = new ArrayList<>();
        for (Pair pair : pairing.pairs()) {
            seated.add(pair.black());
            seated.add(pair.white());
        }
        pairing.bye().ifPresent(seated::add);
        assertThat(seated).as(where).containsExactlyInAnyOrderElementsOf(present);
        assertThat(pairing.bye().isPresent()).as(where).isEqualTo(present.size() % 2 == 1);
    }

    private static void nobodyHasASecondByeWhileAvoidable(
            String where, Competition history, List<Integer> present, Pairing pairing) {
        Set<Integer> hadBye = hadBye(history);
        if (pairing.bye().isPresent() && hadBye.contains(pairing.bye().getAsInt())) {
            assertThat(hadBye).as(where).containsAll(present);
            assertThat(pairing.warnings())
                    .as(where)
                    .extracting(PairingWarning::kind)
                    .contains(PairingWarning.Kind.SECOND_BYE);
        }
    }

    private static void nobodyMeetsAgainWhileAvoidable(
            String where, Competition history, List<Integer> present, Pairing pairing) {
        Set<Opponents> met = met(history);
        Set<Integer> hadBye = hadBye(history);
        List<Pair> rematches = pairing.pairs().stream()
                .filter(pair -> met.contains(Opponents.of(pair.black(), pair.white())))
                .toList();
        assertThat(pairing.warnings().stream()
                        .filter(warning -> warning.opponent().isPresent())
                        .count())
                .as(where)
                .isEqualTo(rematches.size());
        if (!rematches.isEmpty()) {
            assertThat(Matchings.exists(
                            present,
                            (one, other) -> !met.contains(Opponents.of(one, other)),
                            entrant -> !hadBye.contains(entrant)))
                    .as("%s: %s could be avoided", where, rematches)
                    .isFalse();
        }
    }

    private static void theLeadersSitAtTheFirstTables(String where, Competition history, Pairing pairing) {
        Tally tally = Tally.of(history);
        List<Integer> leaders = new ArrayList<>();
        for (Pair pair : pairing.pairs()) {
            leaders.add(-Math.max(
                    tally.score(pair.black()).halfPoints(),
                    tally.score(pair.white()).halfPoints()));
            assertThat(pair.table()).as(where).isEqualTo(leaders.size());
        }
        assertThat(leaders).as(where).isSorted();
    }

    private static void theCostIsTheSumOfItsParts(String where, Pairing pairing) {
        long sum = pairing.byeCost().total();
        for (Pair pair : pairing.pairs()) {
            sum += pair.cost().total();
        }
        assertThat(pairing.cost()).as(where).isEqualTo(sum);
    }

    /** Whoever had a bye, or a point because the opponent did not come. */
    private static Set<Integer> hadBye(Competition history) {
        Set<Integer> hadBye = new HashSet<>();
        for (Round round : history.rounds()) {
            hadBye.addAll(round.byes());
            for (Game game : round.games()) {
                Result result = game.result().orElseThrow();
                if (!result.kind().played() && result.blackHalfPoints() != result.whiteHalfPoints()) {
                    hadBye.add(result.blackHalfPoints() > 0 ? game.black() : game.white());
                }
            }
        }
        return hadBye;
    }

    private static Set<Opponents> met(Competition history) {
        Set<Opponents> met = new HashSet<>();
        for (Round round : history.rounds()) {
            round.games().stream()
                    .filter(game -> game.result().orElseThrow().kind().played())
                    .forEach(game -> met.add(Opponents.of(game.black(), game.white())));
        }
        return met;
    }
}
