package outflank.competition.standings;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * One line of the standing of countries (othello.md section 3): the points of the best players of each are added.
 *
 * @param rank place, from 1; countries with equal sums share it
 * @param country three-letter code
 * @param halfPoints half points of the players who count
 * @param counting the players who count, the best one first
 * @param others the other players of the country, in their order
 */
public record TeamStanding(int rank, String country, int halfPoints, List<Standing> counting, List<Standing> others) {

    private static final int MOST_COUNTING = 20;

    public TeamStanding {
        Objects.requireNonNull(country, "country");
        counting = List.copyOf(counting);
        others = List.copyOf(others);
    }

    /**
     * The standing of all countries; who has none plays for no team.
     *
     * @param standings lines of everybody, the leader first
     * @param best how many players of a country count, 1 to 20; a smaller team counts with those it has
     * @throws IllegalArgumentException if another number of players shall count
     */
    public static List<TeamStanding> of(List<Standing> standings, int best) {
        if (best < 1 || best > MOST_COUNTING) {
            throw new IllegalArgumentException("1 to " + MOST_COUNTING + " players of a team count, not " + best);
        }
        Map<String, List<Standing>> teams = new TreeMap<>();
        for (Standing standing : standings) {
            String country = standing.entrant().country();
            if (!country.isEmpty()) {
                teams.computeIfAbsent(country, team -> new ArrayList<>()).add(standing);
            }
        }
        List<TeamStanding> lines = new ArrayList<>();
        teams.forEach((country, players) -> lines.add(team(country, players, best)));
        lines.sort(Comparator.comparingInt(TeamStanding::halfPoints).reversed());
        List<TeamStanding> ranked = new ArrayList<>();
        for (TeamStanding line : lines) {
            TeamStanding before = ranked.isEmpty() ? null : ranked.get(ranked.size() - 1);
            boolean shared = before != null && before.halfPoints() == line.halfPoints();
            int rank = shared ? before.rank() : ranked.size() + 1;
            ranked.add(new TeamStanding(rank, line.country(), line.halfPoints(), line.counting(), line.others()));
        }
        return ranked;
    }

    private static TeamStanding team(String country, List<Standing> players, int best) {
        int counting = Math.min(best, players.size());
        int halfPoints =
                players.stream().limit(counting).mapToInt(Standing::halfPoints).sum();
        return new TeamStanding(
                1, country, halfPoints, players.subList(0, counting), players.subList(counting, players.size()));
    }
}
