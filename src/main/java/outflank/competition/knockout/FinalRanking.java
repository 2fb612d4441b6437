package outflank.competition.knockout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import outflank.competition.knockout.FinalPlace.Ground;
import outflank.competition.standings.Standing;
import outflank.competition.standings.Standings;

/**
 * The places after the finals: by the matches of the main bracket for those who were in it, by the standings of the
 * preliminaries for everybody else. Who was knocked out at the same stage stands in the order of the preliminaries, unless a
 * game for the third place was played. Who is still in the knock-out stands before those who are out.
 */
public final class FinalRanking {

    /**
     * Where somebody in the bracket stands.
     *
     * @param order before whom: lower numbers first, equal ones in the order of the seeds
     */
    private record Achievement(int order, Ground ground, boolean open) {}

    private static final Achievement STILL_IN = new Achievement(0, Ground.STAGE, true);

    private FinalRanking() {}

    /** The ranking of everybody, as far as it is decided. */
    public static List<FinalPlace> of(Finals finals, Standings standings) {
        Map<Integer, Standing> rows = new LinkedHashMap<>();
        standings.rows().forEach(row -> rows.put(row.entrant().number(), row));
        List<FinalPlace> places = new ArrayList<>();
        finals.main().ifPresent(bracket -> {
            Map<Integer, Achievement> achieved = achievements(bracket);
            achieved.keySet().stream()
                    .filter(rows::containsKey)
                    .sorted(Comparator.comparingInt(
                                    (Integer entrant) -> achieved.get(entrant).order())
                            .thenComparingInt(bracket.seeding()::order))
                    .forEach(entrant -> {
                        Achievement achievement = achieved.get(entrant);
                        places.add(new FinalPlace(
                                places.size() + 1, rows.get(entrant), achievement.ground(), achievement.open()));
                    });
            rows.keySet().removeAll(achieved.keySet());
        });
        for (Standing row : rows.values()) {
            FinalPlace before = places.isEmpty() ? null : places.get(places.size() - 1);
            boolean shared = before != null
                    && before.ground() == Ground.STANDINGS
                    && before.standing().rank() == row.rank();
            places.add(new FinalPlace(shared ? before.rank() : places.size() + 1, row, Ground.STANDINGS, false));
        }
        return places;
    }

    private static Map<Integer, Achievement> achievements(Bracket bracket) {
        Map<Integer, Achievement> achieved = new HashMap<>();
        bracket.seeding().seeds().forEach(entrant -> achieved.put(entrant, STILL_IN));
        int outside = bracket.seeding().places() + 1;
        bracket.playOff()
                .ifPresent(match -> put(achieved, match.loser(), new Achievement(outside, Ground.PLAY_OFF, false)));
        List<List<BracketMatch>> stages = bracket.stages();
        for (int level = stages.size() - 1; level > 0; level--) {
            // All who lose one stage before the final come after the finalists, and so on: 2, 4, 8 players are better.
            int better = 1 << level;
            boolean thirdPlaceOpen = level == 1
                    && bracket.thirdPlace()
                            .filter(match -> match.winner().isEmpty())
                            .isPresent();
            Achievement out = new Achievement(better, Ground.STAGE, thirdPlaceOpen);
            stages.get(stages.size() - 1 - level).forEach(match -> put(achieved, match.loser(), out));
        }
        bracket.thirdPlace().ifPresent(match -> {
            put(achieved, match.winner(), new Achievement(2, Ground.MATCH, false));
            put(achieved, match.loser(), new Achievement(3, Ground.MATCH, false));
        });
        put(achieved, bracket.last().winner(), new Achievement(0, Ground.MATCH, false));
        put(achieved, bracket.last().loser(), new Achievement(1, Ground.MATCH, false));
        return achieved;
    }

    private static void put(Map<Integer, Achievement> achieved, OptionalInt entrant, Achievement achievement) {
        entrant.ifPresent(number -> achieved.put(number, achievement));
    }
}
