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
    private static final Pattern WORDS = Pattern.compile(".*\\p{L}{3}.*", Pattern.DOTALL);

    private final TextSource source;
    private final List<FormatProblem> remarks = new ArrayList<>();
    private final List<String> block = new ArrayList<>();
    private final List<String> labels = new ArrayList<>();
    private RecordedGameBuilder nextGame = new RecordedGameBuilder();
    private long blockBegin;
    private long number;

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
            return reader.nextGrid().isPresent();
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
        Optional<RecordedGame> game = nextGrid().map(grid -> nextGame.build(number + 1, Transcript.read(grid)));
        if (game.isPresent()) {
            number++;
            nextGame = new RecordedGameBuilder();
            labels.forEach(label -> readWords(label));
            labels.clear();
        }
        return game;
    }

    /** The text of the next grid; what stands above it is told to the builder, what ends it is kept for the one after it. */
    private Optional<String> nextGrid() throws IOException {
        int withoutGame = 0;
        while (true) {
            long at = source.line();
            Optional<String> line = source.readLine(PlainReader.MAX_LINE);
            if (line.isEmpty()) {
                return endBlock();
            }
            withoutGame += line.get().length() + 1;
            if (withoutGame > PlainReader.MAX_WITHOUT_GAME) {
                throw new UnusableFile(Kind.NO_GAME_FOR_LONG, Place.line(at), "");
            }
            Optional<String> grid = read(line.get(), at);
            if (grid.isPresent()) {
                return grid;
            }
        }
    }

    /** Reads a line; returns the grid that it ends, if it does. */
    private Optional<String> read(String line, long at) {
        boolean words = SideNotes.isLabel(line) || WORDS.matcher(line).matches();
        Optional<String> grid = words || line.isBlank() ? endBlock() : Optional.empty();
        if (words && grid.isPresent()) {
            labels.add(line);
        } else if (words) {
            passOver();
            readWords(line);
        } else if (grid.isEmpty()) {
            if (block.size() == MAX_LINES) {
                passOver();
            }
            blockBegin = block.isEmpty() ? at : blockBegin;
            block.add(line);
        }
        return grid;
    }

    private void readWords(String line) {
        if (SideNotes.isLabel(line)) {
            SideNotes.readLabel(line, nextGame);
        } else {
            SideNotes.read(line, "", nextGame);
        }
    }

    /** The grid that was read, if it is whole. */
    private Optional<String> endBlock() {
        // Blank lines alone do not make a grid of what was none before.
        boolean changed = block.size() >= ROWS && !block.get(block.size() - 1).isBlank();
        String text = changed ? String.join("\n", block) : "";
        if (!changed || NumberGrid.find(text).isEmpty()) {
            return Optional.empty();
        }
        block.clear();
        return Optional.of(text);
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
