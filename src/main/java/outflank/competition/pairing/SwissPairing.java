package outflank.competition.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.pairing.matching.LowestCostMatching;

/**
 * Pairs a round as PAPP does (othello.md section 4): of all ways to pair everybody who takes part, one with the lowest
 * sum of penalties, the first round included. Ratings play no part but in an accelerated round ({@link VirtualPoints}).
 */
public final class SwissPairing {

    private final Pricing pricing;
    private final Constraints constraints;
    private final List<Entrant> present;
    private final Map<Integer, Entrant> entrants;

    private SwissPairing(Competition history, int round, PairingRules rules, long seed, Constraints constraints) {
        Draw draw = new Draw(seed, round);
        this.pricing = new Pricing(history, round, rules, draw, constraints.forbiddenPairs());
        this.constraints = constraints;
        this.entrants = history.entrants().stream().collect(Collectors.toMap(Entrant::number, Function.identity()));
        this.present = history.entrants().stream()
                .filter(entrant -> entrant.playsIn(round))
                .sorted(Comparator.comparingInt((Entrant entrant) -> -pricing.score(entrant.number()))
                        .thenComparing(draw))
                .toList();
    }

    /**
     * Proposes a round.
     *
     * <p>If no round exists without them, prohibitions are given up one after the other, each as rarely as possible, and
     * every case is told in the warnings: first that two meet again with the same colors, then that somebody has a
     * second bye, at last that the director's forbidden pairs are avoided.
     *
     * @param history the competition; rounds from the one to pair on are ignored, undecided games count as meetings
     * @param round number of the round to pair, from 1
     * @param rules what flaws cost, and who has virtual points
     * @param seed decides between equally good pairings, together with the stored lots
     * @param constraints what the director has decided beforehand
     * @throws IllegalArgumentException if an earlier round is missing, or a fixed place is given to somebody who does not
     *     take part in the round, or a bye to somebody in an even field
     */
    public static Pairing pair(Competition history, int round, PairingRules rules, long seed, Constraints constraints) {
        if (round < 1 || round > history.rounds().size() + 1) {
            throw new IllegalArgumentException(
                    "round " + round + " cannot follow " + history.rounds().size() + " published rounds");
        }
        return new SwissPairing(history.afterRound(round - 1), round, rules, seed, constraints).pair();
    }

    /** Proposes a round without acceleration by this table. */
    public static Pairing pair(
            Competition history, int round, Penalties penalties, long seed, Constraints constraints) {
        return pair(history, round, new PairingRules(PairingSystem.SWISS, penalties), seed, constraints);
    }

    private Pairing pair() {
        List<Pricing.Offer> chosen = new ArrayList<>(fixed());
        chosen.addAll(matched(free(chosen)));
        List<Pricing.Offer> seated = chosen.stream()
                .filter(offer -> !offer.isBye())
                .sorted(tableOrder())
                .toList();
        List<Pair> pairs = new ArrayList<>();
        for (Pricing.Offer offer : seated) {
            pairs.add(new Pair(pairs.size() + 1, offer.black(), offer.white(), offer.cost()));
        }
        Optional<Pricing.Offer> bye =
                chosen.stream().filter(Pricing.Offer::isBye).findFirst();
        List<PairingWarning> warnings = new ArrayList<>();
        seated.forEach(offer -> warnings.addAll(warnings(offer)));
        bye.ifPresent(offer -> warnings.addAll(warnings(offer)));
        long cost = chosen.stream().mapToLong(offer -> offer.cost().total()).sum();
        return new Pairing(
                pairs,
                bye.map(offer -> OptionalInt.of(offer.black())).orElseGet(OptionalInt::empty),
                bye.map(Pricing.Offer::cost).orElse(PairCost.NOTHING),
                cost,
                warnings);
    }

    private List<Pricing.Offer> fixed() {
        Set<Integer> numbers = present.stream().map(Entrant::number).collect(Collectors.toSet());
        List<Pricing.Offer> fixed = new ArrayList<>();
        for (Constraints.FixedPair pair : constraints.fixedPairs()) {
            requirePresent(numbers, pair.black());
            requirePresent(numbers, pair.white());
            fixed.add(pricing.seated(pair.black(), pair.white()));
        }
        if (constraints.fixedBye().isPresent()) {
            int entrant = constraints.fixedBye().getAsInt();
            requirePresent(numbers, entrant);
            if (present.size() % 2 == 0) {
                throw new IllegalArgumentException(
                        "entrant " + entrant + " cannot have the bye: " + present.size() + " entrants need none");
            }
            fixed.add(pricing.bye(entrant));
        }
        return fixed;
    }

    private static void requirePresent(Set<Integer> present, int entrant) {
        if (!present.contains(entrant)) {
            throw new IllegalArgumentException("entrant " + entrant + " does not take part in this round");
        }
    }

    private List<Entrant> free(List<Pricing.Offer> fixed) {
        Set<Integer> seated = new HashSet<>();
        for (Pricing.Offer offer : fixed) {
            seated.add(offer.black());
            seated.add(offer.white());
        }
        return present.stream()
                .filter(entrant -> !seated.contains(entrant.number()))
                .toList();
    }

    private List<Pricing.Offer> matched(List<Entrant> free) {
        RoundCosts costs = new RoundCosts(pricing, free, constraints.forbiddenPairs());
        Set<Prohibition> givenUp = EnumSet.noneOf(Prohibition.class);
        Optional<LowestCostMatching> matching = LowestCostMatching.of(costs);
        for (Prohibition next : Prohibition.values()) {
            if (matching.isEmpty()) {
                givenUp.add(next);
                matching = LowestCostMatching.of(costs.givingUp(givenUp));
            }
        }
        LowestCostMatching found = matching.orElseThrow();
        List<Pricing.Offer> matched = new ArrayList<>();
        for (int node = 0; node < free.size(); node++) {
            int partner = found.partner(node);
            int number = free.get(node).number();
            if (partner == free.size()) {
                matched.add(pricing.bye(number));
            } else if (node < partner) {
                matched.add(pricing.best(number, free.get(partner).number()));
            }
        }
        return matched;
    }

    private Comparator<Pricing.Offer> tableOrder() {
        // The leaders sit at table 1 by what they have won, virtual points only come next.
        Comparator<Pricing.Offer> byLeader = Comparator.comparingInt(
                offer -> -Math.max(pricing.halfPoints(offer.black()), pricing.halfPoints(offer.white())));
        return byLeader.thenComparingInt(
                        offer -> -pricing.halfPoints(offer.black()) - pricing.halfPoints(offer.white()))
                .thenComparingInt(offer -> -pricing.score(offer.black()) - pricing.score(offer.white()))
                .thenComparingLong(offer -> Math.min(lot(offer.black()), lot(offer.white())))
                .thenComparingInt(offer -> Math.min(offer.black(), offer.white()));
    }

    private long lot(int entrant) {
        return entrants.get(entrant).lot();
    }

    private List<PairingWarning> warnings(Pricing.Offer offer) {
        OptionalInt opponent = offer.isBye() ? OptionalInt.empty() : OptionalInt.of(offer.white());
        List<PairingWarning> warnings = new ArrayList<>();
        for (Prohibition prohibition : offer.broken()) {
            PairingWarning.Kind kind = PairingWarning.Kind.valueOf(prohibition.name());
            warnings.add(new PairingWarning(kind, offer.black(), opponent));
        }
        boolean sameColors = offer.broken().contains(Prohibition.REMATCH_IN_SAME_COLORS);
        if (!offer.isBye() && !sameColors && pricing.haveMet(offer.black(), offer.white())) {
            warnings.add(new PairingWarning(PairingWarning.Kind.REMATCH, offer.black(), opponent));
        }
        return warnings;
    }
}
