package outflank.product;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.format.GameReader;
import outflank.format.file.GameFiles;

/** Games as files: every format of the public pages, kept by whoever has it already. */
class DownloadedGamesIT {

    private static final RunningOutflank OUTFLANK = RunningOutflank.shared();
    private static final String ALL = "public/download?of=lighthouse-open&format=";
    private static final Pattern GAME = Pattern.compile("/public/game\\?id=([-0-9a-f]+)\">Replay");

    private final HttpClient client = HttpClient.newHttpClient();

    @ParameterizedTest
    @CsvSource({
        "plain, text/plain, lighthouse-open.txt",
        "grid, text/plain, lighthouse-open.txt",
        "ggf, text/plain, lighthouse-open.ggf",
        "sgf, application/x-go-sgf, lighthouse-open.sgf",
        "pgn, application/x-chess-pgn, lighthouse-open.pgn",
        "wthor, application/zip, lighthouse-open-wthor.zip",
    })
    void aTournamentComesInEveryFormat(String format, String type, String name) throws Exception {
        HttpResponse<byte[]> response = get(ALL + format, "");
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(header(response, "Content-Type")).startsWith(type);
        assertThat(header(response, "Content-Disposition")).isEqualTo("attachment; filename=\"" + name + "\"");
        assertThat(header(response, "Cache-Control")).isEqualTo("public, no-cache");
        if (!format.equals("wthor")) {
            assertThat(games(response.body())).isGreaterThan(15);
        }
        HttpResponse<byte[]> again = get(ALL + format, header(response, "ETag"));
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
    }

    @Test
    void oneGameComesAloneOrAsAPicture() throws Exception {
        Matcher game = GAME.matcher(text("public/games?of=lighthouse-open"));
        assertThat(game.find()).isTrue();
        String address = "public/download?game=" + game.group(1) + "&format=";
        assertThat(games(get(address + "pgn", "").body())).isEqualTo(1);
        HttpResponse<byte[]> picture = get(address + "diagram", "");
        assertThat(header(picture, "Content-Type")).startsWith("image/svg+xml");
        assertThat(header(picture, "Content-Security-Policy")).contains("default-src 'none'", "sandbox");
        assertThat(new String(picture.body(), StandardCharsets.UTF_8)).startsWith("<svg");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "public/download",
                "public/download?of=lighthouse-open",
                "public/download?of=lighthouse-open&format=diagram",
                "public/download?of=lighthouse-open&format=exe",
                "public/download?of=no-such-cup&format=pgn",
                "public/download?game=1&format=pgn",
                "public/download?game=00000000-0000-0000-0000-000000000000&format=pgn",
            })
    void whatIsNotThereIsNotFound(String address) throws Exception {
        assertThat(get(address, "").statusCode()).isEqualTo(404);
    }

    private static int games(byte[] file) throws IOException {
        int games = 0;
        try (GameReader reader = GameFiles.open(new ByteArrayInputStream(file))) {
            while (reader.next().isPresent()) {
                games++;
            }
        }
        return games;
    }

    private String text(String address) throws IOException, InterruptedException {
        return new String(get(address, "").body(), StandardCharsets.UTF_8);
    }

    private HttpResponse<byte[]> get(String address, String tag) throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(OUTFLANK.address().resolve(address));
        if (!tag.isEmpty()) {
            request.header("If-None-Match", tag);
        }
        return client.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
    }

    private static String header(HttpResponse<?> response, String name) {
        return response.headers().firstValue(name).orElse("");
    }
}
