package outflank.print;

import java.util.List;
import java.util.Objects;

/**
 * A table for paper; it goes on over as many sheets as it needs, its headings on each of them.
 *
 * @param title what it is, such as "Round 3"
 * @param note a line below the title, may be empty
 * @param columns the columns, at least one
 * @param rows the rows, each with one text for each column
 */
public record PrintedTable(String title, String note, List<Column> columns, List<List<String>> rows) {

    /**
     * A column.
     *
     * @param heading its heading, may be empty
     * @param width its width beside the others: any positive number
     * @param number whether its texts are numbers, which stand at the right
     */
    public record Column(String heading, int width, boolean number) {

        /** @throws IllegalArgumentException if the width is not positive */
        public Column {
            Objects.requireNonNull(heading, "heading");
            if (width < 1) {
                throw new IllegalArgumentException("a column needs a positive width, not " + width);
            }
        }
    }

    /** @throws IllegalArgumentException if there is no column, or a row has another number of texts */
    public PrintedTable {
        Objects.requireNonNull(title, "title");
        Objects.requireNonNull(note, "note");
        columns = List.copyOf(columns);
        rows = rows.stream().map(List::copyOf).toList();
        if (columns.isEmpty()) {
            throw new IllegalArgumentException("a table needs a column");
        }
        for (List<String> row : rows) {
            if (row.size() != columns.size()) {
                throw new IllegalArgumentException(
                        "a row of " + row.size() + " texts does not fit " + columns.size() + " columns");
            }
        }
    }

    /** Whether it is so wide that the sheet is better turned. */
    boolean isWide() {
        return columns.stream().mapToInt(Column::width).sum() > 100;
    }
}
