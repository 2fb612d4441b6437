package outflank.series;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import outflank.format.text.CsvRow;
import outflank.series.HonourDetails.Laureate;
import outflank.usecase.Refusal;

/**
 * Reads a roll of honour from a table whose first line names the columns: {@code year} and {@code champion} must be there;
 * {@code official} (yes or no), {@code place}, {@code champion_country}, {@code team_title}, {@code runner_up},
 * {@code runner_up_country}, {@code womens_champion} and {@code womens_country} may.
 */
final class HonourFile {

    private static final int MOST_LINES = 2_000;
    private static final int LONGEST = 500_000;

    private static final List<String> COLUMNS = List.of(
            "year",
            "official",
            "place",
            "champion",
            "champion_country",
            "team_title",
            "runner_up",
            "runner_up_country",
            "womens_champion",
            "womens_country");

    private HonourFile() {}

    /**
     * The lines of the table, in its order.
     *
     * @throws Refusal if the table is too long, lacks a column, or a line cannot be understood; it names the line
     */
    static List<HonourDetails> read(String text) {
        if (text.length() > LONGEST) {
            throw new Refusal("refusal.honourFileTooLong", MOST_LINES);
        }
        List<String> lines = text.replace("\uFEFF", "").lines().toList();
        char delimiter = lines.isEmpty() || !lines.get(0).contains(";") ? ',' : ';';
        List<String> names = lines.isEmpty()
                ? List.of()
                : CsvRow.cells(lines.get(0), delimiter).stream()
                        .map(name -> name.strip().toLowerCase(Locale.ROOT))
                        .toList();
        if (!names.contains("year") || !names.contains("champion")) {
            throw new Refusal("refusal.honourColumns", String.join(", ", COLUMNS));
        }
        List<HonourDetails> honours = new ArrayList<>();
        for (int number = 2; number <= lines.size(); number++) {
            if (!lines.get(number - 1).isBlank()) {
                honours.add(line(names, CsvRow.cells(lines.get(number - 1), delimiter), number));
            }
        }
        if (honours.size() > MOST_LINES) {
            throw new Refusal("refusal.honourFileTooLong", MOST_LINES);
        }
        return honours;
    }

    private static HonourDetails line(List<String> names, List<String> cells, int number) {
        Map<String, String> values = new HashMap<>();
        for (int i = 0; i < Math.min(names.size(), cells.size()); i++) {
            values.put(names.get(i), cells.get(i).strip());
        }
        String year = values.getOrDefault("year", "");
        if (!year.matches("\\d{4}")) {
            throw new Refusal("refusal.honourLine", number, "honour.year");
        }
        String official = values.getOrDefault("official", "yes").toLowerCase(Locale.ROOT);
        if (!official.matches("|yes|no")) {
            throw new Refusal("refusal.honourLine", number, "honour.official");
        }
        try {
            return new HonourDetails(
                    Integer.parseInt(year),
                    !official.equals("no"),
                    values.getOrDefault("place", ""),
                    laureate(values, "champion", "champion_country"),
                    values.getOrDefault("team_title", ""),
                    laureate(values, "runner_up", "runner_up_country"),
                    laureate(values, "womens_champion", "womens_country"));
        } catch (Refusal wrong) {
            throw new Refusal(wrong, "refusal.honourLine", number, "honour.champion");
        }
    }

    private static Laureate laureate(Map<String, String> values, String name, String country) {
        return new Laureate(values.getOrDefault(name, ""), values.getOrDefault(country, ""));
    }
}
