package outflank.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import outflank.othello.transcript.Transcript;
import outflank.othello.transcript.Verdict;

/** Whatever legal game is played, its record reads back to the same game. */
class RandomGamesTest {

    private static final int GAMES = 2_000;

    @Test
    void everyLegalGameReadsBack() {
        for (long seed = 0; seed < GAMES; seed++) {
            RandomGenerator random = new Random(seed);
            StringBuilder canonical = new StringBuilder();
            StringBuilder sheet = new StringBuilder();
            List<Position> positions = new ArrayList<>(List.of(Position.start()));
            Position position = Position.start();
            int passes = 0;
            while (!position.isOver()) {
                if (position.mustPass()) {
                    position = position.pass();
                    passes++;
                    sheet.append(random.nextBoolean() ? " -- " : " ");
                }
                int square = randomMove(position, random);
                position = position.play(square);
                positions.add(position);
                canonical.append(Square.name(square));
                sheet.append(positions.size() - 1)
                        .append(". ")
                        .append(Square.name(square).toUpperCase(Locale.ROOT));
                sheet.append(random.nextBoolean() ? "\n" : ", ");
            }
            Transcript plain = Transcript.ofMoves(canonical.toString());
            assertThat(plain.verdict()).as("seed %s", seed).isEqualTo(Verdict.COMPLETE);
            assertThat(Transcript.read(sheet + "+" + position.discs(Side.BLACK)))
                    .as("seed %s", seed)
                    .isEqualTo(new Transcript(
                            sheet + "+" + position.discs(Side.BLACK), Verdict.COMPLETE, 0, "", canonical.toString()));
            Replay replay = plain.replay();
            assertThat(replay.passes()).as("seed %s", seed).isEqualTo(passes);
            assertThat(replay.steps().stream().map(Step::position).toList())
                    .as("seed %s", seed)
                    .isEqualTo(positions.subList(1, positions.size()));
        }
    }

    @Test
    void everyPositionOfALegalGameObeysTheRuleWalkedSquareBySquare() {
        for (long seed = 0; seed < 200; seed++) {
            RandomGenerator random = new Random(seed);
            Position position = Position.start();
            while (!position.isOver()) {
                verifyAgainstSlowRules(position, seed);
                position = position.mustPass() ? position.pass() : position.play(randomMove(position, random));
            }
            verifyAgainstSlowRules(position, seed);
        }
    }

    @Test
    void soDoesEveryOtherBoard() {
        for (long seed = 0; seed < GAMES; seed++) {
            RandomGenerator random = new Random(seed);
            long discs = random.nextLong() | (seed % 2 == 0 ? 0 : random.nextLong());
            long black = discs & random.nextLong();
            verifyAgainstSlowRules(new Position(black, discs & ~black, Side.values()[random.nextInt(2)]), seed);
        }
    }

    private static void verifyAgainstSlowRules(Position position, long seed) {
        assertThat(position.legalMoves()).as("seed %s", seed).isEqualTo(SlowRules.legalMoves(position));
        for (int square = 0; square < Square.COUNT; square++) {
            assertThat(position.flips(square))
                    .as("seed %s, %s", seed, Square.name(square))
                    .isEqualTo(SlowRules.flips(position, square));
        }
    }

    private static int randomMove(Position position, RandomGenerator random) {
        long moves = position.legalMoves();
        for (int skipped = random.nextInt(Long.bitCount(moves)); skipped > 0; skipped--) {
            moves &= moves - 1;
        }
        return Long.numberOfTrailingZeros(moves);
    }
}
