package outflank.format.table;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.Arrays;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import outflank.format.tournament.Halves;

/**
 * A table as text. Spreadsheets take a cell that begins with certain signs for a formula, which could do harm in somebody
 * else's name; before such a text stands an apostrophe. Numbers are written as they are.
 */
final class CsvText {

    private static final String FORMULA_SIGNS = "=+-@\t\r\n";

    private final StringBuilder text = new StringBuilder();
    private final CSVPrinter printer;

    CsvText() {
        try {
            printer = new CSVPrinter(text, CSVFormat.RFC4180);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Halves as a number. */
    static BigDecimal halves(int halves) {
        return new BigDecimal(Halves.text(halves));
    }

    /** Adds a line of texts and numbers. */
    void row(Object... cells) {
        try {
            printer.printRecord(Arrays.stream(cells).map(CsvText::harmless));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Object harmless(Object cell) {
        if (cell instanceof BigDecimal number) {
            return number.toPlainString();
        }
        return cell instanceof String words && !words.isEmpty() && FORMULA_SIGNS.indexOf(words.charAt(0)) >= 0
                ? "'" + words
                : cell;
    }

    String text() {
        return text.toString();
    }
}
