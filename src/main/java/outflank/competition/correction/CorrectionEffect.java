package outflank.competition.correction;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import outflank.competition.Competition;
import outflank.competition.Game;
import outflank.competition.Round;
import outflank.competition.standings.Standing;
import outflank.competition.standings.Standings;
import outflank.competition.standings.TieBreak;
import outflank.competition.standings.TieBreakValue;

/**
 * What a correction changes.
 *
 * @param lines the lines of the present standings that change, by the place after it
 * @param laterPairs the later games of the two players, which were paired from the old result, the first one first
 */
public record CorrectionEffect(List<ChangedLine> lines, List<LaterPair> laterPairs) implements Serializable {

    public CorrectionEffect {
        lines = List.copyOf(lines);
        laterPairs = List.copyOf(laterPairs);
    }

    /**
     * A line of the standings before and after.
     *
     * @param entrant number of the entrant
     * @param rankBefore the place as the standings are
     * @param rankAfter the place as they will be
     * @param halfPointsBefore half points as they are
     * @param halfPointsAfter half points as they will be
     * @param valuesBefore the tie-breaks as they are, in their order, written out
     * @param valuesAfter the tie-breaks as they will be
     */
    public record ChangedLine(
            int entrant,
            int rankBefore,
            int rankAfter,
            int halfPointsBefore,
            int halfPointsAfter,
            List<String> valuesBefore,
            List<String> valuesAfter)
            implements Serializable {

        public ChangedLine {
            valuesBefore = List.copyOf(valuesBefore);
            valuesAfter = List.copyOf(valuesAfter);
        }

        /** Whether more than tie-breaks change. */
        public boolean isPlaceOrPoints() {
            return rankBefore != rankAfter || halfPointsBefore != halfPointsAfter;
        }
    }

    /**
     * A later game of one of the two players.
     *
     * @param round number of the round
     * @param table number of the table
     * @param black number of the entrant with Black
     * @param white number of the entrant with White
     * @param blackBefore half points of Black before that round, by the old result
     * @param whiteBefore half points of White, by the old result
     * @param blackAfter half points of Black before that round, by the new result
     * @param whiteAfter half points of White, by the new result
     */
    public record LaterPair(
            int round,
            int table,
            int black,
            int white,
            int blackBefore,
            int whiteBefore,
            int blackAfter,
            int whiteAfter)
            implements Serializable {}

    /**
     * What a correction changes in a competition as it stands.
     *
     * @throws IllegalArgumentException if there is no such game
     */
    public static CorrectionEffect of(Competition competition, Correction correction, List<TieBreak> tieBreaks) {
        Competition corrected = correction.applied(competition);
        return new CorrectionEffect(
                lines(Standings.of(competition, tieBreaks), Standings.of(corrected, tieBreaks)),
                laterPairs(competition, corrected, correction));
    }

    private static List<ChangedLine> lines(Standings before, Standings after) {
        Map<Integer, Standing> old = new HashMap<>();
        before.rows().forEach(row -> old.put(row.entrant().number(), row));
        List<ChangedLine> lines = new ArrayList<>();
        for (Standing row : after.rows()) {
            Standing was = old.get(row.entrant().number());
            ChangedLine line = new ChangedLine(
                    row.entrant().number(),
                    was.rank(),
                    row.rank(),
                    was.halfPoints(),
                    row.halfPoints(),
                    values(was),
                    values(row));
            if (line.isPlaceOrPoints() || !line.valuesBefore().equals(line.valuesAfter())) {
                lines.add(line);
            }
        }
        lines.sort(Comparator.comparingInt(ChangedLine::rankAfter));
        return lines;
    }

    private static List<String> values(Standing row) {
        return row.tieBreakValues().stream()
                .map(TieBreakValue::amount)
                .map(amount -> amount.toPlainString())
                .toList();
    }

    private static List<LaterPair> laterPairs(Competition old, Competition corrected, Correction correction) {
        Game game = correction.game(old);
        List<LaterPair> pairs = new ArrayList<>();
        for (Round round : old.rounds().subList(correction.round(), old.rounds().size())) {
            Standings before = Standings.of(old.afterRound(round.number() - 1), List.of());
            Standings after = Standings.of(corrected.afterRound(round.number() - 1), List.of());
            for (Game later : round.games()) {
                if (later.involves(game.black()) || later.involves(game.white())) {
                    pairs.add(new LaterPair(
                            round.number(),
                            later.table(),
                            later.black(),
                            later.white(),
                            before.of(later.black()).halfPoints(),
                            before.of(later.white()).halfPoints(),
                            after.of(later.black()).halfPoints(),
                            after.of(later.white()).halfPoints()));
                }
            }
        }
        return pairs;
    }
}
