package outflank.competition.standings;

/** All discs of an entrant, byes at the competition's value; a forfeit counts as its official result says. */
public record TotalDiscs() implements RoundSum {

    @Override
    public String name() {
        return "discs";
    }

    @Override
    public int unitsInOne() {
        return 2;
    }

    @Override
    public long contribution(Tally tally, int entrant, int round) {
        return tally.seats().halfDiscs(tally.seats().seat(entrant, round));
    }
}
