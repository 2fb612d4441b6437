package outflank.competition.standings;

/**
 * The own discs less the opponents' (Japan: wins, then this; othello.md section 3). A forfeit counts as its official result
 * says; without an opponent there is no difference, so byes and missed rounds add nothing.
 */
public record DiscDifference() implements RoundSum {

    @Override
    public String name() {
        return "disc-difference";
    }

    @Override
    public int unitsInOne() {
        return 2;
    }

    @Override
    public long contribution(Tally tally, int entrant, int round) {
        Seats seats = tally.seats();
        int seat = seats.seat(entrant, round);
        if (!seats.isDecided(seat)) {
            return 0;
        }
        return (long) seats.halfDiscs(seat) - seats.halfDiscs(seats.seat(seats.opponent(seat), round));
    }

    @Override
    public WorkingLine line(Tally tally, int entrant, int round) {
        WorkingLine line = RoundSum.super.line(tally, entrant, round);
        Seats seats = tally.seats();
        int seat = seats.seat(entrant, round);
        if (!seats.isDecided(seat)) {
            return line.with(WorkingRule.NOT_COUNTED);
        }
        int opponents = seats.halfDiscs(seats.seat(seats.opponent(seat), round));
        return line.with(Figure.DISCS, Decimals.ofHalves(seats.halfDiscs(seat)))
                .with(Figure.OPPONENTS_DISCS, Decimals.ofHalves(opponents));
    }
}
