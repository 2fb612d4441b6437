package outflank.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.format.GameDetails;
import outflank.format.RecordedGame;
import outflank.othello.transcript.Transcript;

/** What the archive keeps of a game, and by what it knows it again. */
class PreparedGameTest {

    private static final String SHORTEST = "f5d6c5f6e7f4g5e6e3";
    private static final String SHORTEST_MIRRORED = "e6f4e3f6g5d6e7f5c5";

    @Test
    void aWholeGameHasTheScoreOfItsEndWithTheEmptySquaresForTheWinner() {
        PreparedGame game = prepared("Ada", "2018", 64, SHORTEST);
        assertThat(game.replayedBlack()).hasValue(64);
        assertThat(game.differs()).isFalse();
        assertThat(prepared("Ada", "2018", 63, SHORTEST).differs()).isTrue();
    }

    @Test
    void discsThatWereTurnedWronglyOverTheBoardAreNoFaultOfTheRecord() {
        PreparedGame game = prepared("Ada", "2018", 64, "f5d6c3{f5}");
        assertThat(game.transcript().isIrregular()).isTrue();
        assertThat(game.isFaulty()).isFalse();
        assertThat(game.isTruncated()).isTrue();
    }

    @Test
    void aGameThatIsNotOverHasNoScoreOfItsOwn() {
        PreparedGame game = prepared("Ada", "2018", 40, "f5d6c3");
        assertThat(game.isTruncated()).isTrue();
        assertThat(game.replayedBlack()).isEmpty();
        assertThat(game.differs()).isFalse();
    }

    @Test
    void aGameWithoutMovesIsNoFault() {
        PreparedGame game = prepared("Ada", "2018", 40, "");
        assertThat(game.isTruncated()).isTrue();
        assertThat(game.isFaulty()).isFalse();
    }

    @Test
    void theSameGameIsKnownInEveryOrientation() {
        assertThat(prepared("Ada", "2018", 64, SHORTEST_MIRRORED).key())
                .isEqualTo(prepared("Ada", "2018", 64, SHORTEST).key());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Eve,2018,64,f5d6c5f6e7f4g5e6e3",
                "Ada,2019,64,f5d6c5f6e7f4g5e6e3",
                "Ada,2018,63,f5d6c5f6e7f4g5e6e3",
                "Ada,2018,64,f5d6c5f6e7f4g5e6"
            })
    void whateverDiffersMakesAnotherGame(String other) {
        String[] parts = other.split(",");
        assertThat(prepared(parts[0], parts[1], Integer.parseInt(parts[2]), parts[3])
                        .key())
                .isNotEqualTo(prepared("Ada", "2018", 64, SHORTEST).key());
    }

    @Test
    void twoGamesWithDifferentFaultsAreTwoGames() {
        PreparedGame one = prepared("Ada", "2018", 64, "f5d6a1");
        PreparedGame other = prepared("Ada", "2018", 64, "f5d6h8");
        assertThat(one.isFaulty()).isTrue();
        assertThat(one.transcript().moves()).isEqualTo(other.transcript().moves());
        assertThat(one.key()).isNotEqualTo(other.key());
    }

    private static PreparedGame prepared(String black, String date, int blackDiscs, String moves) {
        return PreparedGame.of(new RecordedGame(
                1,
                black,
                "Bob",
                "Spring Cup",
                date,
                OptionalInt.of(blackDiscs),
                Transcript.read(moves),
                GameDetails.NONE,
                List.of()));
    }
}
