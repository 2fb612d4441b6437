package outflank.format.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import outflank.competition.Color;
import outflank.competition.Game;
import outflank.competition.Round;
import outflank.competition.standings.Standing;
import outflank.competition.standings.Standings;
import outflank.format.tournament.FileEntrant;
import outflank.format.tournament.Halves;
import outflank.format.tournament.StandingsOrder;
import outflank.format.tournament.TournamentFile;

/**
 * The crosstable by rounds: {@code 12B 40} is a game against the player in place 12, with Black, of 40 discs; {@code bye}
 * and an empty cell speak for themselves.
 */
final class CrosstableRows {

    private CrosstableRows() {}

    static void write(TournamentFile file, CsvText csv) {
        Standings standings = StandingsOrder.of(file);
        List<Round> rounds = file.competition().rounds();
        List<Object> head = new ArrayList<>(List.of("place", "rank", "id", "name", "country", "points"));
        rounds.forEach(round -> head.add("round_" + round.number()));
        csv.row(head.toArray());
        Map<Integer, Integer> places = new HashMap<>();
        for (Standing standing : standings.rows()) {
            places.put(standing.entrant().number(), places.size() + 1);
        }
        Function<Integer, FileEntrant> entrants = file.byNumber();
        for (Standing standing : standings.rows()) {
            int number = standing.entrant().number();
            FileEntrant inFile = entrants.apply(number);
            List<Object> row = new ArrayList<>(List.of(
                    places.get(number),
                    standing.rank(),
                    inFile.id(),
                    inFile.writtenName(),
                    standing.entrant().country(),
                    CsvText.halves(standing.halfPoints())));
            rounds.forEach(round -> row.add(cell(round, number, places)));
            csv.row(row.toArray());
        }
    }

    private static String cell(Round round, int number, Map<Integer, Integer> places) {
        if (round.byes().contains(number)) {
            return "bye";
        }
        if (round.requestedByes().containsKey(number)) {
            return "bye " + Halves.text(round.requestedByes().get(number));
        }
        return round.games().stream()
                .filter(game -> game.involves(number))
                .findFirst()
                .map(game -> cell(game, number, places))
                .orElse("");
    }

    private static String cell(Game game, int number, Map<Integer, Integer> places) {
        Color color = game.colorOf(number);
        String opponent = places.get(game.opponentOf(number)) + (color == Color.BLACK ? "B" : "W");
        return game.result()
                .map(result -> opponent + " " + Halves.text(result.halfDiscs(color)))
                .orElse(opponent);
    }
}
