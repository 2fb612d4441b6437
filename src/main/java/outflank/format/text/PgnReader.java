package outflank.format.text;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import outflank.format.Ending;
import outflank.format.FormatProblem;
import outflank.format.FormatProblem.Kind;
import outflank.format.GameFormat;
import outflank.format.GameReader;
import outflank.format.Place;
import outflank.format.RecordedGame;
import outflank.format.RecordedGameBuilder;
import outflank.format.StatedResult;
import outflank.format.UnusableFile;
import outflank.othello.transcript.Transcript;

/**
 * Reads the form of PlayOK, which is that of chess: lines such as {@code [Black "Anna"]}, then the moves with comments in
 * braces and variations in brackets, which are left out, and the result.
 */
public final class PgnReader implements GameReader {

    /** A game has fewer characters, whatever comments there are. */
    private static final int MAX_GAME = 1_000_000;

    private static final Pattern TAG =
            Pattern.compile("\\s*+\\[\\s*+([A-Za-z][A-Za-z0-9_]{0,31}+)\\s*+\"(.*)\"\\s*+]\\s*+");
    private static final Pattern ESCAPE = Pattern.compile("\\\\(.)");
    private static final Pattern FIRST_TAG = Pattern.compile("\\A(?:\\s|%.*+)*+\\[\\s*+[A-Za-z]\\w{0,31}+\\s*+\"");
    private static final Pattern COMMENTED_MOVES =
            Pattern.compile("\\A\\s*+(?:\\{[^}]{0,2000}+}\\s*+)++1\\.\\s*+[a-hA-H][1-8]"
                    + "|\\A\\s*+1\\.\\s*+[a-hA-H][1-8][^\\[{]{0,500}+\\{");
    private static final Pattern UNSAID = Pattern.compile("[*?\\s-]*+");
    private static final Map<String, Ending> ENDINGS = Map.of(
            "resignation", Ending.RESIGNATION,
            "time forfeit", Ending.TIME_OUT,
            "agreement", Ending.AGREEMENT,
            "forfeit", Ending.FORFEIT);

    private final TextSource source;
    private RecordedGameBuilder builder;
    private MoveText moves;
    private Optional<String> result;
    private Ending ending;
    private long begin;
    private long number;

    private PgnReader(TextSource source) {
        this.source = source;
    }

    /**
     * Whether a text is in this form.
     *
     * @param beginning as much of it as one cares to look at
     */
    public static boolean recognizes(String beginning) {
        return FIRST_TAG.matcher(beginning).find()
                || COMMENTED_MOVES.matcher(beginning).find();
    }

    /** Begins to read a text that {@link #recognizes} recognizes. */
    public static PgnReader open(TextSource source) {
        return new PgnReader(source);
    }

    @Override
    public GameFormat format() {
        return GameFormat.PGN;
    }

    @Override
    public Optional<RecordedGame> next() throws IOException {
        builder = new RecordedGameBuilder();
        moves = new MoveText();
        result = Optional.empty();
        ending = Ending.UNSAID;
        begin = 0;
        boolean tags = false;
        int length = 0;
        while (true) {
            if (tags && !moves.isEmpty() && source.peek() == '[') {
                break;
            }
            long at = source.line();
            Optional<String> line = source.readLine(PlainReader.MAX_LINE);
            if (line.isEmpty()) {
                break;
            }
            length += line.get().length() + 1;
            if (length > MAX_GAME) {
                throw new UnusableFile(Kind.GAME_TOO_LONG, Place.line(at), "");
            }
            Matcher tag = TAG.matcher(line.get());
            if (tag.matches()) {
                begin = tags ? begin : at;
                tags = true;
                readTag(tag.group(1), ESCAPE.matcher(tag.group(2)).replaceAll("$1"));
            } else if (!line.get().startsWith("%")) {
                moves.add(line.get(), at);
            }
        }
        return tags || !moves.isEmpty() ? Optional.of(game()) : Optional.empty();
    }

    private void readTag(String name, String value) {
        switch (name.toLowerCase(Locale.ROOT)) {
            case "black" -> builder.black(value);
            case "white" -> builder.white(value);
            case "event" -> builder.event(value);
            case "date" -> builder.date(value);
            case "result" -> result = Optional.of(value);
            case "termination" -> ending = ENDINGS.getOrDefault(value.strip().toLowerCase(Locale.ROOT), ending);
            default -> {}
        }
    }

    private RecordedGame game() {
        Optional<String> stated =
                result.filter(value -> !UNSAID.matcher(value).matches()).or(moves::result);
        Optional<StatedResult> read = stated.flatMap(PgnReader::result);
        if (stated.isPresent() && read.isEmpty()) {
            builder.remark(Kind.SCORE_UNREAD, Place.line(begin), stated.get());
        }
        builder.result(read.orElse(StatedResult.UNSAID).endedBy(ending));
        return builder.build(++number, Transcript.read(moves.written()));
    }

    /** How a tag says that a game ended. */
    static String termination(Ending ending) {
        return ENDINGS.entrySet().stream()
                .filter(entry -> entry.getValue() == ending)
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse("normal");
    }

    /** A score, or as in chess who won; half a point for each is a draw. */
    private static Optional<StatedResult> result(String text) {
        if (text.strip().equals("1/2-1/2")) {
            return Optional.of(StatedResult.ofBlackDiscs(32));
        }
        return StatedResult.ofDiscs(text).or(() -> StatedResult.ofDifference(text));
    }

    @Override
    public List<FormatProblem> remarks() {
        return List.of();
    }

    @Override
    public void close() throws IOException {
        source.close();
    }
}
