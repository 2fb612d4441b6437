package outflank.competition.standings;

import java.util.stream.IntStream;

/**
 * The sum of the opponents' points, all of them or without the lowest and highest ones (FIDE C.07 Articles 8 and 14). FIDE
 * does not allow it in round robins, where everybody has the same opponents.
 *
 * @param cut which contributions are left out
 * @param unplayed what becomes of rounds without play
 */
public record Buchholz(Cut cut, UnplayedRounds unplayed) implements TieBreak {

    private static final int WHOLE = 2;

    @Override
    public String name() {
        return cut.tieBreak();
    }

    @Override
    public String stored() {
        return unplayed == UnplayedRounds.PLAYED ? name() : name() + "=" + unplayed.parameter();
    }

    @Override
    public Amounts amounts(Tally tally, Ties ties) {
        OpponentScores scores = new OpponentScores(tally, unplayed);
        long[] units = new long[tally.size()];
        int[] contributions = new int[tally.rounds()];
        for (int entrant = 0; entrant < units.length; entrant++) {
            contribute(tally, scores, entrant, contributions);
            units[entrant] = IntStream.of(contributions).sum();
            if (!cut.cutsNothing()) {
                WorkingRule[] rules = rules(tally, scores, entrant, contributions);
                for (int round = 0; round < rules.length; round++) {
                    units[entrant] -= rules[round] == null ? 0 : contributions[round];
                }
            }
        }
        return new Amounts(units, WHOLE);
    }

    private static void contribute(Tally tally, OpponentScores scores, int entrant, int[] contributions) {
        for (int round = 0; round < contributions.length; round++) {
            int seat = tally.seats().seat(entrant, round);
            contributions[round] = scores.counts(seat) ? scores.halfPoints(entrant, seat) : 0;
        }
    }

    private WorkingRule[] rules(Tally tally, OpponentScores scores, int entrant, int[] contributions) {
        return cut.of(
                contributions,
                round -> scores.counts(tally.seats().seat(entrant, round)),
                round -> scores.isCutFirst(tally.seats().seat(entrant, round)));
    }

    @Override
    public Working working(Tally tally, Ties ties, int entrant) {
        OpponentScores scores = new OpponentScores(tally, unplayed);
        int[] contributions = new int[tally.rounds()];
        contribute(tally, scores, entrant, contributions);
        WorkingRule[] rules = rules(tally, scores, entrant, contributions);
        return Working.sumOf(Working.rounds(tally)
                .filter(round -> !tally.seats().isUndecided(tally.seats().seat(entrant, round)))
                .mapToObj(round -> {
                    WorkingLine line = scores.line(entrant, round, WHOLE);
                    return rules[round] == null ? line : line.cutBy(rules[round]);
                }));
    }
}
