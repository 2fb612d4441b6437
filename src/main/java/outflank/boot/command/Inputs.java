package outflank.boot.command;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import outflank.format.file.GameFiles;
import outflank.format.file.NamesBeside;
import outflank.format.wthor.WthorNames;

/**
 * The files a command works on.
 *
 * @param words files, folders, and {@value #STANDARD_INPUT} for the standard input
 * @param players a file of players for WTHOR games
 * @param tournaments a file of tournaments for WTHOR games
 */
record Inputs(List<String> words, Optional<Path> players, Optional<Path> tournaments) {

    static final String STANDARD_INPUT = "-";

    /**
     * Does something with every file, those of folders sorted by name, and returns the worst that was found. A file that
     * cannot be used does not stop the others.
     */
    Found forEach(Console console, Function<Input, Found> work) {
        Walk walk = new Walk(givenNames(), console, work);
        for (String word : words) {
            walk.named(word);
        }
        return walk.found;
    }

    private WthorNames givenNames() {
        try {
            return NamesBeside.read(players, tournaments);
        } catch (IOException e) {
            throw new WrongUse("The names cannot be read: " + Console.printable(Console.reason(e)));
        }
    }

    private static final class Walk {

        private final WthorNames names;
        private final Console console;
        private final Function<Input, Found> work;
        private Found found = Found.NOTHING;

        Walk(WthorNames names, Console console, Function<Input, Found> work) {
            this.names = names;
            this.console = console;
            this.work = work;
        }

        void named(String word) {
            if (word.equals(STANDARD_INPUT)) {
                use(new Input(word, Path.of("games"), () -> GameFiles.open(console.in(), names)));
                return;
            }
            Path path = Arguments.toPath(word);
            if (Files.isDirectory(path)) {
                folder(path, path);
            } else {
                file(path, path.getFileName());
            }
        }

        /** Names of files take less room than their paths, which matters if there are a hundred thousand. */
        private void folder(Path root, Path folder) {
            List<String> entries = new ArrayList<>();
            try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder)) {
                stream.forEach(entry -> entries.add(entry.getFileName().toString()));
            } catch (IOException | DirectoryIteratorException e) {
                console.tell(folder.toString(), Console.UNREADABLE, Console.reason(e));
                found = Found.UNUSABLE;
                return;
            }
            entries.sort(null);
            for (String name : entries) {
                Path entry = folder.resolve(name);
                if (name.startsWith(".") || isOfNames(name)) {
                    continue;
                }
                // A link to a folder may lead back into this one.
                if (Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS)) {
                    folder(root, entry);
                } else if (!Files.isDirectory(entry)) {
                    file(entry, root.relativize(entry));
                }
            }
        }

        private void file(Path file, Path within) {
            use(new Input(file.toString(), within, () -> GameFiles.open(file, names)));
        }

        private void use(Input input) {
            found = found.or(work.apply(input));
        }

        /** In a folder the names of a WTHOR database go with its games. */
        private static boolean isOfNames(String name) {
            String lower = name.toLowerCase(Locale.ROOT);
            return lower.endsWith(".jou") || lower.endsWith(".trn");
        }
    }
}
