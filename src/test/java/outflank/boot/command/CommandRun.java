package outflank.boot.command;

import jakarta.json.Json;
import jakarta.json.JsonObject;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * What a command did.
 *
 * @param status its exit status
 * @param out what it printed
 * @param err what it said on standard error
 */
record CommandRun(int status, String out, String err) {

    static CommandRun of(String... arguments) {
        return withInput("", arguments);
    }

    static CommandRun withInput(String input, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int status;
        try (PrintStream outStream = new PrintStream(out, false, StandardCharsets.UTF_8);
                PrintStream errStream = new PrintStream(err, false, StandardCharsets.UTF_8)) {
            status = Commands.run(
                    List.of(arguments),
                    new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                    outStream,
                    errStream);
        }
        return new CommandRun(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** The objects it printed, one in each line. */
    List<JsonObject> objects() {
        return out.lines()
                .map(line -> Json.createReader(new StringReader(line)).readObject())
                .toList();
    }
}
