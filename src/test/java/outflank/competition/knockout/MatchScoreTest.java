package outflank.competition.knockout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import outflank.competition.Game;
import outflank.competition.Match;
import outflank.competition.MatchKind;
import outflank.competition.Result;
import outflank.competition.ResultKind;

/** Who wins a match, when it is over, and who chooses the color: 1 is ranked higher than 2 in the preliminaries. */
class MatchScoreTest {

    private static final int HIGHER = 1;
    private static final int LOWER = 2;

    private static Game game(int black, int blackDiscs) {
        Result result = Result.ofDiscs(ResultKind.PLAYED, 2 * blackDiscs, 128 - 2 * blackDiscs);
        return new Game(1, black, HIGHER + LOWER - black, Optional.of(result));
    }

    private static Game undecided(int black) {
        return new Game(1, black, HIGHER + LOWER - black, Optional.empty());
    }

    private static Game forfeited(int black, boolean both) {
        Result result = both
                ? Result.ofDiscs(ResultKind.DOUBLE_FORFEIT, 0, 0)
                : Result.ofDiscs(ResultKind.NO_SHOW, Result.BOARD_HALF_DISCS, 0);
        return new Game(1, black, HIGHER + LOWER - black, Optional.of(result));
    }

    private static MatchScore bestOf(int games, Game... played) {
        return new MatchScore(new Match(MatchKind.FINAL, "", 1, games, HIGHER, LOWER, List.of(played)));
    }

    @Test
    void twoWinsOfThreeEndTheMatch() {
        MatchScore score = bestOf(3, game(HIGHER, 40), game(LOWER, 30));

        assertThat(score.winner()).hasValue(HIGHER);
        assertThat(score.loser()).hasValue(LOWER);
        assertThat(score.ground()).hasValue(MatchScore.Ground.POINTS);
        assertThat(score.needsGame()).isFalse();
    }

    @Test
    void aWinAndADrawDoNotEndItForTheOtherCanStillDrawLevel() {
        MatchScore higherAhead = bestOf(3, game(HIGHER, 36), game(LOWER, 32));
        MatchScore lowerAhead = bestOf(3, game(HIGHER, 29), game(LOWER, 32));

        assertThat(higherAhead.winner()).isEmpty();
        assertThat(higherAhead.needsGame()).isTrue();
        assertThat(lowerAhead.winner()).isEmpty();
        assertThat(lowerAhead.needsGame()).isTrue();
    }

    @Test
    void twoDrawsLeaveEverythingToTheThirdGame() {
        assertThat(bestOf(3, game(HIGHER, 32), game(LOWER, 32), game(LOWER, 33)).winner())
                .hasValue(LOWER);
    }

    @Test
    void withEqualPointsTheDiscsOfTheWholeMatchDecide() {
        MatchScore score = bestOf(3, game(HIGHER, 34), game(LOWER, 44), game(HIGHER, 32));

        assertThat(score.halfPoints(HIGHER)).isEqualTo(score.halfPoints(LOWER)).isEqualTo(3);
        assertThat(score.halfDiscs(LOWER)).isEqualTo(2 * (30 + 44 + 32));
        assertThat(score.winner()).hasValue(LOWER);
        assertThat(score.ground()).hasValue(MatchScore.Ground.DISCS);
    }

    @Test
    void levelAllThroughTheHigherRankWins() {
        MatchScore threeDraws = bestOf(3, game(HIGHER, 32), game(LOWER, 32), game(LOWER, 32));
        MatchScore evenWins = bestOf(3, game(HIGHER, 40), game(LOWER, 40), game(LOWER, 32));

        assertThat(threeDraws.winner()).hasValue(HIGHER);
        assertThat(threeDraws.ground()).hasValue(MatchScore.Ground.RANK);
        assertThat(evenWins.winner()).hasValue(HIGHER);
    }

    @Test
    void aDrawnSingleGameIsWonByTheHigherRank() {
        assertThat(bestOf(1, game(LOWER, 32)).winner()).hasValue(HIGHER);
        assertThat(bestOf(1, game(LOWER, 33)).winner()).hasValue(LOWER);
    }

    @Test
    void aDrawThatGoesToOneSideIsAWin() {
        Game drawWin = new Game(
                1,
                LOWER,
                HIGHER,
                Optional.of(Result.drawWonBy(outflank.competition.Color.BLACK, ResultKind.PLAYED, 64)));

        assertThat(bestOf(1, drawWin).winner()).hasValue(LOWER);
    }

    @Test
    void forfeitsCountAsGamesOfTheMatch() {
        assertThat(bestOf(3, forfeited(LOWER, false), forfeited(LOWER, false)).winner())
                .hasValue(LOWER);
        assertThat(bestOf(1, forfeited(LOWER, true)).winner()).hasValue(HIGHER);
    }

    @Test
    void whileAGameIsUnderWayNoOtherOneBegins() {
        MatchScore score = bestOf(3, game(HIGHER, 40), undecided(LOWER));

        assertThat(score.winner()).isEmpty();
        assertThat(score.needsGame()).isFalse();
    }

    @Test
    void inTheFirstGameTheHigherRankChooses() {
        assertThat(bestOf(3).chooser()).hasValue(HIGHER);
    }

    @Test
    void inTheSecondGameTheColorsAreReversedAsTheyWereReallyPlayed() {
        assertThat(bestOf(3, game(LOWER, 40)).chooser()).isEmpty();
        assertThat(bestOf(3, game(LOWER, 40)).nextBlack()).isEqualTo(HIGHER);
        assertThat(bestOf(3, game(HIGHER, 40)).nextBlack()).isEqualTo(LOWER);
    }

    @Test
    void inTheThirdGameWhoHasMoreDiscsSoFarChooses() {
        assertThat(bestOf(3, game(HIGHER, 33), game(LOWER, 34)).chooser()).hasValue(LOWER);
        assertThat(bestOf(3, game(HIGHER, 34), game(LOWER, 33)).chooser()).hasValue(HIGHER);
        assertThat(bestOf(3, game(HIGHER, 33), game(LOWER, 33)).chooser())
                .as("equal discs: the higher rank")
                .hasValue(HIGHER);
    }

    @Test
    void longerMatchesGoOnInTheSameWay() {
        List<Game> games = new ArrayList<>(List.of(game(HIGHER, 40), game(LOWER, 40), game(LOWER, 31)));

        assertThat(bestOf(5, games.toArray(Game[]::new)).chooser()).isEmpty();
        assertThat(bestOf(5, games.toArray(Game[]::new)).nextBlack()).isEqualTo(HIGHER);
        games.add(game(HIGHER, 30));
        assertThat(bestOf(5, games.toArray(Game[]::new)).chooser()).hasValue(LOWER);
    }
}
