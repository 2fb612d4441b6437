package outflank.competition.standings;

/** A tie-break that is the sum of what each round contributes. */
interface RoundSum extends TieBreak {

    /** How many units of {@link #contribution} are one. */
    int unitsInOne();

    /**
     * What a round contributes, in units.
     *
     * @param round the round, from 0
     */
    long contribution(Tally tally, int entrant, int round);

    /** The line about a round that is not undecided; without further figures if the amount says it all. */
    default WorkingLine line(Tally tally, int entrant, int round) {
        WorkingKind kind = WorkingKind.of(tally.seats(), tally.seats().seat(entrant, round));
        return WorkingLine.of(
                tally, entrant, round, kind, Decimals.plain(contribution(tally, entrant, round), unitsInOne()));
    }

    @Override
    default Amounts amounts(Tally tally, Ties ties) {
        long[] units = new long[tally.size()];
        for (int entrant = 0; entrant < units.length; entrant++) {
            for (int round = 0; round < tally.rounds(); round++) {
                units[entrant] += contribution(tally, entrant, round);
            }
        }
        return new Amounts(units, unitsInOne());
    }

    @Override
    default Working working(Tally tally, Ties ties, int entrant) {
        return Working.sumOf(Working.rounds(tally)
                .filter(round -> !tally.seats().isUndecided(tally.seats().seat(entrant, round)))
                .mapToObj(round -> line(tally, entrant, round)));
    }
}
