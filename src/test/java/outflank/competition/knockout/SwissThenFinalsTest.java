package outflank.competition.knockout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.competition.Competition;
import outflank.competition.Match;
import outflank.competition.pairing.Constraints;
import outflank.competition.pairing.PairingRules;
import outflank.competition.pairing.RandomTournament;
import outflank.competition.pairing.RoundPairing;
import outflank.competition.standings.Standings;
import outflank.competition.standings.TieBreaks;

/** Whole seeded tournaments: a Swiss with everything that happens in a hall, then the finals of a world championship. */
class SwissThenFinalsTest {

    private static final int ROUNDS = 5;

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14, 15, 16, 17, 18})
    void theFinalsFollowTheSwissAndRankEverybody(long seed) {
        Random random = new Random(seed);
        RandomTournament tournament = new RandomTournament(seed, 8 + random.nextInt(30), ROUNDS);
        for (int round = 1; round <= ROUNDS; round++) {
            tournament.play(RoundPairing.pair(
                    tournament.competition(),
                    round,
                    PairingRules.worldChampionship(),
                    seed + round,
                    Constraints.none()));
        }
        Competition preliminaries = tournament.competition();
        Standings standings = Standings.of(preliminaries, TieBreaks.worldChampionship());
        FinalsPlan plan = FinalsPlan.worldChampionship();
        Played played = new Played(plan, plan.seed(standings, ROUNDS + 1));

        played.playToTheEnd(game -> random.nextInt(6) == 0 ? 32 : random.nextInt(65));

        List<FinalPlace> ranking = FinalRanking.of(played.finals(), standings);
        assertThat(ranking)
                .as("seed %d", seed)
                .hasSameSizeAs(preliminaries.entrants())
                .noneMatch(FinalPlace::open);
        Bracket bracket = played.finals().main().orElseThrow();
        assertThat(ranking.get(0).standing().entrant().number())
                .isEqualTo(bracket.last().winner().getAsInt());
        assertThat(ranking.get(1).standing().entrant().number())
                .isEqualTo(bracket.last().loser().getAsInt());
        Set<Integer> inTheBracket = new HashSet<>(bracket.seeding().seeds());
        assertThat(ranking.stream()
                        .skip(inTheBracket.size())
                        .map(place -> place.standing().entrant().number()))
                .as("the others stand as in the preliminaries, seed %d", seed)
                .containsExactlyElementsOf(standings.rows().stream()
                        .map(row -> row.entrant().number())
                        .filter(entrant -> !inTheBracket.contains(entrant))
                        .toList());
        assertTheStandingsDoNotCountTheFinals(preliminaries, played.matches(), standings);
    }

    private static void assertTheStandingsDoNotCountTheFinals(
            Competition preliminaries, List<Match> matches, Standings before) {
        Competition whole = new Competition(
                preliminaries.plannedRounds(),
                preliminaries.byeHalfDiscs(),
                preliminaries.entrants(),
                preliminaries.rounds(),
                matches);
        assertThat(Standings.of(whole, TieBreaks.worldChampionship())).isEqualTo(before);
    }
}
