package outflank.othello.transcript;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import outflank.othello.Orientation;
import outflank.othello.Replay;
import outflank.othello.Side;
import outflank.othello.Square;

/** The two players of a game may have written it from different sides of the board (othello.md, section 5). */
class TranscriptComparisonTest {

    @ParameterizedTest
    @CsvSource({"f5d6c3d3c4", "e6f4c3c4d3", "d3c5f6f5e6", "c4e3f6e6f5"})
    void theFourOrientationsOfAGameAreOneGame(String moves) {
        Transcript transcript = Transcript.ofMoves(moves);
        assertThat(transcript.inStandardOrientation().moves()).isEqualTo("f5d6c3d3c4");
        assertThat(transcript.firstDifference(Transcript.ofMoves("f5d6c3d3c4"))).isEmpty();
        assertThat(Transcript.ofMoves("f5d6c3d3c4").firstDifference(transcript)).isEmpty();
    }

    @Test
    void whatWasWrittenStays() {
        Transcript turned = Transcript.read("C4 E3 C4").inStandardOrientation();
        assertThat(turned).isEqualTo(new Transcript("C4 E3 C4", Verdict.DUPLICATE_SQUARE, 3, "C4", "f5d6"));
    }

    @Test
    void theFirstDifferentMoveIsFoundInEveryOrientation() {
        assertThat(difference("f5d6c3d3c4", "f5d6c3d3c4f4")).hasValue(6);
        assertThat(difference("f5d6c3d3c4f4", "f5d6c3d3c4")).hasValue(6);
        assertThat(difference("f5d6c3d3c4", "f5d6c3d3f6")).hasValue(5);
        assertThat(difference("f5d6c3d3c4", "e6f4c3c4f6")).hasValue(5);
        assertThat(difference("f5d6", "f5f6")).hasValue(2);
        assertThat(difference("", "f5")).hasValue(1);
        assertThat(difference("", "")).isEmpty();
    }

    @Test
    void onlyTheLegalMovesAreCompared() {
        assertThat(difference("f5 d6 a1", "f5 d6 h8")).isEmpty();
        assertThat(difference("f5 d6 a1", "f5 d6 c3")).hasValue(3);
    }

    @Test
    void aGameInAnyOrientationHasTheSameBoards() {
        Replay standard = Transcript.ofMoves("f5d6c3d3c4").replay();
        Replay other = Transcript.ofMoves("d3c5f6f5e6").replay();
        for (int moves = 0; moves <= 5; moves++) {
            assertThat(other.positionAfter(moves).discs(Side.BLACK))
                    .isEqualTo(standard.positionAfter(moves).discs(Side.BLACK));
        }
        for (Orientation orientation : Orientation.values()) {
            for (int square = 0; square < Square.COUNT; square++) {
                assertThat(orientation.toStandard(orientation.toStandard(square)))
                        .isEqualTo(square);
            }
        }
    }

    @Test
    void noGameBeginsElsewhere() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Orientation.ofFirstMove(Square.of("a1")))
                .withMessageContaining("a1");
    }

    private static OptionalInt difference(String one, String other) {
        return Transcript.read(one).firstDifference(Transcript.read(other));
    }
}
