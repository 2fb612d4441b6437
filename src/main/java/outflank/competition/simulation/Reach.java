package outflank.competition.simulation;

import java.util.HashMap;
import java.util.Map;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Game;
import outflank.competition.Round;
import outflank.competition.standings.Tally;

/**
 * What is certain whatever happens in the remaining games, by points alone. It says nothing where tie-breaks would have to
 * decide, nor how those ahead must take points from each other: who is neither sure nor out may still be either.
 */
public enum Reach {
    /** Among the first, whatever happens. */
    SURE,
    /** Not decided by points. */
    OPEN,
    /** Not among the first, whatever happens. */
    OUT;

    private static final int POINT = 2;

    /**
     * What the points say of everybody.
     *
     * @param competition the tournament as it stands
     * @param first how many places count, from 1
     * @return by the numbers of the entrants
     */
    public static Map<Integer, Reach> of(Competition competition, int first) {
        if (first < 1) {
            throw new IllegalArgumentException("at least the first place counts, not " + first + " places");
        }
        Tally tally = Tally.of(competition);
        Map<Integer, Integer> least = new HashMap<>();
        Map<Integer, Integer> most = new HashMap<>();
        for (Entrant entrant : competition.entrants()) {
            int points = tally.score(entrant.number()).halfPoints();
            least.put(entrant.number(), points);
            most.put(entrant.number(), points + POINT * gamesLeft(competition, entrant));
        }
        Map<Integer, Reach> reach = new HashMap<>();
        for (Entrant entrant : competition.entrants()) {
            int number = entrant.number();
            long surelyAhead = least.values().stream()
                    .filter(points -> points > most.get(number))
                    .count();
            // Everybody but himself who could still have as many points.
            long mayBeLevel = most.values().stream()
                            .filter(points -> points >= least.get(number))
                            .count()
                    - 1;
            reach.put(number, surelyAhead >= first ? OUT : mayBeLevel < first ? SURE : OPEN);
        }
        return reach;
    }

    private static int gamesLeft(Competition competition, Entrant entrant) {
        int left = 0;
        for (Round round : competition.rounds()) {
            for (Game game : round.games()) {
                if (game.involves(entrant.number()) && game.result().isEmpty()) {
                    left++;
                }
            }
        }
        for (int round = competition.rounds().size() + 1; round <= competition.plannedRounds(); round++) {
            if (entrant.playsIn(round)) {
                left++;
            }
        }
        return left;
    }
}
