package outflank.competition.pairing;

import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * A proposed round.
 *
 * @param pairs the games in table order
 * @param bye number of the entrant without an opponent; empty if everybody has one
 * @param byeCost what that bye costs; nothing if there is none
 * @param cost the sum of all costs, the lowest possible one under the given constraints
 * @param warnings what the director should know, in table order, the bye last
 */
public record Pairing(List<Pair> pairs, OptionalInt bye, PairCost byeCost, long cost, List<PairingWarning> warnings) {

    public Pairing {
        pairs = List.copyOf(pairs);
        Objects.requireNonNull(bye, "bye");
        Objects.requireNonNull(byeCost, "byeCost");
        warnings = List.copyOf(warnings);
    }
}
