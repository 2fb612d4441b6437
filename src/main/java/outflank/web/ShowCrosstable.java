package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import outflank.competition.standings.Cell;
import outflank.competition.standings.CellKind;
import outflank.competition.standings.Crosstable;
import outflank.competition.standings.Standing;
import outflank.competition.standings.TieBreak;
import outflank.record.GameSheets;
import outflank.tournament.Competitions;
import outflank.tournament.Game;
import outflank.tournament.Rounds;
import outflank.tournament.Tournament;

/** Who did what in which round, in the order of the standings. */
@Named
@RequestScoped
public class ShowCrosstable {

    @Inject
    private ShownTournament shown;

    @Inject
    private Competitions competitions;

    @Inject
    private Rounds rounds;

    @Inject
    private GameSheets sheets;

    private List<Crosstable.Row> rows = List.of();
    private List<TieBreak> tieBreaks = List.of();
    private TieBreakTexts values;
    private Map<Integer, Standing> standings = Map.of();
    private final Map<Seat, UUID> recorded = new HashMap<>();

    /** Where a game is played. */
    private record Seat(int round, int table) {}

    /** Loads what the page shows. */
    public void load() {
        if (!shown.find() || shown.getLastRound() == 0) {
            return;
        }
        Tournament tournament = shown.getTournament();
        Crosstable crosstable =
                Crosstable.of(competitions.read(tournament), tournament.rules().parsedTieBreaks());
        rows = crosstable.rows();
        tieBreaks = crosstable.standings().tieBreaks();
        values = new TieBreakTexts(crosstable.standings());
        standings = rows.stream()
                .map(Crosstable.Row::standing)
                .collect(Collectors.toMap(standing -> standing.entrant().number(), standing -> standing));
        Set<UUID> withRecord = sheets.recorded(tournament.id());
        for (Game game : rounds.publishedGames(tournament.id())) {
            if (withRecord.contains(game.id())) {
                recorded.put(new Seat(game.round().number(), game.tableNumber()), game.id());
            }
        }
    }

    public List<Crosstable.Row> getRows() {
        return rows;
    }

    public List<TieBreak> getTieBreaks() {
        return tieBreaks;
    }

    /** The value of a row in the tie-break at this place of the list. */
    public String value(Standing row, int place) {
        return values.of(row, place);
    }

    /** Whether the cell is a game, decided or not. */
    public boolean isGame(Cell cell) {
        return cell.kind() == CellKind.GAME;
    }

    /** The standing of the opponent in a game. */
    public Standing opponent(Cell cell) {
        return standings.get(cell.opponent().orElseThrow());
    }

    /** How the game went for the entrant of the row: win, draw, loss, or none while it is not decided. */
    public String outcome(Cell cell) {
        if (cell.result().isEmpty()) {
            return "none";
        }
        return List.of("loss", "draw", "win").get(cell.halfPoints());
    }

    /** The id of the game, if its record can be replayed; else null. */
    public UUID record(Cell cell) {
        return recorded.get(new Seat(cell.round(), cell.table().orElseThrow()));
    }
}
