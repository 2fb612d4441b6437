package outflank.format.text;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import outflank.format.Ending;
import outflank.format.RecordedGameBuilder;
import outflank.format.StatedResult;
import outflank.othello.Side;

/**
 * What people write beside moves: lines such as {@code Black: Anna}, and names and scores such as {@code Anna - Berta 40-24}
 * or {@code Anna 40-24 Berta}.
 */
final class SideNotes {

    private static final Pattern LABEL = Pattern.compile("\\s*+[#%*]?\\s*+(\\p{L}{1,12}+)\\s*+[:=]\\s*+(.*+)");
    private static final Map<String, Label> LABELS = Map.ofEntries(
            Map.entry("black", Label.BLACK),
            Map.entry("schwarz", Label.BLACK),
            Map.entry("noir", Label.BLACK),
            Map.entry("\u9ed2", Label.BLACK),
            Map.entry("white", Label.WHITE),
            Map.entry("wei\u00df", Label.WHITE),
            Map.entry("weiss", Label.WHITE),
            Map.entry("blanc", Label.WHITE),
            Map.entry("\u767d", Label.WHITE),
            Map.entry("event", Label.EVENT),
            Map.entry("tournament", Label.EVENT),
            Map.entry("turnier", Label.EVENT),
            Map.entry("tournoi", Label.EVENT),
            Map.entry("date", Label.DATE),
            Map.entry("datum", Label.DATE),
            Map.entry("result", Label.RESULT),
            Map.entry("score", Label.RESULT),
            Map.entry("ergebnis", Label.RESULT),
            Map.entry("winner", Label.WINNER),
            Map.entry("ending", Label.ENDING));

    private static final String NUMBER = "(?:[0-5]?[0-9]|6[0-4])";
    private static final Pattern SCORE = Pattern.compile(
            "(?<![\\p{L}0-9./-])(" + NUMBER + "\\s?[-:/\u2013]\\s?" + NUMBER + ")(?![\\p{L}0-9]|[-./:][0-9])");
    private static final Pattern DIFFERENCE = Pattern.compile("(?<![\\p{L}0-9])([-+]" + NUMBER + ")(?![\\p{L}0-9])");
    private static final Pattern BETWEEN = Pattern.compile("\\s+[-\u2013\u2014]\\s+|\\s+(?i:vs|v|x)\\.?\\s+|\t|;|,");
    private static final Pattern EDGES = Pattern.compile("^[\\s,;:|()\"\\-]++|[\\s,;:|(\"\\-]++$");
    private static final Pattern WITH_LETTER = Pattern.compile(".*\\p{L}.*");

    private enum Label {
        BLACK,
        WHITE,
        EVENT,
        DATE,
        RESULT,
        WINNER,
        ENDING
    }

    private SideNotes() {}

    /** Whether a line has a label. */
    static boolean isLabel(String line) {
        return label(LABEL.matcher(line)).isPresent();
    }

    /** Whether a line is labelled as the result. */
    static boolean isResult(String line) {
        return label(LABEL.matcher(line)).filter(label -> label == Label.RESULT).isPresent();
    }

    /** Whether a line holds a score and nothing else. */
    static boolean isScore(String line) {
        return StatedResult.ofDiscs(line).isPresent()
                || DIFFERENCE.matcher(line.strip()).matches();
    }

    private static Optional<Label> label(Matcher matcher) {
        return matcher.matches()
                ? Optional.ofNullable(LABELS.get(matcher.group(1).toLowerCase(Locale.ROOT)))
                : Optional.empty();
    }

    /** Reads a line with a label. */
    static void readLabel(String line, RecordedGameBuilder builder) {
        Matcher matcher = LABEL.matcher(line);
        Label label = label(matcher).orElseThrow();
        String value = matcher.group(2);
        switch (label) {
            case BLACK -> builder.black(value);
            case WHITE -> builder.white(value);
            case EVENT -> builder.event(value);
            case DATE -> builder.date(value);
            case RESULT ->
                StatedResult.ofDiscs(value)
                        .or(() -> StatedResult.ofDifference(value))
                        .ifPresent(result ->
                                builder.result(result.endedBy(builder.result().ending())));
            case WINNER -> readWinner(value, builder);
            case ENDING -> readEnding(value, builder);
        }
    }

    private static void readWinner(String value, RecordedGameBuilder builder) {
        for (Side side : Side.values()) {
            if (side.name().equalsIgnoreCase(value.strip())) {
                builder.result(new StatedResult(
                        OptionalInt.empty(), Optional.of(side), builder.result().ending()));
            }
        }
    }

    private static void readEnding(String value, RecordedGameBuilder builder) {
        for (Ending ending : Ending.values()) {
            if (ending.name().equalsIgnoreCase(value.strip())) {
                builder.result(builder.result().endedBy(ending));
            }
        }
    }

    /** Reads what stands before and behind moves in a line; says whether names or a score were found. */
    static boolean read(String before, String after, RecordedGameBuilder builder) {
        boolean score = readScore(before, builder) || readScore(after, builder);
        boolean names = readNames(before, builder) || readNames(after, builder);
        return score || names;
    }

    private static boolean readScore(String text, RecordedGameBuilder builder) {
        Matcher discs = SCORE.matcher(text);
        while (discs.find()) {
            Optional<StatedResult> result = StatedResult.ofDiscs(discs.group(1));
            if (result.isPresent()) {
                builder.result(result.get());
                return true;
            }
        }
        Matcher difference = DIFFERENCE.matcher(text);
        Optional<StatedResult> result =
                difference.find() ? StatedResult.ofDifference(difference.group(1)) : Optional.empty();
        result.ifPresent(builder::result);
        return result.isPresent();
    }

    /** Two names, with a score or a sign between them. */
    private static boolean readNames(String text, RecordedGameBuilder builder) {
        List<String> aroundScore = parts(SCORE, text);
        List<String> names = aroundScore.size() == 2 ? aroundScore : parts(BETWEEN, withoutScore(text));
        if (names.size() != 2) {
            return false;
        }
        builder.black(names.get(0));
        builder.white(names.get(1));
        return true;
    }

    private static String withoutScore(String text) {
        return DIFFERENCE.matcher(SCORE.matcher(text).replaceAll(" ")).replaceAll(" ");
    }

    private static List<String> parts(Pattern between, String text) {
        return Stream.of(between.split(text))
                .map(part -> EDGES.matcher(part).replaceAll(""))
                .filter(part -> WITH_LETTER.matcher(part).matches())
                .toList();
    }
}
