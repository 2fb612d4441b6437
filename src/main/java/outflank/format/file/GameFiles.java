package outflank.format.file;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.StringReader;
import outflank.format.FormatProblem.Kind;
import outflank.format.GameReader;
import outflank.format.Place;
import outflank.format.UnusableFile;
import outflank.format.property.PropertyReader;
import outflank.format.text.CsvReader;
import outflank.format.text.PgnReader;
import outflank.format.text.PlainReader;
import outflank.format.text.TextSource;
import outflank.format.wthor.WthorNames;
import outflank.format.wthor.WthorReader;

/** Opens files of games. Which format a file has, its content says and not its name. */
public final class GameFiles {

    /** Bytes that tell the only binary format from text. */
    private static final int HEAD = 16;

    /** So many characters of a text are looked at to recognize it. */
    private static final int BEGINNING = 65_536;

    private GameFiles() {}

    /**
     * Opens a file without the names that may belong to it.
     *
     * @param file its bytes from the first one on; closed with the reader, and also if it cannot be read
     * @throws UnusableFile if it is empty or in no known format
     */
    public static GameReader open(InputStream file) throws IOException {
        return open(file, WthorNames.NONE);
    }

    /**
     * Opens a file.
     *
     * @param file its bytes from the first one on; closed with the reader, and also if it cannot be read
     * @param names the names for games that point to them by number
     * @throws UnusableFile if it is empty or in no known format
     */
    public static GameReader open(InputStream file, WthorNames names) throws IOException {
        try {
            byte[] head = file.readNBytes(HEAD);
            if (head.length == 0) {
                throw new UnusableFile(Kind.EMPTY_FILE, Place.FILE, "");
            }
            InputStream whole = new SequenceInputStream(new ByteArrayInputStream(head), file);
            return WthorReader.recognizes(head) ? WthorReader.open(whole, names) : open(TextSource.of(whole));
        } catch (IOException e) {
            file.close();
            throw e;
        }
    }

    /**
     * Opens games that were pasted as text.
     *
     * @throws UnusableFile if the text is empty or in no known format
     */
    public static GameReader open(String text) throws IOException {
        return open(TextSource.of(new StringReader(text)));
    }

    private static GameReader open(TextSource source) throws IOException {
        String beginning = source.beginning(BEGINNING);
        if (beginning.isBlank() && beginning.length() < BEGINNING) {
            throw new UnusableFile(Kind.EMPTY_FILE, Place.FILE, "");
        }
        if (PropertyReader.recognizes(beginning)) {
            return PropertyReader.open(source);
        }
        if (PgnReader.recognizes(beginning)) {
            return PgnReader.open(source);
        }
        if (CsvReader.recognizes(beginning)) {
            return CsvReader.open(source);
        }
        if (PlainReader.recognizes(beginning)) {
            return PlainReader.open(source);
        }
        throw new UnusableFile(
                Kind.NOT_RECOGNIZED, Place.line(1), beginning.substring(0, Math.min(80, beginning.length())));
    }
}
