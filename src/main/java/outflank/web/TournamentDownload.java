package outflank.web;

import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import outflank.format.FormatProblem;
import outflank.format.json.JsonWriter;
import outflank.format.papp.PappWriter;
import outflank.format.table.TournamentTable;
import outflank.format.tournament.TournamentFile;
import outflank.format.tournament.WrittenTournament;
import outflank.format.trf.TrfWriter;
import outflank.format.wof.WofWriter;

/** The files a tournament can be downloaded as. */
public enum TournamentDownload {
    WOF(".ELO", "text/plain;charset=US-ASCII"),
    PAPP("-papp.txt", "text/plain;charset=US-ASCII"),
    TRF(".trf", "text/plain;charset=UTF-8"),
    JSON(".json", "application/json"),
    ENTRANTS("-entrants.csv", "text/csv;charset=UTF-8"),
    RESULTS("-results.csv", "text/csv;charset=UTF-8"),
    STANDINGS("-standings.csv", "text/csv;charset=UTF-8"),
    CROSSTABLE("-crosstable.csv", "text/csv;charset=UTF-8");

    private static final String CREATOR = "Outflank";

    /** By this mark spreadsheets know that a table is in UTF-8. */
    private static final String MARK = "\uFEFF";

    private final String ending;
    private final String type;

    TournamentDownload(String ending, String type) {
        this.ending = ending;
        this.type = type;
    }

    /** The one with this word, in small letters. */
    static Optional<TournamentDownload> ofWord(String word) {
        return Stream.of(values())
                .filter(download -> download.word().equals(word))
                .findFirst();
    }

    /** The word in addresses and keys of texts. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    String type() {
        return type;
    }

    /** What the file is called. */
    String fileName(TournamentFile file, String slug) {
        return this == WOF ? WofWriter.fileName(file.header()) : slug + ending;
    }

    /** The content of the file. */
    byte[] bytes(TournamentFile file, LocalDateTime now) {
        return write(file, now).text().getBytes(StandardCharsets.UTF_8);
    }

    /** What the form has no room for. */
    List<FormatProblem> remarks(TournamentFile file, LocalDateTime now) {
        return write(file, now).remarks();
    }

    private WrittenTournament write(TournamentFile file, LocalDateTime now) {
        return switch (this) {
            case WOF -> WofWriter.write(file, CREATOR, now);
            case PAPP -> PappWriter.write(file, CREATOR);
            case TRF -> TrfWriter.write(file);
            case JSON -> JsonWriter.write(file);
            case ENTRANTS, RESULTS, STANDINGS, CROSSTABLE ->
                new WrittenTournament(MARK + TournamentTable.valueOf(name()).of(file), List.of());
        };
    }
}
