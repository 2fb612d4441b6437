package outflank.competition.pairing.dutch;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The exchanges between the halves of a homogeneous bracket, in the order of C.04.3, 4.3.2. */
final class LiteralExchanges {

    /** What moves, by numbers in the bracket from 1: down out of the first half, descending, and up into it, ascending. */
    record Exchange(List<Integer> down, List<Integer> up) {

        private int difference() {
            return up.stream().mapToInt(Integer::intValue).sum()
                    - down.stream().mapToInt(Integer::intValue).sum();
        }
    }

    static final Comparator<Exchange> ORDER = Comparator.comparingInt((Exchange exchange) -> exchange.down.size())
            .thenComparingInt(Exchange::difference)
            .thenComparing((one, other) -> -first(one.down, other.down))
            .thenComparing((one, other) -> first(one.up, other.up));

    private LiteralExchanges() {}

    private static int first(List<Integer> one, List<Integer> other) {
        for (int at = 0; at < one.size(); at++) {
            if (!one.get(at).equals(other.get(at))) {
                return one.get(at) - other.get(at);
            }
        }
        return 0;
    }

    /** All exchanges of a bracket, in order; the first one exchanges nobody. */
    static List<Exchange> all(int players, int pairs) {
        List<Exchange> exchanges = new ArrayList<>();
        for (int upper = 0; upper < 1 << players; upper++) {
            if (Integer.bitCount(upper) != pairs) {
                continue;
            }
            List<Integer> down = new ArrayList<>();
            List<Integer> up = new ArrayList<>();
            for (int number = 1; number <= players; number++) {
                boolean above = (upper & 1 << number - 1) != 0;
                if (number <= pairs && !above) {
                    down.add(0, number);
                }
                if (number > pairs && above) {
                    up.add(number);
                }
            }
            exchanges.add(new Exchange(down, up));
        }
        exchanges.sort(ORDER);
        return exchanges;
    }

    /** The first halves after each exchange, in order. */
    static List<List<DutchPlayer>> upperHalves(List<DutchPlayer> players, int pairs) {
        List<List<DutchPlayer>> halves = new ArrayList<>();
        for (Exchange exchange : all(players.size(), pairs)) {
            List<DutchPlayer> half = new ArrayList<>();
            for (int number = 1; number <= players.size(); number++) {
                boolean original = number <= pairs && !exchange.down.contains(number);
                if (original || exchange.up.contains(number)) {
                    half.add(players.get(number - 1));
                }
            }
            halves.add(half);
        }
        return halves;
    }
}
