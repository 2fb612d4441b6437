package outflank.competition.standings;

/** The sum of the points an entrant had after each round (FIDE C.07 Article 7.5): early points count more often. */
public record ProgressiveScore() implements TieBreak {

    @Override
    public String name() {
        return "progressive";
    }

    @Override
    public Amounts amounts(Tally tally, Ties ties) {
        long[] units = new long[tally.size()];
        for (int entrant = 0; entrant < units.length; entrant++) {
            for (int round = 0; round < tally.rounds(); round++) {
                int made = tally.seats().halfPoints(tally.seats().seat(entrant, round));
                units[entrant] += (long) made * (tally.rounds() - round);
            }
        }
        return new Amounts(units, 2);
    }

    @Override
    public Working working(Tally tally, Ties ties, int entrant) {
        return Working.sumOf(Working.rounds(tally).mapToObj(round -> {
            int running = 0;
            for (int earlier = 0; earlier <= round; earlier++) {
                running += tally.seats().halfPoints(tally.seats().seat(entrant, earlier));
            }
            int seat = tally.seats().seat(entrant, round);
            return WorkingLine.of(
                            tally, entrant, round, WorkingKind.of(tally.seats(), seat), Decimals.ofHalves(running))
                    .with(Figure.POINTS_MADE, Decimals.ofHalves(tally.seats().halfPoints(seat)))
                    .with(Figure.RUNNING_POINTS, Decimals.ofHalves(running));
        }));
    }
}
