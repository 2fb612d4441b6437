package outflank.format.file;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import outflank.format.FormatProblem;
import outflank.format.FormatProblem.Kind;
import outflank.format.GameFormat;
import outflank.format.GameReader;
import outflank.format.Place;
import outflank.format.RecordedGame;
import outflank.format.UnusableFile;

/**
 * Reads on as long as there is a game to be hoped for. Where thousands of records follow each other of which hardly one can
 * be played, these are no games: the file is damaged, or not what its beginning looks like.
 */
final class PatientReader implements GameReader {

    private static final int PATIENCE = 10_000;

    /** So many damaged records one good one makes up for; among random ones there are fewer. */
    private static final int WORTH = 20;

    private final GameReader reader;
    private int damaged;

    PatientReader(GameReader reader) {
        this.reader = reader;
    }

    @Override
    public GameFormat format() {
        return reader.format();
    }

    @Override
    public Optional<RecordedGame> next() throws IOException {
        Optional<RecordedGame> game = reader.next();
        if (game.isPresent()) {
            damaged = Math.max(0, damaged + weight(game.get()));
            if (damaged > PATIENCE) {
                throw new UnusableFile(
                        Kind.NO_GAME_FOR_LONG, Place.FILE.inGame(game.get().number()), "");
            }
        }
        return game;
    }

    /** A game of another board or start is no sign of anything. */
    private static int weight(RecordedGame game) {
        if (!game.isSupported()) {
            return 0;
        }
        return switch (game.transcript().verdict()) {
            case COMPLETE, TRUNCATED -> -WORTH;
            default -> 1;
        };
    }

    @Override
    public List<FormatProblem> remarks() {
        return reader.remarks();
    }

    @Override
    public void close() throws IOException {
        reader.close();
    }
}
