package outflank.competition.standings;

/**
 * The sum of each opponent's points times the points made against him (FIDE C.07 Article 9).
 *
 * @param unplayed what becomes of rounds without play
 */
public record SonnebornBerger(UnplayedRounds unplayed) implements TieBreak {

    private static final int QUARTERS = 4;

    @Override
    public String name() {
        return "sonneborn-berger";
    }

    @Override
    public String stored() {
        return unplayed == UnplayedRounds.PLAYED ? name() : name() + "=" + unplayed.parameter();
    }

    @Override
    public Amounts amounts(Tally tally, Ties ties) {
        OpponentScores scores = new OpponentScores(tally, unplayed);
        long[] units = new long[tally.size()];
        for (int entrant = 0; entrant < units.length; entrant++) {
            for (int round = 0; round < tally.rounds(); round++) {
                int seat = tally.seats().seat(entrant, round);
                int made = tally.seats().halfPoints(seat);
                if (made > 0 && scores.counts(seat)) {
                    units[entrant] += (long) scores.halfPoints(entrant, seat) * made;
                }
            }
        }
        return new Amounts(units, QUARTERS);
    }

    @Override
    public Working working(Tally tally, Ties ties, int entrant) {
        OpponentScores scores = new OpponentScores(tally, unplayed);
        return Working.sumOf(Working.rounds(tally)
                .filter(round -> !tally.seats().isUndecided(tally.seats().seat(entrant, round)))
                .mapToObj(round -> {
                    int made = tally.seats().halfPoints(tally.seats().seat(entrant, round));
                    return scores.line(entrant, round, made).with(Figure.POINTS_MADE, Decimals.ofHalves(made));
                }));
    }
}
