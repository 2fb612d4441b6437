package outflank.competition.standings;

import java.math.BigDecimal;

/**
 * The points made against opponents with at least half of the points there were to make (FIDE C.07 Article 9.2), for round
 * robins. A forfeit counts like a game (Article 15). There were as many points to make as the entrant with the most seats had
 * rounds with a game or a bye that brings points: in a round robin of an odd number the free round is none of them.
 */
public record Koya() implements TieBreak {

    @Override
    public String name() {
        return "koya";
    }

    @Override
    public Amounts amounts(Tally tally, Ties ties) {
        int half = halfOfAll(tally);
        long[] units = new long[tally.size()];
        for (int entrant = 0; entrant < units.length; entrant++) {
            for (int round = 0; round < tally.rounds(); round++) {
                int seat = tally.seats().seat(entrant, round);
                units[entrant] += counts(tally, seat, half) ? tally.seats().halfPoints(seat) : 0;
            }
        }
        return new Amounts(units, 2);
    }

    /** Half of the points there were to make, in half points: as many as there were rounds to make them in. */
    private static int halfOfAll(Tally tally) {
        Seats seats = tally.seats();
        int most = 0;
        for (int entrant = 0; entrant < tally.size(); entrant++) {
            int rounds = 0;
            for (int round = 0; round < tally.rounds(); round++) {
                int seat = seats.seat(entrant, round);
                rounds += seats.isDecided(seat) || seats.halfPoints(seat) > 0 ? 1 : 0;
            }
            most = Math.max(most, rounds);
        }
        return most;
    }

    private static boolean counts(Tally tally, int seat, int half) {
        return tally.seats().isDecided(seat) && tally.halfPointsAt(tally.seats().opponent(seat)) >= half;
    }

    @Override
    public Working working(Tally tally, Ties ties, int entrant) {
        int half = halfOfAll(tally);
        return Working.sumOf(Working.rounds(tally)
                .filter(round -> !tally.seats().isUndecided(tally.seats().seat(entrant, round)))
                .mapToObj(round -> line(tally, entrant, round, half)));
    }

    private static WorkingLine line(Tally tally, int entrant, int round, int half) {
        Seats seats = tally.seats();
        int seat = seats.seat(entrant, round);
        BigDecimal made = Decimals.ofHalves(seats.halfPoints(seat));
        boolean counts = counts(tally, seat, half);
        WorkingLine line = WorkingLine.of(
                        tally, entrant, round, WorkingKind.of(seats, seat), counts ? made : BigDecimal.ZERO)
                .with(Figure.POINTS_MADE, made);
        if (seats.isDecided(seat)) {
            line = line.with(Figure.POINTS, Decimals.ofHalves(tally.halfPointsAt(seats.opponent(seat))));
        }
        return counts ? line : line.with(WorkingRule.NOT_COUNTED);
    }
}
