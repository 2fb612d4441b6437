package outflank.othello.opening;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * An opening that has a name.
 *
 * @param key what it is called wherever it is kept: lower-case letters, digits and dashes, at most {@value #LONGEST_KEY}
 * @param moves the moves that lead to it, such as {@code f5d6c3d3c4}, in the standard orientation
 * @param parent the opening it continues; empty for the three families that the second move makes
 */
public record Opening(String key, String moves, Optional<Opening> parent) {

    /** No key is longer. */
    public static final int LONGEST_KEY = 30;

    /** @throws IllegalArgumentException if the key has another form */
    public Opening {
        if (!key.matches("[a-z0-9]+(?:-[a-z0-9]+)*") || key.length() > LONGEST_KEY) {
            throw new IllegalArgumentException("not a key of an opening: " + key);
        }
        Objects.requireNonNull(moves, "moves");
        Objects.requireNonNull(parent, "parent");
    }

    /** How many moves lead to it: 2 or more. */
    public int length() {
        return moves.length() / 2;
    }

    /** The openings on the way to it, the family first, and itself last. */
    public List<Opening> path() {
        List<Opening> path = new ArrayList<>();
        for (Optional<Opening> step = Optional.of(this);
                step.isPresent();
                step = step.get().parent()) {
            path.add(step.get());
        }
        Collections.reverse(path);
        return List.copyOf(path);
    }
}
