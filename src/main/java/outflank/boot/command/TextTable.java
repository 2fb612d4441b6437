package outflank.boot.command;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** A table for people at a terminal: columns as wide as they must be, numbers to the right, texts to the left. */
final class TextTable {

    private final List<Integer> texts;
    private final List<List<String>> rows = new ArrayList<>();

    /**
     * Begins a table.
     *
     * @param head the names of the columns
     * @param texts the columns that hold texts, counted from 0
     */
    TextTable(List<String> head, List<Integer> texts) {
        this.texts = List.copyOf(texts);
        rows.add(head);
    }

    void add(List<String> row) {
        rows.add(row.stream().map(Console::printable).toList());
    }

    void print(PrintStream out) {
        int columns = rows.get(0).size();
        int[] widths = new int[columns];
        for (List<String> row : rows) {
            for (int column = 0; column < columns; column++) {
                widths[column] = Math.max(widths[column], length(row.get(column)));
            }
        }
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < columns; column++) {
                String cell = row.get(column);
                String space = " ".repeat(widths[column] - length(cell));
                line.append(column == 0 ? "" : "  ").append(texts.contains(column) ? cell + space : space + cell);
            }
            out.println(line.toString().stripTrailing());
        }
    }

    private static int length(String cell) {
        return cell.codePointCount(0, cell.length());
    }
}
