package outflank.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Board, moves and passes (othello.md, section 1). */
class RulesOfPlayTest {

    private static final String EMPTY = "........";

    @Test
    void theGameBeginsWithFourDiscsAndBlackToMove() {
        Position start = Position.start();
        assertThat(start.black()).isEqualTo(Diagram.squares("d5 e4"));
        assertThat(start.white()).isEqualTo(Diagram.squares("d4 e5"));
        assertThat(start.toMove()).isEqualTo(Side.BLACK);
        assertThat(start.emptySquares()).isEqualTo(60);
        assertThat(start.sideAt(Square.of("d5"))).contains(Side.BLACK);
        assertThat(start.sideAt(Square.of("d4"))).contains(Side.WHITE);
        assertThat(start.sideAt(Square.of("a1"))).isEmpty();
    }

    @Test
    void theFirstMovesAreD3C4F5E6() {
        assertThat(Position.start().legalMoves()).isEqualTo(Diagram.squares("d3 c4 f5 e6"));
    }

    @Test
    void aMoveTurnsTheOutflankedDiscAndHandsOver() {
        Position after = Position.start().play(Square.of("f5"));
        assertThat(after.black()).isEqualTo(Diagram.squares("d5 e4 e5 f5"));
        assertThat(after.white()).isEqualTo(Diagram.squares("d4"));
        assertThat(after.toMove()).isEqualTo(Side.WHITE);
        assertThat(after.discs(Side.BLACK)).isEqualTo(4);
        assertThat(after.discs(Side.WHITE)).isEqualTo(1);
        assertThat(after.legalMoves()).isEqualTo(Diagram.squares("f4 d6 f6"));
    }

    @ParameterizedTest
    @CsvSource({
        "a1, e1, b1 c1 d1", "h1, d1, g1 f1 e1", "a1, a5, a2 a3 a4", "a8, a4, a7 a6 a5",
        "a1, e5, b2 c3 d4", "h8, d4, g7 f6 e5", "h1, d5, g2 f3 e4", "a8, e4, b7 c6 d5",
        "a4, h4, b4 c4 d4 e4 f4 g4", "h8, a1, g7 f6 e5 d4 c3 b2"
    })
    void everyDirectionOutflanks(String move, String end, String outflanked) {
        Position black = new Position(Diagram.squares(end), Diagram.squares(outflanked), Side.BLACK);
        Position white = new Position(Diagram.squares(outflanked), Diagram.squares(end), Side.WHITE);
        assertThat(black.flips(Square.of(move))).isEqualTo(Diagram.squares(outflanked));
        assertThat(white.flips(Square.of(move))).isEqualTo(Diagram.squares(outflanked));
        assertThat(black.play(Square.of(move)).discs(Side.WHITE)).isZero();
    }

    @Test
    void oneMoveOutflanksInAllEightDirectionsAtOnce() {
        Position position = Diagram.of(
                Side.BLACK,
                "X..X..X.",
                ".O.O.O..",
                "..OOO...",
                "XOO.OOOX",
                "..OOO...",
                ".O.O.O..",
                "X..O..X.",
                "...X....");
        Position after = position.play(Square.of("d4"));
        assertThat(after.discs(Side.WHITE)).isZero();
        assertThat(after.black()).isEqualTo(position.black() | position.white() | Diagram.squares("d4"));
    }

    @Test
    void turnedDiscsOutflankNothingThemselves() {
        Position position =
                Diagram.of(Side.BLACK, "XOO.....", "..O.....", "..X.....", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY);
        assertThat(position.flips(Square.of("d1"))).isEqualTo(Diagram.squares("b1 c1"));
        assertThat(position.play(Square.of("d1")).white()).isEqualTo(Diagram.squares("c2"));
    }

    @Test
    void aLineDoesNotRunOverTheEdge() {
        Position overTheRight =
                Diagram.of(Side.BLACK, "......OO", "X.......", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY);
        Position overTheLeft = Diagram.of(Side.BLACK, ".......X", "OO......", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY);
        assertThat(overTheRight.legalMoves()).isZero();
        assertThat(overTheLeft.legalMoves()).isZero();
    }

    @Test
    void aGapInTheLineOutflanksNothing() {
        Position position = Diagram.of(Side.BLACK, ".O.OX...", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY);
        assertThat(position.isLegal(Square.of("a1"))).isFalse();
        assertThat(position.legalMoves()).isEqualTo(Diagram.squares("c1"));
    }

    @ParameterizedTest
    @CsvSource({"d4", "e4", "a1", "e3", "f4"})
    void aMoveThatTurnsNothingIsRefused(String square) {
        assertThat(Position.start().isLegal(Square.of(square))).isFalse();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Position.start().play(Square.of(square)))
                .withMessageContaining(square);
    }

    @Test
    void whoCannotMovePassesAndOnlyThen() {
        Position mustPass = Diagram.of(Side.BLACK, "OX......", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY);
        assertThat(mustPass.mustPass()).isTrue();
        assertThat(mustPass.isOver()).isFalse();
        assertThat(mustPass.pass()).isEqualTo(new Position(mustPass.black(), mustPass.white(), Side.WHITE));
        assertThat(mustPass.pass().legalMoves()).isEqualTo(Diagram.squares("c1"));
    }

    @Test
    void aPassThatIsNotForcedIsRefused() {
        assertThatIllegalStateException().isThrownBy(() -> Position.start().pass());
        Position over = new Position(1L, 0L, Side.WHITE);
        assertThat(over.isOver()).isTrue();
        assertThat(over.mustPass()).isFalse();
        assertThatIllegalStateException().isThrownBy(over::pass);
    }

    @Test
    void aSquareHasADiscOfOneSideOnly() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Position(3L, 2L, Side.BLACK))
                .withMessageContaining("b1");
    }
}
