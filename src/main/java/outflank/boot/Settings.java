package outflank.boot;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How this start was asked for. Flags win over the environment, the environment over the defaults.
 *
 * @param port the TCP port of the pages, 1 to 65535
 * @param data the folder that holds everything Outflank keeps
 * @param demo whether a simulated tournament is added
 * @param exploded a web application as a folder, for development; empty runs the one in the jar
 * @param database where PostgreSQL is reached; empty starts the embedded one
 * @param javaOptions further options for the server's JVM
 */
record Settings(
        int port,
        Path data,
        boolean demo,
        Optional<Path> exploded,
        Optional<DatabaseAddress> database,
        List<String> javaOptions) {

    static final String HELP = """
            Outflank runs Othello tournaments.

            Usage: java -jar outflank.jar [options]
                   java -jar outflank.jar check FILES...                  check files of games; check --help
                   java -jar outflank.jar convert --to FORMAT FILES...    convert files of games; convert --help
                   java -jar outflank.jar standings FILE                  standings of a tournament; standings --help
                   java -jar outflank.jar pair FILE                       pair a round of a tournament; pair --help

              --port N         port of the pages (default 8080; environment OUTFLANK_PORT)
              --data DIR       folder for all data (default ./outflank-data; environment OUTFLANK_DATA)
              --demo           add a simulated tournament in full swing
              --exploded DIR   run the web application unpacked in DIR, for development
              --help           show this text
              --version        show the version

            Environment:
              OUTFLANK_DB_URL, OUTFLANK_DB_USER, OUTFLANK_DB_PASSWORD
                               use this PostgreSQL (jdbc:postgresql://host/database) instead of the embedded one
              OUTFLANK_JAVA_OPTS
                               options for the server's JVM (default -Xmx512m -Xms96m)
            """;

    /**
     * Reads the command line and the environment.
     *
     * @throws Refusal with a sentence that names the wrong option or value
     */
    static Settings read(List<String> arguments, Map<String, String> environment) {
        String port = environment.getOrDefault("OUTFLANK_PORT", "8080");
        String data = environment.getOrDefault("OUTFLANK_DATA", "outflank-data");
        boolean demo = false;
        Optional<Path> exploded = Optional.empty();
        Deque<String> rest = new ArrayDeque<>(arguments);
        while (!rest.isEmpty()) {
            String argument = rest.pop();
            int equals = argument.indexOf('=');
            if (argument.startsWith("--") && equals > 0) {
                rest.push(argument.substring(equals + 1));
                argument = argument.substring(0, equals);
            }
            switch (argument) {
                case "--port" -> port = value(argument, rest);
                case "--data" -> data = value(argument, rest);
                case "--exploded" -> exploded = Optional.of(Path.of(value(argument, rest)));
                case "--demo" -> demo = true;
                default -> throw new Refusal("Unknown option " + argument + "; --help lists them all.");
            }
        }
        return new Settings(
                port(port),
                Path.of(data),
                demo,
                exploded,
                DatabaseAddress.read(environment),
                options(environment.getOrDefault("OUTFLANK_JAVA_OPTS", "")));
    }

    /** The address to open in a browser on this machine. */
    String address() {
        return "http://localhost:" + port + "/";
    }

    private static String value(String option, Deque<String> rest) {
        if (rest.isEmpty() || rest.peek().isBlank()) {
            throw new Refusal("The option " + option + " needs a value; --help shows how.");
        }
        return rest.pop();
    }

    private static int port(String text) {
        try {
            int port = Integer.parseInt(text.strip());
            if (port >= 1 && port <= 65_535) {
                return port;
            }
        } catch (NumberFormatException e) {
            throw new Refusal("The port must be a number from 1 to 65535, not \"" + text + "\".", e);
        }
        throw new Refusal("The port must be a number from 1 to 65535, not \"" + text + "\".");
    }

    private static List<String> options(String text) {
        return Arrays.stream(text.strip().split("\\s+"))
                .filter(option -> !option.isEmpty())
                .toList();
    }
}
