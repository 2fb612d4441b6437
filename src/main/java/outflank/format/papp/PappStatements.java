package outflank.format.papp;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import outflank.format.FormatProblem.Kind;
import outflank.format.Place;
import outflank.format.UnusableFile;
import outflank.format.text.TextSource;
import outflank.format.tournament.TournamentLines;

/**
 * Takes a work file apart. Commands end with a semicolon and may take several lines; a percent sign or a number sign begins
 * a comment, but some comments say something.
 */
final class PappStatements {

    private static final int LONGEST = 200_000;

    private final TournamentLines lines;
    private final Deque<PappStatement> ready = new ArrayDeque<>();
    private final StringBuilder command = new StringBuilder();
    private Place begun = Place.FILE;

    PappStatements(TextSource source) {
        this.lines = new TournamentLines(source);
    }

    /**
     * The next statement; empty at the end.
     *
     * @throws UnusableFile if the file ends within a command
     */
    Optional<PappStatement> next() throws IOException {
        while (ready.isEmpty()) {
            Optional<String> line = lines.next();
            if (line.isEmpty()) {
                if (!command.toString().isBlank()) {
                    throw new UnusableFile(Kind.FIELD_MISSING, begun, ";");
                }
                return Optional.empty();
            }
            read(line.get());
        }
        return Optional.of(ready.pop());
    }

    private void read(String line) throws UnusableFile {
        String text = line.strip();
        if (text.startsWith("#_")) {
            add(PappStatement.Kind.SETTING, text.substring(2).replaceFirst(";[^;\"]*+$", ""));
        } else if (text.startsWith("%_%")) {
            add(PappStatement.Kind.PLAYER, text.substring(3));
        } else if (text.startsWith("%:")) {
            add(PappStatement.Kind.NOTE, text.substring(2));
        } else {
            commands(line);
        }
    }

    private void add(PappStatement.Kind kind, String text) {
        ready.add(new PappStatement(kind, text.strip(), lines.place()));
    }

    private void commands(String line) throws UnusableFile {
        for (int index = 0; index < line.length(); index++) {
            char character = line.charAt(index);
            if (character == '%' || character == '#') {
                break;
            }
            if (character == ';') {
                ready.add(new PappStatement(
                        PappStatement.Kind.COMMAND, command.toString().strip(), begun));
                command.setLength(0);
            } else {
                if (command.isEmpty()) {
                    if (Character.isWhitespace(character)) {
                        continue;
                    }
                    begun = lines.place();
                }
                command.append(character);
            }
        }
        if (!command.isEmpty()) {
            command.append(' ');
        }
        if (command.length() > LONGEST) {
            throw new UnusableFile(Kind.FIELD_MISSING, begun, ";");
        }
    }
}
