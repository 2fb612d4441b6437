package outflank.format.json;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.format.UnusableFile;

/** The words and numbers in which results stand in JSON. */
final class JsonResults {

    private JsonResults() {}

    /** The word for a value of an enumeration. */
    static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** @throws UnusableFile if the text is the word of none of the values */
    static <T extends Enum<T>> T ofWord(T[] values, JsonNode node) throws UnusableFile {
        String word = node.text();
        Optional<T> found =
                Arrays.stream(values).filter(value -> word(value).equals(word)).findFirst();
        return found.orElseThrow(() -> node.wrong(word));
    }

    /** The result of a game; empty if it has none. */
    static Optional<Result> read(JsonNode game) throws UnusableFile {
        Optional<JsonNode> result = game.field("result");
        if (result.isEmpty()) {
            return Optional.empty();
        }
        ResultKind kind = ofWord(ResultKind.values(), result.get().required("kind"));
        int[] points = two(result.get(), "points", 2);
        int[] discs = two(result.get(), "discs", Result.BOARD_HALF_DISCS);
        try {
            return Optional.of(new Result(kind, points[0], points[1], discs[0], discs[1]));
        } catch (IllegalArgumentException impossible) {
            throw result.get().wrong(impossible.getMessage());
        }
    }

    private static int[] two(JsonNode result, String name, int most) throws UnusableFile {
        List<JsonNode> both = result.list(name);
        if (both.size() != 2) {
            throw result.required(name).wrong(name);
        }
        return new int[] {both.get(0).halves(most), both.get(1).halves(most)};
    }
}
