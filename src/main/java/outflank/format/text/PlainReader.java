package outflank.format.text;

import java.io.IOException;
import java.util.ArrayList;
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
import outflank.format.UnusableFile;

/**
 * Reads games in plain moves: one in a line, or one over several lines with a blank one between two games, with names and
 * scores beside them, comments, and lines such as {@code Black: Anna}.
 */
public final class PlainReader implements GameReader {

    /** A longer line is no record of a game, whatever stands beside it. */
    static final int MAX_LINE = 20_000;

    /** So many characters without a game are no file of games any more. */
    static final int MAX_WITHOUT_GAME = 1_000_000;

    private static final Pattern COMMENT = Pattern.compile("\\s*+(?:[#%;*]|//).*+");

    private final TextSource source;
    private final List<FormatProblem> remarks = new ArrayList<>();
    private RecordedGameBuilder nextGame = new RecordedGameBuilder();
    private Optional<OpenGame> open = Optional.empty();
    private long number;
    private int withoutGame;

    private PlainReader(TextSource source) {
        this.source = source;
    }

    /**
     * Whether a text has games in plain moves.
     *
     * @param beginning as much of it as one cares to look at
     */
    public static boolean recognizes(String beginning) {
        return beginning
                .lines()
                .filter(line ->
                        line.length() <= MAX_LINE && !COMMENT.matcher(line).matches())
                .anyMatch(line -> MoveLine.of(line).isPresent());
    }

    /** Begins to read. */
    public static PlainReader open(TextSource source) {
        return new PlainReader(source);
    }

    @Override
    public GameFormat format() {
        return GameFormat.PLAIN;
    }

    @Override
    public Optional<RecordedGame> next() throws IOException {
        Optional<OpenGame> closed = Optional.empty();
        while (closed.isEmpty()) {
            long at = source.line();
            Optional<String> line = source.readLine(MAX_LINE);
            if (line.isEmpty()) {
                closed = open;
                open = Optional.empty();
                break;
            }
            closed = read(line.get(), at);
        }
        return closed.map(game -> game.close(++number));
    }

    /** Reads a line; returns the game that it ends, if it does. */
    private Optional<OpenGame> read(String line, long at) throws UnusableFile {
        withoutGame += line.length() + 1;
        if (withoutGame > MAX_WITHOUT_GAME) {
            throw new UnusableFile(Kind.NO_GAME_FOR_LONG, Place.line(at), "");
        }
        if (line.isBlank()) {
            return replaceOpenBy(Optional.empty());
        }
        if (SideNotes.isLabel(line)) {
            boolean endsGame = open.isPresent() && !SideNotes.isResult(line);
            Optional<OpenGame> closed = endsGame ? replaceOpenBy(Optional.empty()) : Optional.empty();
            SideNotes.readLabel(line, open.map(OpenGame::builder).orElse(nextGame));
            return closed;
        }
        if (COMMENT.matcher(line).matches()) {
            return Optional.empty();
        }
        Optional<MoveLine> moves = MoveLine.of(line);
        if (moves.isPresent()) {
            withoutGame = 0;
            if (open.isPresent() && open.get().takes(moves.get())) {
                return Optional.empty();
            }
            OpenGame game = new OpenGame(nextGame, moves.get());
            nextGame = new RecordedGameBuilder();
            return replaceOpenBy(Optional.of(game));
        }
        boolean score = open.isPresent() && SideNotes.isScore(line);
        if (!SideNotes.read(line, "", score ? open.get().builder() : nextGame) && remarks.size() < MAX_REMARKS) {
            remarks.add(new FormatProblem(Kind.TEXT_PASSED_OVER, Place.line(at), line));
        }
        return Optional.empty();
    }

    private Optional<OpenGame> replaceOpenBy(Optional<OpenGame> game) {
        Optional<OpenGame> closed = open;
        open = game;
        return closed;
    }

    @Override
    public List<FormatProblem> remarks() {
        return List.copyOf(remarks);
    }

    @Override
    public void close() throws IOException {
        source.close();
    }
}
