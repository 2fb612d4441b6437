package outflank.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import outflank.SharedData;
import outflank.othello.transcript.Transcript;
import outflank.othello.transcript.Verdict;

/** What holds in every game of every variant, and that Othello is the same by the engine of all variants. */
class VariantGamesTest {

    private static final int GAMES = 500;

    @ParameterizedTest
    @EnumSource
    void everyDiscOfAGameComesFromSomewhere(Variant variant) {
        for (long seed = 0; seed < GAMES; seed++) {
            VariantGame game = VariantGame.of(variant, seed);
            for (Situation situation : game.situations()) {
                int onBoard = Square.COUNT - situation.position().emptySquares();
                if (variant.supply().isLimited()) {
                    assertThat(onBoard + situation.inHand(Side.BLACK) + situation.inHand(Side.WHITE))
                            .as("seed %s", seed)
                            .isEqualTo(Square.COUNT);
                }
                if (variant.supply().isLimited() && !variant.supply().isHandedOver()) {
                    assertThat(situation.inHand(Side.BLACK)).isLessThanOrEqualTo(32);
                    assertThat(situation.inHand(Side.WHITE)).isLessThanOrEqualTo(32);
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void inEverySituationASideMovesOrPassesOrTheGameIsOver(Variant variant) {
        for (long seed = 0; seed < GAMES; seed++) {
            for (Situation situation : VariantGame.of(variant, seed).situations()) {
                int states = (situation.legalMoves() != 0 ? 1 : 0)
                        + (situation.mustPass() ? 1 : 0)
                        + (situation.isOver() ? 1 : 0);
                assertThat(states).as("seed %s, %s", seed, situation).isEqualTo(1);
                for (int square = 0; square < Square.COUNT; square++) {
                    assertThat(situation.isLegal(square)).isEqualTo((situation.legalMoves() & Square.bit(square)) != 0);
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void aStepTurnsWhatTheBoardShows(Variant variant) {
        for (long seed = 0; seed < GAMES; seed++) {
            Replay replay =
                    Replay.of(variant, VariantGame.irregular(variant, seed).moves());
            for (Step step : replay.steps()) {
                Position before = replay.positionAfter(step.number() - 1);
                long turned = step.flipped() ^ step.move().wrongFlips();
                long placed = Square.bit(step.square());
                assertThat(step.position().black() & ~placed)
                        .as("seed %s, move %s", seed, step.number())
                        .isEqualTo(before.black() ^ turned);
                assertThat(step.position().white() & ~placed).isEqualTo(before.white() ^ turned);
                assertThat(step.position().sideAt(step.square())).contains(step.side());
                assertThat(step.isIrregular()).isEqualTo(step.move().wrongFlips() != 0);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyGameReadsBackFromItsNotation(Variant variant) {
        int irregular = 0;
        for (long seed = 0; seed < GAMES; seed++) {
            for (VariantGame game : List.of(VariantGame.of(variant, seed), VariantGame.irregular(variant, seed))) {
                Transcript read = Transcript.read(game.written(), variant);
                assertThat(read.verdict()).as("seed %s: %s", seed, read).isEqualTo(Verdict.COMPLETE);
                assertThat(read.moves()).isEqualTo(game.written());
                assertThat(read.moveList()).isEqualTo(game.moves());
                assertThat(read.moveCount()).isEqualTo(game.moves().size());
                assertThat(read.replay().last()).as("seed %s", seed).isEqualTo(game.end());
                assertThat(read.isIrregular())
                        .isEqualTo(game.moves().stream().anyMatch(Move::isIrregular))
                        .isEqualTo(read.replay().isIrregular());
                assertThat(Transcript.ofMoves(game.written(), variant).replay()).isEqualTo(read.replay());
                assertThat(read.inStandardOrientation().firstDifference(read)).isEmpty();
                irregular += read.isIrregular() ? 1 : 0;
            }
        }
        assertThat(irregular).isGreaterThan(GAMES / 2);
    }

    @Test
    void anOthelloGameIsTheSameMoveByMoveAsByPositionsAlone() {
        for (long seed = 0; seed < 4 * GAMES; seed++) {
            verifyByPositions(VariantGame.of(Variant.OTHELLO, seed).written());
        }
    }

    @ParameterizedTest
    @CsvSource({"1994, 4343", "2018, 2429"})
    @SharedData.Needed
    void soIsEveryTournamentGameOfAYear(int year, int games) {
        List<WthorFile.Game> all = WthorFile.games(SharedData.bytes("wthor/WTH_" + year + ".wtb"));
        assertThat(all).hasSize(games);
        all.forEach(game -> verifyByPositions(game.moves()));
    }

    @ParameterizedTest
    @CsvSource({"sample, 722", "edge_cases, 18", "shortest_draws_20_moves, 185", "slip_versus_transcript, 249"})
    @SharedData.Needed
    void soIsEveryOtherRealGame(String file, int games) {
        var rows = SharedData.csv("games/" + file + ".csv");
        assertThat(rows).hasSize(games);
        rows.forEach(row -> verifyByPositions(Transcript.read(row.get("moves")).moves()));
    }

    private static void verifyByPositions(String moves) {
        Transcript transcript = Transcript.ofMoves(moves);
        Situation situation = Situation.start(Variant.OTHELLO);
        Position position = Position.start();
        for (int square : transcript.squares()) {
            assertThat(situation.mustPass()).as(moves).isEqualTo(position.mustPass());
            if (position.mustPass()) {
                position = position.pass();
                situation = situation.pass();
            }
            assertThat(situation.legalMoves()).as(moves).isEqualTo(position.legalMoves());
            position = position.play(square);
            situation = situation.play(Move.to(square));
            assertThat(situation.position()).as(moves).isEqualTo(position);
        }
        assertThat(situation.isOver()).as(moves).isEqualTo(position.isOver());
        assertThat(transcript.isComplete()).as(moves).isEqualTo(position.isOver());
    }
}
