package outflank.tournament;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import outflank.competition.Competition;
import outflank.competition.Toss;
import outflank.competition.standings.Standing;
import outflank.competition.standings.Standings;

/**
 * Who of two players has the choice before a game in which a draw goes to one side: by the standings before the round,
 * where equal places go by the stored lots, or by a lot drawn from the seed of the round.
 */
final class DrawChoosers {

    private final DrawRule rule;
    private final long seed;
    private final Map<Integer, outflank.competition.Entrant> entrants = new HashMap<>();
    private final Map<Integer, Integer> places = new HashMap<>();

    /**
     * @param before the competition before the round
     * @param seed seed of the round
     */
    DrawChoosers(TournamentRules rules, Competition before, long seed) {
        this.rule = rules.game().drawRule();
        this.seed = seed;
        List<Standing> rows = Standings.of(before, rules.parsedTieBreaks()).rows();
        for (Standing row : rows) {
            entrants.put(row.entrant().number(), row.entrant());
            places.put(row.entrant().number(), places.size());
        }
    }

    /** The number of the one who chooses first. */
    int between(int black, int white) {
        if (rule == DrawRule.DRAW_WIN_BY_RANK) {
            return places.get(black) < places.get(white) ? black : white;
        }
        return Toss.between(seed, entrants.get(black), entrants.get(white)).number();
    }
}
