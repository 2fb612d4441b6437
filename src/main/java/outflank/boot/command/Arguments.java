package outflank.boot.command;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import outflank.format.tournament.Halves;

/**
 * The arguments of a command, sorted: options before or between the files, and behind {@code --} files only.
 *
 * @param flags the options without a value that were given
 * @param values the options with a value
 * @param files everything else
 */
record Arguments(Set<String> flags, Map<String, String> values, List<String> files) {

    /** @throws WrongUse if an option is not among these, or lacks its value */
    static Arguments read(List<String> arguments, Set<String> flags, Set<String> withValue) {
        Arguments read = new Arguments(new HashSet<>(), new HashMap<>(), new ArrayList<>());
        Deque<String> rest = new ArrayDeque<>(arguments);
        while (!rest.isEmpty()) {
            String argument = rest.pop();
            int equals = argument.indexOf('=');
            String option = equals > 0 ? argument.substring(0, equals) : argument;
            if (argument.equals("--")) {
                read.files.addAll(rest);
                rest.clear();
            } else if (!argument.startsWith("--")) {
                read.files.add(argument);
            } else if (flags.contains(argument)) {
                read.flags.add(argument);
            } else if (withValue.contains(option)) {
                if (equals > 0) {
                    rest.push(argument.substring(equals + 1));
                }
                if (rest.isEmpty() || rest.peek().isEmpty()) {
                    throw new WrongUse("The option " + option + " needs a value; --help shows how.");
                }
                read.values.put(option, rest.pop());
            } else {
                throw new WrongUse("Unknown option " + Console.printable(argument) + "; --help lists them all.");
            }
        }
        return read;
    }

    /** The value of this option as a path. */
    Optional<Path> path(String option) {
        return Optional.ofNullable(values.get(option)).map(Arguments::toPath);
    }

    /**
     * The value of this option as a whole number.
     *
     * @throws WrongUse if it is none, or out of this range
     */
    OptionalInt number(String option, int least, int most) {
        String text = values.get(option);
        if (text == null) {
            return OptionalInt.empty();
        }
        if (!text.matches("\\d{1,6}") || Integer.parseInt(text) < least || Integer.parseInt(text) > most) {
            throw new WrongUse("The option " + option + " needs a number from " + least + " to " + most + ", not "
                    + Console.printable(text) + ".");
        }
        return OptionalInt.of(Integer.parseInt(text));
    }

    /**
     * The value of this option as halves, such as {@code 32.5}.
     *
     * @throws WrongUse if it is no such number, or has more halves
     */
    OptionalInt halves(String option, int most) {
        String text = values.get(option);
        OptionalInt halves = text == null ? OptionalInt.empty() : Halves.read(text, most);
        if (text != null && halves.isEmpty()) {
            throw new WrongUse("The option " + option + " needs a number from 0 to " + Halves.text(most) + ", not "
                    + Console.printable(text) + ".");
        }
        return halves;
    }

    /** @throws WrongUse if the system has no such paths */
    static Path toPath(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            throw new WrongUse("Not the name of a file: " + Console.printable(text) + ".");
        }
    }

    /** @throws WrongUse if there are no files */
    List<String> someFiles() {
        if (files.isEmpty()) {
            throw new WrongUse("No file is given; --help shows how.");
        }
        return List.copyOf(files);
    }
}
