package outflank.product;

import java.util.SplittableRandom;
import outflank.othello.Position;
import outflank.othello.Scoring;
import outflank.othello.Square;

/** Complete legal games that nobody played: each from a seed, with its official score. */
record InventedGame(String moves, int blackDiscs, int whiteDiscs) {

    /** The game of this seed. */
    static InventedGame of(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        StringBuilder moves = new StringBuilder();
        Position position = Position.start();
        while (!position.isOver()) {
            if (position.mustPass()) {
                position = position.pass();
            }
            long legal = position.legalMoves();
            for (int skip = random.nextInt(Long.bitCount(legal)); skip > 0; skip--) {
                legal &= legal - 1;
            }
            int square = Long.numberOfTrailingZeros(legal);
            moves.append(Square.name(square));
            position = position.play(square);
        }
        var score = Scoring.EMPTIES_TO_WINNER.score(position);
        return new InventedGame(moves.toString(), score.blackHalfDiscs() / 2, score.whiteHalfDiscs() / 2);
    }
}
