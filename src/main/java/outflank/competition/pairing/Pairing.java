package outflank.competition.pairing;

import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;

/**
 * A proposed round.
 *
 * @param pairs the games in table order
 * @param bye number of the entrant without an opponent; empty if everybody has one
 * @param byeCost what that bye costs; nothing if there is none
 * @param unopposed numbers of further entrants who play nobody, because the opponent a schedule gives them is not there;
 *     each has a bye as well, at no cost; always empty where rounds are not paired by a schedule
 * @param cost the sum of all costs, the lowest possible one under the given constraints
 * @param warnings what the director should know, in table order, the bye last
 */
public record Pairing(
        List<Pair> pairs,
        OptionalInt bye,
        PairCost byeCost,
        Set<Integer> unopposed,
        long cost,
        List<PairingWarning> warnings) {

    public Pairing {
        pairs = List.copyOf(pairs);
        Objects.requireNonNull(bye, "bye");
        Objects.requireNonNull(byeCost, "byeCost");
        unopposed = Set.copyOf(unopposed);
        warnings = List.copyOf(warnings);
    }

    /** A round in which everybody who has no opponent has the one bye. */
    public Pairing(List<Pair> pairs, OptionalInt bye, PairCost byeCost, long cost, List<PairingWarning> warnings) {
        this(pairs, bye, byeCost, Set.of(), cost, warnings);
    }

    /** The numbers of everybody who has a bye, in their order. */
    public Set<Integer> byes() {
        Set<Integer> byes = new TreeSet<>(unopposed);
        bye.ifPresent(byes::add);
        return byes;
    }
}
