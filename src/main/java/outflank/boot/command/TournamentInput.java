package outflank.boot.command;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import outflank.format.FormatProblem;
import outflank.format.UnusableFile;
import outflank.format.file.TournamentFiles;
import outflank.format.tournament.TournamentFile;

/**
 * The one file of a tournament a command works on.
 *
 * @param word its name, or {@value Inputs#STANDARD_INPUT} for the standard input
 */
record TournamentInput(String word) {

    /** @throws WrongUse if there is not exactly one file */
    static TournamentInput of(Arguments arguments) {
        List<String> files = arguments.someFiles();
        if (files.size() > 1) {
            throw new WrongUse("One file is read at a time; --help shows how.");
        }
        return new TournamentInput(files.get(0));
    }

    /** Reads it and tells the console what is strange about it; empty if it cannot be used. */
    Optional<TournamentFile> read(Console console) {
        try (InputStream file =
                word.equals(Inputs.STANDARD_INPUT) ? console.in() : Files.newInputStream(Arguments.toPath(word))) {
            TournamentFile read = TournamentFiles.read(file).file();
            for (FormatProblem remark : read.remarks()) {
                console.tell(word, remark);
            }
            return Optional.of(read);
        } catch (UnusableFile e) {
            console.tell(word, e.problem());
        } catch (IOException e) {
            console.tell(word, Console.UNREADABLE, Console.reason(e));
        }
        return Optional.empty();
    }
}
