package outflank.competition.standings;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/**
 * The ratings of one entrant's opponents, at the start of the tournament, in the games over the board; unrated opponents and
 * forfeits are left out (FIDE C.07 Article 10).
 *
 * @param games the number of those games
 * @param sum the sum of the ratings
 * @param halfPoints the half points made in those games
 */
record OpponentRatings(int games, int sum, int halfPoints) {

    static OpponentRatings of(Tally tally, int entrant) {
        int games = 0;
        int sum = 0;
        int halfPoints = 0;
        for (int round = 0; round < tally.rounds(); round++) {
            int seat = tally.seats().seat(entrant, round);
            if (isRated(tally, seat)) {
                games++;
                sum += tally.entrantAt(tally.seats().opponent(seat)).rating();
                halfPoints += tally.seats().halfPoints(seat);
            }
        }
        return new OpponentRatings(games, sum, halfPoints);
    }

    private static boolean isRated(Tally tally, int seat) {
        return tally.seats().isPlayed(seat)
                && tally.entrantAt(tally.seats().opponent(seat)).rating() > 0;
    }

    /** The average as a whole number, half of one rounded up; there must be a game. */
    int average() {
        return Math.floorDiv(2 * sum + games, 2 * games);
    }

    /** The points made in percent, half of one rounded up; there must be a game. */
    int percentage() {
        return (100 * halfPoints + games) / (2 * games);
    }

    static List<WorkingLine> lines(Tally tally, int entrant) {
        List<WorkingLine> lines = new ArrayList<>();
        Seats seats = tally.seats();
        for (int round = 0; round < tally.rounds(); round++) {
            int seat = seats.seat(entrant, round);
            WorkingKind kind = WorkingKind.of(seats, seat);
            if (isRated(tally, seat)) {
                BigDecimal rating =
                        BigDecimal.valueOf(tally.entrantAt(seats.opponent(seat)).rating());
                lines.add(WorkingLine.of(tally, entrant, round, kind, rating)
                        .with(Figure.RATING, rating)
                        .with(Figure.POINTS_MADE, Decimals.ofHalves(seats.halfPoints(seat))));
            } else if (!seats.isUndecided(seat)) {
                lines.add(WorkingLine.of(tally, entrant, round, kind, BigDecimal.ZERO)
                        .with(WorkingRule.NOT_COUNTED));
            }
        }
        return lines;
    }
}
