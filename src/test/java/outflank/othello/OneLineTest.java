package outflank.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.othello.transcript.Transcript;
import outflank.othello.transcript.Verdict;

/** The house rule that a move turns only one of its lines, chosen by the player (othello.md, section 7). */
class OneLineTest {

    @Test
    void aMoveTurnsTheChosenLineOnly() {
        Situation after = start("f5f6e6");
        assertThat(after.choices(Square.of("f4")))
                .containsExactly(
                        new Line(Square.of("d4"), Diagram.squares("e4")),
                        new Line(Square.of("f6"), Diagram.squares("f5")));
        Situation left = after.play(Move.list("f4/d4").get(0));
        assertThat(left.position().white()).isEqualTo(after.position().white() | Diagram.squares("f4 e4"));
        Situation down = after.play(Move.list("f4/f6").get(0));
        assertThat(down.position().white()).isEqualTo(after.position().white() | Diagram.squares("f4 f5"));
    }

    @Test
    void whereThereIsOneLineThereIsNothingToChoose() {
        assertThat(Situation.start(Variant.ONE_LINE).choices(Square.of("f5"))).isEmpty();
        assertThat(Transcript.read("f5d6", Variant.ONE_LINE).moves()).isEqualTo("f5d6");
        assertThat(Transcript.read("f5/d5 d6 / d4", Variant.ONE_LINE).moves())
                .as("the end of the only line is left out")
                .isEqualTo("f5d6");
    }

    @Test
    void theLineHasToBeSaidWhereThereAreSeveral() {
        OpenCenterTest.verifyProblem(Variant.ONE_LINE, "f5f6e6f4", Verdict.LINE_NOT_CHOSEN, 4, "f4");
        assertThat(Transcript.read("F5 F6 E6 F4 / D4", Variant.ONE_LINE).moves())
                .isEqualTo("f5f6e6f4/d4");
        assertThatIllegalArgumentException().isThrownBy(() -> start("f5f6e6").play(Move.to(Square.of("f4"))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"f4/e5", "f4/a1", "f4/f5", "f4/c4"})
    void aLineThatIsNotOutflankedCannotBeChosen(String move) {
        OpenCenterTest.verifyProblem(Variant.ONE_LINE, "f5f6e6" + move, Verdict.ILLEGAL_MOVE, 4, move);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> start("f5f6e6").play(Move.list(move).get(0)));
    }

    @Test
    void theOnlyLineOfAMoveIsNotMistakenForAnother() {
        OpenCenterTest.verifyProblem(Variant.ONE_LINE, "f5/a5", Verdict.ILLEGAL_MOVE, 1, "f5/a5");
    }

    @Test
    void whatTurnsLaterDependsOnTheChoice() {
        Transcript left = Transcript.ofMoves("f5f6e6f4/d4", Variant.ONE_LINE);
        Transcript down = Transcript.ofMoves("f5f6e6f4/f6", Variant.ONE_LINE);
        assertThat(left.replay().end()).isNotEqualTo(down.replay().end());
        assertThat(left.firstDifference(down)).hasValue(4);
        assertThat(left.replay().steps().get(3).move().lineEnd()).isEqualTo(Square.of("d4"));
        assertThat(left.replay().steps().get(3).flipped()).isEqualTo(Diagram.squares("e4"));
    }

    @Test
    void whereAllLinesTurnNoneIsChosen() {
        OpenCenterTest.verifyProblem(Variant.OTHELLO, "f5f6e6f4/d4", Verdict.UNREADABLE, 5, "/");
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        Situation.start(Variant.OTHELLO).play(Move.list("f5/d5").get(0)));
        assertThat(Transcript.ofMoves("f5f6e6f4").replay().steps().get(3).flipped())
                .isEqualTo(Diagram.squares("e4 f5"));
    }

    private static Situation start(String moves) {
        return Transcript.ofMoves(moves, Variant.ONE_LINE).replay().last();
    }
}
