package outflank.othello.transcript;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Tells which cell of a grid's eight lines belongs to which square. Where blanks are all that sets cells apart, an empty
 * square may be blank too; then the cells above and below say which column a number stands in.
 */
final class GridColumns {

    private static final int SIZE = 8;

    /** Whoever pastes a grid may lose the blanks before its first line, at most so many. */
    private static final int MAX_LOST_BLANKS = 8;

    private final List<GridLine> rows;
    private final Optional<GridLine> header;

    GridColumns(List<GridLine> rows, Optional<GridLine> header) {
        this.rows = rows;
        this.header = header;
    }

    /** The 64 cells in the order of the squares; empty if these lines are no grid. */
    Optional<List<String>> cells() {
        return tables().map(GridColumns::withoutLabels)
                .flatMap(Optional::stream)
                .findFirst()
                .map(table -> {
                    boolean reversed = header.isPresent() && header.get().isReversed();
                    List<String> cells = new ArrayList<>(SIZE * SIZE);
                    for (List<String> row : table) {
                        List<String> ordered = new ArrayList<>(row);
                        if (reversed) {
                            Collections.reverse(ordered);
                        }
                        cells.addAll(ordered);
                    }
                    return cells;
                });
    }

    /** The ways to take these lines as rows of equal width, the likeliest first; labels are still in them. */
    private Stream<List<List<String>>> tables() {
        int widest = rows.stream().mapToInt(row -> row.cells().size()).max().orElse(0);
        boolean spaced = rows.stream().anyMatch(row -> !row.begins().isEmpty());
        boolean even = rows.stream().allMatch(row -> row.cells().size() == widest);
        if (!spaced || even) {
            return Stream.of(rows.stream().map(row -> row.padded(widest)).toList());
        }
        return Stream.concat(
                collapsed(widest).stream(),
                IntStream.rangeClosed(0, MAX_LOST_BLANKS)
                        .mapToObj(this::aligned)
                        .flatMap(Optional::stream));
    }

    /** Every square has a number, the four in the center are left out, and what follows them has moved to the left. */
    private Optional<List<List<String>>> collapsed(int widest) {
        List<List<String>> table = new ArrayList<>();
        for (int index = 0; index < SIZE; index++) {
            GridLine row = rows.get(index);
            boolean middle = index == 3 || index == 4;
            if (row.cells().size() != (middle ? widest - 2 : widest) || middle && hasGap(row)) {
                return Optional.empty();
            }
            List<String> cells = new ArrayList<>(row.cells());
            if (middle) {
                int label = row.cells().get(0).equals(rowName(index)) && widest > SIZE ? 1 : 0;
                cells.addAll(3 + label, List.of("", ""));
            }
            table.add(cells);
        }
        return Optional.of(table);
    }

    /** Whether the blanks inside a line of the middle leave room for the two center squares. */
    private static boolean hasGap(GridLine row) {
        int least = Integer.MAX_VALUE;
        int most = 0;
        for (int cell = 1; cell < row.cells().size(); cell++) {
            int blanks = row.begins().get(cell) - row.end(cell - 1);
            least = Math.min(least, blanks);
            most = Math.max(most, blanks);
        }
        return most > least + 2;
    }

    /** Cells that stand below one another are one column. */
    private Optional<List<List<String>>> aligned(int lostBlanks) {
        List<GridLine> lines = new ArrayList<>(rows);
        header.filter(names -> !names.begins().isEmpty()).ifPresent(names -> lines.add(0, names));
        lines.set(0, lines.get(0).shifted(lostBlanks));
        BitSet inked = new BitSet();
        for (GridLine line : lines) {
            for (int cell = 0; cell < line.cells().size(); cell++) {
                inked.set(line.begins().get(cell), line.end(cell));
            }
        }
        List<Integer> ends = new ArrayList<>();
        for (int begin = inked.nextSetBit(0); begin >= 0; begin = inked.nextSetBit(inked.nextClearBit(begin))) {
            ends.add(inked.nextClearBit(begin));
        }
        if (ends.size() < SIZE) {
            return Optional.empty();
        }
        List<List<String>> table = new ArrayList<>();
        for (GridLine line : lines) {
            List<String> cells = new ArrayList<>(Collections.nCopies(ends.size(), ""));
            for (int cell = 0; cell < line.cells().size(); cell++) {
                int column = 0;
                while (ends.get(column) < line.end(cell)) {
                    column++;
                }
                if (!cells.get(column).isEmpty()) {
                    return Optional.empty();
                }
                cells.set(column, line.cells().get(cell));
            }
            table.add(cells);
        }
        return Optional.of(table.subList(table.size() - SIZE, table.size()));
    }

    /** Cuts off what stands beside the board: names of the rows, and blanks outside the outer bars. */
    private static Optional<List<List<String>>> withoutLabels(List<List<String>> table) {
        List<List<String>> board = table;
        boolean upsideDown = false;
        while (board.get(0).size() > SIZE) {
            int last = board.get(0).size() - 1;
            int outside = isLabels(board, 0) || isBlank(board, 0) ? 0 : last;
            if (outside == last && !isLabels(board, last) && !isBlank(board, last)) {
                return Optional.empty();
            }
            upsideDown |= board.get(0).get(outside).startsWith("8");
            board = board.stream()
                    .map(row -> outside == 0 ? row.subList(1, row.size()) : row.subList(0, last))
                    .toList();
        }
        if (board.get(0).size() < SIZE) {
            return Optional.empty();
        }
        List<List<String>> ordered = new ArrayList<>(board);
        if (upsideDown) {
            Collections.reverse(ordered);
        }
        return Optional.of(ordered);
    }

    private static boolean isBlank(List<List<String>> table, int column) {
        return table.stream().allMatch(row -> row.get(column).isEmpty());
    }

    private static boolean isLabels(List<List<String>> table, int column) {
        boolean down = true;
        boolean up = true;
        for (int row = 0; row < SIZE; row++) {
            String label = table.get(row).get(column).replaceAll("[.:)]$", "");
            down &= label.equals(rowName(row));
            up &= label.equals(rowName(SIZE - 1 - row));
        }
        return down || up;
    }

    private static String rowName(int row) {
        return Integer.toString(row + 1);
    }
}
