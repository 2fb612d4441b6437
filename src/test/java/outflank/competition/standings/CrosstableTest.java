package outflank.competition.standings;

import static org.assertj.core.api.Assertions.assertThat;
import static outflank.competition.Sketch.bye;
import static outflank.competition.Sketch.game;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import outflank.competition.Color;
import outflank.competition.Competition;
import outflank.competition.Sketch;

class CrosstableTest {

    private final Competition competition = Sketch.ofPlayers(5)
            .entersIn(5, 2)
            .withdrawnFrom(2, 2)
            .round(game(1, 2, 40, 24), game(4, 3, 20, 44))
            .round(game(3, 1, 10, 54), bye(5))
            .competition();

    private final Crosstable crosstable = Crosstable.of(competition, TieBreaks.worldChampionship());

    @Test
    void everybodyHasOneCellPerPublishedRound() {
        assertThat(kinds(1)).containsExactly(CellKind.GAME, CellKind.GAME);
        assertThat(kinds(2)).containsExactly(CellKind.GAME, CellKind.WITHDRAWN);
        assertThat(kinds(4)).containsExactly(CellKind.GAME, CellKind.MISSED);
        assertThat(kinds(5)).containsExactly(CellKind.NOT_YET_ENTERED, CellKind.BYE);
    }

    @Test
    void aCellTellsOpponentColorTableAndResult() {
        Cell cell = row(3).cells().get(0);

        assertThat(cell.opponent()).isEqualTo(OptionalInt.of(4));
        assertThat(cell.color()).contains(Color.WHITE);
        assertThat(cell.table()).isEqualTo(OptionalInt.of(2));
        assertThat(cell.halfPoints()).isEqualTo(2);
        assertThat(cell.halfDiscs(64)).isEqualTo(88);
    }

    @Test
    void theRowsStandInTheOrderOfTheStandings() {
        assertThat(crosstable.rows())
                .extracting(Crosstable.Row::standing)
                .isEqualTo(
                        Standings.of(competition, TieBreaks.worldChampionship()).rows());
    }

    private List<CellKind> kinds(int entrant) {
        return row(entrant).cells().stream().map(Cell::kind).toList();
    }

    private Crosstable.Row row(int entrant) {
        return crosstable.rows().stream()
                .filter(row -> row.standing().entrant().number() == entrant)
                .findFirst()
                .orElseThrow();
    }
}
