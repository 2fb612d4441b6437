package outflank.competition.standings;

/** One tie-break applied to everybody at its place in the list: the amounts, and whatever their working is made from. */
final class Column {

    private final TieBreak tieBreak;
    private final Tally tally;
    private final Ties ties;
    private final Amounts amounts;

    Column(TieBreak tieBreak, Tally tally, Ties ties) {
        this.tieBreak = tieBreak;
        this.tally = tally;
        this.ties = ties;
        this.amounts = tieBreak.amounts(tally, ties);
    }

    Amounts amounts() {
        return amounts;
    }

    /** The better amount first; whoever has none is last. */
    int compare(int one, int other) {
        long left = amounts.units()[one];
        long right = amounts.units()[other];
        boolean ascending = tieBreak.lowerIsBetter() && left != Amounts.NONE && right != Amounts.NONE;
        return ascending ? Long.compare(left, right) : Long.compare(right, left);
    }

    TieBreakValue value(int entrant) {
        return new TieBreakValue(this, entrant);
    }

    Working working(int entrant) {
        return tieBreak.working(tally, ties, entrant);
    }
}
