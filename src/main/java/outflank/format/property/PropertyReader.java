package outflank.format.property;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import outflank.format.FormatProblem;
import outflank.format.FormatProblem.Kind;
import outflank.format.GameFormat;
import outflank.format.GameReader;
import outflank.format.Place;
import outflank.format.RecordedGame;
import outflank.format.RecordedGameBuilder;
import outflank.format.text.TextSource;
import outflank.othello.transcript.Transcript;

/** Reads GGF and SGF. The first game says which of the two the file is, but each game is read as what it says of itself. */
public final class PropertyReader implements GameReader {

    private static final Pattern BEGINNING = Pattern.compile("\\(\\s*+;\\s*+[A-Z][A-Za-z]{0,15}+\\s*+\\[");
    private static final Pattern OTHELLO = Pattern.compile("(?i)\\s*+(?:2|othello|reversi)\\s*+");

    private final TextSource source;
    private final PropertyScanner scanner;
    private final GameFormat format;
    private Optional<PropertyGame> ahead;
    private long number;

    private PropertyReader(TextSource source) throws IOException {
        this.source = source;
        this.scanner = new PropertyScanner(source);
        this.ahead = scanner.next();
        this.format = ahead.map(PropertyReader::format).orElse(GameFormat.SGF);
    }

    /**
     * Whether a text is in one of the two formats.
     *
     * @param beginning as much of it as one cares to look at
     */
    public static boolean recognizes(String beginning) {
        return BEGINNING.matcher(beginning).find();
    }

    /** Begins to read a text that {@link #recognizes} recognizes. */
    public static PropertyReader open(TextSource source) throws IOException {
        return new PropertyReader(source);
    }

    @Override
    public GameFormat format() {
        return format;
    }

    @Override
    public Optional<RecordedGame> next() throws IOException {
        Optional<PropertyGame> game = ahead.isPresent() ? ahead : scanner.next();
        ahead = Optional.empty();
        return game.map(this::read);
    }

    private RecordedGame read(PropertyGame game) {
        number++;
        RecordedGameBuilder builder = new RecordedGameBuilder();
        String written = "";
        if (game.has("GM") && !OTHELLO.matcher(game.value("GM")).matches()) {
            builder.remark(Kind.OTHER_GAME, Place.line(game.line()), "GM[" + game.value("GM") + "]");
        } else if (format(game) == GameFormat.GGF) {
            written = new GgfGame(game, builder).read();
        } else {
            written = new SgfGame(game, builder).read();
        }
        if (!game.closed()) {
            builder.remark(Kind.UNCLOSED_GAME, Place.line(game.line()), "");
        }
        return builder.build(number, Transcript.read(written));
    }

    /** A game of a server names its game, its board, or its result as a bare difference; SGF does none of these. */
    private static GameFormat format(PropertyGame game) {
        String name = game.value("GM").strip();
        boolean ggf = name.isEmpty() ? game.has("BO") || game.has("TY") : !Character.isDigit(name.charAt(0));
        return ggf ? GameFormat.GGF : GameFormat.SGF;
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
