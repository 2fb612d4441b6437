package outflank.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The ways to see a board that leave the rules as they are. */
class SymmetryTest {

    @ParameterizedTest
    @EnumSource
    void everySquareComesToLieSomewhereAndLinesStayLines(Symmetry symmetry) {
        assertThat(IntStream.range(0, Square.COUNT).map(symmetry::of).distinct().count())
                .isEqualTo(Square.COUNT);
        assertThat(symmetry.ofSet(Square.set("d4e4d5e5"))).isEqualTo(Square.set("d4e4d5e5"));
        Position corner = new Position(Square.set("c1"), Square.set("b1"), Side.BLACK);
        Position turned = new Position(symmetry.ofSet(corner.black()), symmetry.ofSet(corner.white()), Side.BLACK);
        assertThat(turned.legalMoves()).isEqualTo(symmetry.ofSet(corner.legalMoves()));
    }

    @Test
    void theEightAreDifferent() {
        assertThat(IntStream.range(0, Symmetry.values().length)
                        .mapToObj(index -> Symmetry.values()[index].of(Square.of("b1")))
                        .distinct())
                .hasSize(8);
    }

    @Test
    void theSetCenterStaysInFourOfThem() {
        List<Symmetry> keeping = Symmetry.keeping(Variant.Center.SET);
        for (Symmetry symmetry : Symmetry.values()) {
            boolean same =
                    symmetry.ofSet(Position.start().black()) == Position.start().black();
            assertThat(keeping.contains(symmetry)).as("%s", symmetry).isEqualTo(same);
        }
        assertThat(Symmetry.keeping(Variant.Center.ONE_DISC_EACH)).hasSize(8);
        assertThat(Symmetry.keeping(Variant.Center.TWO_DISCS_EACH)).hasSize(8);
    }

    @ParameterizedTest
    @EnumSource
    void aGameSeenInAnotherOrientationIsPlayedByTheSameRules(Variant variant) {
        for (long seed = 0; seed < 50; seed++) {
            VariantGame game = VariantGame.irregular(variant, seed);
            for (Symmetry symmetry : Symmetry.keeping(variant.center())) {
                List<Move> turned = game.moves().stream().map(symmetry::of).toList();
                Position end = Replay.of(variant, turned).end();
                assertThat(end.black())
                        .as("seed %s, %s", seed, symmetry)
                        .isEqualTo(symmetry.ofSet(game.end().position().black()));
                assertThat(end.toMove()).isEqualTo(game.end().position().toMove());
            }
        }
    }
}
