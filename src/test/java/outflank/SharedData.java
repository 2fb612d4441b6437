package outflank;

import jakarta.json.Json;
import jakarta.json.JsonReader;
import jakarta.json.JsonStructure;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Real tournaments and games that lie beside the checkout, in the folder the system property {@code shared.data} names.
 * They are no part of the project, so a clone alone has to do without them; where every test has to run (environment
 * variable {@code CI=true}) a missing folder is a failure.
 */
public final class SharedData {

    private static final Path FOLDER = Path.of(System.getProperty("shared.data", "../shared/data"));
    private static final Pattern CELL = Pattern.compile("(?:\"([^\"]*+(?:\"\"[^\"]*+)*+)\"|([^,\"]*+))(,|\\z)");

    private SharedData() {}

    /** Marks a test class or method that needs the folder. */
    @Target({ElementType.TYPE, ElementType.METHOD})
    @Retention(RetentionPolicy.RUNTIME)
    @ExtendWith(Presence.class)
    public @interface Needed {}

    static final class Presence implements ExecutionCondition {

        @Override
        public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
            ConditionEvaluationResult result = evaluate(present(), "true".equals(System.getenv("CI")));
            if (result.isDisabled()) {
                System.out.println("Not run, the shared data are missing: " + context.getDisplayName());
            }
            return result;
        }

        /** @throws IllegalStateException if the folder is missing where every test has to run */
        static ConditionEvaluationResult evaluate(boolean present, boolean everyTestHasToRun) {
            if (present) {
                return ConditionEvaluationResult.enabled("the shared data are there");
            }
            if (everyTestHasToRun) {
                throw new IllegalStateException("CI=true, but the shared data are missing: " + FOLDER);
            }
            return ConditionEvaluationResult.disabled("the shared data are missing");
        }
    }

    /** Whether the folder is there. */
    public static boolean present() {
        return Files.isDirectory(FOLDER);
    }

    /** The JSON object or array in this file. */
    public static JsonStructure json(String path) {
        try (JsonReader reader = Json.createReader(new ByteArrayInputStream(bytes(path)))) {
            return reader.read();
        }
    }

    /** The rows below the first line of this file, each by the names in the first line; no cell spans lines. */
    public static List<Map<String, String>> csv(String path) {
        List<String> lines =
                new String(bytes(path), StandardCharsets.UTF_8).lines().toList();
        List<String> names = cells(lines.get(0));
        List<Map<String, String>> rows = new ArrayList<>();
        for (String line : lines.subList(1, lines.size())) {
            List<String> cells = cells(line);
            if (cells.size() != names.size()) {
                throw new IllegalStateException(path + " has " + names.size() + " columns, but not here: " + line);
            }
            Map<String, String> row = new LinkedHashMap<>();
            for (int column = 0; column < names.size(); column++) {
                row.put(names.get(column), cells.get(column));
            }
            rows.add(row);
        }
        return rows;
    }

    /** The whole file. */
    public static byte[] bytes(String path) {
        try {
            return Files.readAllBytes(FOLDER.resolve(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> cells(String line) {
        List<String> cells = new ArrayList<>();
        Matcher matcher = CELL.matcher(line);
        boolean more = true;
        while (more) {
            if (!matcher.lookingAt()) {
                throw new IllegalStateException("not a line of cells: " + line);
            }
            cells.add(matcher.group(1) != null ? matcher.group(1).replace("\"\"", "\"") : matcher.group(2));
            more = matcher.group(3).equals(",");
            matcher.region(matcher.end(), line.length());
        }
        return cells;
    }
}
