package outflank.competition.standings;

import java.util.Locale;

/**
 * A tie-break that counts rounds of one kind (FIDE C.07 Article 7).
 *
 * @param counted which rounds
 */
public record RoundCount(Counted counted) implements RoundSum {

    private static final int WIN = 2;

    /** The rounds that can be counted; each constant is the name of a tie-break. */
    public enum Counted {
        /** Rounds with a win's points, played or not: FIDE's WIN. */
        WINS,
        /** Games won over the board: FIDE's WON. */
        GAMES_WON,
        /** Games won over the board with White: FIDE's BWG, for there Black is the second to move. */
        WINS_WITH_WHITE,
        /** Games played over the board with White: FIDE's BPG, for there Black is the second to move. */
        GAMES_WITH_WHITE
    }

    @Override
    public String name() {
        return counted.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public int unitsInOne() {
        return 1;
    }

    @Override
    public long contribution(Tally tally, int entrant, int round) {
        return counts(tally.seats(), tally.seats().seat(entrant, round)) ? 1 : 0;
    }

    private boolean counts(Seats seats, int seat) {
        boolean won = seats.halfPoints(seat) == WIN;
        return switch (counted) {
            case WINS -> won;
            case GAMES_WON -> won && seats.isPlayed(seat);
            case WINS_WITH_WHITE -> won && seats.isPlayed(seat) && seats.isWhite(seat);
            case GAMES_WITH_WHITE -> seats.isPlayed(seat) && seats.isWhite(seat);
        };
    }

    @Override
    public WorkingLine line(Tally tally, int entrant, int round) {
        int seat = tally.seats().seat(entrant, round);
        return RoundSum.super
                .line(tally, entrant, round)
                .with(Figure.POINTS_MADE, Decimals.ofHalves(tally.seats().halfPoints(seat)));
    }
}
