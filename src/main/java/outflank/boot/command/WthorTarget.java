package outflank.boot.command;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import outflank.format.FormatProblem;
import outflank.format.RecordedGame;
import outflank.format.wthor.WthorNameList;
import outflank.format.wthor.WthorWriter;

/** A WTHOR database: files of games, in a folder one for each year, and the two files of names. */
final class WthorTarget implements Target {

    /** Nobody has played in so many years; each keeps a file open. */
    private static final int MAX_YEARS = 200;

    private final ConvertOptions options;
    private final LocalDate made;
    private final WthorNameList players = WthorNameList.ofPlayers();
    private final WthorNameList tournaments = WthorNameList.ofTournaments();
    private final Map<Path, WthorWriter> writers = new LinkedHashMap<>();
    private final List<OutputFile> files = new ArrayList<>();

    WthorTarget(ConvertOptions options, LocalDate made) {
        this.options = options;
        this.made = made;
    }

    @Override
    public void write(Input input, RecordedGame game) throws IOException {
        ConvertOptions.Output out = options.out().orElseThrow();
        int year = game.date().length() < 4 ? 0 : Integer.parseInt(game.date().substring(0, 4));
        Path path = out.folder() ? out.path().resolve(String.format(Locale.ROOT, "WTH_%04d.wtb", year)) : out.path();
        WthorWriter writer = writers.get(path);
        if (writer == null) {
            if (writers.size() == MAX_YEARS) {
                throw new WrongUse("The games are of more than " + MAX_YEARS + " years.");
            }
            writer = new WthorWriter(create(path).channel(), year, made, players, tournaments);
            writers.put(path, writer);
        }
        writer.write(game);
    }

    private OutputFile create(Path path) throws IOException {
        OutputFile file = OutputFile.create(path, options.force());
        files.add(file);
        return file;
    }

    @Override
    public void endInput(Console console) {
        // Games of all inputs share their files.
    }

    @Override
    public Found complete(Console console) throws IOException {
        Found found = Found.NOTHING;
        for (Map.Entry<Path, WthorWriter> entry : writers.entrySet()) {
            entry.getValue().close();
            for (FormatProblem remark : entry.getValue().remarks()) {
                console.tell(entry.getKey().toString(), remark);
                found = Found.SOMETHING;
            }
        }
        if (!files.isEmpty()) {
            writeNames(".jou", players);
            writeNames(".trn", tournaments);
        }
        for (OutputFile file : files) {
            file.complete();
        }
        return found;
    }

    private void writeNames(String ending, WthorNameList names) throws IOException {
        ConvertOptions.Output out = options.out().orElseThrow();
        String bare = out.path().getFileName().toString().replaceFirst("(?<=.)\\.[^.]*+$", "");
        Path path = out.folder()
                ? out.path().resolve("WTHOR" + ending.toUpperCase(Locale.ROOT))
                : out.path().resolveSibling(bare + ending);
        try (OutputStream stream =
                new BufferedOutputStream(Channels.newOutputStream(create(path).channel()))) {
            names.write(stream, made);
        }
    }

    @Override
    public void close() throws IOException {
        for (OutputFile file : files) {
            file.close();
        }
    }
}
