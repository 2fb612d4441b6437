package outflank.othello;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A whole legal game of a variant that nobody played, from a seed.
 *
 * @param variant the rules
 * @param moves every move of it
 * @param situations the situation before the first move, and after each
 */
public record VariantGame(Variant variant, List<Move> moves, List<Situation> situations) {

    private static final int WRONG_FLIP_IN = 12;

    /** The game of this seed, by the rules throughout. */
    public static VariantGame of(Variant variant, long seed) {
        return play(variant, "", new SplittableRandom(seed), false);
    }

    /** The game of this seed in which discs are turned wrongly now and then. */
    public static VariantGame irregular(Variant variant, long seed) {
        return irregular(variant, seed, "");
    }

    /** The same with these moves, in canonical form, at its beginning. */
    public static VariantGame irregular(Variant variant, long seed, String opening) {
        return play(variant, opening, new SplittableRandom(seed), true);
    }

    private static VariantGame play(Variant variant, String opening, SplittableRandom random, boolean slips) {
        List<Move> moves = new ArrayList<>();
        List<Situation> situations = new ArrayList<>(List.of(Situation.start(variant)));
        for (Step step : Replay.of(variant, Move.list(opening)).steps()) {
            moves.add(step.move());
            situations.add(step.situation());
        }
        Situation situation = situations.get(situations.size() - 1);
        while (!situation.isOver()) {
            if (situation.mustPass()) {
                situation = situation.pass();
                continue;
            }
            Move move = chosen(situation, random);
            long discs = situation.position().black() | situation.position().white();
            if (slips && discs != 0 && random.nextInt(WRONG_FLIP_IN) == 0) {
                long wrong = 0;
                for (int count = 1 + random.nextInt(3); count > 0; count--) {
                    wrong |= Square.bit(any(discs, random));
                }
                move = new Move(move.square(), move.lineEnd(), wrong);
            }
            situation = situation.play(move);
            moves.add(move);
            situations.add(situation);
        }
        return new VariantGame(variant, moves, situations);
    }

    private static Move chosen(Situation situation, SplittableRandom random) {
        Move move = Move.to(any(situation.legalMoves(), random));
        List<Line> choices = situation.choices(move.square());
        return choices.isEmpty()
                ? move
                : move.withLineEnd(choices.get(random.nextInt(choices.size())).end());
    }

    private static int any(long set, SplittableRandom random) {
        long rest = set;
        for (int skipped = random.nextInt(Long.bitCount(set)); skipped > 0; skipped--) {
            rest &= rest - 1;
        }
        return Long.numberOfTrailingZeros(rest);
    }

    /** The moves in canonical form. */
    public String written() {
        return Move.names(moves);
    }

    /** The situation after the last move. */
    public Situation end() {
        return situations.get(situations.size() - 1);
    }
}
