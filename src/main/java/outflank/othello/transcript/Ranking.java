package outflank.othello.transcript;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import outflank.othello.Position;

/**
 * Orders candidates by how likely they are: the slip as such, the game it gives, and whether that game comes to its end.
 * Weights are logarithms of probabilities.
 */
final class Ranking {

    /** The weight of what cannot be. */
    static final double RULED_OUT = Double.NEGATIVE_INFINITY;

    /** A repair after which the record is wrong still has to lead so many moves further. */
    private static final int FURTHER = 5;

    /**
     * @param reached how many moves are legal
     * @param weight how likely it is among those that reach as far
     */
    private record Ranked(Candidate candidate, int reached, double weight) {}

    private final ToDoubleFunction<Position> endings;
    private final double unfinished;
    private final Course course = new Course();
    private final List<Ranked> whole = new ArrayList<>();
    private final List<Ranked> partial = new ArrayList<>();

    /**
     * @param endings what speaks for a game that is over in this position
     * @param unfinished what speaks for a game that goes on behind the record
     */
    Ranking(ToDoubleFunction<Position> endings, double unfinished) {
        this.endings = endings;
        this.unfinished = unfinished;
    }

    /** Takes candidates; those that are no legal games count only as long as nothing else is there. */
    void add(List<Candidate> candidates) {
        for (Candidate candidate : candidates) {
            int[] moves = candidate.moves();
            int reached = course.play(moves);
            Position end = course.end();
            if (reached < moves.length) {
                partial.add(new Ranked(candidate, reached, candidate.plausibility()));
                continue;
            }
            double ending = end.isOver() ? endings.applyAsDouble(end) : unfinished;
            if (reached > 0 && ending != RULED_OUT) {
                whole.add(new Ranked(candidate, reached, candidate.plausibility() + ending + course.choices()));
            }
        }
    }

    /**
     * The likeliest candidates.
     *
     * @param legal how many moves of the record are legal as it is
     */
    List<Candidate> best(int count, int legal) {
        Comparator<Ranked> order = Comparator.comparingInt(Ranked::reached).reversed();
        Stream<Ranked> ranked = whole.isEmpty()
                ? partial.stream()
                        .filter(candidate -> candidate.reached() >= legal + FURTHER)
                        .sorted(order.thenComparing(
                                Comparator.comparingDouble(Ranked::weight).reversed()))
                : whole.stream()
                        .sorted(Comparator.comparingDouble(Ranked::weight).reversed());
        Map<String, Candidate> best = new LinkedHashMap<>();
        ranked.map(Ranked::candidate).forEach(candidate -> best.putIfAbsent(candidate.text(), candidate));
        return best.values().stream().limit(count).toList();
    }
}
