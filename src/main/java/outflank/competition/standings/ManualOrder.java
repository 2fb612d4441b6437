package outflank.competition.standings;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import outflank.competition.OrderByHand;

/**
 * The order the director has given to those who are still level after the last published round; whoever he did not name
 * stands behind those he did. An order given after another round says nothing.
 */
public record ManualOrder() implements TieBreak {

    @Override
    public String name() {
        return "manual";
    }

    @Override
    public boolean lowerIsBetter() {
        return true;
    }

    @Override
    public boolean isAmongTheTied() {
        return true;
    }

    @Override
    public Amounts amounts(Tally tally, Ties ties) {
        long[] units = new long[tally.size()];
        Arrays.fill(units, Amounts.NONE);
        Optional<OrderByHand> order = tally.competition().ordersByHand().stream()
                .filter(given -> given.afterRound() == tally.rounds())
                .findFirst();
        if (order.isPresent()) {
            long[] given = new long[tally.size()];
            Arrays.fill(given, Amounts.NONE);
            List<Integer> entrants = order.get().entrants();
            for (int place = 0; place < entrants.size(); place++) {
                given[tally.placeOf(entrants.get(place))] = place + 1;
            }
            ties.groups().forEach(group -> count(group, given, units));
        }
        return new Amounts(units, 1);
    }

    /** The places among those of a group who were named: the first of them has 1, whatever stood before him in the order. */
    private static void count(int[] group, long[] given, long[] units) {
        if (group.length == 1) {
            return;
        }
        long place = 0;
        int[] named = Arrays.stream(group)
                .filter(entrant -> given[entrant] != Amounts.NONE)
                .boxed()
                .sorted((one, other) -> Long.compare(given[one], given[other]))
                .mapToInt(Integer::intValue)
                .toArray();
        for (int entrant : named) {
            units[entrant] = ++place;
        }
    }

    @Override
    public Working working(Tally tally, Ties ties, int entrant) {
        return Working.NONE;
    }
}
