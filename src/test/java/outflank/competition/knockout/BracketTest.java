package outflank.competition.knockout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import outflank.competition.Game;
import outflank.competition.Match;
import outflank.competition.MatchKind;
import outflank.competition.standings.Standings;
import outflank.competition.standings.TieBreaks;

/** Who meets whom on the way to the final. */
class BracketTest {

    private static final BracketPlan SEMI_FINALS = new BracketPlan("", 4, 3, 3, true, false);

    private static List<String> open(Finals finals) {
        return finals.next().stream()
                .map(game -> game.match().kind() + " " + game.match().higher().getAsInt() + "-"
                        + game.match().lower().getAsInt() + " game " + game.number())
                .toList();
    }

    @Test
    void theBestMeetsTheFourthAndTheSecondTheThird() {
        assertThat(open(Played.ofSeeds(SEMI_FINALS, 11, 12, 13, 14).finals()))
                .containsExactly("SEMI_FINAL 11-14 game 1", "SEMI_FINAL 12-13 game 1");
    }

    @Test
    void theWinnersMeetInTheFinalAndTheLosersForTheThirdPlace() {
        Played played = Played.ofSeeds(SEMI_FINALS, 11, 12, 13, 14);
        for (int game = 1; game <= 2; game++) {
            for (NextGame next : played.finals().next()) {
                boolean lowerWins = next.match().slot() == 3;
                boolean blackIsHigher = next.black() == next.match().higher().getAsInt();
                played.play(next, blackIsHigher == lowerWins ? 20 : 44);
            }
        }

        assertThat(open(played.finals())).containsExactly("FINAL 11-13 game 1", "THIRD_PLACE 12-14 game 1");
    }

    @Test
    void aMatchThatIsDecidedWaitsForTheOther() {
        Played played = Played.ofSeeds(SEMI_FINALS, 1, 2, 3, 4);
        played.finals().next().forEach(game -> played.play(game, Played.betterSeedWins(game)));
        List<NextGame> second = played.finals().next();
        played.play(second.get(0), Played.betterSeedWins(second.get(0)));
        played.play(second.get(1), 64 - Played.betterSeedWins(second.get(1)));

        assertThat(open(played.finals())).containsExactly("SEMI_FINAL 2-3 game 3");
    }

    @Test
    void eightPlayersMeetSoThatTheBestCanMeetLast() {
        Played played = Played.ofSeeds(new BracketPlan("", 8, 1, 3, false, false), 1, 2, 3, 4, 5, 6, 7, 8);

        assertThat(open(played.finals()))
                .containsExactly(
                        "ELIMINATION 1-8 game 1",
                        "ELIMINATION 4-5 game 1",
                        "ELIMINATION 2-7 game 1",
                        "ELIMINATION 3-6 game 1");
        played.finals().next().forEach(game -> played.play(game, Played.betterSeedWins(game)));
        assertThat(open(played.finals())).containsExactly("SEMI_FINAL 1-4 game 1", "SEMI_FINAL 2-3 game 1");
    }

    @Test
    void theBestHaveAByeWherePlacesAreEmpty() {
        Played played = Played.ofSeeds(new BracketPlan("", 6, 1, 1, true, false), 1, 2, 3, 4, 5, 6);

        assertThat(open(played.finals())).containsExactly("ELIMINATION 4-5 game 1", "ELIMINATION 3-6 game 1");
        played.play(
                played.finals().next().get(0),
                64 - Played.betterSeedWins(played.finals().next().get(0)));
        assertThat(open(played.finals()))
                .as("the other semi-final can begin")
                .containsExactly("SEMI_FINAL 1-5 game 1", "ELIMINATION 3-6 game 1");
    }

    @Test
    void threePlayersHaveOneSemiFinalAndNoGameForTheThirdPlace() {
        Bracket bracket = Played.ofSeeds(SEMI_FINALS, 1, 2, 3).finals().main().orElseThrow();

        assertThat(bracket.thirdPlace()).isEmpty();
        assertThat(bracket.all()).extracting(BracketMatch::kind).containsExactly(MatchKind.FINAL, MatchKind.SEMI_FINAL);
    }

    static IntStream fields() {
        return IntStream.rangeClosed(2, 64);
    }

    @ParameterizedTest
    @MethodSource("fields")
    void everyKnockOutEndsWithOneMatchLessThanPlayersAndTheFirstSeedsMeetAsLateAsTheyCan(int players) {
        int[] seeds = IntStream.rangeClosed(1, players).toArray();
        Played orderly = Played.ofSeeds(new BracketPlan("", players, 3, 3, false, false), seeds);
        orderly.playToTheEnd(Played::betterSeedWins);
        assertThat(orderly.matches()).hasSize(players - 1).allSatisfy(match -> {
            int matchesOfStage = Integer.highestOneBit(match.slot());
            assertThat(match.higher() + match.lower()).isEqualTo(2 * matchesOfStage + 1);
        });

        long seed = 7_000 + players;
        Random random = new Random(seed);
        Played wild = Played.ofSeeds(new BracketPlan("", players, 3, 1, players > 3, false), seeds);
        wild.playToTheEnd(game -> random.nextInt(5) == 0 ? 32 : random.nextInt(65));
        int thirdPlace = wild.finals().main().orElseThrow().thirdPlace().isPresent() ? 1 : 0;
        assertThat(wild.matches()).as("seed %d", seed).hasSize(players - 1 + thirdPlace);
        List<Integer> losers = new ArrayList<>();
        for (Match match : wild.matches()) {
            if (match.kind() != MatchKind.THIRD_PLACE) {
                losers.add(new MatchScore(match).loser().orElseThrow());
            }
            assertColorsFollowTheRules(match);
        }
        assertThat(losers)
                .as("everybody but the winner loses once, seed %d", seed)
                .doesNotHaveDuplicates();
    }

    private static void assertColorsFollowTheRules(Match match) {
        for (int game = 1; game < match.games().size(); game += 2) {
            Game before = match.games().get(game - 1);
            assertThat(match.games().get(game).black()).isEqualTo(before.white());
        }
    }

    @Test
    void aMatchThatHasBegunKeepsItsPlayersAndTheContradictionIsTold() {
        Played played = Played.ofSeeds(new BracketPlan("", 4, 1, 1, false, false), 1, 2, 3, 4);
        List<NextGame> semiFinals = played.finals().next();
        semiFinals.forEach(game -> played.play(game, Played.betterSeedWins(game)));
        NextGame last = played.finals().next().get(0);
        played.add(last, new Game(1, last.black(), last.white(), Optional.empty()));
        assertThat(played.finals().main().orElseThrow().last().contradicted()).isFalse();

        Match corrected = played.matches().get(0);
        Game lost = corrected.games().get(0);
        Played afterwards = new Played(
                new FinalsPlan(List.of(new BracketPlan("", 4, 1, 1, false, false))),
                List.of(new Seeding("", List.of(1, 2, 3, 4), false)));
        afterwards.add(
                semiFinals.get(0),
                new Game(1, lost.black(), lost.white(), lost.result().map(result -> result.withColorsSwapped())));
        afterwards.play(semiFinals.get(1), Played.betterSeedWins(semiFinals.get(1)));
        afterwards.add(last, new Game(1, last.black(), last.white(), Optional.empty()));

        BracketMatch kept = afterwards.finals().main().orElseThrow().last();
        assertThat(kept.higher()).isEqualTo(OptionalInt.of(1));
        assertThat(kept.contradicted()).isTrue();
    }

    @Test
    void whoIsInTwoBracketsPlaysInTheMainOneFirst() {
        FinalsPlan plan = new FinalsPlan(List.of(BracketPlan.finalOnly("", 1))).with(BracketPlan.finalOnly("women", 1));
        Played played = new Played(
                plan, List.of(new Seeding("", List.of(1, 2), false), new Seeding("women", List.of(2, 5), false)));

        assertThat(open(played.finals())).containsExactly("FINAL 1-2 game 1");
        played.play(played.finals().next().get(0), 40);
        assertThat(open(played.finals())).containsExactly("CATEGORY_FINAL 2-5 game 1");
        assertThat(played.finals().isOver()).isFalse();
    }

    @Test
    void whatCannotBeABracketIsRefusedWithAReason() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BracketPlan("", 1, 1, 1, false, false))
                .withMessageContaining("2 to 64");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BracketPlan("", 2, 1, 2, false, false))
                .withMessageContaining("1, 3, 5, 7 or 9");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BracketPlan("", 2, 1, 1, true, false))
                .withMessageContaining("third place");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> FinalsPlan.europeanGrandPrix().with(BracketPlan.finalOnly("", 1)))
                .withMessageContaining("two brackets");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Seeding("", List.of(1, 2, 1), false))
                .withMessageContaining("twice");
        assertThat(FinalsPlan.none()
                        .seed(
                                Standings.of(
                                        outflank.competition.Sketch.ofPlayers(4).competition(), TieBreaks.parse("")),
                                1))
                .isEmpty();
    }
}
