package outflank.othello.transcript;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import outflank.othello.Position;

/** Orders candidates by how likely they are: the slip as such, the game it gives, and whether that game comes to its end. */
final class Ranking {

    /** Few records end before the game does. */
    private static final double UNFINISHED = Math.log(0.01);

    private record Ranked(Candidate candidate, int legal, double weight) {}

    private final ToDoubleFunction<Position> endings;
    private final boolean wholeOnly;
    private final List<Ranked> ranked = new ArrayList<>();

    /**
     * @param endings what speaks for a game that ends in this position, as a logarithm
     * @param wholeOnly whether games that are not over are left out
     */
    Ranking(ToDoubleFunction<Position> endings, boolean wholeOnly) {
        this.endings = endings;
        this.wholeOnly = wholeOnly;
    }

    /** Takes the candidates that are legal games. */
    void add(List<Candidate> candidates) {
        for (Candidate candidate : candidates) {
            int[] moves = candidate.moves();
            Position position = Position.start();
            int legal = 0;
            while (legal < moves.length) {
                if (position.mustPass()) {
                    position = position.pass();
                }
                if (!position.isLegal(moves[legal])) {
                    break;
                }
                position = position.play(moves[legal]);
                legal++;
            }
            if (legal > 0 && legal == moves.length && (position.isOver() || !wholeOnly)) {
                double weight =
                        candidate.plausibility() + (position.isOver() ? endings.applyAsDouble(position) : UNFINISHED);
                ranked.add(new Ranked(candidate, legal, weight));
            }
        }
    }

    List<Candidate> best(int count) {
        return ranked.stream()
                .sorted(Comparator.comparingDouble(Ranked::weight).reversed())
                .limit(count)
                .map(Ranked::candidate)
                .toList();
    }
}
