package outflank.othello.opening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.SharedData;
import outflank.othello.Position;
import outflank.othello.Square;
import outflank.othello.Symmetry;
import outflank.othello.Variant;
import outflank.othello.transcript.Transcript;

/** Which opening a game is, from its moves in any order and orientation. */
class OpeningsTest {

    private final Openings openings = Openings.known();

    @Test
    void everyLineIsALegalGameAndNamesItself() {
        assertThat(openings.all()).hasSizeGreaterThan(80).allSatisfy(opening -> {
            assertThat(Transcript.ofMoves(opening.moves()).moves()).isEqualTo(opening.moves());
            assertThat(openings.of(opening.moves())).contains(opening);
        });
    }

    @Test
    void aGameHasTheSameOpeningInEveryOrientation() {
        for (Opening opening : openings.all()) {
            List<Integer> squares = Transcript.ofMoves(opening.moves()).squares();
            for (Symmetry symmetry : Symmetry.keeping(Variant.Center.SET)) {
                List<Integer> turned = squares.stream().map(symmetry::of).toList();
                assertThat(openings.of(turned))
                        .as(opening.key() + " " + symmetry)
                        .contains(opening);
            }
        }
    }

    @Test
    void aMoveThatTurnsOtherDiscsThanTheRulesSayLeadsToNoOpening() {
        assertThat(openings.of("f5d6c3d3c4").orElseThrow().key()).isEqualTo("tiger");
        assertThat(openings.of("f5d6c3d3c4{d4}").orElseThrow().key()).isNotEqualTo("tiger");
        assertThat(openings.of("f5d6c3d3c4/e4").orElseThrow().key()).isNotEqualTo("tiger");
        assertThat(openings.of("f5{d4}")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "f5d6, perpendicular",
        "c4e3, perpendicular",
        "e6f6, diagonal",
        "d3e3, parallel",
        "d3c5f6f5e6, tiger",
        "c4e3f6e6f5c5d6, brightwell",
        "f5f6e6d6c5, cow",
        "f5f6e6f4e3, cow",
        "f5d6c5f4e3c6d3f6e6d7g4c4, rotating-flat",
    })
    void wellKnownGamesHaveTheirNames(String moves, String key) {
        assertThat(openings.of(moves).orElseThrow().key()).isEqualTo(key);
    }

    @Test
    void theWayToThePositionDoesNotMatter() {
        // Both were played in tournaments: the tiger through c4, and the cow through the parallel opening.
        assertThat(openings.of("f5d6c4d3c3").orElseThrow().key()).isEqualTo("tiger");
        assertThat(openings.of("f5f4e3f6e6").orElseThrow().key()).isEqualTo("cow");
    }

    @Test
    void afterTheLastNamedPositionTheNameStays() {
        assertThat(openings.of("f5d6c3d3c4b3d2e1b5c5b4").orElseThrow().key()).isEqualTo("aubrey");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "f5", "a1", "f5f5", "f5f9", "f5--", "x"})
    void whatHasNoNameIsNoOpening(String moves) {
        assertThat(openings.of(moves)).isEmpty();
    }

    @Test
    void anIllegalMoveEndsTheSearchAndNotTheProgram() {
        assertThat(openings.of("f5d6a1c3d3c4").orElseThrow().key()).isEqualTo("perpendicular");
        assertThat(openings.of(new byte[] {37, 43, 0})).map(Opening::key).contains("perpendicular");
    }

    @Test
    void aGameGoesThroughTheOpeningsOneByOne() {
        assertThat(openings.along("f5d6c3d3c4f4f6f3e6e7d8").stream()
                        .map(reached -> reached.move() + " " + reached.opening().key()))
                .containsExactly("2 perpendicular", "5 tiger", "7 stephenson", "8 compoth", "10 scorpion");
    }

    @Test
    void anOpeningKnowsItsFamily() {
        Opening compoth = openings.byKey("compoth").orElseThrow();
        assertThat(compoth.path().stream().map(Opening::key))
                .containsExactly("perpendicular", "tiger", "stephenson", "compoth");
        assertThat(openings.within("compoth").stream().map(Opening::key))
                .contains("compoth", "scorpion", "low-fat")
                .doesNotContain("tiger", "kung");
        assertThat(openings.within("no-such-opening")).isEmpty();
    }

    @Test
    void aLineThatContradictsAnotherIsNoticed() {
        assertThatThrownBy(() -> new Openings(OpeningLines.parse(List.of("f5d6 one", "c4e3 two"))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("two and one are the same position");
        assertThatThrownBy(() -> new Openings(OpeningLines.parse(List.of("f5d6 one", "f5f6 one"))))
                .hasMessage("two openings have the key one");
        assertThatThrownBy(() -> new Openings(OpeningLines.parse(List.of("f5a1 one"))))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> OpeningLines.parse(List.of("f5d6"))).hasMessage("not a line of an opening: f5d6");
    }

    @Test
    void theStartHasNoName() {
        assertThat(openings.at(Position.start())).isEmpty();
        assertThat(openings.at(Position.start().play(Square.of("f5")).play(Square.of("d6"))))
                .map(Opening::key)
                .contains("perpendicular");
    }

    @Test
    @SharedData.Needed
    void everyGameOfTournamentsHasAFamilyAndMostHaveMore() {
        Map<String, Long> counted = SharedData.csv("games/sample.csv").stream()
                .map(game -> openings.of(game.get("moves")).orElseThrow())
                .collect(Collectors.groupingBy(opening -> opening.path().get(0).key(), Collectors.counting()));
        assertThat(counted.keySet()).containsExactlyInAnyOrder("perpendicular", "diagonal", "parallel");
        Map<Boolean, Long> named = SharedData.csv("games/sample.csv").stream()
                .collect(Collectors.partitioningBy(
                        game -> openings.of(game.get("moves")).orElseThrow().length() > 2, Collectors.counting()));
        assertThat(named.get(true)).isGreaterThan(2 * named.get(false));
        assertThat(counted.get("perpendicular")).isGreaterThan(counted.get("parallel"));
    }
}
