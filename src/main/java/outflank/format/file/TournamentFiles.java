package outflank.format.file;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import outflank.format.FormatProblem.Kind;
import outflank.format.Place;
import outflank.format.UnusableFile;
import outflank.format.json.JsonReader;
import outflank.format.papp.PappReader;
import outflank.format.text.TextSource;
import outflank.format.tournament.TournamentFile;
import outflank.format.tournament.TournamentFormat;
import outflank.format.trf.TrfReader;
import outflank.format.wof.WofReader;

/** Reads whole tournaments from files. Which form a file has, its content says and not its name. */
public final class TournamentFiles {

    /** So many characters are looked at to recognize a file. */
    private static final int BEGINNING = 65_536;

    private TournamentFiles() {}

    /**
     * A tournament and the form it was read from.
     *
     * @param format the form
     * @param file the tournament
     */
    public record Read(TournamentFormat format, TournamentFile file) {}

    /**
     * Reads a file, in whatever encoding {@link TextSource} knows, and closes it.
     *
     * @throws UnusableFile if it is empty, in no known form, or cannot be read without a doubt
     * @throws IOException if the medium fails
     */
    public static Read read(InputStream file) throws IOException {
        try (file) {
            return read(TextSource.of(file));
        }
    }

    /** Reads a tournament from a text. */
    public static Read read(String text) throws IOException {
        return read(TextSource.of(new StringReader(text)));
    }

    private static Read read(TextSource source) throws IOException {
        String beginning = source.beginning(BEGINNING);
        if (beginning.isBlank() && beginning.length() < BEGINNING) {
            throw new UnusableFile(Kind.EMPTY_FILE, Place.FILE, "");
        }
        if (PappReader.recognizes(beginning)) {
            return new Read(TournamentFormat.PAPP, PappReader.read(source));
        }
        if (WofReader.recognizes(beginning)) {
            return new Read(TournamentFormat.WOF, WofReader.read(source));
        }
        if (TrfReader.recognizes(beginning)) {
            return new Read(TournamentFormat.TRF, TrfReader.read(source));
        }
        if (JsonReader.recognizes(beginning)) {
            return new Read(TournamentFormat.JSON, JsonReader.read(source));
        }
        throw new UnusableFile(
                Kind.NO_TOURNAMENT, Place.line(1), beginning.substring(0, Math.min(80, beginning.length())));
    }
}
