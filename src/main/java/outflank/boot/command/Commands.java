package outflank.boot.command;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** The commands of the jar that end by themselves. */
public final class Commands {

    private static final int BUFFER = 65_536;

    private static final Map<String, Command> COMMANDS = Map.of(
            "check",
            new Command(
                    () -> CheckOptions.HELP, (words, console) -> new Check(CheckOptions.read(words), console).run()),
            "convert",
            new Command(
                    () -> ConvertOptions.HELP,
                    (words, console) -> new Convert(ConvertOptions.read(words), console, LocalDate.now()).run()),
            "standings",
            new Command(
                    () -> StandingsOptions.HELP,
                    (words, console) -> new PrintStandings(StandingsOptions.read(words), console).run()),
            "pair",
            new Command(
                    () -> PairOptions.HELP,
                    (words, console) -> new PrintPairing(PairOptions.read(words), console).run()));

    private Commands() {}

    /**
     * One of the commands.
     *
     * @param help what {@code --help} shows; made when it is asked for, as a command should begin at once
     */
    private record Command(Supplier<String> help, Work work) {}

    /** What a command does with the words behind its name. */
    @FunctionalInterface
    private interface Work {
        Found run(List<String> words, Console console) throws IOException;
    }

    /** Whether these arguments begin with a command. */
    public static boolean isCommand(List<String> arguments) {
        return !arguments.isEmpty() && COMMANDS.containsKey(arguments.get(0));
    }

    /**
     * Runs a command on the console of this process, in UTF-8 whatever the system's encoding is.
     *
     * @return the exit status: 0 all is well, 1 something was found, 2 unusable input or wrong use
     */
    public static int run(List<String> arguments) {
        PrintStream out = stream(FileDescriptor.out, false);
        PrintStream err = stream(FileDescriptor.err, true);
        int status = run(arguments, System.in, out, err);
        if (out.checkError()) {
            err.println("The output could not be written.");
            return Found.UNUSABLE.status();
        }
        return status;
    }

    static int run(List<String> arguments, InputStream in, PrintStream out, PrintStream err) {
        Console console = new Console(in, out, err);
        List<String> rest = arguments.subList(1, arguments.size());
        Command command = COMMANDS.get(arguments.get(0));
        try {
            if (rest.contains("--help")) {
                out.print(command.help().get());
                return Found.NOTHING.status();
            }
            return command.work().run(rest, console).status();
        } catch (WrongUse wrong) {
            err.println(wrong.getMessage());
            return Found.UNUSABLE.status();
        } catch (IOException e) {
            err.println("The output could not be written: " + Console.printable(Console.reason(e)));
            return Found.UNUSABLE.status();
        }
    }

    private static PrintStream stream(FileDescriptor descriptor, boolean flushed) {
        return new PrintStream(
                new BufferedOutputStream(new FileOutputStream(descriptor), BUFFER), flushed, StandardCharsets.UTF_8);
    }
}
