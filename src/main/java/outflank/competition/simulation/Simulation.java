package outflank.competition.simulation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.pairing.PairingRules;
import outflank.competition.standings.TieBreak;

/**
 * Plays the rest of a tournament again and again and counts the places. Each run has a seed of its own that follows from
 * the one given, so that the same number of runs always has the same outcome. Not for several threads at once.
 */
public final class Simulation {

    /** Places beyond this one are not counted singly: a field of thousands would fill the memory. */
    public static final int MOST_PLACES = 32;

    private final Competition competition;
    private final RemainingRounds remaining;
    private final SplittableRandom seeds;
    private final Map<Integer, int[]> places = new HashMap<>();
    private final Map<Integer, long[]> sums = new HashMap<>();
    private int runs;

    /**
     * @param competition the tournament as it stands; open games of published rounds are played too
     * @param rules the system by which the coming rounds are paired
     * @param tieBreaks what orders equal points
     * @param drawToOneSide whether the point of a draw goes to one side
     * @param seed decides everything that is left to chance
     */
    public Simulation(
            Competition competition, PairingRules rules, List<TieBreak> tieBreaks, boolean drawToOneSide, long seed) {
        this.competition = competition;
        this.remaining = new RemainingRounds(competition, rules, tieBreaks, drawToOneSide);
        this.seeds = new SplittableRandom(seed);
        int counted = Math.min(MOST_PLACES, competition.entrants().size());
        for (Entrant entrant : competition.entrants()) {
            places.put(entrant.number(), new int[counted]);
            sums.put(entrant.number(), new long[1]);
        }
    }

    /**
     * Plays the rest once more.
     *
     * @throws IllegalArgumentException if a coming round cannot be paired
     */
    public void run() {
        List<Integer> order = remaining.order(seeds.nextLong());
        for (int place = 0; place < order.size(); place++) {
            int[] counted = places.get(order.get(place));
            if (place < counted.length) {
                counted[place]++;
            }
            sums.get(order.get(place))[0] += place + 1;
        }
        runs++;
    }

    /** How many runs were made. */
    public int runs() {
        return runs;
    }

    /** What was counted so far. */
    public Forecast forecast() {
        List<Forecast.Chances> chances = new ArrayList<>();
        for (Entrant entrant : competition.entrants()) {
            List<Integer> counted = new ArrayList<>();
            for (int count : places.get(entrant.number())) {
                counted.add(count);
            }
            chances.add(new Forecast.Chances(entrant.number(), runs, counted, sums.get(entrant.number())[0]));
        }
        chances.sort(
                Comparator.comparingLong(Forecast.Chances::sumOfPlaces).thenComparingInt(Forecast.Chances::entrant));
        return new Forecast(runs, chances);
    }
}
