package outflank.competition.pairing;

import java.io.Serializable;
import java.util.Objects;

/**
 * What it costs that two of one kind meet, such as two from one club, and in which rounds this is asked for.
 *
 * @param cost cost of such a pair, 0 to switch it off
 * @param rounds the rounds in which it counts
 */
public record Avoidance(int cost, RoundSpans rounds) implements Serializable {

    public Avoidance {
        Objects.requireNonNull(rounds, "rounds");
    }

    /** The same cost in every round. */
    public static Avoidance always(int cost) {
        return new Avoidance(cost, RoundSpans.all());
    }

    /** The cost in this round. */
    public int in(int round) {
        return rounds.includes(round) ? cost : 0;
    }
}
