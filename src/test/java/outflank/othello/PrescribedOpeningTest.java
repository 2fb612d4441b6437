package outflank.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** XOT: a fixed legal prefix of eight moves per game (othello.md, section 7). */
class PrescribedOpeningTest {

    private static final PrescribedOpening TIGER = new PrescribedOpening("f5d6c3d3c4f4f6f3");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "f5d6c3d3c4f4f6",
                "f5d6c3d3c4f4f6f3e6",
                "F5D6C3D3C4F4F6F3",
                "f5d6c3d3c4f4f6f6",
                "f5f5c3d3c4f4f6f3"
            })
    void onlyEightLegalMovesAreAnOpening(String moves) {
        assertThatIllegalArgumentException().isThrownBy(() -> new PrescribedOpening(moves));
    }

    @Test
    void theSameSeedDrawsTheSameOpeningAndAnotherOneMostlyAnother() {
        Set<String> drawn = new HashSet<>();
        for (long seed = 0; seed < 200; seed++) {
            PrescribedOpening opening = PrescribedOpening.drawn(seed, List.of());
            assertThat(opening).isEqualTo(PrescribedOpening.drawn(seed, List.of()));
            assertThat(opening.moves()).startsWith("f5").hasSize(16);
            assertThat(opening.end().legalMoves()).isNotZero();
            drawn.add(opening.moves());
        }
        assertThat(drawn).hasSizeGreaterThan(190);
    }

    @Test
    void whatTheTournamentHadBeforeIsNotDrawnAgain() {
        List<PrescribedOpening> taken = new ArrayList<>();
        for (int round = 0; round < 50; round++) {
            PrescribedOpening opening = PrescribedOpening.drawn(7, taken);
            assertThat(taken).extracting(PrescribedOpening::end).doesNotContain(opening.end());
            taken.add(opening);
        }
    }

    @Test
    void neitherInAnotherOrientationNorInAnotherOrderOfMoves() {
        PrescribedOpening drawn = PrescribedOpening.drawn(11, List.of());
        StringBuilder turned = new StringBuilder();
        for (int i = 0; i < 16; i += 2) {
            // The diagonal a1–h8 changes column and row.
            turned.append((char) (drawn.moves().charAt(i + 1) - '1' + 'a'))
                    .append((char) (drawn.moves().charAt(i) - 'a' + '1'));
        }
        PrescribedOpening same = new PrescribedOpening(turned.toString());
        assertThat(same.moves()).isNotEqualTo(drawn.moves());
        assertThat(same.end()).isEqualTo(drawn.end());
        assertThat(PrescribedOpening.drawn(11, List.of(same)).end()).isNotEqualTo(drawn.end());
    }

    @Test
    void itIsReadAloudMoveByMove() {
        assertThat(TIGER.spaced()).isEqualTo("f5 d6 c3 d3 c4 f4 f6 f3");
    }
}
