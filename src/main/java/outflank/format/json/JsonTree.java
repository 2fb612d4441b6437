package outflank.format.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import outflank.format.FormatProblem.Kind;
import outflank.format.Place;
import outflank.format.UnusableFile;
import outflank.format.text.TextSource;

/** Reads a JSON file whole, within limits no tournament reaches. */
final class JsonTree {

    private static final int MOST_NODES = 5_000_000;
    private static final int DEEPEST = 12;
    private static final JsonFactory FACTORY = new JsonFactoryBuilder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(DEEPEST)
                    .maxStringLength(20_000)
                    .maxNameLength(200)
                    .maxNumberLength(40)
                    .maxDocumentLength(64L << 20)
                    .build())
            .build();

    private final JsonParser parser;
    private int nodes;

    private JsonTree(JsonParser parser) {
        this.parser = parser;
    }

    /** @throws UnusableFile if this is no JSON, or beyond the limits */
    static JsonNode read(TextSource source) throws IOException {
        try (JsonParser parser = FACTORY.createParser(reader(source))) {
            JsonTree tree = new JsonTree(parser);
            parser.nextToken();
            JsonNode root = tree.node();
            if (parser.nextToken() != null) {
                throw new UnusableFile(Kind.FIELD_WRONG, tree.place(), "");
            }
            return root;
        } catch (JsonProcessingException broken) {
            int line = broken.getLocation() == null ? 0 : broken.getLocation().getLineNr();
            throw new UnusableFile(
                    Kind.FIELD_WRONG, line > 0 ? Place.line(line) : Place.FILE, broken.getOriginalMessage());
        }
    }

    private static Reader reader(TextSource source) {
        return new Reader() {
            @Override
            public int read(char[] buffer, int offset, int length) throws IOException {
                int count = 0;
                while (count < length) {
                    int character = source.read();
                    if (character == TextSource.END) {
                        return count == 0 ? -1 : count;
                    }
                    buffer[offset + count++] = (char) character;
                }
                return count;
            }

            @Override
            public void close() {
                // Whoever opened the source closes it.
            }
        };
    }

    private Place place() {
        return Place.line(Math.max(1, parser.currentTokenLocation().getLineNr()));
    }

    private JsonNode node() throws IOException {
        if (++nodes > MOST_NODES) {
            throw new UnusableFile(Kind.FILE_TOO_LARGE, place(), "");
        }
        Place place = place();
        JsonToken token = parser.currentToken();
        if (token == null) {
            throw new UnusableFile(Kind.FIELD_MISSING, place, "");
        }
        return new JsonNode(
                place,
                switch (token) {
                    case START_OBJECT -> object();
                    case START_ARRAY -> list();
                    case VALUE_STRING -> parser.getText();
                    case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> parser.getDecimalValue();
                    case VALUE_TRUE -> Boolean.TRUE;
                    case VALUE_FALSE -> Boolean.FALSE;
                    default -> null;
                });
    }

    private Map<String, JsonNode> object() throws IOException {
        Map<String, JsonNode> fields = new LinkedHashMap<>();
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String name = parser.currentName();
            parser.nextToken();
            fields.put(name, node());
        }
        return fields;
    }

    private List<JsonNode> list() throws IOException {
        List<JsonNode> elements = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            elements.add(node());
        }
        return elements;
    }
}
