package outflank.format.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import outflank.format.FormatProblem;
import outflank.format.FormatProblem.Kind;
import outflank.format.GameFormat;
import outflank.format.GameReader;
import outflank.format.Place;
import outflank.format.RecordedGame;
import outflank.format.RecordedGameBuilder;
import outflank.format.UnusableFile;
import outflank.othello.transcript.Transcript;

/** Reads a table with a column of moves: the first line names the columns, every other is a game. */
public final class CsvReader implements GameReader {

    private final TextSource source;
    private final CsvColumns columns;
    private final List<FormatProblem> remarks = new ArrayList<>();
    private long number;

    private CsvReader(TextSource source, CsvColumns columns) {
        this.source = source;
        this.columns = columns;
    }

    /**
     * Whether a text is a table of games.
     *
     * @param beginning as much of it as one cares to look at
     */
    public static boolean recognizes(String beginning) {
        boolean rows =
                beginning.lines().filter(line -> !line.isBlank()).limit(2).count() == 2;
        return rows
                && beginning
                        .lines()
                        .findFirst()
                        .filter(line -> line.length() <= PlainReader.MAX_LINE)
                        .flatMap(CsvColumns::of)
                        .isPresent();
    }

    /** Begins to read a text that {@link #recognizes} recognizes. */
    public static CsvReader open(TextSource source) throws IOException {
        CsvColumns columns = source.readLine(PlainReader.MAX_LINE)
                .flatMap(CsvColumns::of)
                .orElseThrow(() -> new IllegalArgumentException("not a table of games"));
        return new CsvReader(source, columns);
    }

    @Override
    public GameFormat format() {
        return GameFormat.PLAIN;
    }

    @Override
    public Optional<RecordedGame> next() throws IOException {
        int withoutGame = 0;
        while (true) {
            long at = source.line();
            Optional<String> line = source.readLine(PlainReader.MAX_LINE);
            if (line.isEmpty()) {
                return Optional.empty();
            }
            withoutGame += line.get().length() + 1;
            if (withoutGame > PlainReader.MAX_WITHOUT_GAME) {
                throw new UnusableFile(Kind.NO_GAME_FOR_LONG, Place.line(at), "");
            }
            List<String> row = CsvRow.cells(line.get(), columns.delimiter());
            String moves = columns.moves() < row.size() ? row.get(columns.moves()) : "";
            if (!moves.isBlank()) {
                RecordedGameBuilder builder = new RecordedGameBuilder();
                columns.read(row, at, builder);
                return Optional.of(builder.build(++number, Transcript.read(moves)));
            }
            if (!line.get().isBlank() && remarks.size() < MAX_REMARKS) {
                remarks.add(new FormatProblem(Kind.TEXT_PASSED_OVER, Place.line(at), line.get()));
            }
        }
    }

    @Override
    public List<FormatProblem> remarks() {
        return List.copyOf(remarks);
    }

    @Override
    public void close() throws IOException {
        source.close();
    }
}
