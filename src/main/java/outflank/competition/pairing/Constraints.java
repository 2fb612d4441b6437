package outflank.competition.pairing;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;

/**
 * What the director has decided about a round before the rest is paired around it.
 *
 * @param fixedPairs pairs that stay, with their colors
 * @param fixedBye number of the entrant who gets the bye; empty to let the pairing choose
 * @param forbiddenPairs pairs that are avoided as long as any round can be made without them
 */
public record Constraints(List<FixedPair> fixedPairs, OptionalInt fixedBye, Set<Opponents> forbiddenPairs) {

    /**
     * A pair the director has made.
     *
     * @param black number of the entrant with the black discs
     * @param white number of the entrant with the white discs
     */
    public record FixedPair(int black, int white) {

        /** @throws IllegalArgumentException if somebody would play himself */
        public FixedPair {
            if (black == white) {
                throw new IllegalArgumentException("entrant " + black + " cannot play himself");
            }
        }
    }

    /** @throws IllegalArgumentException if an entrant has two fixed places */
    public Constraints {
        fixedPairs = List.copyOf(fixedPairs);
        forbiddenPairs = Set.copyOf(forbiddenPairs);
        Objects.requireNonNull(fixedBye, "fixedBye");
        Set<Integer> seated = new HashSet<>();
        fixedBye.ifPresent(seated::add);
        for (FixedPair pair : fixedPairs) {
            for (int entrant : new int[] {pair.black(), pair.white()}) {
                if (!seated.add(entrant)) {
                    throw new IllegalArgumentException("entrant " + entrant + " has two fixed places in the round");
                }
            }
        }
    }

    /** Nothing decided beforehand. */
    public static Constraints none() {
        return new Constraints(List.of(), OptionalInt.empty(), Set.of());
    }

    /** These constraints and one more fixed pair. */
    public Constraints withFixedPair(int black, int white) {
        List<FixedPair> pairs = new ArrayList<>(fixedPairs);
        pairs.add(new FixedPair(black, white));
        return new Constraints(pairs, fixedBye, forbiddenPairs);
    }

    /** These constraints with this entrant's bye. */
    public Constraints withFixedBye(int entrant) {
        return new Constraints(fixedPairs, OptionalInt.of(entrant), forbiddenPairs);
    }

    /** These constraints and one more forbidden pair. */
    public Constraints withForbiddenPair(int one, int other) {
        Set<Opponents> pairs = new HashSet<>(forbiddenPairs);
        pairs.add(Opponents.of(one, other));
        return new Constraints(fixedPairs, fixedBye, pairs);
    }

    /** These constraints without the fixed places of these entrants and of their opponents. */
    public Constraints withoutPlacesOf(Set<Integer> entrants) {
        List<FixedPair> pairs = fixedPairs.stream()
                .filter(pair -> !entrants.contains(pair.black()) && !entrants.contains(pair.white()))
                .toList();
        boolean byeStays = fixedBye.isPresent() && !entrants.contains(fixedBye.getAsInt());
        return new Constraints(pairs, byeStays ? fixedBye : OptionalInt.empty(), forbiddenPairs);
    }

    /** These constraints with this pair allowed again. */
    public Constraints withoutForbiddenPair(int one, int other) {
        Set<Opponents> pairs = new HashSet<>(forbiddenPairs);
        pairs.remove(Opponents.of(one, other));
        return new Constraints(fixedPairs, fixedBye, pairs);
    }
}
