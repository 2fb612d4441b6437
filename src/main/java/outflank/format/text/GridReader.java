package outflank.format.text;

import java.io.IOException;
import java.io.StringReader;
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
import outflank.othello.transcript.NumberGrid;
import outflank.othello.transcript.Transcript;

/**
 * Reads number grids, one or many in a file, with names and scores above or below them. What a grid looks like,
 * {@link NumberGrid} knows; a blank line or a line of words ends one.
 */
public final class GridReader implements GameReader {

    /** A grid with frames, titles and blank lines has fewer lines. */
    private static final int MAX_LINES = 60;

    private static final int ROWS = 8;
    private static final int MAX_WITHOUT_GAME = 1_000_000;
    private static final Pattern WORDS = Pattern.compile(".*\\p{L}{3}.*", Pattern.DOTALL);

    private final TextSource source;
    private final List<FormatProblem> remarks = new ArrayList<>();
    private final List<String> block = new ArrayList<>();
    private RecordedGameBuilder nextGame = new RecordedGameBuilder();
    private long blockBegin;
    private long number;
    private int withoutGame;

    private GridReader(TextSource source) {
        this.source = source;
    }

    /**
     * Whether a text has number grids.
     *
     * @param beginning as much of it as one cares to look at
     */
    public static boolean recognizes(String beginning) {
        try (GridReader reader = new GridReader(TextSource.of(new StringReader(beginning)))) {
            return reader.next().isPresent();
        } catch (UnusableFile e) {
            return false;
        } catch (IOException e) {
            throw new IllegalStateException("a text in memory cannot fail", e);
        }
    }

    /** Begins to read. */
    public static GridReader open(TextSource source) {
        return new GridReader(source);
    }

    @Override
    public GameFormat format() {
        return GameFormat.GRID;
    }

    @Override
    public Optional<RecordedGame> next() throws IOException {
        while (true) {
            long at = source.line();
            Optional<String> line = source.readLine(PlainReader.MAX_LINE);
            if (line.isEmpty()) {
                return endBlock();
            }
            withoutGame += line.get().length() + 1;
            if (withoutGame > MAX_WITHOUT_GAME) {
                throw new UnusableFile(Kind.NO_GAME_FOR_LONG, Place.line(at), "");
            }
            Optional<RecordedGame> game = read(line.get(), at);
            if (game.isPresent()) {
                withoutGame = 0;
                return game;
            }
        }
    }

    /** Reads a line; returns the game that it ends, if it does. */
    private Optional<RecordedGame> read(String line, long at) {
        boolean label = SideNotes.isLabel(line);
        boolean words = label || WORDS.matcher(line).matches();
        Optional<RecordedGame> game = words || line.isBlank() ? endBlock() : Optional.empty();
        if (words) {
            passOver();
            if (label) {
                SideNotes.readLabel(line, nextGame);
            } else {
                SideNotes.read(line, "", nextGame);
            }
        } else if (game.isEmpty()) {
            if (block.size() == MAX_LINES) {
                passOver();
            }
            blockBegin = block.isEmpty() ? at : blockBegin;
            block.add(line);
        }
        return game;
    }

    /** The game of the grid that was read, if it is whole. */
    private Optional<RecordedGame> endBlock() {
        String text = String.join("\n", block);
        if (block.size() < ROWS || NumberGrid.find(text).isEmpty()) {
            return Optional.empty();
        }
        block.clear();
        RecordedGame game = nextGame.build(++number, Transcript.read(text));
        nextGame = new RecordedGameBuilder();
        return Optional.of(game);
    }

    private void passOver() {
        boolean blank = block.stream().allMatch(String::isBlank);
        if (!blank && remarks.size() < MAX_REMARKS) {
            remarks.add(new FormatProblem(Kind.TEXT_PASSED_OVER, Place.line(blockBegin), block.get(0)));
        }
        block.clear();
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
