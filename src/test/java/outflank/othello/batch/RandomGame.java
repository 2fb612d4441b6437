package outflank.othello.batch;

import java.util.Random;
import java.util.random.RandomGenerator;
import outflank.othello.Position;
import outflank.othello.Square;

/** Games in canonical form that depend on nothing but a seed: legal ones, and ones with a slip of the pen in them. */
final class RandomGame {

    private RandomGame() {}

    /** A legal game to its end. */
    static String of(long seed) {
        return finished(new Random(seed));
    }

    /** A game with one to three slips, after which it may be anything: even legal, or longer than games can be. */
    static String damaged(long seed) {
        RandomGenerator random = new Random(seed);
        StringBuilder game = new StringBuilder(finished(random));
        for (int slips = 1 + random.nextInt(3); slips > 0; slips--) {
            damage(game, random);
        }
        boolean halfAMoveMissing = game.length() > 0 && random.nextInt(8) == 0;
        return game.substring(0, game.length() - (halfAMoveMissing ? 1 : 0));
    }

    private static String finished(RandomGenerator random) {
        StringBuilder moves = new StringBuilder();
        for (Position position = Position.start(); !position.isOver(); ) {
            Position mover = position.mustPass() ? position.pass() : position;
            int square = randomSquare(mover.legalMoves(), random);
            moves.append(Square.name(square));
            position = mover.play(square);
        }
        return moves.toString();
    }

    private static void damage(StringBuilder game, RandomGenerator random) {
        int move = 2 * random.nextInt(game.length() / 2 + 1);
        String anySquare = Square.name(random.nextInt(Square.COUNT));
        switch (random.nextInt(7)) {
            case 0 -> game.setLength(move);
            case 1 -> game.insert(move, anySquare);
            case 2 -> game.replace(move, move + 2, anySquare);
            case 3 -> game.delete(move, move + 2);
            case 4 -> game.append(anySquare).append(anySquare);
            case 5 -> game.insert(move, "z0");
            default -> game.replace(move, move + 2, random.nextBoolean() ? "d9" : "i4");
        }
    }

    private static int randomSquare(long squares, RandomGenerator random) {
        long rest = squares;
        for (int skipped = random.nextInt(Long.bitCount(squares)); skipped > 0; skipped--) {
            rest &= rest - 1;
        }
        return Long.numberOfTrailingZeros(rest);
    }
}
