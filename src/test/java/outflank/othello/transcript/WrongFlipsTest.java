package outflank.othello.transcript;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.othello.Move;
import outflank.othello.Position;
import outflank.othello.Replay;
import outflank.othello.Score;
import outflank.othello.Scoring;
import outflank.othello.Side;
import outflank.othello.Square;
import outflank.othello.Variant;

/**
 * A wrong flip may be corrected until the opponent's next move; afterwards it stands, and the game goes on from the board as
 * it lies (othello.md, section 1).
 */
class WrongFlipsTest {

    @Test
    void aDiscThatWasNotTurnedKeepsItsColor() {
        Replay replay = Transcript.ofMoves("f5d6c3{d4}").replay();
        assertThat(replay.steps().get(2).flipped()).isEqualTo(Square.set("d4"));
        assertThat(replay.end().sideAt(Square.of("d4"))).contains(Side.WHITE);
        assertThat(replay.end().sideAt(Square.of("c3"))).contains(Side.BLACK);
    }

    @Test
    void aDiscThatWasTurnedWithoutNeedHasTheOtherColor() {
        Position end = Transcript.ofMoves("f5{d4}").replay().end();
        assertThat(end.white()).isZero();
        assertThat(end.black()).isEqualTo(Square.set("d4e4d5e5f5"));
    }

    @Test
    void theNextMovesAreJudgedByTheBoardAsItLies() {
        assertThat(Transcript.read("f5 d6 c3 d3").verdict()).isEqualTo(Verdict.TRUNCATED);
        // With d4 still white, d3 outflanks nothing for White.
        Transcript asItLay = Transcript.read("f5 d6 c3{d4} d3");
        assertThat(asItLay.verdict()).isEqualTo(Verdict.ILLEGAL_MOVE);
        assertThat(asItLay.at()).isEqualTo(4);
        assertThat(asItLay.moves()).isEqualTo("f5d6c3{d4}");
    }

    @Test
    void aWrongFlipCanEndTheGame() {
        Transcript transcript = Transcript.read("f5{d4}");
        assertThat(transcript.verdict()).isEqualTo(Verdict.COMPLETE);
        assertThat(Scoring.EMPTIES_TO_WINNER.score(transcript.replay().end())).isEqualTo(Score.ofDiscs(64, 0));
        assertThat(Transcript.read("f5{d4} d6").verdict()).isEqualTo(Verdict.MOVE_AFTER_END);
    }

    @Test
    void theScoreIsThatOfTheBoardAsItLies() {
        String moves = "e6f4e3f6g5d6e7f5";
        Transcript regular = Transcript.ofMoves(moves + "c5");
        Transcript irregular = Transcript.ofMoves(moves + "c5{e7}");
        assertThat(regular.isComplete()).isTrue();
        assertThat(regular.isIrregular()).isFalse();
        assertThat(irregular.isIrregular()).isTrue();
        assertThat(irregular.replay().isIrregular()).isTrue();
        assertThat(irregular.replay().end().discs(Side.WHITE)).isEqualTo(1);
        assertThat(irregular.verdict()).isEqualTo(Verdict.TRUNCATED);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "f5{e5,d5}       | f5{d5e5}",
                "F5 { E5 d5 }    | f5{d5e5}",
                "1. f5{d5}2. f6  | f5{d5}f6",
                "f5\uFF5Be5d5\uFF5D | f5{d5e5}",
            })
    void peopleWriteTheSquaresInAnyOrder(String written, String moves) {
        assertThat(Transcript.read(written).moves()).isEqualTo(moves);
    }

    @ParameterizedTest
    @ValueSource(strings = {"f5{f5}", "f5{a1}", "f5{d5a1}", "f5{d5d5}", "f5{e6}"})
    void onlyDiscsOnTheBoardCanLieOtherwiseAndEachOnce(String written) {
        Transcript transcript = Transcript.read(written);
        assertThat(transcript).isEqualTo(new Transcript(written, Verdict.IMPOSSIBLE_FLIP, 1, written, ""));
    }

    @ParameterizedTest
    @CsvSource({"f5{}, {}", "f5{d9}, {", "f5{d5, {", "f5{{d5}}, {{", "{d5}f5, {", "f5{d}, {"})
    void bracesAroundAnythingElseAreUnreadable(String written, String offending) {
        Transcript transcript = Transcript.read(written);
        assertThat(transcript.verdict()).isEqualTo(Verdict.UNREADABLE);
        assertThat(transcript.offending()).isEqualTo(offending);
    }

    @Test
    void anIllegalMoveStaysIllegalWhateverTurned() {
        assertThat(Transcript.read("c3{d4}"))
                .isEqualTo(new Transcript("c3{d4}", Verdict.ILLEGAL_MOVE, 1, "c3{d4}", ""));
    }

    @Test
    void theyCanHappenInEveryVariant() {
        assertThat(Transcript.read("d4e4{d4}", Variant.REVERSI_JAQUES)
                        .replay()
                        .end()
                        .black())
                .isZero();
        assertThat(Transcript.read("f5f6e6f4/d4{f5}", Variant.ONE_LINE)
                        .replay()
                        .steps()
                        .get(3)
                        .move())
                .isEqualTo(new Move(Square.of("f4"), Square.of("d4"), Square.set("f5")));
    }

    @Test
    void anotherWrongFlipIsAnotherMove() {
        Transcript one = Transcript.read("f5d6c3{d4}");
        assertThat(one.firstDifference(Transcript.read("f5d6c3"))).hasValue(3);
        assertThat(one.firstDifference(Transcript.read("f5d6c3{d5}"))).hasValue(3);
        assertThat(one.firstDifference(Transcript.read("c4e3f6{e5}"))).isEmpty();
        assertThat(Transcript.read("c4e3f6{e5}").inStandardOrientation().moves())
                .isEqualTo("f5d6c3{d4}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"f5{e5d5}", "f5{d5d5}", "f5{}", "f5 {d5}", "F5{d5}", "f5{D5}", "f5/d5"})
    void whatIsStoredIsTakenStrictly(String canonical) {
        assertThat(Transcript.ofMoves("f5{d5e5}").moveCount()).isEqualTo(1);
        assertThatIllegalArgumentException().isThrownBy(() -> Transcript.ofMoves(canonical));
    }

    @Test
    void aMoveSaysWhatItIs() {
        assertThat(Move.list("f5d6{e4d4}c3/e5{a1}"))
                .containsExactly(
                        Move.to(Square.of("f5")),
                        new Move(Square.of("d6"), Move.NO_CHOICE, Square.set("d4e4")),
                        new Move(Square.of("c3"), Square.of("e5"), Square.set("a1")));
        assertThatIllegalArgumentException().isThrownBy(() -> Move.list("f5d"));
        assertThatIllegalArgumentException().isThrownBy(() -> Move.list("f5{}"));
        assertThatIllegalArgumentException().isThrownBy(() -> new Move(5, Move.NO_CHOICE, 1L << 5));
        assertThatIllegalArgumentException().isThrownBy(() -> new Move(5, 64, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new Move(64, 5, 0));
    }
}
