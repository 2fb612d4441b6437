package outflank.competition.standings;

import java.util.ArrayList;
import java.util.List;
import outflank.competition.Competition;

/**
 * Where everybody stood after each round.
 *
 * @param rows one row per entrant, in the order of the standings after the last round
 */
public record Progress(List<Row> rows) {

    public Progress {
        rows = List.copyOf(rows);
    }

    /**
     * One entrant's way.
     *
     * @param standing the entrant with the rank and score after the last round
     * @param steps one for each published round, the first one first
     */
    public record Row(Standing standing, List<Step> steps) {

        public Row {
            steps = List.copyOf(steps);
        }
    }

    /**
     * Where an entrant stood after a round.
     *
     * @param round number of the round
     * @param rank the rank after it
     * @param halfPoints half points after it
     * @param entered whether the entrant had entered the tournament by then
     */
    public record Step(int round, int rank, int halfPoints, boolean entered) {}

    /** The progress through the published rounds. */
    public static Progress of(Competition competition, List<TieBreak> tieBreaks) {
        List<Standings> afterRounds = new ArrayList<>();
        for (int round = 1; round <= competition.rounds().size(); round++) {
            afterRounds.add(Standings.of(competition.afterRound(round), tieBreaks));
        }
        Standings last =
                afterRounds.isEmpty() ? Standings.of(competition, tieBreaks) : afterRounds.get(afterRounds.size() - 1);
        return new Progress(
                last.rows().stream().map(row -> row(row, afterRounds)).toList());
    }

    private static Row row(Standing standing, List<Standings> afterRounds) {
        List<Step> steps = new ArrayList<>();
        for (Standings standings : afterRounds) {
            Standing then = standings.of(standing.entrant().number());
            int round = steps.size() + 1;
            steps.add(new Step(
                    round, then.rank(), then.halfPoints(), standing.entrant().entersInRound() <= round));
        }
        return new Row(standing, steps);
    }
}
