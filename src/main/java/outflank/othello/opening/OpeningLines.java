package outflank.othello.opening;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the tree of openings: each line continues the nearest line above it that is indented less. */
final class OpeningLines {

    private static final String RESOURCE = "lines.txt";
    private static final Pattern LINE = Pattern.compile("( *)((?:[a-h][1-8])+) +(\\S+)");

    /** An opening whose continuations may follow. */
    private record Branch(int indentation, Opening opening) {}

    private OpeningLines() {}

    static List<Opening> read() {
        try (InputStream bytes = OpeningLines.class.getResourceAsStream(RESOURCE);
                BufferedReader reader = new BufferedReader(new InputStreamReader(bytes, StandardCharsets.US_ASCII))) {
            return parse(reader.lines().toList());
        } catch (IOException unreadable) {
            throw new UncheckedIOException("cannot read " + RESOURCE, unreadable);
        }
    }

    /** @throws IllegalArgumentException if a line is neither empty nor a remark nor an opening */
    static List<Opening> parse(List<String> lines) {
        List<Opening> openings = new ArrayList<>();
        Deque<Branch> branches = new ArrayDeque<>();
        for (String line : lines) {
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            Matcher matcher = LINE.matcher(line);
            if (!matcher.matches()) {
                throw new IllegalArgumentException("not a line of an opening: " + line);
            }
            int indentation = matcher.group(1).length();
            while (!branches.isEmpty() && branches.peek().indentation() >= indentation) {
                branches.pop();
            }
            Optional<Opening> parent = Optional.ofNullable(branches.peek()).map(Branch::opening);
            String moves = parent.map(Opening::moves).orElse("") + matcher.group(2);
            Opening opening = new Opening(matcher.group(3), moves, parent);
            openings.add(opening);
            branches.push(new Branch(indentation, opening));
        }
        return openings;
    }
}
