package outflank.competition.standings;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import outflank.competition.Entrant;
import outflank.competition.Result;

/** All discs of an entrant, byes at the competition's value; a forfeit counts as its official result says. */
public record TotalDiscs() implements TieBreak {

    @Override
    public String name() {
        return "discs";
    }

    @Override
    public TieBreakValue value(Tally tally, Entrant entrant) {
        List<WorkingLine> working = new ArrayList<>();
        for (Cell cell : tally.cells(entrant.number())) {
            int halfDiscs = cell.halfDiscs(tally.competition().byeHalfDiscs());
            if (cell.kind() == CellKind.BYE) {
                working.add(new WorkingLine(cell.round(), WorkingKind.BYE, cell.opponent(), halfDiscs, 0));
            } else if (cell.result().isPresent()) {
                working.add(new WorkingLine(cell.round(), kindOf(cell.result().get()), cell.opponent(), halfDiscs, 0));
            }
        }
        int total = tally.score(entrant.number()).halfDiscs();
        return new TieBreakValue(Halves.toDecimal(BigDecimal.valueOf(total)), working);
    }

    private static WorkingKind kindOf(Result result) {
        return result.kind().played() ? WorkingKind.GAME : WorkingKind.FORFEIT;
    }
}
