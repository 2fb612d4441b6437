package outflank.boot.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import outflank.format.FormatProblem;
import outflank.format.FormatProblem.Kind;
import outflank.format.GameFormat;
import outflank.format.GameReader;
import outflank.format.RecordedGame;
import outflank.format.UnusableFile;

/**
 * One file of games.
 *
 * @param name what it is called in messages
 * @param within its path within the folder that was named, or its bare name
 * @param opening opens it
 */
record Input(String name, Path within, Opening opening) {

    /** What is missing in a file that was cut or changed. */
    private static final Set<Kind> DAMAGE = Set.of(Kind.GAME_COUNT, Kind.CUT_RECORD, Kind.UNCLOSED_GAME);

    /** Opens a file. */
    @FunctionalInterface
    interface Opening {
        GameReader open() throws IOException;
    }

    /**
     * Reads all games and tells the console of every problem with the file.
     *
     * @param format is told the format, before the first game
     * @param games is given the games
     * @return whether the file could be used, and whether it is damaged; not what the games are like
     */
    Found read(Console console, Consumer<GameFormat> format, Consumer<RecordedGame> games) {
        Found found = Found.NOTHING;
        try (GameReader reader = opening.open()) {
            format.accept(reader.format());
            Optional<RecordedGame> game = reader.next();
            while (game.isPresent()) {
                games.accept(game.get());
                found = tell(console, game.get().remarks(), found);
                game = reader.next();
            }
            return tell(console, reader.remarks(), found);
        } catch (UnusableFile e) {
            console.tell(name, e.problem());
        } catch (IOException e) {
            console.tell(name, Console.UNREADABLE, Console.reason(e));
        }
        return Found.UNUSABLE;
    }

    private Found tell(Console console, Iterable<FormatProblem> problems, Found before) {
        Found found = before;
        for (FormatProblem problem : problems) {
            console.tell(name, problem);
            found = found.or(DAMAGE.contains(problem.kind()) ? Found.SOMETHING : Found.NOTHING);
        }
        return found;
    }
}
