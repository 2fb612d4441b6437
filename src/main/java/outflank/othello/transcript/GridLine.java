package outflank.othello.transcript;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line of a number grid, cut into cells.
 *
 * @param cells the text of each cell
 * @param begins where each cell begins in the line; empty if a sign between them says where each one is
 */
record GridLine(List<String> cells, List<Integer> begins) {

    /** With labels on both sides. */
    private static final int MAX_CELLS = 10;

    /** A number, a bracket and a sign of a pass. */
    private static final int MAX_CELL_LENGTH = 8;

    private static final Pattern CELL = Pattern.compile("\\S++");

    static GridLine delimited(String line, char delimiter) {
        List<String> cells = new ArrayList<>();
        for (String cell : line.split(Pattern.quote(String.valueOf(delimiter)), -1)) {
            cells.add(unquoted(cell.strip()));
        }
        return new GridLine(cells, List.of());
    }

    static GridLine spaced(String line) {
        List<String> cells = new ArrayList<>();
        List<Integer> begins = new ArrayList<>();
        Matcher cell = CELL.matcher(line);
        while (cell.find()) {
            cells.add(cell.group());
            begins.add(cell.start());
        }
        return new GridLine(cells, begins);
    }

    private static String unquoted(String cell) {
        boolean quoted = cell.length() >= 2 && cell.startsWith("\"") && cell.endsWith("\"");
        return quoted ? cell.substring(1, cell.length() - 1).strip() : cell;
    }

    /** Whether it may be a row: as many cells as a row has, each short. */
    boolean isRow() {
        return cells.size() <= MAX_CELLS && cells.stream().allMatch(cell -> cell.length() <= MAX_CELL_LENGTH);
    }

    /** Whether it names the columns from a to h, or from h to a. */
    boolean isHeader() {
        String names = String.join("", cells);
        return names.equals("abcdefgh") || names.equals("hgfedcba");
    }

    /** Whether it names the columns from h to a: the sheet is seen from White's side. */
    boolean isReversed() {
        return cells.stream()
                .filter(cell -> !cell.isEmpty())
                .findFirst()
                .orElse("")
                .equals("h");
    }

    /** Where a cell ends in the line, exclusive. */
    int end(int cell) {
        return begins.get(cell) + cells.get(cell).length();
    }

    /** The same line that begins so many characters further right. */
    GridLine shifted(int characters) {
        return new GridLine(
                cells, begins.stream().map(begin -> begin + characters).toList());
    }

    /** The same cells, blank ones added up to this width. */
    List<String> padded(int width) {
        List<String> padded = new ArrayList<>(cells);
        padded.addAll(Collections.nCopies(Math.max(0, width - cells.size()), ""));
        return padded;
    }
}
