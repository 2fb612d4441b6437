package outflank.competition.pairing;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Game;
import outflank.competition.Result;
import outflank.competition.Round;

/** What the rounds before mean for the next one, counted a second time in the plainest way. */
final class PlainPast {

    private final Competition competition;
    private final Map<Integer, Integer> halfPoints = new HashMap<>();
    private final Map<Integer, Integer> blackAhead = new HashMap<>();
    private final Map<Integer, Boolean> lastWasBlack = new HashMap<>();
    private final Set<Integer> pointsWithoutPlaying = new HashSet<>();
    private final Map<Set<Integer>, Integer> meetings = new HashMap<>();
    private final Set<List<Integer>> seatings = new HashSet<>();

    PlainPast(Competition competition) {
        this.competition = competition;
        for (Round round : competition.rounds()) {
            round.byes().forEach(entrant -> withoutPlaying(entrant, 2));
            round.requestedByes().forEach(this::withoutPlaying);
            round.games().forEach(this::count);
        }
    }

    private void withoutPlaying(int entrant, int points) {
        halfPoints.merge(entrant, points, Integer::sum);
        if (points == 2) {
            pointsWithoutPlaying.add(entrant);
        }
    }

    private void count(Game game) {
        Result result = game.result().orElseThrow();
        if (!result.kind().played()) {
            withoutPlaying(game.black(), result.blackHalfPoints());
            withoutPlaying(game.white(), result.whiteHalfPoints());
            return;
        }
        halfPoints.merge(game.black(), result.blackHalfPoints(), Integer::sum);
        halfPoints.merge(game.white(), result.whiteHalfPoints(), Integer::sum);
        blackAhead.merge(game.black(), 1, Integer::sum);
        blackAhead.merge(game.white(), -1, Integer::sum);
        lastWasBlack.put(game.black(), true);
        lastWasBlack.put(game.white(), false);
        meetings.merge(Set.of(game.black(), game.white()), 1, Integer::sum);
        seatings.add(List.of(game.black(), game.white()));
    }

    int halfPoints(int entrant) {
        return halfPoints.getOrDefault(entrant, 0);
    }

    boolean hadPointWithoutPlaying(int entrant) {
        return pointsWithoutPlaying.contains(entrant);
    }

    int meetings(int one, int other) {
        return meetings.getOrDefault(Set.of(one, other), 0);
    }

    /** Whether the two have met with exactly these colors. */
    boolean seated(int black, int white) {
        return seatings.contains(List.of(black, white));
    }

    boolean metInLastRound(int one, int other) {
        if (competition.rounds().isEmpty()) {
            return false;
        }
        return competition.rounds().get(competition.rounds().size() - 1).games().stream()
                .anyMatch(game -> game.involves(one)
                        && game.involves(other)
                        && game.result().orElseThrow().kind().played());
    }

    /** What the color of one player costs by a table. */
    long color(int entrant, boolean black, Penalties penalties) {
        int balance = Math.abs(blackAhead.getOrDefault(entrant, 0) + (black ? 1 : -1));
        List<Integer> costs = penalties.colorBalance();
        boolean again = Boolean.valueOf(black).equals(lastWasBlack.get(entrant));
        return costs.get(Math.min(balance, costs.size() - 1)) + (again ? penalties.sameColorAgain() : 0);
    }

    Entrant entrant(int number) {
        return competition.entrant(number);
    }
}
