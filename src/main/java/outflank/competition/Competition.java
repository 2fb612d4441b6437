package outflank.competition;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * One immutable picture of a tournament, from which pairing, standings, crosstable and exports follow.
 *
 * @param plannedRounds how many rounds the preliminaries have in all
 * @param byeHalfDiscs half discs a bye is worth in the disc total: 0 to 128; its point is always a whole one
 * @param entrants everybody who takes part or took part, in the order of their numbers
 * @param rounds the published rounds of the preliminaries, the first one first, without a gap; standings count these
 * @param matches finals and play-offs, which no standings count but which decide places after them
 * @param ordersByHand in what order the director has put those whom nothing else told apart, at most once for a round
 */
public record Competition(
        int plannedRounds,
        int byeHalfDiscs,
        List<Entrant> entrants,
        List<Round> rounds,
        List<Match> matches,
        List<OrderByHand> ordersByHand) {

    /** @throws IllegalArgumentException if rounds have gaps, numbers occur twice or a game names a stranger */
    public Competition {
        if (byeHalfDiscs < 0 || byeHalfDiscs > Result.BOARD_HALF_DISCS) {
            throw new IllegalArgumentException("a bye is worth 0 to 64 discs, not " + byeHalfDiscs / 2.0);
        }
        entrants = List.copyOf(entrants);
        rounds = List.copyOf(rounds);
        matches = List.copyOf(matches);
        ordersByHand = List.copyOf(ordersByHand);
        Set<Integer> numbers = new HashSet<>();
        for (Entrant entrant : entrants) {
            if (!numbers.add(entrant.number())) {
                throw new IllegalArgumentException("two entrants have the number " + entrant.number());
            }
        }
        for (int i = 0; i < rounds.size(); i++) {
            Round round = rounds.get(i);
            if (round.number() != i + 1) {
                throw new IllegalArgumentException("round " + (i + 1) + " is missing before round " + round.number());
            }
            for (Game game : round.games()) {
                requireKnown(numbers, game.black());
                requireKnown(numbers, game.white());
            }
            round.byes().forEach(entrant -> requireKnown(numbers, entrant));
            round.requestedByes().keySet().forEach(entrant -> requireKnown(numbers, entrant));
        }
        for (Match match : matches) {
            requireKnown(numbers, match.higher());
            requireKnown(numbers, match.lower());
        }
        Set<Integer> ordered = new HashSet<>();
        for (OrderByHand order : ordersByHand) {
            order.entrants().forEach(entrant -> requireKnown(numbers, entrant));
            if (!ordered.add(order.afterRound())) {
                throw new IllegalArgumentException("round " + order.afterRound() + " has two orders by hand");
            }
        }
    }

    /** A competition in which nobody is put in order by hand. */
    public Competition(
            int plannedRounds, int byeHalfDiscs, List<Entrant> entrants, List<Round> rounds, List<Match> matches) {
        this(plannedRounds, byeHalfDiscs, entrants, rounds, matches, List.of());
    }

    /** A competition without finals. */
    public Competition(int plannedRounds, int byeHalfDiscs, List<Entrant> entrants, List<Round> rounds) {
        this(plannedRounds, byeHalfDiscs, entrants, rounds, List.of());
    }

    private static void requireKnown(Set<Integer> numbers, int entrant) {
        if (!numbers.contains(entrant)) {
            throw new IllegalArgumentException("nobody has the number " + entrant);
        }
    }

    /** The preliminaries as they stood when this many rounds had been published; without the finals if any round is left out. */
    public Competition afterRound(int number) {
        if (number >= rounds.size()) {
            return this;
        }
        List<OrderByHand> earlier = ordersByHand.stream()
                .filter(order -> order.afterRound() <= number)
                .toList();
        return new Competition(plannedRounds, byeHalfDiscs, entrants, rounds.subList(0, number), List.of(), earlier);
    }

    /** The same with these orders of the director. */
    public Competition with(List<OrderByHand> orders) {
        return new Competition(plannedRounds, byeHalfDiscs, entrants, rounds, matches, orders);
    }

    /** The same with other rounds, for instance with one result changed or one round more. */
    public Competition withRounds(List<Round> others) {
        return new Competition(plannedRounds, byeHalfDiscs, entrants, others, matches, ordersByHand);
    }

    /** The entrant with this number. */
    public Entrant entrant(int number) {
        return entrants.stream()
                .filter(entrant -> entrant.number() == number)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("nobody has the number " + number));
    }
}
