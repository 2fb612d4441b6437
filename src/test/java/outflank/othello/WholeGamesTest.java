package outflank.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import outflank.othello.transcript.Transcript;
import outflank.othello.transcript.Verdict;

/** Published games in which something rare happens. */
class WholeGamesTest {

    private static final String SHORTEST = "e6f4e3f6g5d6e7f5c5";
    private static final String TWENTY_THREE_PASSES =
            "f5d6c4g5d7c7h5d8b8b7b6a7b5a6a5b4b3c6e8f8c8a8e7a4b2a2c2d2d1e2f2c5c3a1a3e6d3f6f7f1g2h2e3f4b1g1c1e1g8g7f3h1h3h4h6";
    private static final String FOUR_EMPTY_DRAW =
            "e6f4c3c4d3d6c5c6d7b5b6f7a6a5b4a7f3c8e8c7f6e7g8g6f8f5g4e3d2h3g5g3h4h5h7d8b8a4b3d1c1b1c2e1e2a3b7f2f1g1b2a2g2h6h2g7";
    private static final String WIPED_OUT_LATE =
            "f5f6e6f4g5g6g4c6f3f7e7d6d7f8e8f2g3c7g8h5h6h3d8g7h4h7h8e3h2c5b6c8c4b3c3b8a3a6a7"
                    + "a8b7b5b4d3c2d1g2f1g1h1d2e2e1b1a4a5a2c1";

    @Test
    void theShortestGameLeavesWhiteWithoutDiscsAfterNineMoves() {
        Replay replay = complete(SHORTEST, 9, 0);
        assertThat(replay.end().discs(Side.BLACK)).isEqualTo(13);
        assertThat(replay.end().discs(Side.WHITE)).isZero();
        assertThat(replay.end().emptySquares()).isEqualTo(51);
        for (Scoring scoring : Scoring.values()) {
            assertThat(scoring.score(replay.end())).isEqualTo(Score.ofDiscs(64, 0));
        }
    }

    @Test
    void aSideCanBeWipedOutLateAndAfterSevenPasses() {
        Replay replay = complete(WIPED_OUT_LATE, 58, 7);
        assertThat(replay.end().discs(Side.WHITE)).isZero();
        assertThat(Scoring.EMPTIES_TO_WINNER.score(replay.end())).isEqualTo(Score.ofDiscs(64, 0));
        assertThat(passesBefore(replay)).containsExactly(30, 43, 48, 51, 54, 55, 58);
    }

    @Test
    void aDrawWithFourEmptySquaresIsThirtyTwoAll() {
        Replay replay = complete(FOUR_EMPTY_DRAW, 56, 0);
        assertThat(replay.end().discs(Side.BLACK)).isEqualTo(30);
        assertThat(replay.end().discs(Side.WHITE)).isEqualTo(30);
        assertThat(Scoring.EMPTIES_TO_WINNER.score(replay.end())).isEqualTo(Score.ofDiscs(32, 32));
        assertThat(Scoring.EMPTIES_SPLIT.score(replay.end())).isEqualTo(Score.ofDiscs(32, 32));
        assertThat(Scoring.EMPTIES_TO_NOBODY.score(replay.end())).isEqualTo(Score.ofDiscs(30, 30));
    }

    @Test
    void aGameCanHaveTwentyThreePasses() {
        Replay replay = complete(TWENTY_THREE_PASSES, 55, 23);
        assertThat(replay.end().discs(Side.BLACK)).isZero();
        assertThat(replay.end().discs(Side.WHITE)).isEqualTo(59);
        assertThat(Scoring.EMPTIES_TO_WINNER.score(replay.end())).isEqualTo(Score.ofDiscs(0, 64));
        assertThat(passesBefore(replay)).startsWith(13, 16, 23).hasSize(23);
        Step thirteenth = replay.steps().get(12);
        assertThat(thirteenth.side()).isEqualTo(replay.steps().get(11).side());
    }

    @Test
    void everyPositionOfAGameCanBeReachedByItsNumber() {
        Replay replay = Transcript.ofMoves(SHORTEST).replay();
        assertThat(replay.positionAfter(0)).isEqualTo(Position.start());
        assertThat(replay.positionAfter(1)).isEqualTo(Position.start().play(Square.of("e6")));
        assertThat(replay.positionAfter(9)).isEqualTo(replay.end());
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> replay.positionAfter(10));
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> replay.positionAfter(-1));
    }

    @Test
    void aStepSaysWhoMovedWhereAndWhatTurned() {
        Step second = Transcript.ofMoves("f5d6").replay().steps().get(1);
        assertThat(second)
                .isEqualTo(new Step(
                        2,
                        Side.WHITE,
                        Move.to(Square.of("d6")),
                        Diagram.squares("d5"),
                        0,
                        Situation.start(Variant.OTHELLO)
                                .play(Move.to(Square.of("f5")))
                                .play(Move.to(Square.of("d6")))));
    }

    @Test
    void aGameWithoutMovesEndsWhereItBegins() {
        assertThat(Replay.of(List.of())).isEqualTo(new Replay(Situation.start(Variant.OTHELLO), List.of()));
    }

    @Test
    void anIllegalMoveIsNotReplayed() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Replay.of(List.of(Square.of("f5"), Square.of("f5"))))
                .withMessageContaining("f5");
    }

    private static Replay complete(String moves, int number, int passes) {
        Transcript transcript = Transcript.ofMoves(moves);
        assertThat(transcript.verdict()).isEqualTo(Verdict.COMPLETE);
        Replay replay = transcript.replay();
        assertThat(replay.steps()).hasSize(number);
        assertThat(replay.passes()).isEqualTo(passes);
        assertThat(replay.end().isOver()).isTrue();
        assertThat(replay.last().isOver()).isTrue();
        return replay;
    }

    private static List<Integer> passesBefore(Replay replay) {
        return replay.steps().stream().filter(Step::afterPass).map(Step::number).toList();
    }
}
