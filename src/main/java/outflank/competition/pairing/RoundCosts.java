package outflank.competition.pairing;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import outflank.competition.Entrant;
import outflank.competition.pairing.matching.EdgeCosts;

/**
 * What every pair of a round costs, in arrays, for the matching: the same sums as {@link Pricing} makes them, without the
 * reasons. The node of an entrant is his place in the list; in an odd field one more node is nobody, whose opponent has the
 * bye.
 */
final class RoundCosts implements EdgeCosts {

    /** Up to this many entrants a prohibition outweighs all else in a round; in larger fields it weighs accordingly more. */
    private static final int ENTRANTS_OF_ONE_PROHIBITION = 200;

    private final int players;
    private final EntrantClasses classes;
    private final PairHistory past;
    private final int[] country;
    private final int[] club;
    private final long sameCountry;
    private final long sameClub;
    private final boolean[] hadBye;
    private final long prohibition;
    private final int givenUp;

    /**
     * The costs while no prohibition is given up.
     *
     * @param entrants those to pair
     * @param forbidden pairs the director has forbidden
     */
    RoundCosts(Pricing pricing, List<Entrant> entrants, Set<Opponents> forbidden) {
        players = entrants.size();
        List<Integer> numbers = entrants.stream().map(Entrant::number).toList();
        Map<Integer, Integer> nodes = new HashMap<>();
        for (int node = 0; node < players; node++) {
            nodes.put(numbers.get(node), node);
        }
        classes = new EntrantClasses(pricing, numbers, players % 2 != 0);
        past = new PairHistory(pricing, nodes, forbidden);
        sameCountry = pricing.sameCountry();
        sameClub = pricing.sameClub();
        country = shared(entrants, Entrant::country, sameCountry);
        club = shared(entrants, Entrant::club, sameClub);
        hadBye = new boolean[players];
        for (int node = 0; node < players; node++) {
            hadBye[node] = pricing.hadBye(numbers.get(node));
        }
        prohibition = PairCost.PROHIBITION * Math.max(1, players / ENTRANTS_OF_ONE_PROHIBITION);
        givenUp = 0;
    }

    private RoundCosts(RoundCosts costs, int givenUp) {
        players = costs.players;
        classes = costs.classes;
        past = costs.past;
        country = costs.country;
        club = costs.club;
        sameCountry = costs.sameCountry;
        sameClub = costs.sameClub;
        hadBye = costs.hadBye;
        prohibition = costs.prohibition;
        this.givenUp = givenUp;
    }

    /** Numbers from 1 for what two can have in common; 0 for those who have nothing, and for all if it costs nothing. */
    private static int[] shared(List<Entrant> entrants, Function<Entrant, String> kind, long cost) {
        int[] shared = new int[entrants.size()];
        Map<String, Integer> numbers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        for (int node = 0; node < shared.length && cost > 0; node++) {
            String name = kind.apply(entrants.get(node));
            shared[node] = name.isEmpty() ? 0 : numbers.computeIfAbsent(name, unseen -> numbers.size() + 1);
        }
        return shared;
    }

    /** The costs when pairs that only break these prohibitions are allowed. */
    RoundCosts givingUp(Set<Prohibition> prohibitions) {
        return new RoundCosts(this, PairHistory.bits(prohibitions));
    }

    @Override
    public int nodes() {
        return players + players % 2;
    }

    @Override
    public long cost(int one, int other) {
        int ofOne = classes.of(one);
        int ofOther = classes.of(other);
        if (one >= players || other >= players) {
            return byeCost(Math.min(one, other), classes.floor(ofOne, ofOther));
        }
        long cost = classes.floating(ofOne, ofOther);
        if (country[one] != 0 && country[one] == country[other]) {
            cost += sameCountry;
        }
        if (club[one] != 0 && club[one] == club[other]) {
            cost += sameClub;
        }
        long oneBlack = classes.colors(ofOne, ofOther);
        long otherBlack = classes.colors(ofOther, ofOne);
        int entry = past.find(one, other);
        if (entry < 0) {
            return cost + Math.min(oneBlack, otherBlack);
        }
        int brokenOneBlack = past.brokenAsBlack(entry);
        int brokenOtherBlack = past.brokenAsWhite(entry);
        oneBlack += prohibition * Integer.bitCount(brokenOneBlack);
        otherBlack += prohibition * Integer.bitCount(brokenOtherBlack);
        int broken = oneBlack <= otherBlack ? brokenOneBlack : brokenOtherBlack;
        return isGivenUp(broken) ? cost + past.repetition(entry) + Math.min(oneBlack, otherBlack) : NO_EDGE;
    }

    private long byeCost(int node, long cost) {
        if (!hadBye[node]) {
            return cost;
        }
        return isGivenUp(1 << Prohibition.SECOND_BYE.ordinal()) ? cost + prohibition : NO_EDGE;
    }

    private boolean isGivenUp(int broken) {
        return (broken & ~givenUp) == 0;
    }

    @Override
    public int classes() {
        return classes.size();
    }

    @Override
    public int classOf(int node) {
        return classes.of(node);
    }

    @Override
    public long floor(int oneClass, int otherClass) {
        return classes.floor(oneClass, otherClass);
    }
}
