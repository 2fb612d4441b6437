package outflank.competition.standings;

import java.math.BigDecimal;

/** Which points stand for the opponent of each round, as Buchholz and Sonneborn-Berger count them. */
final class OpponentScores {

    private final Tally tally;
    private final Seats seats;
    private final UnplayedRounds unplayed;
    private final FideScores fide;

    OpponentScores(Tally tally, UnplayedRounds unplayed) {
        this.tally = tally;
        this.seats = tally.seats();
        this.unplayed = unplayed;
        this.fide = unplayed == UnplayedRounds.FIDE ? new FideScores(tally) : null;
    }

    /** Whether the round counts at all; an undecided game never does. */
    boolean counts(int seat) {
        return switch (unplayed) {
            case PLAYED -> seats.isPlayed(seat);
            case FIDE_ROUND_ROBIN -> seats.isDecided(seat);
            case OWN, FIDE -> !seats.isUndecided(seat);
        };
    }

    /** The half points that stand for the opponent of a round that counts. */
    int halfPoints(int entrant, int seat) {
        boolean played = seats.isPlayed(seat);
        return switch (unplayed) {
            case PLAYED, FIDE_ROUND_ROBIN -> tally.halfPointsAt(seats.opponent(seat));
            case OWN -> tally.halfPointsAt(played ? seats.opponent(seat) : entrant);
            case FIDE -> played ? fide.adjustedHalfPoints(seats.opponent(seat)) : fide.dummyHalfPoints(entrant, seat);
        };
    }

    /** Whether a cut takes this round before others (FIDE C.07 16.5). */
    boolean isCutFirst(int seat) {
        return unplayed == UnplayedRounds.FIDE && FideScores.isMissedByChoice(seats, seat);
    }

    /**
     * The line about a round that is not undecided.
     *
     * @param factorHalves what the points are multiplied with, in halves
     */
    WorkingLine line(int entrant, int round, int factorHalves) {
        int seat = seats.seat(entrant, round);
        WorkingKind kind = WorkingKind.of(seats, seat);
        if (!counts(seat)) {
            return WorkingLine.of(tally, entrant, round, kind, BigDecimal.ZERO).with(WorkingRule.NOT_COUNTED);
        }
        int counted = halfPoints(entrant, seat);
        boolean opponents = seats.isPlayed(seat) || unplayed == UnplayedRounds.FIDE_ROUND_ROBIN;
        int standing = tally.halfPointsAt(opponents ? seats.opponent(seat) : entrant);
        WorkingLine line = WorkingLine.of(tally, entrant, round, kind, Decimals.plain((long) counted * factorHalves, 4))
                .with(Figure.POINTS, Decimals.ofHalves(standing));
        return switch (unplayed) {
            case PLAYED -> line;
            case OWN -> seats.isPlayed(seat) ? line : line.with(WorkingRule.OWN_POINTS);
            case FIDE_ROUND_ROBIN -> seats.isPlayed(seat) ? line : line.with(WorkingRule.FIDE_FORFEIT_AS_GAME);
            case FIDE -> fideLine(line.with(Figure.COUNTED_POINTS, Decimals.ofHalves(counted)), entrant, seat);
        };
    }

    private WorkingLine fideLine(WorkingLine line, int entrant, int seat) {
        if (!seats.isPlayed(seat)) {
            return line.with(fide.ruleOf(entrant, seat));
        }
        int opponent = seats.opponent(seat);
        boolean asItStands = fide.adjustedHalfPoints(opponent) == tally.halfPointsAt(opponent);
        return asItStands ? line : line.with(WorkingRule.FIDE_OPPONENT_ADJUSTED);
    }
}
