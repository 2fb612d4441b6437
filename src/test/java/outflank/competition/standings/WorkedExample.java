package outflank.competition.standings;

import static outflank.competition.Sketch.noShowOfWhite;
import static outflank.competition.Sketch.requestedBye;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import outflank.competition.Competition;
import outflank.competition.Sketch;
import outflank.competition.Sketch.Seat;

/**
 * One player's tournament as books give it: each round's result and the points the opponent has in the end. Each opponent is
 * somebody else, who gets the rest of his points in games against players made up for that.
 */
final class WorkedExample {

    private static final int PLAYER = 1;

    private final int rounds;
    private final List<List<Seat>> seats = new ArrayList<>();
    private int played;
    private int last = PLAYER;

    WorkedExample(int rounds) {
        this.rounds = rounds;
        for (int round = 0; round < rounds; round++) {
            seats.add(new ArrayList<>());
        }
    }

    /** The next round: a game against somebody with these points in the end. */
    WorkedExample game(String opponentsPoints, String result) {
        int opponent = ++last;
        int made = playedWith(opponent, result);
        fill(opponent, halves(opponentsPoints) - made, rounds);
        return next();
    }

    /** A forfeit win against somebody with these points, who misses this many rounds at the end. */
    WorkedExample forfeitWin(String opponentsPoints, int missed) {
        int opponent = ++last;
        seats.get(played).add(noShowOfWhite(PLAYER, opponent));
        fill(opponent, halves(opponentsPoints), rounds - missed);
        return next();
    }

    WorkedExample forfeitLoss(String opponentsPoints) {
        int opponent = ++last;
        seats.get(played).add(noShowOfWhite(opponent, PLAYER));
        fill(opponent, halves(opponentsPoints) - 2, rounds);
        return next();
    }

    WorkedExample bye() {
        seats.get(played).add(Sketch.bye(PLAYER));
        return next();
    }

    WorkedExample halfPointBye() {
        seats.get(played).add(requestedBye(PLAYER, 1));
        return next();
    }

    WorkedExample zeroPointBye() {
        return next();
    }

    /** In the first of five rounds: the opponent then has a bye and wins by forfeit, and misses the last two rounds. */
    WorkedExample gameAgainstSomebodyWithAByeAForfeitWinAndTwoMissedRounds(String result) {
        int opponent = ++last;
        playedWith(opponent, result);
        seats.get(1).add(Sketch.bye(opponent));
        seats.get(2).add(noShowOfWhite(opponent, ++last));
        return next();
    }

    /** The half points the opponent made. */
    private int playedWith(int opponent, String result) {
        int discs = result.equals("1") ? 40 : result.equals("½") ? 32 : 24;
        seats.get(played).add(Sketch.game(PLAYER, opponent, discs, 64 - discs));
        return 1 - Integer.signum(discs - 32);
    }

    /** Lets the opponent play in all other rounds before this one, and make these half points there. */
    private void fill(int opponent, int halfPoints, int end) {
        int left = halfPoints;
        for (int round = 0; round < end; round++) {
            if (round != played) {
                int made = Math.min(2, left);
                seats.get(round).add(Sketch.game(opponent, ++last, 24 + 8 * made, 40 - 8 * made));
                left -= made;
            }
        }
        if (left != 0) {
            throw new IllegalArgumentException(halfPoints + " half points do not fit");
        }
    }

    private WorkedExample next() {
        played++;
        return this;
    }

    private static int halves(String points) {
        return new BigDecimal(points).multiply(BigDecimal.valueOf(2)).intValueExact();
    }

    private Competition competition() {
        Sketch sketch = Sketch.ofPlayers(last);
        seats.forEach(round -> sketch.round(round.toArray(Seat[]::new)));
        return sketch.competition();
    }

    private Standing standing(String tieBreak) {
        return Standings.of(competition(), TieBreaks.parse(tieBreak)).of(PLAYER);
    }

    String points() {
        return Decimals.ofHalves(standing("").halfPoints()).toPlainString();
    }

    String amount(String tieBreak) {
        return standing(tieBreak).tieBreakValues().get(0).amount().toPlainString();
    }

    /** The line of the working about this round, from 1. */
    WorkingLine line(String tieBreak, int round) {
        return standing(tieBreak).tieBreakValues().get(0).working().lines().get(round - 1);
    }
}
