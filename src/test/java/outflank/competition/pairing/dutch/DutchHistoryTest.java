package outflank.competition.pairing.dutch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import outflank.competition.Color;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Game;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.competition.Round;
import outflank.competition.pairing.Acceleration;
import outflank.competition.pairing.dutch.DutchPlayer.Float;

/** What rounds mean for the next one, by C.04.2 and C.04.3 in the words of 2026. */
class DutchHistoryTest {

    private static final Result BLACK_WINS = Result.ofDiscs(ResultKind.PLAYED, 80, 48);
    private static final Result WHITE_STAYED_AWAY = Result.ofDiscs(ResultKind.NO_SHOW, 128, 0);

    @Test
    void theHigherScoreFloatsDownAndTheLowerOneUp() {
        Competition competition = competition(
                4,
                new Round(1, List.of(game(1, 2, BLACK_WINS), game(3, 4, BLACK_WINS)), Set.of()),
                new Round(2, List.of(game(1, 4, BLACK_WINS), game(3, 2, BLACK_WINS)), Set.of()));
        assertThat(player(competition, 3, 1).lastFloat()).isEqualTo(Float.DOWN);
        assertThat(player(competition, 3, 4).lastFloat()).isEqualTo(Float.UP);
        assertThat(player(competition, 3, 4).floatBefore()).isEqualTo(Float.NONE);
    }

    @Test
    void whoScoresWithoutPlayingFloatsDownAndWhoDoesNotScoreHasNoFloat() {
        Competition competition = competition(
                7, new Round(1, List.of(game(1, 2, WHITE_STAYED_AWAY)), Set.of(3), Map.of(4, 1, 5, 0, 6, 2)));
        assertThat(player(competition, 2, 1).lastFloat()).isEqualTo(Float.DOWN);
        assertThat(player(competition, 2, 2).lastFloat()).isEqualTo(Float.NONE);
        assertThat(player(competition, 2, 3).lastFloat()).isEqualTo(Float.DOWN);
        assertThat(player(competition, 2, 4).lastFloat()).isEqualTo(Float.DOWN);
        assertThat(player(competition, 2, 5).lastFloat()).isEqualTo(Float.NONE);
        assertThat(player(competition, 2, 6).lastFloat()).isEqualTo(Float.DOWN);
        assertThat(player(competition, 2, 7).lastFloat()).isEqualTo(Float.NONE);
    }

    @Test
    void aWinsPointsWithoutPlayingRuleOutTheByeAndHalfOfThemDoNot() {
        Competition competition = competition(
                7, new Round(1, List.of(game(1, 2, WHITE_STAYED_AWAY)), Set.of(3), Map.of(4, 1, 5, 0, 6, 2)));
        assertThat(List.of(1, 2, 3, 4, 5, 6, 7))
                .filteredOn(number -> player(competition, 2, number).hadPointWithoutPlaying())
                .containsExactly(1, 3, 6);
    }

    @Test
    void aGameThatWasNotPlayedIsNoColorAndNoMeeting() {
        Competition competition = competition(2, new Round(1, List.of(game(1, 2, WHITE_STAYED_AWAY)), Set.of()));
        assertThat(player(competition, 2, 1).colors()).isEmpty();
        assertThat(player(competition, 2, 1).met()).isEmpty();
        assertThat(player(competition, 2, 1).unplayed()).isEqualTo(1);
    }

    @Test
    void anUndecidedGameIsADraw() {
        Competition competition = competition(2, new Round(1, List.of(new Game(1, 1, 2, Optional.empty())), Set.of()));
        assertThat(player(competition, 2, 1).halfPoints()).isEqualTo(1);
        assertThat(player(competition, 2, 2).halfPoints()).isEqualTo(1);
        assertThat(player(competition, 2, 2).colors()).containsExactly(Color.WHITE);
    }

    @Test
    void topscorersAreOnlyInTheLastRoundAndHaveMoreThanHalf() {
        Competition competition = competition(2, new Round(1, List.of(game(1, 2, BLACK_WINS)), Set.of()));
        assertThat(player(competition, 2, 1).topscorer()).isFalse();
        Competition last = new Competition(2, 64, competition.entrants(), competition.rounds());
        assertThat(player(last, 2, 1).topscorer()).isTrue();
        assertThat(player(last, 2, 2).topscorer()).isFalse();
    }

    @Test
    void pairingNumbersFollowTheRatingAndALateEntryMovesTheWeakerOnesDown() {
        List<Entrant> entrants = new ArrayList<>(List.of(
                Entrant.of(1, "A", "", 1000, 1), Entrant.of(2, "B", "", 1500, 2), Entrant.of(3, "C", "", 0, 3)));
        entrants.add(new Entrant(4, "D", "", 1200, 4, 2, OptionalInt.empty(), Set.of()));
        Competition first = new Competition(5, 64, entrants, List.of());
        assertThat(new DutchHistory(first, 1, Acceleration.none()).players())
                .extracting(DutchPlayer::number)
                .containsExactly(2, 1, 3);
        Round round = new Round(1, List.of(game(2, 1, BLACK_WINS)), Set.of(3));
        Competition second = new Competition(5, 64, entrants, List.of(round));
        assertThat(new DutchHistory(second, 2, Acceleration.none()).players())
                .extracting(DutchPlayer::number)
                .containsExactly(2, 4, 1, 3);
    }

    @Test
    void theFirstRoundTellsTheInitialColorWhateverTheSeed() {
        Round blackForOdd = new Round(1, List.of(game(1, 3, BLACK_WINS), game(4, 2, BLACK_WINS)), Set.of());
        Round whiteForOdd = new Round(1, List.of(game(3, 1, BLACK_WINS), game(2, 4, BLACK_WINS)), Set.of());
        for (long seed = 0; seed < 20; seed++) {
            assertThat(history(competition(4, blackForOdd)).initialColor(seed)).isEqualTo(Color.BLACK);
            assertThat(history(competition(4, whiteForOdd)).initialColor(seed)).isEqualTo(Color.WHITE);
        }
        assertThat(List.of(1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L))
                .extracting(seed -> history(competition(4)).initialColor(seed))
                .contains(Color.BLACK, Color.WHITE);
    }

    private static DutchHistory history(Competition competition) {
        return new DutchHistory(competition, competition.rounds().size() + 1, Acceleration.none());
    }

    private static Game game(int black, int white, Result result) {
        return new Game(black, black, white, Optional.of(result));
    }

    private static Competition competition(int players, Round... rounds) {
        List<Entrant> entrants = new ArrayList<>();
        for (int number = 1; number <= players; number++) {
            entrants.add(Entrant.of(number, "Player " + number, "", 2000 - number, number));
        }
        return new Competition(9, 64, entrants, List.of(rounds));
    }

    private static DutchPlayer player(Competition competition, int round, int number) {
        return new DutchHistory(competition, round, Acceleration.none())
                .players().stream()
                        .filter(player -> player.number() == number)
                        .findFirst()
                        .orElseThrow();
    }
}
