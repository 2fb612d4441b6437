package outflank.competition.standings;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import outflank.competition.Competition;
import outflank.competition.Game;
import outflank.competition.Round;
import outflank.competition.pairing.Constraints;
import outflank.competition.pairing.Penalties;
import outflank.competition.pairing.RandomTournament;
import outflank.competition.pairing.SwissPairing;
import outflank.competition.standings.RoundCount.Counted;

/** What holds in the standings of every tournament, whatever happens in it. */
class WholeTournamentStandingsTest {

    private static final BigDecimal BETA = new BigDecimal("5.8182");
    private static final List<TieBreak> TIE_BREAKS = List.of(new BrightwellQuotient(BETA), new TotalDiscs(), new Lot());

    /** Every tie-break whose lines sum up to its amount, in every form. */
    private static final List<TieBreak> SUMS = List.of(
            new BrightwellQuotient(BETA),
            new TotalDiscs(),
            new DiscDifference(),
            new ProgressiveScore(),
            new Koya(),
            new SonnebornBerger(UnplayedRounds.PLAYED),
            new SonnebornBerger(UnplayedRounds.OWN),
            new SonnebornBerger(UnplayedRounds.FIDE),
            new SonnebornBerger(UnplayedRounds.FIDE_ROUND_ROBIN));

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void everyRoundsStandingsAddUp(long seed) {
        int players = 2 + new Random(seed).nextInt(30);
        RandomTournament tournament = new RandomTournament(seed, players, 7);
        for (int round = 1; round <= 7; round++) {
            Competition history = tournament.competition();
            tournament.play(SwissPairing.pair(history, round, Penalties.papp(), seed, Constraints.none()));
            Competition competition = tournament.competition();
            String where = "seed " + seed + ", " + players + " players, round " + round;

            Standings standings = Standings.of(competition, TIE_BREAKS);

            theHalvesOfAllEqualThoseOfTheRounds(where, competition, standings);
            everyWorkingAddsUpToItsNumber(where, competition);
            nobodyStandsAboveABetterOne(where, standings);
            assertThat(Crosstable.of(competition, TIE_BREAKS).rows())
                    .as(where)
                    .allMatch(row -> row.cells().size() == competition.rounds().size());
            assertThat(Standings.of(tournament.shuffled(), TIE_BREAKS))
                    .as("%s, listed in another order", where)
                    .isEqualTo(standings);
        }
    }

    private static LongStream seeds() {
        return LongStream.rangeClosed(1, 30);
    }

    private static void theHalvesOfAllEqualThoseOfTheRounds(
            String where, Competition competition, Standings standings) {
        int halfPoints = 0;
        int halfDiscs = 0;
        for (Round round : competition.rounds()) {
            halfPoints += 2 * round.byes().size();
            halfDiscs += competition.byeHalfDiscs() * round.byes().size();
            for (Game game : round.games()) {
                halfPoints += game.result().orElseThrow().blackHalfPoints()
                        + game.result().orElseThrow().whiteHalfPoints();
                halfDiscs += game.result().orElseThrow().blackHalfDiscs()
                        + game.result().orElseThrow().whiteHalfDiscs();
            }
        }
        assertThat(standings.rows().stream().mapToInt(Standing::halfPoints).sum())
                .as(where)
                .isEqualTo(halfPoints);
        assertThat(standings.rows().stream().mapToInt(Standing::halfDiscs).sum())
                .as(where)
                .isEqualTo(halfDiscs);
    }

    private static void everyWorkingAddsUpToItsNumber(String where, Competition competition) {
        List<TieBreak> all = new ArrayList<>(SUMS);
        for (Cut cut : Cut.values()) {
            for (UnplayedRounds unplayed : UnplayedRounds.values()) {
                all.add(new Buchholz(cut, unplayed));
            }
        }
        for (Counted counted : Counted.values()) {
            all.add(new RoundCount(counted));
        }
        Standings standings = Standings.of(competition, all);
        for (Standing standing : standings.rows()) {
            for (int place = 0; place < all.size(); place++) {
                TieBreakValue value = standing.tieBreakValues().get(place);
                assertThat(value.working().sum())
                        .as(
                                "%s, %s of %d",
                                where,
                                all.get(place).stored(),
                                standing.entrant().number())
                        .isEqualTo(value.amount());
            }
        }
    }

    private static void nobodyStandsAboveABetterOne(String where, Standings standings) {
        for (int i = 1; i < standings.rows().size(); i++) {
            Standing above = standings.rows().get(i - 1);
            Standing below = standings.rows().get(i);
            assertThat(above.halfPoints()).as(where).isGreaterThanOrEqualTo(below.halfPoints());
            if (above.halfPoints() == below.halfPoints()) {
                assertThat(above.tieBreakValues().get(0).amount())
                        .as(where)
                        .isGreaterThanOrEqualTo(below.tieBreakValues().get(0).amount());
            }
            assertThat(above.rank()).as(where).isLessThan(below.rank());
        }
    }
}
