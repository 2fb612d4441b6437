package outflank.competition.standings;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import outflank.competition.Entrant;
import outflank.competition.Result;

/**
 * The Brightwell quotient (othello.md section 3): own discs plus β times the opponents' points over the real games
 * against opponents who have not withdrawn, and 32 discs plus β times the own points for everything else: a bye, a
 * missed round (before a late entry and after a withdrawal too), a game against somebody who has withdrawn since.
 *
 * <p>The formula speaks of real games, so a forfeit is none: its winner is treated as after a bye, whoever did not come
 * as after a missed round. A published game without a decided result is neither a meeting nor a missed round and
 * contributes nothing yet.
 *
 * @param beta the weight of a point in discs: 6 at world championships, 0 to 64 with at most four decimals
 */
public record BrightwellQuotient(BigDecimal beta) implements TieBreak {

    /** The weight the world championships use. */
    public static final BigDecimal WORLD_CHAMPIONSHIP_BETA = BigDecimal.valueOf(6);

    private static final BigDecimal HIGHEST_BETA = BigDecimal.valueOf(64);
    private static final int MOST_DECIMALS = 4;
    private static final int HALF_A_BOARD = Result.BOARD_HALF_DISCS / 2;

    /** @throws IllegalArgumentException if β is not between 0 and 64 or has more than four decimals */
    public BrightwellQuotient {
        if (beta.signum() < 0 || beta.compareTo(HIGHEST_BETA) > 0) {
            throw new IllegalArgumentException("Brightwell's beta must be 0 to 64, not " + beta);
        }
        beta = beta.signum() == 0 ? BigDecimal.ZERO : beta.stripTrailingZeros();
        if (beta.scale() > MOST_DECIMALS) {
            throw new IllegalArgumentException("Brightwell's beta has at most four decimals, not " + beta);
        }
    }

    @Override
    public String name() {
        return "brightwell";
    }

    @Override
    public String stored() {
        return name() + "=" + beta.toPlainString();
    }

    @Override
    public TieBreakValue value(Tally tally, Entrant entrant) {
        List<WorkingLine> working = new ArrayList<>();
        long halfDiscs = 0;
        long halfPoints = 0;
        for (Cell cell : tally.cells(entrant.number())) {
            if (isUndecided(cell)) {
                continue;
            }
            WorkingLine line = line(tally, cell);
            halfDiscs += line.halfDiscs();
            halfPoints += line.halfPoints();
            working.add(line);
        }
        BigDecimal halves = beta.multiply(BigDecimal.valueOf(halfPoints)).add(BigDecimal.valueOf(halfDiscs));
        return new TieBreakValue(Halves.toDecimal(halves), working);
    }

    private static boolean isUndecided(Cell cell) {
        return cell.kind() == CellKind.GAME && cell.result().isEmpty();
    }

    private static WorkingLine line(Tally tally, Cell cell) {
        WorkingKind kind = kindOf(tally, cell);
        OptionalInt opponent = cell.opponent();
        if (kind == WorkingKind.GAME) {
            int opponentsHalfPoints = tally.score(opponent.getAsInt()).halfPoints();
            return new WorkingLine(cell.round(), kind, opponent, cell.halfDiscs(0), opponentsHalfPoints);
        }
        int ownHalfPoints = tally.score(cell.entrant()).halfPoints();
        return new WorkingLine(cell.round(), kind, opponent, HALF_A_BOARD, ownHalfPoints);
    }

    private static WorkingKind kindOf(Tally tally, Cell cell) {
        if (cell.kind() == CellKind.BYE) {
            return WorkingKind.BYE;
        }
        if (cell.kind() != CellKind.GAME) {
            return WorkingKind.MISSED_ROUND;
        }
        if (!cell.result().orElseThrow().kind().played()) {
            return WorkingKind.FORFEIT;
        }
        boolean opponentLeft = tally.hasWithdrawn(cell.opponent().orElseThrow());
        return opponentLeft ? WorkingKind.WITHDRAWN_OPPONENT : WorkingKind.GAME;
    }
}
