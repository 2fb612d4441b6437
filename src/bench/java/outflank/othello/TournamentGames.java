package outflank.othello;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The games of all WTHOR files in the folder of shared data, as the files have them and as one line of text each. */
final class TournamentGames {

    static final int RECORD_BYTES = 68;
    static final int SCORE = 6;
    static final int MOVES = 8;
    private static final int HEADER_BYTES = 16;
    private static final Path FOLDER = Path.of(System.getProperty("shared.data", "../shared/data"), "wthor");

    private TournamentGames() {}

    /** The records of 68 bytes, one behind the other. */
    static byte[] records() throws IOException {
        ByteArrayOutputStream records = new ByteArrayOutputStream();
        for (Path file : files()) {
            byte[] bytes = Files.readAllBytes(file);
            records.write(bytes, HEADER_BYTES, bytes.length - HEADER_BYTES);
        }
        return records.toByteArray();
    }

    /** The same games as a file of text in canonical form, one game per line. */
    static byte[] lines(byte[] records) {
        StringBuilder lines = new StringBuilder();
        for (int record = 0; record < records.length; record += RECORD_BYTES) {
            for (int move = record + MOVES; move < record + RECORD_BYTES && records[move] != 0; move++) {
                lines.append((char) ('a' + records[move] % 10 - 1)).append(records[move] / 10);
            }
            lines.append('\n');
        }
        return lines.toString().getBytes(StandardCharsets.US_ASCII);
    }

    private static List<Path> files() throws IOException {
        try (Stream<Path> all = Files.list(FOLDER)) {
            return all.filter(file -> file.toString().endsWith(".wtb")).sorted().toList();
        }
    }
}
