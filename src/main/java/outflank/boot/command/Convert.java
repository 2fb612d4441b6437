package outflank.boot.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.LocalDate;
import outflank.format.RecordedGame;
import outflank.format.UnwritableGame;

/** {@code convert}: writes the games of all inputs in another form. */
final class Convert {

    private final ConvertOptions options;
    private final Console console;
    private final LocalDate today;

    /** @param today the date that WTHOR files say they were made on */
    Convert(ConvertOptions options, Console console, LocalDate today) {
        this.options = options;
        this.console = console;
        this.today = today;
    }

    Found run() throws IOException {
        try (Target target = options.form() == Form.WTHOR
                ? new WthorTarget(options, today)
                : new FileTarget(options, console.out())) {
            Found found = options.inputs().forEach(console, input -> convert(input, target));
            return found.or(target.complete(console));
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private Found convert(Input input, Target target) {
        boolean[] leftOut = {false};
        try {
            Found found = input.read(console, format -> {}, game -> leftOut[0] |= !write(input, game, target));
            target.endInput(console);
            return found.or(leftOut[0] ? Found.SOMETHING : Found.NOTHING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Says whether the game was written. */
    private boolean write(Input input, RecordedGame game, Target target) {
        if (!game.isSupported()) {
            // The console is told why with the other remarks about the game.
            return false;
        }
        try {
            target.write(input, game);
            return true;
        } catch (UnwritableGame e) {
            console.tell(input.name(), e.problem());
            return false;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
