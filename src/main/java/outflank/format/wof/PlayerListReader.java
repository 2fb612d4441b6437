package outflank.format.wof;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import outflank.format.FormatProblem;
import outflank.format.FormatProblem.Kind;
import outflank.format.Place;
import outflank.format.UnusableFile;
import outflank.format.text.TextSource;
import outflank.format.tournament.Remarks;
import outflank.format.tournament.TournamentLines;

/**
 * Reads the federation's list of players ({@code joueurs.txt}), one player at a time, in memory that does not grow with
 * it: some ten thousand lines below lines such as {@code pays = ARG}. A reader is for one thread.
 */
public final class PlayerListReader implements Closeable {

    private static final Pattern SECTION =
            Pattern.compile("(?i)\\s*+(?:pays|country)\\s*+=\\s*+\"?+([^\";%#]{1,40}+)\"?+\\s*+;?.*+");
    private static final int MOST_PLAYERS = 500_000;

    /** So many lines in a row that are no players: this is no list. */
    private static final int PATIENCE = 1_000;

    private final TextSource source;
    private final TournamentLines lines;
    private final Remarks remarks = new Remarks();
    private String country = "";
    private int players;
    private int passedOver;

    private PlayerListReader(TextSource source) {
        this.source = source;
        this.lines = new TournamentLines(source);
    }

    /** Begins to read a list; the file is closed with the reader. */
    public static PlayerListReader open(InputStream file) throws IOException {
        return new PlayerListReader(TextSource.of(file));
    }

    /**
     * The next player; empty at the end.
     *
     * @throws UnusableFile if this is no list of players
     */
    public Optional<ListedPlayer> next() throws IOException {
        Optional<String> line = lines.next();
        while (line.isPresent()) {
            Matcher section = SECTION.matcher(line.get());
            if (section.matches()) {
                country = section.group(1).strip().toUpperCase(Locale.ROOT);
            } else if (!isComment(line.get())) {
                Optional<ListedPlayer> player = ListedPlayer.read(line.get(), country);
                if (player.isPresent()) {
                    count();
                    return player;
                }
                passOver(line.get());
            }
            line = lines.next();
        }
        if (players == 0) {
            throw new UnusableFile(Kind.NO_TOURNAMENT, Place.FILE, "");
        }
        return Optional.empty();
    }

    private static boolean isComment(String line) {
        String text = line.strip();
        return text.isEmpty() || text.startsWith("%") || text.startsWith("#") || text.startsWith("'");
    }

    private void count() throws UnusableFile {
        passedOver = 0;
        if (++players > MOST_PLAYERS) {
            throw new UnusableFile(Kind.FILE_TOO_LARGE, lines.place(), MOST_PLAYERS + " players");
        }
    }

    private void passOver(String line) throws UnusableFile {
        remarks.add(Kind.LINE_PASSED_OVER, lines.place(), line);
        if (++passedOver > PATIENCE) {
            throw new UnusableFile(Kind.NO_TOURNAMENT, lines.place(), line);
        }
    }

    /** What was noticed so far. */
    public List<FormatProblem> remarks() {
        return remarks.all();
    }

    @Override
    public void close() throws IOException {
        source.close();
    }
}
