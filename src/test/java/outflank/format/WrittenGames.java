package outflank.format;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDate;
import java.util.List;
import outflank.format.file.GameFiles;
import outflank.format.wthor.WthorNameList;
import outflank.format.wthor.WthorNames;
import outflank.format.wthor.WthorWriter;

/**
 * Games written in a format.
 *
 * @param file the bytes
 * @param names the names beside it, for WTHOR
 * @param remarks what could not be kept
 */
public record WrittenGames(byte[] file, WthorNames names, List<FormatProblem> remarks) {

    /** The date that files say they were made on. */
    public static final LocalDate MADE = LocalDate.of(2026, 11, 20);

    public static WrittenGames of(GameFormat format, List<RecordedGame> games) {
        try {
            return format == GameFormat.WTHOR ? wthor(games) : text(format, games);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static WrittenGames text(GameFormat format, List<RecordedGame> games) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        GameWriter writer = GameFiles.writer(format, bytes);
        try (writer) {
            for (RecordedGame game : games) {
                writer.write(game);
            }
        }
        return new WrittenGames(bytes.toByteArray(), WthorNames.NONE, writer.remarks());
    }

    private static WrittenGames wthor(List<RecordedGame> games) throws IOException {
        Path path = Files.createTempFile("games", ".wtb");
        try {
            String date = games.get(0).date();
            int year = date.isEmpty() ? 0 : Integer.parseInt(date.substring(0, 4));
            WthorNameList players = WthorNameList.ofPlayers();
            WthorNameList tournaments = WthorNameList.ofTournaments();
            SeekableByteChannel channel = Files.newByteChannel(path, StandardOpenOption.WRITE);
            WthorWriter writer = new WthorWriter(channel, year, MADE, players, tournaments);
            try (writer) {
                for (RecordedGame game : games) {
                    writer.write(game);
                }
            }
            ByteArrayOutputStream jou = new ByteArrayOutputStream();
            ByteArrayOutputStream trn = new ByteArrayOutputStream();
            players.write(jou, MADE);
            tournaments.write(trn, MADE);
            WthorNames names = new WthorNames(
                    WthorNames.players(new ByteArrayInputStream(jou.toByteArray())),
                    WthorNames.tournaments(new ByteArrayInputStream(trn.toByteArray())));
            return new WrittenGames(Files.readAllBytes(path), names, writer.remarks());
        } finally {
            Files.delete(path);
        }
    }

    /** What reading them again gives. */
    public ReadGames readAgain() {
        return ReadGames.of(file, names);
    }
}
