package outflank.competition.standings;

/** The lot drawn once per entrant and stored with him; the lower one goes first. */
public record Lot() implements TieBreak {

    @Override
    public String name() {
        return "lot";
    }

    @Override
    public boolean lowerIsBetter() {
        return true;
    }

    @Override
    public Amounts amounts(Tally tally, Ties ties) {
        long[] units = new long[tally.size()];
        for (int entrant = 0; entrant < units.length; entrant++) {
            units[entrant] = tally.entrantAt(entrant).lot();
        }
        return new Amounts(units, 1);
    }

    @Override
    public Working working(Tally tally, Ties ties, int entrant) {
        return Working.NONE;
    }
}
