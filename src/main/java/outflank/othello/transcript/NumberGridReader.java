package outflank.othello.transcript;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Recognizes a number grid in a text: its lines, how its cells are set apart, and which way its columns and rows run. */
final class NumberGridReader {

    private static final int ROWS = 8;

    /** Eight rows with a frame, titles and blank lines between them have fewer lines. */
    private static final int MAX_LINES = 60;

    /** More cells that are no numbers than this, and it is something else than a grid. */
    private static final int MAX_UNREADABLE = 8;

    private static final Pattern BARS = Pattern.compile("[\u2502\u2503\u2551\u2506\u250A\u00A6]");
    private static final Pattern FRAME = Pattern.compile("[-+=_|:\\s\u2500-\u257F]*+");
    private static final Pattern FRAME_SIGN = Pattern.compile("\\+|[\u2500-\u257F]|[-=_]{3}|:?-+:");
    private static final Pattern SQUARE = Pattern.compile("[a-h][1-8]");
    private static final Pattern NUMBER =
            Pattern.compile("0*+([1-9][0-9]{0,2})(?:[.:*'\u00B0\u2019+!-]{1,2}|\\(?(?:p|pa|ps|pass|b|w|x)\\)?)?");
    private static final Pattern EMPTY =
            Pattern.compile("|[-._/~\u00B7\u2014]{1,2}|0{1,2}|[ox*#@bw+\u25CF\u25CB\u26AB\u26AA\u25A1\u25A0\u2022]");
    private static final List<Character> DELIMITERS = List.of('|', '\t', ';', ',');

    /** Lines that may be rows, in runs; a line of words ends a run. */
    private final List<List<GridLine>> runs = new ArrayList<>(List.of(new ArrayList<>()));

    private final Optional<Character> delimiter;
    private Optional<GridLine> header = Optional.empty();

    private NumberGridReader(Optional<Character> delimiter) {
        this.delimiter = delimiter;
    }

    static Optional<NumberGrid> find(String written) {
        if (written.length() > Transcript.MAX_LENGTH
                || written.lines().limit(ROWS).count() < ROWS) {
            return Optional.empty();
        }
        List<String> lines = BARS.matcher(TranscriptScanner.plain(written))
                .replaceAll("|")
                .lines()
                .toList();
        if (lines.size() > MAX_LINES
                || lines.stream().anyMatch(line -> SQUARE.matcher(line).find())) {
            return Optional.empty();
        }
        Optional<Character> delimiter = DELIMITERS.stream()
                .filter(sign -> lines.stream().filter(line -> has(line, sign)).count() >= ROWS)
                .findFirst();
        NumberGridReader reader = new NumberGridReader(delimiter);
        lines.forEach(reader::take);
        return reader.rows()
                .flatMap(rows -> new GridColumns(rows, reader.header).cells())
                .flatMap(NumberGridReader::grid);
    }

    private static boolean has(String line, char sign) {
        return line.chars().filter(character -> character == sign).count() >= 7;
    }

    private void take(String written) {
        boolean delimited = delimiter.isPresent() && written.indexOf(delimiter.get()) >= 0;
        boolean frame =
                FRAME.matcher(written).matches() && FRAME_SIGN.matcher(written).find();
        if (frame || written.isBlank() && !delimited) {
            return;
        }
        GridLine line =
                delimited ? GridLine.delimited(written, delimiter.get()) : GridLine.spaced(written.replace('|', ' '));
        if (header.isEmpty() && line.isHeader()) {
            header = Optional.of(line);
        } else if (line.isRow() && (delimited || delimiter.isEmpty())) {
            runs.get(runs.size() - 1).add(line);
        } else {
            runs.add(new ArrayList<>());
        }
    }

    /** The eight lines in a row with the most cells: a line above or below them may look like a row, such as a score. */
    private Optional<List<GridLine>> rows() {
        Optional<List<GridLine>> fullest = Optional.empty();
        int most = 0;
        for (List<GridLine> run : runs) {
            for (int first = 0; first + ROWS <= run.size(); first++) {
                List<GridLine> rows = run.subList(first, first + ROWS);
                int cells = rows.stream().mapToInt(row -> row.cells().size()).sum();
                if (cells > most) {
                    most = cells;
                    fullest = Optional.of(rows);
                }
            }
        }
        return fullest;
    }

    private static Optional<NumberGrid> grid(List<String> cells) {
        List<String> read = new ArrayList<>(cells.size());
        int numbers = 0;
        int unreadable = 0;
        for (String cell : cells) {
            Matcher number = NUMBER.matcher(cell);
            if (number.matches()) {
                numbers++;
                read.add(number.group(1));
            } else if (EMPTY.matcher(cell).matches()) {
                read.add("");
            } else {
                unreadable++;
                read.add(cell);
            }
        }
        return numbers == 0 || unreadable > MAX_UNREADABLE
                ? Optional.empty()
                : Optional.of(new NumberGrid(Collections.unmodifiableList(read)));
    }
}
