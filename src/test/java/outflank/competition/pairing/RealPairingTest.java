package outflank.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.SharedData;
import outflank.competition.Competition;
import outflank.competition.Game;
import outflank.competition.RealEvent;
import outflank.competition.standings.Tally;

/** Rounds of world championships, paired again from their real history. */
@SharedData.Needed
class RealPairingTest {

    private static final Map<Integer, Competition> EVENTS = new HashMap<>();

    @ParameterizedTest
    @MethodSource("listedRounds")
    void noRematchAndNoLargerSumOfScoreGapsThanTheRealRound(Map<String, String> listed) {
        int round = Integer.parseInt(listed.get("round"));
        Competition history = event(Integer.parseInt(listed.get("year"))).afterRound(round - 1);

        Pairing pairing = SwissPairing.pair(history, round, Penalties.papp(), 1, Constraints.none());

        assertThat(pairing.pairs()).hasSize(Integer.parseInt(listed.get("games")));
        assertThat(pairing.bye()).isEmpty();
        assertThat(pairing.warnings()).isEmpty();
        assertThat(pairing.pairs()).noneMatch(pair -> met(history).contains(Opponents.of(pair.black(), pair.white())));
        Tally tally = Tally.of(history);
        int halfGaps = pairing.pairs().stream()
                .mapToInt(pair -> Math.abs(tally.score(pair.black()).halfPoints()
                        - tally.score(pair.white()).halfPoints()))
                .sum();
        BigDecimal published = new BigDecimal(listed.get("sum_gap")).multiply(BigDecimal.valueOf(2));
        assertThat(BigDecimal.valueOf(halfGaps)).isLessThanOrEqualTo(published);
    }

    private static Stream<Map<String, String>> listedRounds() {
        return SharedData.csv("pairings/score_gaps.csv").stream();
    }

    @ParameterizedTest
    @MethodSource("roundsPairedByPapp")
    void noPairingByPappIsCheaperThanOurs(int year, int round) {
        Competition history = event(year).afterRound(round - 1);
        Constraints theirs = Constraints.none();
        for (Map<String, String> pair : SharedData.csv("pairings/woc_%d_r%02d.csv".formatted(year, round))) {
            theirs = theirs.withFixedPair(Integer.parseInt(pair.get("black")), Integer.parseInt(pair.get("white")));
        }

        Pairing ours = SwissPairing.pair(history, round, Penalties.papp(), 1, Constraints.none());
        Pairing papps = SwissPairing.pair(history, round, Penalties.papp(), 1, theirs);

        assertThat(papps.pairs()).hasSameSizeAs(ours.pairs());
        assertThat(ours.cost()).isLessThanOrEqualTo(papps.cost());
    }

    private static Stream<Arguments> roundsPairedByPapp() {
        return Stream.of(2010, 2018)
                .flatMap(year -> Stream.of(3, 5, 7, 9, 11, 13).map(round -> Arguments.of(year, round)));
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 9, 10, 11, 12, 13})
    void anOddFieldGivesTheByeToOneOfTheLastWhoHadNone(int round) {
        Competition history = event(1991).afterRound(round - 1);

        Pairing pairing = SwissPairing.pair(history, round, Penalties.papp(), 1, Constraints.none());

        Tally tally = Tally.of(history);
        Set<Integer> hadBye = new HashSet<>();
        history.rounds().forEach(played -> hadBye.addAll(played.byes()));
        int lowest = history.entrants().stream()
                .filter(entrant -> entrant.playsIn(round) && !hadBye.contains(entrant.number()))
                .mapToInt(entrant -> tally.score(entrant.number()).halfPoints())
                .min()
                .orElseThrow();
        int bye = pairing.bye().orElseThrow();
        assertThat(pairing.warnings()).isEmpty();
        assertThat(hadBye).doesNotContain(bye);
        assertThat(tally.score(bye).halfPoints()).isEqualTo(lowest);
        assertThat(pairing.pairs()).hasSize(15);
    }

    private static Set<Opponents> met(Competition history) {
        List<Game> games = new ArrayList<>();
        history.rounds().forEach(round -> games.addAll(round.games()));
        Set<Opponents> met = new HashSet<>();
        games.forEach(game -> met.add(Opponents.of(game.black(), game.white())));
        return met;
    }

    private static Competition event(int year) {
        return EVENTS.computeIfAbsent(
                year, missing -> RealEvent.worldChampionship(missing).competition());
    }
}
