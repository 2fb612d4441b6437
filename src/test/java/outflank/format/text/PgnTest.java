package outflank.format.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import outflank.format.Ending;
import outflank.format.GameFormat;
import outflank.format.ReadGames;
import outflank.format.RecordedGame;
import outflank.othello.Side;
import outflank.othello.transcript.Verdict;

/** Games in the form of PlayOK, which is that of chess. */
class PgnTest {

    private static final String TAGS = "[Event \"?\"]\n[Site \"PlayOK\"]\n[Date \"2020.03.15\"]\n[Round \"-\"]\n"
            + "[White \"berta\"]\n[Black \"anna \\\"a\\\"\"]\n[Result \"37-27\"]\n[Time \"10:11:12\"]\n\n";

    @Test
    void tagsSayWhoPlayedAndWhen() {
        ReadGames read = ReadGames.of(TAGS + "1. f5 d6 2. c3 d3 37-27\n");
        assertThat(read.format()).isEqualTo(GameFormat.PGN);
        RecordedGame game = read.game();
        assertThat(game.black()).isEqualTo("anna \"a\"");
        assertThat(game.white()).isEqualTo("berta");
        assertThat(game.event()).isEmpty();
        assertThat(game.date()).isEqualTo("2020-03-15");
        assertThat(game.blackDiscs()).hasValue(37);
        assertThat(game.transcript().moves()).isEqualTo("f5d6c3d3");
        assertThat(game.transcript().verdict()).isEqualTo(Verdict.TRUNCATED);
    }

    @Test
    void commentsAndVariationsAreLeftOut() {
        ReadGames read = ReadGames.of(
                TAGS
                        + "1. f5 {natural\n(f5 is one of four) e6} d6 $1 2. c3 (2. c5 f4 (f6) 3. e3) d3; the tiger\n3. c4 f4 *\n");
        assertThat(read.moves()).containsExactly("f5d6c3d3c4f4");
        assertThat(read.game().transcript().verdict()).isEqualTo(Verdict.TRUNCATED);
    }

    @Test
    void gamesFollowEachOtherWithOrWithoutABlankLine() {
        ReadGames read = ReadGames.of(TAGS + "1. f5 d6\n2. c3 d3\n" + TAGS + "1. f5 f6\n\n" + TAGS + "1. e6 f4");
        assertThat(read.moves()).containsExactly("f5d6c3d3", "f5f6", "e6f4");
    }

    @Test
    void aPassIsTwoDashesAndTakesAPlace() {
        RecordedGame game = ReadGames.of(TAGS
                        + "1. f5 d6 2. c4 g5 3. d7 c7 4. h5 d8 5. b8 b7 6. b6 a7 7. -- b5 8. a6 a5 9. -- b4 10. b3")
                .game();
        assertThat(game.transcript().moves()).isEqualTo("f5d6c4g5d7c7h5d8b8b7b6a7b5a6a5b4b3");
        assertThat(game.transcript().replay().passes()).isEqualTo(2);
    }

    @Test
    void aCommentThatIsNotClosedDoesNotSwallowTheNextGame() {
        ReadGames read = ReadGames.of(TAGS + "1. f5 d6 {and so on\n\n" + TAGS + "1. e6 f4 (f6\n\n" + TAGS + "1. c4");
        assertThat(read.moves()).containsExactly("f5d6", "e6f4", "c4");
    }

    @ParameterizedTest
    @CsvSource({"37-27, 37, ", "37-26, 38, ", "1-0, , BLACK", "0-1, , WHITE", "1/2-1/2, 32, ", "*, , ", "+10, 37, "})
    void resultsAreScoresOrAsInChess(String result, Integer black, Side winner) {
        RecordedGame game = ReadGames.of("[Black \"anna\"]\n[Result \"" + result + "\"]\n\n1. f5 d6 " + result)
                .game();
        assertThat(game.blackDiscs().orElse(-1)).isEqualTo(black == null ? -1 : black);
        assertThat(game.details().winner()).isEqualTo(Optional.ofNullable(winner));
        assertThat(game.transcript().verdict()).isEqualTo(Verdict.TRUNCATED);
        assertThat(game.remarks()).isEmpty();
    }

    @Test
    void aTagSaysHowTheGameEnded() {
        RecordedGame game = ReadGames.of("[Black \"anna\"]\n[Termination \"Time forfeit\"]\n\n1. f5 1-0")
                .game();
        assertThat(game.details().ending()).isEqualTo(Ending.TIME_OUT);
        assertThat(game.details().winner()).contains(Side.BLACK);
    }

    @Test
    void aGameMayHaveTagsOnly() {
        assertThat(ReadGames.of(TAGS).game().transcript().verdict()).isEqualTo(Verdict.EMPTY);
    }

    @Test
    void discsTurnedWronglyStandInBracesRightBehindTheMove() {
        RecordedGame game = ReadGames.of(TAGS + "1. f5 d6{d5} 2. c3 {d5} *").game();
        assertThat(game.transcript().moves()).startsWith("f5d6{d5}");
        assertThat(game.transcript().isIrregular()).isTrue();
    }
}
