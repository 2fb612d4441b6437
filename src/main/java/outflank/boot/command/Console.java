package outflank.boot.command;

import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import outflank.format.FormatProblem;

/**
 * Where a command reads and writes.
 *
 * @param in what {@code -} stands for
 * @param out what was asked for
 * @param err everything else, one line each: the file, a word for programs, and a sentence for people
 */
record Console(InputStream in, PrintStream out, PrintStream err) {

    /** The word for what cannot be read for a reason outside its content. */
    static final String UNREADABLE = "unreadable";

    /** Tells of a problem in a file: {@code games.txt: not_recognized: …}. */
    void tell(String file, FormatProblem problem) {
        tell(file, problem.kind().word(), problem.sentence());
    }

    /** Tells of something about a file by a word and a sentence. */
    void tell(String file, String word, String sentence) {
        err.println(printable(file) + ": " + word + ": " + printable(sentence));
    }

    /** Why a file cannot be read or written, as a sentence. */
    static String reason(Exception problem) {
        if (problem instanceof NoSuchFileException) {
            return "there is no such file.";
        }
        if (problem instanceof AccessDeniedException) {
            return "access is denied.";
        }
        if (problem instanceof FileAlreadyExistsException) {
            return "it exists already; --force replaces it.";
        }
        return problem.getMessage() == null ? problem.toString() : problem.getMessage();
    }

    /** Without what would break the line or control a terminal; names of files may hold anything. */
    static String printable(String text) {
        StringBuilder printable = new StringBuilder(text.length());
        text.codePoints()
                .map(character -> Character.isISOControl(character) ? '?' : character)
                .forEach(printable::appendCodePoint);
        return printable.toString();
    }
}
