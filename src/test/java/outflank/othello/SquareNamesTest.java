package outflank.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SquareNamesTest {

    @ParameterizedTest
    @CsvSource({"a1,0", "h1,7", "a2,8", "d4,27", "e4,28", "d5,35", "e5,36", "f5,37", "a8,56", "h8,63"})
    void columnsRunFromTheLeftAndRowsFromTheTop(String name, int square) {
        assertThat(Square.of(name)).isEqualTo(square);
        assertThat(Square.name(square)).isEqualTo(name);
        assertThat(Square.bit(square)).isEqualTo(1L << square);
    }

    @Test
    void everySquareIsFoundByItsNameInEitherCase() {
        for (int square = 0; square < Square.COUNT; square++) {
            assertThat(Square.of(Square.name(square))).isEqualTo(square);
            assertThat(Square.of(Square.name(square).toUpperCase(Locale.ROOT))).isEqualTo(square);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "f", "5f", "f0", "f9", "i1", "`1", "f5 ", " f5", "f55", "--", "pa", "\uFF465", "f\u0665"})
    void anythingElseIsNoSquare(String name) {
        assertThatIllegalArgumentException().isThrownBy(() -> Square.of(name));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 64, Integer.MIN_VALUE, Integer.MAX_VALUE})
    void numbersOutsideTheBoardAreNoSquares(int number) {
        assertThatIllegalArgumentException().isThrownBy(() -> Square.name(number));
        assertThatIllegalArgumentException().isThrownBy(() -> Square.bit(number));
        assertThatIllegalArgumentException().isThrownBy(() -> Position.start().isLegal(number));
        assertThatIllegalArgumentException().isThrownBy(() -> Position.start().play(number));
    }
}
