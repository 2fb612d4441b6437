package outflank.format.property;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import outflank.format.FormatProblem.Kind;
import outflank.format.Place;
import outflank.format.UnusableFile;
import outflank.format.text.TextSource;

/**
 * Takes the games out of a text, one after the other: {@code (;AB[value][value]C[value];D[value](;main line)(;variation))}.
 * Between games anything may stand. A game that is not closed ends where the next one begins.
 */
final class PropertyScanner {

    /** So many characters of a value are kept. */
    static final int MAX_VALUE = 1_000;

    /** More characters have neither a game's main line nor what stands between two games. */
    private static final int MAX_MAIN_LINE = 1_000_000;

    private static final int MAX_PROPERTIES = 5_000;
    private static final long MAX_VARIATIONS = 100_000_000;
    private static final int MAX_NAME = 32;
    private static final int LOOK_AHEAD = 16;
    private static final Pattern GAME = Pattern.compile("\\(\\s*+;\\s*+(?:GM|FF)\\[.*+", Pattern.DOTALL);

    private final TextSource source;
    private final StringBuilder value = new StringBuilder();
    private List<Property> properties;
    private long begin;
    private long taken;
    private boolean mainLine;

    PropertyScanner(TextSource source) {
        this.source = source;
    }

    /**
     * The next game; empty at the end.
     *
     * @throws UnusableFile if a game, or what stands before it, is too long
     */
    Optional<PropertyGame> next() throws IOException {
        if (!findGame()) {
            return Optional.empty();
        }
        properties = new ArrayList<>();
        begin = source.line();
        taken = 0;
        mainLine = true;
        boolean closed = readGame();
        return Optional.of(new PropertyGame(properties, begin, closed));
    }

    private boolean findGame() throws IOException {
        long line = source.line();
        for (int count = 0; count < MAX_MAIN_LINE; count++) {
            int character = source.peek();
            if (character == TextSource.END) {
                return false;
            }
            if (character == '(' && followedBy(';')) {
                return true;
            }
            source.read();
        }
        throw new UnusableFile(Kind.NO_GAME_FOR_LONG, Place.line(line), "");
    }

    private boolean followedBy(char expected) throws IOException {
        int ahead = 1;
        while (ahead < LOOK_AHEAD && Character.isWhitespace(source.peek(ahead))) {
            ahead++;
        }
        return source.peek(ahead) == expected;
    }

    /** Reads from the bracket that opens a game to the one that closes it, if there is one. */
    private boolean readGame() throws IOException {
        take();
        int depth = 1;
        while (depth > 0) {
            int character = source.peek();
            if (character == TextSource.END || character == '(' && beginsGame()) {
                return false;
            }
            if (character == '[') {
                if (!readValue()) {
                    return false;
                }
            } else if (isLetter(character)) {
                if (!readProperty()) {
                    return false;
                }
            } else {
                take();
                depth += character == '(' ? 1 : character == ')' ? -1 : 0;
                mainLine &= character != ')';
            }
        }
        return true;
    }

    private boolean beginsGame() throws IOException {
        return GAME.matcher(source.beginning(LOOK_AHEAD)).matches();
    }

    /** Reads a name and the values after it. Old files spell names out in small letters too, which do not count. */
    private boolean readProperty() throws IOException {
        StringBuilder name = new StringBuilder();
        while (isLetter(source.peek())) {
            int letter = take();
            if (letter <= 'Z' && name.length() < MAX_NAME) {
                name.append((char) letter);
            }
        }
        skipSpace();
        while (source.peek() == '[') {
            long line = source.line();
            boolean closed = readValue();
            if (mainLine) {
                add(new Property(name.toString(), value.toString(), line));
            }
            if (!closed) {
                return false;
            }
            skipSpace();
        }
        return true;
    }

    private void add(Property property) throws UnusableFile {
        if (properties.size() == MAX_PROPERTIES) {
            throw tooLong();
        }
        properties.add(property);
    }

    /** Reads what stands in brackets; says whether they are closed. */
    private boolean readValue() throws IOException {
        value.setLength(0);
        take();
        while (true) {
            int character = source.peek();
            if (character == TextSource.END || character == '(' && beginsGame()) {
                return false;
            }
            take();
            if (character == ']') {
                return true;
            }
            if (character == '\\') {
                character = escaped();
            }
            if (mainLine && character != TextSource.END && value.length() < MAX_VALUE) {
                value.append((char) character);
            }
        }
    }

    /** The character an escape stands for; an escaped end of a line is none at all. */
    private int escaped() throws IOException {
        int character = take();
        if (character == '\r' && source.peek() == '\n') {
            take();
        }
        return character == '\n' || character == '\r' ? TextSource.END : character;
    }

    private void skipSpace() throws IOException {
        while (Character.isWhitespace(source.peek())) {
            take();
        }
    }

    private int take() throws IOException {
        if (++taken > (mainLine ? MAX_MAIN_LINE : MAX_VARIATIONS)) {
            throw tooLong();
        }
        return source.read();
    }

    private UnusableFile tooLong() {
        return new UnusableFile(Kind.GAME_TOO_LONG, Place.line(begin), "");
    }

    private static boolean isLetter(int character) {
        return character >= 'A' && character <= 'Z' || character >= 'a' && character <= 'z';
    }
}
