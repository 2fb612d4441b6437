package outflank.othello.transcript;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import outflank.othello.Position;
import outflank.othello.Replay;
import outflank.othello.Side;
import outflank.othello.Square;

/** Which moves people prefer, as far as it tells a true record from a wrong reading. */
class MoveChoiceTest {

    private static final String GAME =
            "f5d6c3d3c4f4f6g5e6d7e3g6c7c5c6b6g3b5b4f2a5a6h5c2e8f3e2a3a4b3g4e7d2f7d8d1h6c8f8e1b8h4b7h7g7b2a1a2b1c1f1h8g8a8a7g2h2h3g1h1";

    @Test
    void theProbabilitiesOfAllMovesSumToOne() {
        for (int moves = 0; moves < 60; moves++) {
            Position position = Transcript.ofMoves(GAME).replay().positionAfter(moves);
            double sum = 0;
            for (long left = position.legalMoves(); left != 0; left &= left - 1) {
                sum += Math.exp(MoveChoice.logarithm(position, Long.numberOfTrailingZeros(left), -1));
            }
            assertThat(sum).isCloseTo(1, within(1e-9));
        }
    }

    @Test
    void fromTheStartAllFourMovesAreOne() {
        for (String move : new String[] {"d3", "c4", "f5", "e6"}) {
            assertThat(MoveChoice.logarithm(Position.start(), Square.of(move), -1))
                    .isCloseTo(Math.log(0.25), within(1e-9));
        }
    }

    @Test
    void aSquareThatGivesACornerAwayIsRarelyChosen() {
        Position edge = new Position(Square.set("c3d5e4"), Square.set("d4e5"), Side.WHITE);
        assertThat(edge.isLegal(Square.of("b2"))).isTrue();
        for (long left = edge.legalMoves() & ~Square.set("b2"); left != 0; left &= left - 1) {
            assertThat(probability(edge, "b2"))
                    .isLessThan(Math.exp(MoveChoice.logarithm(edge, Long.numberOfTrailingZeros(left), -1)));
        }
    }

    @Test
    void nearTheEndTheAnswerIsOftenBesideTheLastMove() {
        Replay replay = Transcript.ofMoves(GAME).replay();
        int seen = 0;
        for (int moves = 41; moves < 59; moves++) {
            int before = replay.steps().get(moves - 1).square();
            Position position = replay.positionAfter(moves);
            long beside = position.legalMoves() & Square.neighbors(before);
            if (Long.bitCount(beside) == 1 && beside != position.legalMoves()) {
                int move = Long.numberOfTrailingZeros(beside);
                assertThat(MoveChoice.logarithm(position, move, before))
                        .isGreaterThan(MoveChoice.logarithm(position, move, -1));
                seen++;
            }
        }
        assertThat(seen).isPositive();
    }

    private static double probability(Position position, String move) {
        return Math.exp(MoveChoice.logarithm(position, Square.of(move), -1));
    }
}
