package outflank.archive;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;
import outflank.format.FormatProblem;
import outflank.format.GameReader;
import outflank.format.RecordedGame;
import outflank.format.UnusableFile;
import outflank.format.file.GameFiles;

/** Reads the games of one file of an import in blocks, from the game on at which the import stands. */
final class BlockReader implements Closeable {

    private final StoredFile file;
    private final ImportNames names;
    private final long bytesBefore;
    private final CountedInput input;
    private final List<FormatProblem> problems = new ArrayList<>();
    private GameReader reader;
    private long done;
    private boolean ended;

    /**
     * @param done how many games of the file are stored already
     * @param bytesBefore the size of all files of the import before this one
     */
    BlockReader(StoredFile file, DataSource database, ImportNames names, long done, long bytesBefore) {
        this.file = file;
        this.names = names;
        this.done = done;
        this.bytesBefore = bytesBefore;
        this.input = new CountedInput(file.open(database));
    }

    /**
     * The next block; empty after the last one.
     *
     * @throws IOException if the file cannot be fetched
     */
    Optional<GameBlock> next() throws IOException {
        if (ended) {
            return Optional.empty();
        }
        long before = done;
        List<PreparedGame> games = new ArrayList<>(GameBlock.MOST_GAMES);
        int unreadable = 0;
        while (games.size() + unreadable < GameBlock.MOST_GAMES) {
            Optional<RecordedGame> game = read();
            if (game.isEmpty()) {
                break;
            }
            done++;
            problems.addAll(game.get().remarks());
            if (game.get().isSupported()) {
                games.add(PreparedGame.of(game.get()));
            } else {
                unreadable++;
            }
        }
        GameBlock block = new GameBlock(
                file.number(),
                file.name(),
                before,
                games,
                unreadable,
                List.copyOf(problems),
                ended,
                bytesBefore + input.count());
        problems.clear();
        return Optional.of(block);
    }

    /** The next game of the file. A file that cannot be read any further ends there, which is a problem of the file. */
    private Optional<RecordedGame> read() throws IOException {
        try {
            if (reader == null) {
                reader = GameFiles.open(input, names.wthor());
                skip();
            }
            Optional<RecordedGame> game = reader.next();
            if (game.isEmpty()) {
                ended = true;
                problems.addAll(reader.remarks());
            }
            return game;
        } catch (UnusableFile unusable) {
            ended = true;
            if (unusable.problem().kind() != FormatProblem.Kind.NAMES_WITHOUT_GAMES || !ImportNames.isOne(file)) {
                problems.add(unusable.problem());
            }
            if (reader != null) {
                problems.addAll(reader.remarks());
            }
            return Optional.empty();
        }
    }

    private void skip() throws IOException {
        for (long skipped = 0; skipped < done && reader.next().isPresent(); skipped++) {
            // These games are stored already.
        }
    }

    @Override
    public void close() throws IOException {
        if (reader != null) {
            reader.close();
        }
        input.close();
    }
}
