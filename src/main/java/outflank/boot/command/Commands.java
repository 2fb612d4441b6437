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

/** The commands of the jar that end by themselves. */
public final class Commands {

    private static final int BUFFER = 65_536;

    private Commands() {}

    /** Whether these arguments begin with a command. */
    public static boolean isCommand(List<String> arguments) {
        return !arguments.isEmpty()
                && (arguments.get(0).equals("check") || arguments.get(0).equals("convert"));
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
        boolean check = arguments.get(0).equals("check");
        try {
            if (rest.contains("--help")) {
                out.print(check ? CheckOptions.HELP : ConvertOptions.HELP);
                return Found.NOTHING.status();
            }
            Found found = check
                    ? new Check(CheckOptions.read(rest), console).run()
                    : new Convert(ConvertOptions.read(rest), console, LocalDate.now()).run();
            return found.status();
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
