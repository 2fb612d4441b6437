package outflank.boot.command;

import java.io.IOException;
import java.io.UncheckedIOException;

/** {@code check}: replays every game and says which are finished, truncated, illegal, or have another score than the board. */
final class Check {

    private final CheckOptions options;
    private final Console console;

    Check(CheckOptions options, Console console) {
        this.options = options;
        this.console = console;
    }

    Found run() throws IOException {
        CheckReport report = options.json()
                ? new JsonReport(console.out(), options.games())
                : new TextReport(console.out(), options.games());
        try {
            return options.inputs().forEach(console, input -> check(input, report));
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private Found check(Input input, CheckReport report) {
        FileTally tally = new FileTally();
        Found found = input.read(console, tally::format, game -> {
            CheckedGame checked = CheckedGame.of(game);
            tally.count(checked);
            report(() -> report.game(input.name(), checked));
        });
        report(() -> report.file(input.name(), tally));
        return found.or(tally.found());
    }

    @FunctionalInterface
    private interface Report {
        void write() throws IOException;
    }

    /** The medium the report goes to is none of the input's concern. */
    private static void report(Report report) {
        try {
            report.write();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
