package outflank.format.wthor;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import outflank.format.FormatProblem;
import outflank.format.HeaderText;
import outflank.format.Place;
import outflank.format.UnusableFile;

/**
 * The names to which the games of WTHOR files point by number, from 0.
 *
 * @param players the players of the {@code .jou} file; empty for a player whose name is not known
 * @param tournaments the tournaments of the {@code .trn} file
 */
public record WthorNames(List<String> players, List<String> tournaments) {

    /** No names are there. */
    public static final WthorNames NONE = new WthorNames(List.of(), List.of());

    public WthorNames {
        players = List.copyOf(players);
        tournaments = List.copyOf(tournaments);
    }

    /**
     * The players of a {@code .jou} file. A file that ends early gives the names that are there.
     *
     * @throws UnusableFile if it is no such file
     */
    public static List<String> players(InputStream jou) throws IOException {
        return names(jou, WthorLayout.PLAYER_NAME);
    }

    /**
     * The tournaments of a {@code .trn} file. A file that ends early gives the names that are there.
     *
     * @throws UnusableFile if it is no such file
     */
    public static List<String> tournaments(InputStream trn) throws IOException {
        return names(trn, WthorLayout.TOURNAMENT_NAME);
    }

    private static List<String> names(InputStream file, int length) throws IOException {
        if (!WthorHeader.isBeginning(file.readNBytes(WthorLayout.HEADER))) {
            throw new UnusableFile(FormatProblem.Kind.NOT_RECOGNIZED, Place.FILE, "");
        }
        List<String> names = new ArrayList<>();
        byte[] bytes = file.readNBytes(length);
        while (bytes.length == length && names.size() < WthorLayout.MAX_NAMES) {
            int end = 0;
            while (end < length && bytes[end] != 0) {
                end++;
            }
            names.add(HeaderText.clean(new String(bytes, 0, end, StandardCharsets.ISO_8859_1)));
            bytes = file.readNBytes(length);
        }
        return names;
    }

    /** The name of a player, or {@code #12} if number 12 has no name here. */
    String player(int number) {
        return number < players.size() ? players.get(number) : "#" + number;
    }

    /** The name of a tournament, or {@code #12} if number 12 has no name here. */
    String tournament(int number) {
        return number < tournaments.size() ? tournaments.get(number) : "#" + number;
    }
}
