package outflank.format.text;

import java.util.ArrayList;
import java.util.List;

/** One line of a table as spreadsheets write it (CSV). */
public final class CsvRow {

    private CsvRow() {}

    /** The cells of a line or of several, without the quotation marks around them. */
    public static List<String> cells(String text, char delimiter) {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int index = 0; index < text.length(); index++) {
            char character = text.charAt(index);
            if (character == '"' && (quoted || cell.isEmpty())) {
                boolean doubled = quoted && index + 1 < text.length() && text.charAt(index + 1) == '"';
                if (doubled) {
                    cell.append('"');
                    index++;
                } else {
                    quoted = !quoted;
                }
            } else if (character == delimiter && !quoted) {
                cells.add(cell.toString());
                cell.setLength(0);
            } else {
                cell.append(character);
            }
        }
        cells.add(cell.toString());
        return cells;
    }
}
