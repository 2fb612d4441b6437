package outflank.format.file;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import outflank.format.wthor.WthorNames;

/** The files of names that belong to a {@code .wtb} file. */
public final class NamesBeside {

    private static final String PLAYERS = ".jou";
    private static final String TOURNAMENTS = ".trn";

    /** The name the database itself gives its files. */
    private static final String CUSTOMARY = "wthor";

    private NamesBeside() {}

    /**
     * Reads these files.
     *
     * @throws outflank.format.UnusableFile if one is no file of names
     */
    public static WthorNames read(Optional<Path> players, Optional<Path> tournaments) throws IOException {
        List<String> playerNames = List.of();
        if (players.isPresent()) {
            try (InputStream file = open(players.get())) {
                playerNames = WthorNames.players(file);
            }
        }
        List<String> tournamentNames = List.of();
        if (tournaments.isPresent()) {
            try (InputStream file = open(tournaments.get())) {
                tournamentNames = WthorNames.tournaments(file);
            }
        }
        return new WthorNames(playerNames, tournamentNames);
    }

    /**
     * The names for the games of this file: those given, else those of a file beside it, which has the same name, or that
     * of the database, {@code WTHOR}, or is the only one of its kind. Capital letters make no difference.
     */
    static WthorNames find(Path games, WthorNames given) throws IOException {
        Optional<Path> players = given.players().isEmpty() ? beside(games, PLAYERS) : Optional.empty();
        Optional<Path> tournaments = given.tournaments().isEmpty() ? beside(games, TOURNAMENTS) : Optional.empty();
        WthorNames found = read(players, tournaments);
        return new WthorNames(
                given.players().isEmpty() ? found.players() : given.players(),
                given.tournaments().isEmpty() ? found.tournaments() : given.tournaments());
    }

    private static Optional<Path> beside(Path games, String ending) throws IOException {
        List<Path> candidates = new ArrayList<>();
        Path folder = games.toAbsolutePath().getParent();
        try (DirectoryStream<Path> entries =
                Files.newDirectoryStream(folder, entry -> lowerName(entry).endsWith(ending))) {
            entries.forEach(candidates::add);
        }
        candidates.sort(null);
        String own = lowerName(games).replaceFirst("\\.[^.]*+$", "");
        return named(candidates, own + ending)
                .or(() -> named(candidates, CUSTOMARY + ending))
                .or(() -> candidates.size() == 1 ? Optional.of(candidates.get(0)) : Optional.empty());
    }

    private static Optional<Path> named(List<Path> candidates, String name) {
        return candidates.stream().filter(path -> lowerName(path).equals(name)).findFirst();
    }

    private static String lowerName(Path path) {
        return path.getFileName().toString().toLowerCase(Locale.ROOT);
    }

    private static InputStream open(Path file) throws IOException {
        return new BufferedInputStream(Files.newInputStream(file));
    }
}
