package outflank.format;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import outflank.format.file.GameFiles;
import outflank.format.wthor.WthorNames;

/**
 * What reading a file gave.
 *
 * @param format what it was recognized to be
 * @param games all its games
 * @param remarks what was noticed about the file
 */
public record ReadGames(GameFormat format, List<RecordedGame> games, List<FormatProblem> remarks) {

    public static ReadGames of(String text) {
        return of(text.getBytes(StandardCharsets.UTF_8));
    }

    public static ReadGames of(byte[] file) {
        return of(file, WthorNames.NONE);
    }

    public static ReadGames of(byte[] file, WthorNames names) {
        try (GameReader reader = GameFiles.open(new ByteArrayInputStream(file), names)) {
            List<RecordedGame> games = new ArrayList<>();
            for (Optional<RecordedGame> game = reader.next(); game.isPresent(); game = reader.next()) {
                games.add(game.get());
            }
            return new ReadGames(reader.format(), games, reader.remarks());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Why a file cannot be read, or not to its end. */
    public static FormatProblem problem(byte[] file) {
        try {
            of(file);
        } catch (UncheckedIOException e) {
            if (e.getCause() instanceof UnusableFile unusable) {
                return unusable.problem();
            }
            throw e;
        }
        throw new AssertionError("could be read");
    }

    /** The only game. */
    public RecordedGame game() {
        if (games.size() != 1) {
            throw new AssertionError("not one game: " + games);
        }
        return games.get(0);
    }

    /** The moves of each game. */
    public List<String> moves() {
        return games.stream().map(game -> game.transcript().moves()).toList();
    }

    /** What was noticed about the file and its games. */
    public List<FormatProblem.Kind> kinds() {
        List<FormatProblem.Kind> kinds = new ArrayList<>();
        games.forEach(game -> game.remarks().forEach(remark -> kinds.add(remark.kind())));
        remarks.forEach(remark -> kinds.add(remark.kind()));
        return kinds;
    }
}
