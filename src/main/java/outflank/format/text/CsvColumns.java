package outflank.format.text;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import outflank.format.FormatProblem.Kind;
import outflank.format.Place;
import outflank.format.RecordedGameBuilder;
import outflank.format.StatedResult;
import outflank.othello.Square;

/**
 * What the columns of a table of games mean, by the names in its first line.
 *
 * @param delimiter the sign between two cells
 * @param moves the column with the moves
 * @param names the names of all columns, in lower case
 */
record CsvColumns(char delimiter, int moves, List<String> names) {

    private static final List<String> MOVES =
            List.of("moves", "transcript", "record", "game", "partie", "coups", "z\u00fcge", "kifu", "\u68cb\u8b5c");
    private static final List<String> BLACK = List.of("black", "black_player", "black_name", "schwarz", "noir");
    private static final List<String> WHITE = List.of("white", "white_player", "white_name", "wei\u00df", "blanc");
    private static final List<String> EVENT = List.of("event", "tournament", "turnier", "tournoi");
    private static final List<String> DATE = List.of("date", "year", "datum", "jahr", "ann\u00e9e");

    /** What was entered comes before what was computed. */
    private static final List<String> BLACK_DISCS =
            List.of("recorded_black_score", "slip_black", "black_score", "official_black", "official_black_score");

    private static final List<String> SCORE = List.of("score", "result", "official_score", "ergebnis");

    private static final String DELIMITERS = ",;\t|";

    /** The columns of a table that begins with this line; empty if none of them holds moves. */
    static Optional<CsvColumns> of(String firstLine) {
        for (char delimiter : DELIMITERS.toCharArray()) {
            List<String> names = CsvRow.cells(firstLine, delimiter).stream()
                    .map(name -> name.strip().toLowerCase(Locale.ROOT).replace(' ', '_'))
                    .toList();
            Optional<String> moves = MOVES.stream().filter(names::contains).findFirst();
            if (moves.isPresent() && (names.size() > 1 || firstLine.strip().equalsIgnoreCase("moves"))) {
                return Optional.of(new CsvColumns(delimiter, names.indexOf(moves.get()), names));
            }
        }
        return Optional.empty();
    }

    /** Tells the builder what a row says, except for the moves. */
    void read(List<String> row, long line, RecordedGameBuilder builder) {
        builder.black(cell(row, BLACK));
        builder.white(cell(row, WHITE));
        builder.event(cell(row, EVENT));
        builder.date(cell(row, DATE));
        String discs = cell(row, BLACK_DISCS).strip();
        String score = cell(row, SCORE).strip();
        Optional<StatedResult> result = blackDiscs(discs)
                .or(() -> StatedResult.ofDiscs(score))
                .or(() -> score.matches("[-+].*+") ? StatedResult.ofDifference(score) : Optional.empty());
        if (result.isPresent()) {
            builder.result(result.get());
        } else if (!discs.isEmpty() || !score.isEmpty()) {
            builder.remark(Kind.SCORE_UNREAD, Place.line(line), discs.isEmpty() ? score : discs);
        }
    }

    private static Optional<StatedResult> blackDiscs(String cell) {
        if (!cell.matches("[0-9]{1,2}+")) {
            return Optional.empty();
        }
        int discs = Integer.parseInt(cell);
        return discs > Square.COUNT ? Optional.empty() : Optional.of(StatedResult.ofBlackDiscs(discs));
    }

    private String cell(List<String> row, List<String> wanted) {
        OptionalInt column = wanted.stream()
                .mapToInt(names::indexOf)
                .filter(index -> index >= 0 && index < row.size())
                .findFirst();
        return column.isPresent() ? row.get(column.getAsInt()) : "";
    }
}
