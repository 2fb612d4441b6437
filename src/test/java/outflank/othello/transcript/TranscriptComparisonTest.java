package outflank.othello.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import outflank.othello.Move;
import outflank.othello.Replay;
import outflank.othello.Side;
import outflank.othello.Square;
import outflank.othello.Symmetry;
import outflank.othello.Variant;
import outflank.othello.VariantGame;

/** The two players of a game may have written it from different sides of the board (othello.md, section 5). */
class TranscriptComparisonTest {

    @ParameterizedTest
    @CsvSource({"f5d6c3d3c4", "e6f4c3c4d3", "d3c5f6f5e6", "c4e3f6e6f5"})
    void theFourOrientationsOfAGameAreOneGame(String moves) {
        Transcript transcript = Transcript.ofMoves(moves);
        assertThat(transcript.inStandardOrientation().moves()).isEqualTo("f5d6c3d3c4");
        assertThat(transcript.firstDifference(Transcript.ofMoves("f5d6c3d3c4"))).isEmpty();
        assertThat(Transcript.ofMoves("f5d6c3d3c4").firstDifference(transcript)).isEmpty();
    }

    @Test
    void whatWasWrittenStays() {
        Transcript turned = Transcript.read("C4 E3 C4").inStandardOrientation();
        assertThat(turned).isEqualTo(new Transcript("C4 E3 C4", Verdict.DUPLICATE_SQUARE, 3, "C4", "f5d6"));
    }

    @Test
    void theFirstDifferentMoveIsFoundInEveryOrientation() {
        assertThat(difference("f5d6c3d3c4", "f5d6c3d3c4f4")).hasValue(6);
        assertThat(difference("f5d6c3d3c4f4", "f5d6c3d3c4")).hasValue(6);
        assertThat(difference("f5d6c3d3c4", "f5d6c3d3f6")).hasValue(5);
        assertThat(difference("f5d6c3d3c4", "e6f4c3c4f6")).hasValue(5);
        assertThat(difference("f5d6", "f5f6")).hasValue(2);
        assertThat(difference("", "f5")).hasValue(1);
        assertThat(difference("", "")).isEmpty();
    }

    @Test
    void onlyTheLegalMovesAreCompared() {
        assertThat(difference("f5 d6 a1", "f5 d6 h8")).isEmpty();
        assertThat(difference("f5 d6 a1", "f5 d6 c3")).hasValue(3);
    }

    /** Two sheets of one game part where they do in the orientations that bring them together the longest. */
    @ParameterizedTest
    @EnumSource
    void theFirstDifferenceIsThatOfTheOrientationsThatFitBest(Variant variant) {
        for (long seed = 0; seed < 300; seed++) {
            VariantGame game = VariantGame.irregular(variant, seed);
            int common = (int) (seed % 12);
            List<Move> other = branch(game, common, seed);
            int longest = 0;
            for (Symmetry symmetry : Symmetry.keeping(variant.center())) {
                int alike = 0;
                while (alike < game.moves().size()
                        && alike < other.size()
                        && symmetry.of(other.get(alike)).equals(game.moves().get(alike))) {
                    alike++;
                }
                longest = Math.max(longest, alike);
            }
            OptionalInt expected = longest == game.moves().size() && longest == other.size()
                    ? OptionalInt.empty()
                    : OptionalInt.of(longest + 1);
            for (Symmetry symmetry : Symmetry.keeping(variant.center())) {
                String turned = Move.names(other.stream().map(symmetry::of).toList());
                assertThat(Transcript.ofMoves(turned, variant)
                                .firstDifference(Transcript.ofMoves(game.written(), variant)))
                        .as("seed %s, %s: %s and %s", seed, symmetry, game.written(), turned)
                        .isEqualTo(expected);
            }
        }
    }

    /** The moves of this game up to a number, and then those of another one as far as they are legal. */
    private static List<Move> branch(VariantGame game, int common, long seed) {
        List<Move> moves = new ArrayList<>(
                game.moves().subList(0, Math.min(common, game.moves().size())));
        for (Move move : VariantGame.of(game.variant(), seed + 1_000_000).moves()) {
            String longer = Move.names(moves) + move.name();
            if (Transcript.read(longer, game.variant()).moves().equals(longer)) {
                moves.add(move);
            }
        }
        return moves;
    }

    @Test
    void onAnEmptyBoardNobodyKnowsWhichWayIsUp() {
        Transcript game = Transcript.ofMoves("d4e4d5e5f4", Variant.REVERSI_JAQUES);
        for (Symmetry symmetry : Symmetry.values()) {
            String turned =
                    Move.names(game.moveList().stream().map(symmetry::of).toList());
            Transcript other = Transcript.ofMoves(turned, Variant.REVERSI_JAQUES);
            assertThat(game.firstDifference(other)).as(turned).isEmpty();
            assertThat(other.inStandardOrientation().moves())
                    .isEqualTo(game.inStandardOrientation().moves());
        }
    }

    @Test
    void aGameInAnyOrientationHasTheSameBoards() {
        Replay standard = Transcript.ofMoves("f5d6c3d3c4").replay();
        Replay other = Transcript.ofMoves("d3c5f6f5e6").replay();
        for (int moves = 0; moves <= 5; moves++) {
            assertThat(other.positionAfter(moves).discs(Side.BLACK))
                    .isEqualTo(standard.positionAfter(moves).discs(Side.BLACK));
        }
        for (Symmetry symmetry : Symmetry.keeping(Variant.Center.SET)) {
            for (int square = 0; square < Square.COUNT; square++) {
                assertThat(symmetry.of(symmetry.of(square))).isEqualTo(square);
            }
        }
    }

    private static OptionalInt difference(String one, String other) {
        return Transcript.read(one).firstDifference(Transcript.read(other));
    }
}
