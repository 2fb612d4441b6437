package outflank.format.file;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.SequenceInputStream;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import outflank.format.FormatProblem.Kind;
import outflank.format.GameFormat;
import outflank.format.GameReader;
import outflank.format.GameWriter;
import outflank.format.Place;
import outflank.format.UnusableFile;
import outflank.format.property.GgfWriter;
import outflank.format.property.PropertyReader;
import outflank.format.property.SgfWriter;
import outflank.format.text.CsvReader;
import outflank.format.text.GridReader;
import outflank.format.text.GridWriter;
import outflank.format.text.PgnReader;
import outflank.format.text.PgnWriter;
import outflank.format.text.PlainReader;
import outflank.format.text.PlainWriter;
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
        return open(file, () -> names);
    }

    /**
     * Opens a file, with the names beside it if it needs some.
     *
     * @throws UnusableFile if it is empty or in no known format
     */
    public static GameReader open(Path file) throws IOException {
        return open(file, WthorNames.NONE);
    }

    /**
     * Opens a file, with the names beside it if it needs some.
     *
     * @param given players or tournaments that come before those beside the file
     * @throws UnusableFile if it is empty or in no known format
     */
    public static GameReader open(Path file, WthorNames given) throws IOException {
        return open(Files.newInputStream(file), () -> NamesBeside.find(file, given));
    }

    private static GameReader open(InputStream file, NameSource names) throws IOException {
        try {
            byte[] head = file.readNBytes(HEAD);
            if (head.length == 0) {
                throw new UnusableFile(Kind.EMPTY_FILE, Place.FILE, "");
            }
            InputStream whole = new SequenceInputStream(new ByteArrayInputStream(head), file);
            return new PatientReader(
                    WthorReader.recognizes(head)
                            ? WthorReader.open(whole, names.find())
                            : recognized(TextSource.of(whole)));
        } catch (IOException e) {
            file.close();
            throw e;
        }
    }

    @FunctionalInterface
    private interface NameSource {
        WthorNames find() throws IOException;
    }

    /**
     * Opens games that were pasted as text.
     *
     * @throws UnusableFile if the text is empty or in no known format
     */
    public static GameReader open(String text) throws IOException {
        return new PatientReader(recognized(TextSource.of(new StringReader(text))));
    }

    private static GameReader recognized(TextSource source) throws IOException {
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
        if (GridReader.recognizes(beginning)) {
            return GridReader.open(source);
        }
        throw new UnusableFile(
                Kind.NOT_RECOGNIZED, Place.line(1), beginning.substring(0, Math.min(80, beginning.length())));
    }

    /**
     * Begins to write games to a file in one of the text formats.
     *
     * @param format any but {@link GameFormat#WTHOR}, which consists of several files
     * @param file closed with the writer
     */
    public static GameWriter writer(GameFormat format, OutputStream file) {
        return switch (format) {
            case PLAIN -> new PlainWriter(file);
            case GRID -> new GridWriter(file);
            case GGF -> new GgfWriter(file);
            case SGF -> new SgfWriter(file);
            case PGN -> new PgnWriter(file);
            case WTHOR -> throw new IllegalArgumentException("WTHOR consists of several files");
        };
    }
}
