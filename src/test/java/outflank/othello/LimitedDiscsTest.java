package outflank.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import outflank.othello.transcript.Transcript;
import outflank.othello.transcript.Verdict;

/** Games in which each player owns 32 discs (othello.md, section 7). */
class LimitedDiscsTest {

    private static final String EMPTY = "........";

    /** Black has placed 32 discs; he could outflank on h7, but White could not. */
    private static final String BLACK_RAN_OUT_OF_THIRTY_TWO =
            "e4d5d4e5e6f3c4c6e3b3a2d3d2e7g2g3f7g7e8d7f2e2h4g1g8c5f5f4f1c3c2g4c7b4b5a5h2b2h5c8h3c1h1e1d1b1g5d6f6a4f8a3b7a7h8g6a8a6a1d8h6";

    /** Black has handed over discs and has none left; he could outflank on h2, but White could not. */
    private static final String BLACK_RAN_OUT_HANDING_OVER =
            "d3c3c4e3d2c6b3b4e6a3a5d1e1c5a4a6c1b2f4f7g8b5d6f6c7e7b6g7g6h7f8c8b8b7b1a7d7c2a2e8a8f2g1h8d8f3g2g5h4g3h6h1g4h5e2f1a1h3";

    /** Black has no disc left and could outflank on b8; White has one, but outflanks nothing. */
    private static final String ONE_LACKS_THE_DISC_THE_OTHER_CANNOT_USE =
            "f5f6d3f4g4e3g6c5f7g5d6g3b6e7d7h6h7c7e6b4h4f8d8h5c6c3e2d2f2f3h3g1b2c4a3a5g2f1a4a2c2h8h2h1g7a1b5c1b7b3d1e1b1g8e8a7a6a8c8";

    @ParameterizedTest
    @CsvSource({
        "REVERSI_JAQUES, 32",
        "REVERSI_RAVENSBURGER, 32",
        "HAND_OVER, 30",
    })
    void eachOwnsThirtyTwoDiscsThoseOfASetCenterIncluded(Variant variant, int inHand) {
        assertThat(Situation.start(variant).inHand(Side.BLACK)).isEqualTo(inHand);
        assertThat(Situation.start(variant).inHand(Side.WHITE)).isEqualTo(inHand);
    }

    @Test
    void eachDiscPlacedComesFromTheHandOfWhoPlacesIt() {
        Situation afterThree =
                Transcript.ofMoves("f5d6c3", Variant.HAND_OVER).replay().last();
        assertThat(afterThree.inHand(Side.BLACK)).isEqualTo(28);
        assertThat(afterThree.inHand(Side.WHITE)).isEqualTo(29);
    }

    @ParameterizedTest
    @EnumSource(names = {"REVERSI_JAQUES", "REVERSI_RAVENSBURGER"})
    void whoHasNoDiscLeftCannotMoveAndTheOtherGoesOn(Variant variant) {
        Position position =
                Diagram.of(Side.BLACK, "OX.....X", "OO.....O", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, "OX......");
        Situation none = new Situation(variant, position, 0, 5);
        assertThat(position.legalMoves()).isNotZero();
        assertThat(none.legalMoves()).isZero();
        assertThat(none.isLegal(Long.numberOfTrailingZeros(position.legalMoves())))
                .isFalse();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> none.play(Move.to(Long.numberOfTrailingZeros(position.legalMoves()))));
        assertThat(none.mustPass()).isTrue();
        assertThat(none.pass().position().toMove()).isEqualTo(Side.WHITE);
        assertThat(none.pass().legalMoves())
                .isEqualTo(new Position(position.black(), position.white(), Side.WHITE).legalMoves());
    }

    @Test
    void aMoveOfWhoHasNoDiscLeftIsRefused() {
        Situation ranOut = Transcript.ofMoves(BLACK_RAN_OUT_OF_THIRTY_TWO, Variant.REVERSI_JAQUES)
                .replay()
                .last();
        assertThat(ranOut.inHand(Side.BLACK)).isZero();
        assertThat(ranOut.position().toMove()).isEqualTo(Side.BLACK);
        assertThat(ranOut.position().isLegal(Square.of("h7"))).isTrue();
        OpenCenterTest.verifyProblem(
                Variant.REVERSI_JAQUES, BLACK_RAN_OUT_OF_THIRTY_TWO + "h7", Verdict.ILLEGAL_MOVE, 62, "h7");
    }

    @Test
    void theOtherGoesOnWhileHeCan() {
        Step last = lastStep(Variant.REVERSI_JAQUES, BLACK_RAN_OUT_OF_THIRTY_TWO + "b8");
        assertThat(last.side()).isEqualTo(Side.WHITE);
        assertThat(last.passes()).isEqualTo(1);
        assertThat(last.situation().inHand(Side.WHITE)).isEqualTo(2);
    }

    @Test
    void theGameEndsWhenNeitherCanMoveThoughSquaresAreEmptyThatCouldBeTaken() {
        Position position = Diagram.of(Side.BLACK, ".OXXXXXX", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, "....XXXX");
        assertThat(position.isOver()).isFalse();
        Situation end = new Situation(Variant.REVERSI_JAQUES, position, 0, 3);
        assertThat(end.isOver()).isTrue();
        assertThat(end.mustPass()).isFalse();
        assertThatIllegalStateException().isThrownBy(end::pass);
    }

    @Test
    void aMoveAfterOneRanOutAndTheOtherIsBlockedComesAfterTheEnd() {
        VariantGame game = Stream.iterate(0L, seed -> seed + 1)
                .map(seed -> VariantGame.of(Variant.REVERSI_JAQUES, seed))
                .filter(played -> !played.end().position().isOver())
                .findFirst()
                .orElseThrow();
        Position end = game.end().position();
        long open = end.legalMoves()
                | new Position(end.black(), end.white(), end.toMove().opposite()).legalMoves();
        String next = Square.name(Long.numberOfTrailingZeros(open));
        assertThat(Transcript.read(game.written(), game.variant()).isComplete()).isTrue();
        OpenCenterTest.verifyProblem(
                game.variant(),
                game.written() + next,
                Verdict.MOVE_AFTER_END,
                game.moves().size() + 1,
                next);
    }

    @Test
    void whoMustPassHandsOneDiscOver() {
        Position position = Diagram.of(Side.BLACK, "OX......", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY);
        Situation passed = new Situation(Variant.HAND_OVER, position, 7, 7).pass();
        assertThat(passed.inHand(Side.BLACK)).isEqualTo(6);
        assertThat(passed.inHand(Side.WHITE)).isEqualTo(8);
        Situation kept = new Situation(Variant.REVERSI_JAQUES, withCenter(position), 7, 7).pass();
        assertThat(kept.inHand(Side.BLACK)).isEqualTo(7);
        assertThat(kept.inHand(Side.WHITE)).isEqualTo(7);
    }

    @Test
    void whoHasNoneHandsNothingOver() {
        Position position = Diagram.of(Side.BLACK, "OX......", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY);
        Situation passed = new Situation(Variant.HAND_OVER, position, 0, 7).pass();
        assertThat(passed.inHand(Side.BLACK)).isZero();
        assertThat(passed.inHand(Side.WHITE)).isEqualTo(7);
    }

    @Test
    void aDiscHandedOverCanBePlacedAtOnce() {
        Position position = Diagram.of(Side.BLACK, "OX......", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY);
        Situation situation = new Situation(Variant.HAND_OVER, position, 1, 0);
        assertThat(situation.mustPass()).isTrue();
        Situation after = situation.pass().play(Move.to(Square.of("c1")));
        assertThat(after.inHand(Side.BLACK)).isZero();
        assertThat(after.inHand(Side.WHITE)).isZero();
        assertThat(after.isOver()).isTrue();
    }

    @Test
    void aMoveWithoutADiscIsRefusedAlsoWhereDiscsAreHandedOver() {
        assertThat(Transcript.read(BLACK_RAN_OUT_HANDING_OVER + "h2").moveCount())
                .as("with unlimited discs")
                .isEqualTo(59);
        OpenCenterTest.verifyProblem(
                Variant.HAND_OVER, BLACK_RAN_OUT_HANDING_OVER + "h2", Verdict.ILLEGAL_MOVE, 59, "h2");
        assertThat(lastStep(Variant.HAND_OVER, BLACK_RAN_OUT_HANDING_OVER + "f5")
                        .side())
                .isEqualTo(Side.WHITE);
    }

    @Test
    void whoPassedForWantOfADiscMovesOnceTheOtherMustPassToo() {
        Situation before = Transcript.ofMoves(ONE_LACKS_THE_DISC_THE_OTHER_CANNOT_USE, Variant.HAND_OVER)
                .replay()
                .last();
        assertThat(before.inHand(Side.BLACK)).isZero();
        assertThat(before.inHand(Side.WHITE)).isEqualTo(1);
        assertThat(before.isOver()).isFalse();
        Step last = lastStep(Variant.HAND_OVER, ONE_LACKS_THE_DISC_THE_OTHER_CANNOT_USE + "b8");
        assertThat(last.side()).isEqualTo(Side.BLACK);
        assertThat(last.passes()).isEqualTo(2);
        assertThat(last.situation().isOver()).isTrue();
        assertThat(Transcript.read(ONE_LACKS_THE_DISC_THE_OTHER_CANNOT_USE + " -- pass B8", Variant.HAND_OVER)
                        .isComplete())
                .isTrue();
    }

    @Test
    void withUnlimitedDiscsNobodyRunsOut() {
        Position position =
                Transcript.ofMoves(BLACK_RAN_OUT_HANDING_OVER).replay().end();
        assertThat(new Situation(Variant.OTHELLO, position, 0, 0).legalMoves()).isNotZero();
    }

    @Test
    void nobodyHasLessThanNoDisc() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Situation(Variant.HAND_OVER, Position.start(), -1, 1));
    }

    private static Step lastStep(Variant variant, String moves) {
        List<Step> steps = Transcript.ofMoves(moves, variant).replay().steps();
        return steps.get(steps.size() - 1);
    }

    /** The same at the edge with four more discs, because fewer than four mean that the center is still open. */
    private static Position withCenter(Position position) {
        long more = Diagram.squares("a8 b8 c8 d8");
        return new Position(position.black(), position.white() | more, position.toMove());
    }
}
