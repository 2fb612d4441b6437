package outflank.format.tournament;

import java.io.IOException;
import java.util.Optional;
import outflank.format.FormatProblem.Kind;
import outflank.format.Place;
import outflank.format.UnusableFile;
import outflank.format.text.TextSource;

/** The lines of a file of a tournament, within what such a file can have. */
public final class TournamentLines {

    /** The longest line: a player of TRF with 99 rounds has about a thousand characters. */
    public static final int LONGEST = 4_000;

    private static final int MOST = 600_000;

    private final TextSource source;
    private Place place = Place.line(1);

    public TournamentLines(TextSource source) {
        this.source = source;
    }

    /**
     * The next line without its end; empty at the end of the file.
     *
     * @throws UnusableFile if the line is too long, or there are too many
     */
    public Optional<String> next() throws IOException {
        place = Place.line(source.line());
        if (place.line() > MOST) {
            throw new UnusableFile(Kind.FILE_TOO_LARGE, place, MOST + " lines");
        }
        return source.readLine(LONGEST);
    }

    /** Where the line that was read last stands. */
    public Place place() {
        return place;
    }
}
