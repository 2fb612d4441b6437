package outflank.format.trf;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import outflank.competition.standings.Standing;
import outflank.competition.standings.Standings;
import outflank.competition.standings.TieBreaks;
import outflank.format.FormatProblem.Kind;
import outflank.format.UnusableFile;
import outflank.format.text.TextSource;
import outflank.format.tournament.TournamentFile;
import outflank.format.tournament.TournamentFileBuilder;
import outflank.format.tournament.TournamentLines;

/**
 * Reads report files of both editions, and the words some pairing programs add (XXR, XXP). Colors keep their names: the
 * letter {@code b} is who has the black discs.
 */
public final class TrfReader {

    private static final Pattern RECOGNIZED =
            Pattern.compile("(?m)^\uFEFF?(?:001 [ \\d]{4}|012 \\S|022 \\S|042 \\d|062 \\d|092 \\S|142 +\\d|XXR \\d)");
    private static final Pattern TAG = Pattern.compile("(?:\\d{3}|XX[A-Z])(?: .*)?+");
    private static final String PLAYER = "001";

    private final TournamentLines lines;
    private final TournamentFileBuilder file = new TournamentFileBuilder();
    private final TrfSettings settings = new TrfSettings(file);
    private final Map<Integer, TrfPlayer> players = new LinkedHashMap<>();

    private TrfReader(TextSource source) {
        this.lines = new TournamentLines(source);
    }

    /** Whether a text is a report file, by its beginning. */
    public static boolean recognizes(String beginning) {
        return RECOGNIZED.matcher(beginning.replace('\r', '\n')).find();
    }

    /**
     * Reads a whole file.
     *
     * @throws UnusableFile if a line of a player is wrong, or two players contradict each other
     * @throws IOException if the medium fails
     */
    public static TournamentFile read(TextSource source) throws IOException {
        return new TrfReader(source).read();
    }

    private TournamentFile read() throws IOException {
        Optional<String> line = lines.next();
        while (line.isPresent()) {
            read(new TrfLine(line.get(), lines.place()));
            line = lines.next();
        }
        if (players.isEmpty()) {
            throw new UnusableFile(Kind.NO_TOURNAMENT, lines.place(), "");
        }
        settings.close(players);
        new TrfRounds(file, players, settings.games(), settings.pairingByes()).make();
        if (!settings.hasOtherPoints()) {
            comparePoints();
        }
        return file.build();
    }

    private void read(TrfLine line) throws UnusableFile {
        String text = line.text();
        if (text.startsWith(PLAYER + " ")) {
            TrfPlayer player = TrfPlayer.read(line, file);
            players.put(player.number(), player);
        } else if (text.startsWith(TrfComment.BEGINNING)) {
            settings.comment(line);
        } else if (text.isBlank() || text.startsWith("#")) {
            return;
        } else if (TAG.matcher(text).matches()) {
            settings.read(text.substring(0, 3).toUpperCase(Locale.ROOT), line);
        } else {
            file.remarks().add(Kind.LINE_PASSED_OVER, line.place(), text);
        }
    }

    private void comparePoints() throws UnusableFile {
        Standings standings = Standings.of(file.build().competition(), TieBreaks.parse(""));
        for (Standing standing : standings.rows()) {
            TrfPlayer player = players.get(standing.entrant().number());
            if (player.halfPoints().isPresent() && player.halfPoints().getAsInt() != standing.halfPoints()) {
                file.remarks()
                        .add(
                                Kind.POINTS_DIFFER,
                                player.line().place(),
                                player.line().columns(81, 84));
            }
        }
    }
}
