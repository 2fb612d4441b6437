package outflank.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import outflank.format.FormatProblem;
import outflank.format.GameFormat;
import outflank.format.GameWriter;
import outflank.format.RecordedGame;
import outflank.format.UnwritableGame;
import outflank.format.file.GameFiles;
import outflank.format.wthor.WthorNameList;
import outflank.format.wthor.WthorWriter;

/**
 * Games as one file to be downloaded. Where a format needs several files, or has no room for some of the games, the file is
 * an archive; in the latter case a list in it names the games that are missing, so that nobody misses them unawares.
 *
 * @param name the name of the file
 * @param type its media type
 * @param bytes its content, always the same for the same games
 */
record WrittenGames(String name, String type, byte[] bytes) {

    private static final String TEXT = "text/plain;charset=UTF-8";
    private static final String LEFT_OUT = "left-out.txt";

    /**
     * Writes games.
     *
     * @param name what the file is to be called, without an ending     * @param day the day the games are of; files that say when they were made say this one
     * @param words what to say of a game the format has no room for
     */
    static WrittenGames of(
            List<RecordedGame> games,
            GameFormat format,
            String name,
            LocalDate day,
            Function<FormatProblem, String> words)
            throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        LeftOut leftOut = new LeftOut(new StringBuilder(), words);
        if (format == GameFormat.WTHOR) {
            writeWthor(games, name, day, files, leftOut);
        } else {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (GameWriter writer = GameFiles.writer(format, bytes)) {
                write(games, writer, leftOut);
            }
            files.put(name + ending(format), bytes.toByteArray());
        }
        if (!leftOut.list().isEmpty()) {
            files.put(LEFT_OUT, leftOut.list().toString().getBytes(StandardCharsets.UTF_8));
        }
        if (files.size() == 1) {
            return new WrittenGames(name + ending(format), type(format), files.get(name + ending(format)));
        }
        return new WrittenGames(name + "-" + word(format) + ".zip", "application/zip", zip(files, day));
    }

    /** The games there was no room for, each with the reason in words. */
    private record LeftOut(StringBuilder list, Function<FormatProblem, String> words) {

        void add(RecordedGame game, FormatProblem problem) {
            list.append(game.black()).append(" – ").append(game.white()).append(": ");
            list.append(words.apply(problem)).append('\n');
        }
    }

    private static void write(List<RecordedGame> games, GameWriter writer, LeftOut leftOut) throws IOException {
        for (RecordedGame game : games) {
            try {
                writer.write(game);
            } catch (UnwritableGame unwritable) {
                leftOut.add(game, unwritable.problem());
            }
        }
    }

    /** The writer goes back to the header in the end, so it needs a real file for a moment. */
    private static void writeWthor(
            List<RecordedGame> games, String name, LocalDate day, Map<String, byte[]> files, LeftOut leftOut)
            throws IOException {
        WthorNameList players = WthorNameList.ofPlayers();
        WthorNameList tournaments = WthorNameList.ofTournaments();
        Path file = Files.createTempFile("outflank", ".wtb");
        try {
            SeekableByteChannel channel = Files.newByteChannel(file, StandardOpenOption.WRITE);
            try (GameWriter writer = new WthorWriter(channel, day.getYear(), day, players, tournaments)) {
                write(games, writer, leftOut);
            }
            files.put(name + ".wtb", Files.readAllBytes(file));
        } finally {
            Files.delete(file);
        }
        files.put(name + ".jou", bytes(players, day));
        files.put(name + ".trn", bytes(tournaments, day));
    }

    private static byte[] bytes(WthorNameList names, LocalDate day) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        names.write(bytes, day);
        return bytes.toByteArray();
    }

    private static byte[] zip(Map<String, byte[]> files, LocalDate day) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                ZipEntry entry = new ZipEntry(file.getKey());
                entry.setTimeLocal(day.atTime(LocalTime.NOON));
                zip.putNextEntry(entry);
                zip.write(file.getValue());
                zip.closeEntry();
            }
        }
        return bytes.toByteArray();
    }

    private static String word(GameFormat format) {
        return format.name().toLowerCase(Locale.ROOT);
    }

    private static String ending(GameFormat format) {
        return switch (format) {
            case PLAIN, GRID -> ".txt";
            case GGF, SGF, PGN -> "." + word(format);
            case WTHOR -> ".wtb";
        };
    }

    private static String type(GameFormat format) {
        return switch (format) {
            case PLAIN, GRID, GGF -> TEXT;
            case SGF -> "application/x-go-sgf;charset=UTF-8";
            case PGN -> "application/x-chess-pgn;charset=UTF-8";
            case WTHOR -> "application/octet-stream";
        };
    }
}
