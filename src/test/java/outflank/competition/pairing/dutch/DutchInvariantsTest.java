package outflank.competition.pairing.dutch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.jgrapht.Graph;
import org.jgrapht.alg.matching.SparseEdmondsMaximumCardinalityMatching;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.competition.Color;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Round;
import outflank.competition.pairing.Acceleration;
import outflank.competition.pairing.Constraints;
import outflank.competition.pairing.Pair;
import outflank.competition.pairing.Pairing;
import outflank.competition.pairing.PairingPreset;
import outflank.competition.pairing.PairingRules;
import outflank.competition.pairing.PairingSystem;

/** What C.04.1 and C.04.3 promise holds in every round of whole tournaments with everything that happens in a hall. */
class DutchInvariantsTest {

    private static final PairingRules RULES = PairingPreset.PAPP.rules(PairingSystem.FIDE_DUTCH);

    @ParameterizedTest
    @ValueSource(ints = {4, 5, 6, 7, 9, 12, 15, 21, 30, 41, 60})
    void holdInEveryRound(int players) {
        for (long seed = players; seed < 5000; seed += 700 + 40L * players) {
            int rounds = 5 + (int) (seed % 7);
            DutchTournament tournament = new DutchTournament(seed, players, rounds, seed % 3 != 0);
            while (tournament.nextRound() <= rounds) {
                Competition before = tournament.competition();
                int round = tournament.nextRound();
                String where = "seed " + seed + ", " + players + " players, round " + round;
                Pairing pairing = DutchPairing.pair(before, round, RULES, seed, Constraints.none());
                check(before, round, seed, pairing, where);
                assertThat(DutchPairing.pair(shuffled(before, seed), round, RULES, seed, Constraints.none()))
                        .as(where + " in another order")
                        .isEqualTo(pairing);
                tournament.play(pairing);
            }
        }
    }

    private static void check(Competition before, int round, long seed, Pairing pairing, String where) {
        List<DutchPlayer> players = present(before, round);
        Set<Integer> seated = new HashSet<>();
        pairing.pairs().forEach(pair -> {
            assertThat(seated.add(pair.black())).as(where).isTrue();
            assertThat(seated.add(pair.white())).as(where).isTrue();
        });
        pairing.bye().ifPresent(bye -> assertThat(seated.add(bye)).as(where).isTrue());
        assertThat(seated)
                .as(where)
                .isEqualTo(players.stream().map(DutchPlayer::number).collect(Collectors.toSet()));
        boolean legal = players.size() == 2 * legalPairs(players);
        boolean kept = pairing.pairs().stream().noneMatch(pair -> breaks(player(players, pair.black()), pair, players))
                && pairing.bye().stream().noneMatch(bye -> player(players, bye).hadPointWithoutPlaying());
        assertThat(kept).as(where + ": absolute criteria kept").isEqualTo(legal || legalWithBye(players));
        if (kept) {
            pairing.pairs().forEach(pair -> checkColors(players, pair, where));
            pairing.bye().ifPresent(bye -> checkBye(players, player(players, bye), where));
        } else {
            assertThat(pairing.warnings()).as(where).isNotEmpty();
        }
    }

    private static void checkColors(List<DutchPlayer> players, Pair pair, String where) {
        DutchPlayer black = player(players, pair.black());
        DutchPlayer white = player(players, pair.white());
        if (!black.topscorer() && !white.topscorer()) {
            assertThat(black.thirdInRow(Color.BLACK)).as(where).isFalse();
            assertThat(white.thirdInRow(Color.WHITE)).as(where).isFalse();
            assertThat(black.imbalanceAfter(Color.BLACK)).as(where).isLessThanOrEqualTo(2);
            assertThat(white.imbalanceAfter(Color.WHITE)).as(where).isLessThanOrEqualTo(2);
        }
    }

    private static boolean breaks(DutchPlayer black, Pair pair, List<DutchPlayer> players) {
        return !mayMeet(black, player(players, pair.white()));
    }

    private static boolean mayMeet(DutchPlayer one, DutchPlayer other) {
        boolean clash = one.preference().isAbsolute()
                && other.preference().isAbsolute()
                && one.preference().color().equals(other.preference().color())
                && !one.topscorer()
                && !other.topscorer();
        return !clash && !one.met().containsKey(other.number());
    }

    private static boolean legalWithBye(List<DutchPlayer> players) {
        return players.size() % 2 == 1 && players.stream().anyMatch(player -> mayBeLeftOver(players, player));
    }

    private static boolean mayBeLeftOver(List<DutchPlayer> players, DutchPlayer bye) {
        List<DutchPlayer> others = new ArrayList<>(players);
        others.remove(bye);
        return !bye.hadPointWithoutPlaying() && others.size() == 2 * legalPairs(others);
    }

    /** C5: nobody with a lower score could have had the bye. */
    private static void checkBye(List<DutchPlayer> players, DutchPlayer bye, String where) {
        assertThat(players)
                .as(where + ": the bye of " + bye.number())
                .noneMatch(player -> player.halfPoints() < bye.halfPoints() && mayBeLeftOver(players, player));
    }

    private static int legalPairs(List<DutchPlayer> players) {
        if (players.isEmpty()) {
            return 0;
        }
        Graph<Integer, DefaultEdge> graph = new SimpleGraph<>(DefaultEdge.class);
        players.forEach(player -> graph.addVertex(player.number()));
        for (DutchPlayer one : players) {
            for (DutchPlayer other : players) {
                if (one.number() < other.number() && mayMeet(one, other)) {
                    graph.addEdge(one.number(), other.number());
                }
            }
        }
        return new SparseEdmondsMaximumCardinalityMatching<>(graph)
                .getMatching()
                .getEdges()
                .size();
    }

    private static List<DutchPlayer> present(Competition before, int round) {
        return new DutchHistory(before, round, Acceleration.none())
                .players().stream()
                        .filter(player -> before.entrant(player.number()).playsIn(round))
                        .toList();
    }

    private static DutchPlayer player(List<DutchPlayer> players, int number) {
        return players.stream()
                .filter(player -> player.number() == number)
                .findFirst()
                .orElseThrow();
    }

    private static Competition shuffled(Competition competition, long seed) {
        Random random = new Random(seed);
        List<Entrant> entrants = new ArrayList<>(competition.entrants());
        Collections.shuffle(entrants, random);
        List<Round> rounds = competition.rounds().stream()
                .map(round -> {
                    var games = new ArrayList<>(round.games());
                    Collections.shuffle(games, random);
                    return new Round(round.number(), games, round.byes(), round.requestedByes());
                })
                .toList();
        return new Competition(competition.plannedRounds(), competition.byeHalfDiscs(), entrants, rounds);
    }
}
