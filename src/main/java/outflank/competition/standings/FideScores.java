package outflank.competition.standings;

/**
 * Everybody's points as FIDE's tie-breaks for Swiss tournaments see them (C.07 Article 16, in force from 1 March 2026; as
 * quoted in peers.md). It tells five kinds of unplayed rounds apart (16.2): a bye nobody asked for or one worth a whole
 * point; a forfeit win; a requested bye before a later round that was not missed by choice; a forfeit loss; and a requested
 * bye in the last round or followed only by rounds missed by choice. A late entry, an absence and every round after a
 * withdrawal are requested byes without points, and the last round is the last published one.
 */
final class FideScores {

    private final Tally tally;
    private final int[] adjusted;

    FideScores(Tally tally) {
        this.tally = tally;
        this.adjusted = new int[tally.size()];
        for (int entrant = 0; entrant < adjusted.length; entrant++) {
            adjusted[entrant] = adjusted(entrant);
        }
    }

    /** What an entrant's half points are worth to his opponents (16.3): the last kind of unplayed rounds are draws. */
    int adjustedHalfPoints(int entrant) {
        return adjusted[entrant];
    }

    private int adjusted(int entrant) {
        Seats seats = tally.seats();
        int halfPoints = tally.halfPointsAt(entrant);
        for (int round = tally.rounds() - 1; round >= 0; round--) {
            int seat = seats.seat(entrant, round);
            if (!isMissedByChoice(seats, seat)) {
                break;
            }
            if (seats.kind(seat) != CellKind.GAME) {
                halfPoints += 1 - seats.halfPoints(seat);
            }
        }
        return halfPoints;
    }

    /** The half points of the opponent an unplayed round of this entrant stands for (16.4): the own ones, with a limit. */
    int dummyHalfPoints(int entrant, int seat) {
        return Math.min(tally.halfPointsAt(entrant), limit(seat));
    }

    private int limit(int seat) {
        Seats seats = tally.seats();
        return seats.isForfeit(seat) ? adjusted[seats.opponent(seat)] : tally.rounds();
    }

    /** The article that gave the half points of an unplayed round. */
    WorkingRule ruleOf(int entrant, int seat) {
        if (tally.halfPointsAt(entrant) <= limit(seat)) {
            return WorkingRule.FIDE_OWN_POINTS;
        }
        return tally.seats().isForfeit(seat) ? WorkingRule.FIDE_SCHEDULED_OPPONENT : WorkingRule.FIDE_DRAWS;
    }

    /** Whether a round was missed by choice (a "VUR"): a requested bye for less than a whole point, or a forfeit loss. */
    static boolean isMissedByChoice(Seats seats, int seat) {
        return switch (seats.kind(seat)) {
            case GAME -> seats.isForfeit(seat) && seats.halfPoints(seat) == 0;
            case BYE -> false;
            case REQUESTED_BYE -> seats.halfPoints(seat) < Score.BYE_HALF_POINTS;
            case MISSED, NOT_YET_ENTERED, WITHDRAWN -> true;
        };
    }
}
