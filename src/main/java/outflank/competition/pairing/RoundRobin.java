package outflank.competition.pairing;

import java.util.ArrayList;
import java.util.List;

/**
 * Who meets whom in a round robin, by places: the circle method in the order and with the colors of the Berger tables, as
 * FIDE prints them for chess (Handbook C.05, annex 1); the first of two there is White, who moves first in chess, and is
 * Black here. In each cycle everybody meets everybody once, Black and White differ by one at most, in an odd field not at
 * all. A second cycle is the first one with the colors reversed.
 *
 * @param players number of places, 2 or more
 * @param cycles how often everybody meets everybody, 1 or 2
 */
public record RoundRobin(int players, int cycles) {

    /**
     * Two places that meet; who meets nobody in an odd field stands nowhere.
     *
     * @param black the place with the black discs, from 1
     * @param white the other place
     */
    record Seats(int black, int white) {}

    /** @throws IllegalArgumentException if there are fewer than two players, or neither one nor two cycles */
    public RoundRobin {
        if (players < 2) {
            throw new IllegalArgumentException("a round robin needs two players or more, not " + players);
        }
        if (cycles < 1 || cycles > 2) {
            throw new IllegalArgumentException("a round robin has one cycle or two, not " + cycles);
        }
    }

    /** How many rounds it takes. */
    public int rounds() {
        return cycles * roundsOfCycle();
    }

    private int roundsOfCycle() {
        return places() - 1;
    }

    /** All places with the one of nobody, whose opponents have the bye of an odd field. */
    private int places() {
        return players + players % 2;
    }

    /** The cycle a round belongs to: 1 or 2. */
    int cycle(int round) {
        return 1 + (round - 1) / roundsOfCycle();
    }

    /**
     * The games of a round.
     *
     * @param round number of the round, from 1 to {@link #rounds()}
     */
    List<Seats> seats(int round) {
        if (round < 1 || round > rounds()) {
            throw new IllegalArgumentException("a round robin of " + players + " players has rounds 1 to " + rounds()
                    + ", but round " + round + " was asked for");
        }
        int table = tableOf(round);
        List<Seats> seats = new ArrayList<>();
        for (int one = 1; one <= places(); one++) {
            int other = opponent(one, table);
            if (one < other && other <= players) {
                boolean reversed = hasBlack(one, other) == (cycle(round) == 2);
                seats.add(reversed ? new Seats(other, one) : new Seats(one, other));
            }
        }
        return seats;
    }

    /** The Berger table of a round, from 0. */
    private int tableOf(int round) {
        int last = roundsOfCycle();
        int table = (round - 1) % last;
        // Before the colors turn around, the last two rounds change places, so that nobody has a color three times in a
        // row.
        boolean closesFirstCycle = cycles == 2 && cycle(round) == 1 && last > 1 && table >= last - 2;
        return closesFirstCycle ? 2 * last - 3 - table : table;
    }

    /** All pairs of a table have the same sum, going round the circle without the last place, which takes who is left. */
    private int opponent(int place, int table) {
        int circle = places() - 1;
        if (place == places()) {
            // The place that would meet itself: 2 · place = table + 2 on the circle, halved by the inverse of 2.
            return 1 + Math.floorMod(table * (places() / 2), circle);
        }
        int opponent = 1 + Math.floorMod(table - (place - 1), circle);
        return opponent == place ? places() : opponent;
    }

    /** Whether the lower of two places has Black in the first cycle. */
    private boolean hasBlack(int lower, int higher) {
        if (higher == places()) {
            return lower <= places() / 2;
        }
        return (lower + higher) % 2 == 1;
    }
}
