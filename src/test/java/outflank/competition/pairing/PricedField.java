package outflank.competition.pairing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import outflank.competition.Competition;
import outflank.competition.pairing.matching.CostTable;
import outflank.competition.pairing.matching.EdgeCosts;

/**
 * A round with every pair seated and priced one by one, as the director would see it, and nothing of the arrays and classes
 * the matching works with.
 */
final class PricedField {

    private final Pricing pricing;
    private final List<Integer> entrants;

    /** All those who take part in a round and have no fixed place in it. */
    PricedField(Competition history, int round, PairingRules rules, long seed, Constraints constraints) {
        pricing = new Pricing(history, round, rules, new Draw(seed, round), constraints.forbiddenPairs());
        Set<Integer> seated = new HashSet<>();
        constraints.fixedBye().ifPresent(seated::add);
        constraints.fixedPairs().forEach(pair -> Collections.addAll(seated, pair.black(), pair.white()));
        entrants = new ArrayList<>();
        history.entrants().stream()
                .filter(entrant -> entrant.playsIn(round) && !seated.contains(entrant.number()))
                .forEach(entrant -> entrants.add(entrant.number()));
    }

    /** The cost of each pair that breaks no other prohibition than those given up; the last node of an odd field is nobody. */
    CostTable costs(Set<Prohibition> givenUp) {
        int nodes = entrants.size() + entrants.size() % 2;
        long[][] cost = new long[nodes][nodes];
        for (int one = 0; one < nodes; one++) {
            for (int other = 0; other < one; other++) {
                Pricing.Offer offer = one == entrants.size()
                        ? pricing.bye(entrants.get(other))
                        : pricing.best(entrants.get(one), entrants.get(other));
                cost[one][other] =
                        givenUp.containsAll(offer.broken()) ? offer.cost().total() : EdgeCosts.NO_EDGE;
                cost[other][one] = cost[one][other];
            }
        }
        return CostTable.of(cost);
    }

    /** Sets of prohibitions in the order in which they are given up. */
    static List<Set<Prohibition>> concessions() {
        List<Set<Prohibition>> concessions = new ArrayList<>();
        Set<Prohibition> givenUp = EnumSet.noneOf(Prohibition.class);
        concessions.add(EnumSet.copyOf(givenUp));
        for (Prohibition next : Prohibition.values()) {
            givenUp.add(next);
            concessions.add(EnumSet.copyOf(givenUp));
        }
        return concessions;
    }

    /** What the pairs cost that are seated with these colors. */
    long costOf(List<Constraints.FixedPair> pairs) {
        return pairs.stream()
                .mapToLong(pair ->
                        pricing.seated(pair.black(), pair.white()).cost().total())
                .sum();
    }
}
