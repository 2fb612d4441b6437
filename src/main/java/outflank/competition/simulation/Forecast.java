package outflank.competition.simulation;

import java.util.List;

/**
 * How often everybody took each place when the rest of the tournament was played by chance.
 *
 * @param runs how many times it was played
 * @param chances one line for each entrant, the best average place first
 */
public record Forecast(int runs, List<Chances> chances) {

    public Forecast {
        chances = List.copyOf(chances);
    }

    /**
     * The places of one entrant.
     *
     * @param entrant his number
     * @param runs how many times the rest was played
     * @param places how often he took the first place, the second, and so on, as far as they are counted
     * @param sumOfPlaces the sum of his places in all runs
     */
    public record Chances(int entrant, int runs, List<Integer> places, long sumOfPlaces) {

        public Chances {
            places = List.copyOf(places);
        }

        /** In how many runs he was among the first so many. */
        public int runsWithin(int first) {
            return places.stream().limit(first).mapToInt(Integer::intValue).sum();
        }

        /** How often he was among the first so many: 0 to 1. */
        public double within(int first) {
            return runs == 0 ? 0 : (double) runsWithin(first) / runs;
        }

        /** How often he took this place: 0 to 1. */
        public double at(int place) {
            return runs == 0 || place > places.size() ? 0 : (double) places.get(place - 1) / runs;
        }

        /** His place on average. */
        public double averagePlace() {
            return runs == 0 ? 0 : (double) sumOfPlaces / runs;
        }
    }
}
