package outflank.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import outflank.othello.transcript.Transcript;
import outflank.othello.transcript.Verdict;

/** Games that begin on an empty board (othello.md, section 7). */
class OpenCenterTest {

    static Stream<Variant> openCenters() {
        return Stream.of(Variant.values()).filter(variant -> variant.center().isOpen());
    }

    @ParameterizedTest
    @MethodSource("openCenters")
    void theBoardIsEmptyAtFirst(Variant variant) {
        assertThat(Situation.start(variant).position().emptySquares()).isEqualTo(64);
        assertThat(variant.mostMoves()).isEqualTo(64);
    }

    @ParameterizedTest
    @MethodSource("openCenters")
    void theFirstFourDiscsGoToTheCenterOnly(Variant variant) {
        Situation situation = Situation.start(variant);
        long open = Diagram.squares("d4 e4 d5 e5");
        for (String square : List.of("e5", "d4", "e4", "d5")) {
            assertThat(situation.isCenterOpen()).isTrue();
            assertThat(situation.legalMoves()).isEqualTo(open);
            Situation before = situation;
            assertThatIllegalArgumentException().isThrownBy(() -> before.play(Move.to(Square.of("f5"))));
            situation = situation.play(Move.to(Square.of(square)));
            open &= ~Diagram.squares(square);
        }
        assertThat(situation.isCenterOpen()).isFalse();
        assertThat(situation.legalMoves()).isNotZero().matches(moves -> (moves & Diagram.squares("d4 e4 d5 e5")) == 0);
    }

    @ParameterizedTest
    @MethodSource("openCenters")
    void aMoveBesideTheCenterIsRefusedUntilItIsFull(Variant variant) {
        verifyProblem(variant, "f5", Verdict.ILLEGAL_MOVE, 1, "f5");
        verifyProblem(variant, "d4e4d5d3", Verdict.ILLEGAL_MOVE, 4, "d3");
        verifyProblem(variant, "d4e4d4", Verdict.DUPLICATE_SQUARE, 3, "d4");
    }

    @Test
    void nothingTurnsWhileTheCenterIsTaken() {
        Replay replay = Transcript.read("e4d5d4e5", Variant.REVERSI_JAQUES).replay();
        assertThat(replay.end().black()).isEqualTo(Diagram.squares("e4 d4"));
        assertThat(replay.end().white()).isEqualTo(Diagram.squares("d5 e5"));
        assertThat(replay.steps()).allMatch(step -> step.flipped() == 0);
    }

    @Test
    void inReversiByJaquesThePlayersPlaceOneDiscEachInTurnBlackFirst() {
        assertThat(sides(Variant.REVERSI_JAQUES, "e4d4d5e5f5"))
                .containsExactly(Side.BLACK, Side.WHITE, Side.BLACK, Side.WHITE, Side.BLACK);
    }

    @Test
    void inReversiByRavensburgerTheFirstTurnOfEachPlacesTwoDiscs() {
        assertThat(sides(Variant.REVERSI_RAVENSBURGER, "e4d5d4e5f5"))
                .containsExactly(Side.BLACK, Side.BLACK, Side.WHITE, Side.WHITE, Side.BLACK);
    }

    @Test
    void withAnOpenCenterAndWhiteFirstWhiteBegins() {
        assertThat(sides(Variant.OPEN_CENTER_WHITE_FIRST, "d4e4e5d5f4"))
                .containsExactly(Side.WHITE, Side.BLACK, Side.WHITE, Side.BLACK, Side.WHITE);
    }

    @Test
    void whoeverBeginsTheSameMovesTurnTheSameDiscs() {
        Position whiteFirst = Transcript.ofMoves("d4e4e5d5f4", Variant.OPEN_CENTER_WHITE_FIRST)
                .replay()
                .end();
        Position blackFirst = Transcript.ofMoves("d4e4e5d5f4", Variant.REVERSI_JAQUES)
                .replay()
                .end();
        assertThat(whiteFirst).isEqualTo(new Position(blackFirst.white(), blackFirst.black(), Side.BLACK));
    }

    @Test
    void aRecordBySomebodyWhoPlacedOneDiscPerTurnIsRefusedWhereItShows() {
        // Black has d4 and e4 after one disc each, but d4 and d5 after two at once.
        assertThat(Transcript.read("d4d5e4e5d6", Variant.REVERSI_JAQUES).verdict())
                .isEqualTo(Verdict.TRUNCATED);
        verifyProblem(Variant.REVERSI_RAVENSBURGER, "d4d5e4e5d6", Verdict.ILLEGAL_MOVE, 5, "d6");
    }

    @ParameterizedTest
    @CsvSource({
        "REVERSI_JAQUES,          d4e4e5d5, diagonal",
        "REVERSI_JAQUES,          d4e4d5e5, parallel",
        "REVERSI_RAVENSBURGER,    d4e5d5e4, diagonal",
        "REVERSI_RAVENSBURGER,    d4d5e4e5, parallel",
        "OPEN_CENTER_WHITE_FIRST, d4e4e5d5, diagonal",
        "OPEN_CENTER_WHITE_FIRST, d4e4d5e5, parallel"
    })
    void bothKindsOfCenterArise(Variant variant, String moves, String kind) {
        Position position = Transcript.read(moves, variant).replay().end();
        long d4 = (position.black() & Diagram.squares("d4")) != 0 ? position.black() : position.white();
        assertThat(d4 == Diagram.squares("d4 e5")).isEqualTo(kind.equals("diagonal"));
        assertThat(position.legalMoves()).isNotZero();
    }

    @Test
    void withTheDiagonalCenterTheGameGoesOnAsOthello() {
        Situation placed =
                Transcript.read("e4d4d5e5", Variant.REVERSI_JAQUES).replay().last();
        assertThat(placed.position()).isEqualTo(Position.start());
    }

    @Test
    void aGameOnAnOpenCenterCanHaveSixtyFourMovesAndNoMore() {
        VariantGame full = Stream.iterate(0L, seed -> seed + 1)
                .map(seed -> VariantGame.of(Variant.OPEN_CENTER_WHITE_FIRST, seed))
                .filter(game -> game.moves().size() == 64)
                .findFirst()
                .orElseThrow();
        Transcript whole = Transcript.read(full.written(), full.variant());
        assertThat(whole.verdict()).isEqualTo(Verdict.COMPLETE);
        assertThat(whole.moveCount()).isEqualTo(64);
        verifyProblem(full.variant(), full.written() + "a1", Verdict.TOO_MANY_MOVES, 65, "a1");
    }

    private static List<Side> sides(Variant variant, String moves) {
        return Transcript.ofMoves(moves, variant).replay().steps().stream()
                .map(Step::side)
                .toList();
    }

    static void verifyProblem(Variant variant, String written, Verdict verdict, int at, String offending) {
        Transcript transcript = Transcript.read(written, variant);
        assertThat(transcript.verdict()).as("%s", transcript).isEqualTo(verdict);
        assertThat(transcript.at()).as("%s", transcript).isEqualTo(at);
        assertThat(transcript.offending()).as("%s", transcript).isEqualTo(offending);
        assertThat(transcript.moveCount()).as("%s", transcript).isEqualTo(at - 1);
    }
}
