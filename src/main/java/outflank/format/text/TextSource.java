package outflank.format.text;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PushbackInputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import outflank.format.FormatProblem.Kind;
import outflank.format.Place;
import outflank.format.UnusableFile;

/**
 * The characters of a text file, in whatever encoding it is: UTF-8 with or without a mark, UTF-16 with one, else Latin-1.
 * It can look ahead, and it knows the line it is in; a line ends with LF, CR, or both.
 */
public final class TextSource implements Closeable {

    /** The end of the text, where a character is asked for. */
    public static final int END = -1;

    private static final int BUFFER = 2_048;

    private final Reader reader;
    private char[] buffer = new char[BUFFER];
    private int begin;
    private int end;
    private boolean ended;
    private long line = 1;

    private TextSource(Reader reader) {
        this.reader = reader;
    }

    /** Begins to read a text; bytes are decoded as they are needed. */
    public static TextSource of(InputStream file) throws IOException {
        PushbackInputStream pushback = new PushbackInputStream(file, 3);
        byte[] mark = pushback.readNBytes(3);
        int first = mark.length > 1 ? (mark[0] & 0xFF) << 8 | mark[1] & 0xFF : 0;
        if (first == 0xFEFF || first == 0xFFFE) {
            pushback.unread(mark, 2, mark.length - 2);
            return of(new InputStreamReader(
                    pushback, first == 0xFEFF ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_16LE));
        }
        boolean marked = mark.length == 3 && first == 0xEFBB && (mark[2] & 0xFF) == 0xBF;
        if (!marked) {
            pushback.unread(mark);
        }
        return of(new MixedTextReader(pushback));
    }

    /** Begins to read a text that is decoded already. */
    public static TextSource of(Reader reader) {
        return new TextSource(reader);
    }

    /** The number of the line the next character is in, from 1. */
    public long line() {
        return line;
    }

    /** The next character without taking it, or {@link #END}. */
    public int peek() throws IOException {
        return peek(0);
    }

    /** The character so many places after the next one, without taking any, or {@link #END}. */
    public int peek(int ahead) throws IOException {
        return fill(ahead + 1) ? buffer[begin + ahead] : END;
    }

    /** Takes the next character, or {@link #END}. */
    public int read() throws IOException {
        if (!fill(1)) {
            return END;
        }
        char character = buffer[begin++];
        if (character == '\n' || character == '\r' && peek() != '\n') {
            line++;
        }
        return character;
    }

    /** What follows, without taking it: so many characters, or all there are. */
    public String beginning(int length) throws IOException {
        fill(length);
        return new String(buffer, begin, Math.min(length, end - begin));
    }

    /**
     * Takes the rest of the line, and its end, which is not part of what is returned.
     *
     * @param limit how many characters it may have
     * @return empty at the end of the text
     * @throws UnusableFile if the line is longer
     */
    public Optional<String> readLine(int limit) throws IOException {
        if (peek() == END) {
            return Optional.empty();
        }
        int length = 0;
        while (fill(length + 1) && buffer[begin + length] != '\n' && buffer[begin + length] != '\r') {
            if (++length > limit) {
                throw new UnusableFile(Kind.LINE_TOO_LONG, Place.line(line), new String(buffer, begin, 40));
            }
        }
        String text = new String(buffer, begin, length);
        begin += length;
        if (read() == '\r' && peek() == '\n') {
            read();
        }
        return Optional.of(text);
    }

    /** Makes so many characters ready; says whether there are so many. */
    private boolean fill(int length) throws IOException {
        while (end - begin < length && !ended) {
            if (begin > 0) {
                System.arraycopy(buffer, begin, buffer, 0, end - begin);
                end -= begin;
                begin = 0;
            }
            if (end == buffer.length) {
                buffer = Arrays.copyOf(buffer, 2 * buffer.length);
            }
            int count = reader.read(buffer, end, buffer.length - end);
            ended = count < 0;
            end += Math.max(0, count);
        }
        return end - begin >= length;
    }

    @Override
    public void close() throws IOException {
        reader.close();
    }
}
