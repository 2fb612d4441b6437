package outflank.boot;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import outflank.boot.command.Commands;

/** {@code java -jar outflank.jar}: everything a hall or a federation needs, in one program. */
public final class Outflank {
    private static final int WRONG_USE = 2;
    private static final int NOT_STARTED = 1;
    private static final int SERVER_ENDED = 3;

    private Outflank() {}

    /**
     * Runs Outflank until it is stopped. Exit status: 0 asked for, 1 not started, 2 wrong use, 3 the server ended. Commands
     * for files of games have their own.
     */
    public static void main(String[] arguments) {
        List<String> asked = List.of(arguments);
        if (Commands.isCommand(asked)) {
            System.exit(Commands.run(asked));
            return;
        }
        PrintStream console = System.out;
        if (asked.contains("--help")) {
            console.print(Settings.HELP);
            return;
        }
        if (asked.contains("--version")) {
            console.println("Outflank " + version());
            return;
        }
        Settings settings;
        try {
            settings = Settings.read(asked, System.getenv());
        } catch (Refusal refusal) {
            System.err.println(refusal.getMessage());
            System.exit(WRONG_USE);
            return;
        }
        run(settings, console);
    }

    static String version() {
        return Optional.ofNullable(Outflank.class.getPackage().getImplementationVersion())
                .orElse("(unpackaged)");
    }

    private static void run(Settings settings, PrintStream console) {
        Launch launch = new Launch(settings, console);
        Runtime.getRuntime().addShutdownHook(new Thread(launch::end, "end"));
        int status = NOT_STARTED;
        try {
            int server = launch.run();
            if (launch.isEnding()) {
                return;
            }
            status = SERVER_ENDED;
            System.err.println("The server ended unexpectedly (status " + server + "); its log is in "
                    + settings.data().toAbsolutePath().normalize().resolve("log") + ".");
        } catch (Refusal refusal) {
            if (!launch.isEnding()) {
                System.err.println(refusal.getMessage());
            }
        } catch (IOException | UncheckedIOException e) {
            System.err.println("Outflank cannot go on: " + e + ".");
        } catch (CancellationException e) {
            return;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        launch.end();
        System.exit(status);
    }
}
