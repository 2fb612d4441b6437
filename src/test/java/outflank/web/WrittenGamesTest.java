package outflank.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import outflank.format.GameDetails;
import outflank.format.GameFormat;
import outflank.format.GameReader;
import outflank.format.RecordedGame;
import outflank.format.file.GameFiles;
import outflank.format.wthor.WthorNames;
import outflank.othello.transcript.Transcript;

/** What is downloaded can be read again, and nothing is missing from it unawares. */
class WrittenGamesTest {

    private static final LocalDate DAY = LocalDate.of(2026, 3, 14);

    /** Two games of nine moves that end 64–0. */
    private static final List<RecordedGame> GAMES =
            List.of(game(1, "e6f4e3f6g5d6e7f5c5"), game(2, "f5f4c3c6c5d6f3c4c7"));

    /** After the first move the disc on d4 was turned, too, and nobody noticed. */
    private static final RecordedGame IRREGULAR = game(3, "f5{d4}");

    @ParameterizedTest
    @EnumSource(names = {"PLAIN", "GRID", "GGF", "SGF", "PGN"})
    void aFileIsReadAgain(GameFormat format) throws IOException {
        WrittenGames written = written(GAMES, format);
        assertThat(written.name()).startsWith("spring-cup.");
        assertThat(written.type()).isNotEqualTo("application/zip");
        List<RecordedGame> read = read(GameFiles.open(new ByteArrayInputStream(written.bytes())));
        assertThat(read.stream().map(game -> game.transcript().moves()))
                .containsExactly("e6f4e3f6g5d6e7f5c5", "f5f4c3c6c5d6f3c4c7");
        assertThat(written(GAMES, format).bytes()).isEqualTo(written.bytes());
    }

    @Test
    void wthorComesWithItsNames() throws IOException {
        WrittenGames written = written(GAMES, GameFormat.WTHOR);
        assertThat(written.name()).isEqualTo("spring-cup-wthor.zip");
        Map<String, byte[]> files = unzipped(written.bytes());
        assertThat(files.keySet()).containsExactly("spring-cup.wtb", "spring-cup.jou", "spring-cup.trn");
        WthorNames names = new WthorNames(
                WthorNames.players(new ByteArrayInputStream(files.get("spring-cup.jou"))),
                WthorNames.tournaments(new ByteArrayInputStream(files.get("spring-cup.trn"))));
        RecordedGame first = read(GameFiles.open(new ByteArrayInputStream(files.get("spring-cup.wtb")), names))
                .get(0);
        assertThat(List.of(first.black(), first.white(), first.event()))
                .containsExactly("Adler", "Birke", "Spring Cup");
        assertThat(written(GAMES, GameFormat.WTHOR).bytes()).isEqualTo(written.bytes());
    }

    @Test
    void aGameTheFormatHasNoRoomForIsNamed() throws IOException {
        List<RecordedGame> games = List.of(GAMES.get(0), IRREGULAR);
        Map<String, byte[]> files = unzipped(written(games, GameFormat.GGF).bytes());
        assertThat(files.keySet()).containsExactly("spring-cup.ggf", "left-out.txt");
        assertThat(read(GameFiles.open(new ByteArrayInputStream(files.get("spring-cup.ggf")))))
                .hasSize(1);
        assertThat(new String(files.get("left-out.txt"), StandardCharsets.UTF_8))
                .isEqualTo("Adler – Birke: irregular_game\n");
    }

    private static WrittenGames written(List<RecordedGame> games, GameFormat format) throws IOException {
        return WrittenGames.of(
                games, format, "spring-cup", DAY, problem -> problem.kind().word());
    }

    private static RecordedGame game(int number, String moves) {
        return new RecordedGame(
                number,
                "Adler",
                "Birke",
                "Spring Cup",
                DAY.toString(),
                OptionalInt.of(64),
                Transcript.ofMoves(moves),
                GameDetails.NONE,
                List.of());
    }

    private static List<RecordedGame> read(GameReader reader) throws IOException {
        List<RecordedGame> games = new ArrayList<>();
        try (reader) {
            for (Optional<RecordedGame> game = reader.next(); game.isPresent(); game = reader.next()) {
                games.add(game.get());
            }
        }
        return games;
    }

    private static Map<String, byte[]> unzipped(byte[] bytes) throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                files.put(entry.getName(), zip.readAllBytes());
            }
        }
        return files;
    }
}
