package outflank.product;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.format.file.TournamentFiles;
import outflank.format.tournament.TournamentFormat;

/** The whole tournament as a file: for the federation, other programs and spreadsheets. */
@ExtendWith(Browsers.class)
class DownloadedTournamentIT {

    private static final RunningOutflank OUTFLANK = RunningOutflank.shared();
    private static final String FILE = "public/tournament-file?of=lighthouse-open&format=";

    private final HttpClient client = HttpClient.newHttpClient();

    @ParameterizedTest
    @CsvSource({
        "wof, text/plain, .ELO",
        "papp, text/plain, lighthouse-open-papp.txt",
        "trf, text/plain, lighthouse-open.trf",
        "json, application/json, lighthouse-open.json",
    })
    void theFileIsReadAgainWithEveryPlayer(String format, String type, String name) throws Exception {
        HttpResponse<byte[]> response = get(FILE + format, "");
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(header(response, "Content-Type")).startsWith(type);
        assertThat(header(response, "Content-Disposition"))
                .startsWith("attachment")
                .endsWith(name + "\"");
        TournamentFiles.Read read = TournamentFiles.read(new ByteArrayInputStream(response.body()));
        assertThat(read.format()).isEqualTo(TournamentFormat.valueOf(format.toUpperCase(Locale.ROOT)));
        assertThat(read.file().entrants()).hasSizeGreaterThan(10);
        assertThat(read.file().competition().rounds()).hasSizeGreaterThan(1);
        if (!format.equals("wof")) {
            assertThat(get(FILE + format, header(response, "ETag")).statusCode())
                    .isEqualTo(304);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"entrants", "results", "standings", "crosstable"})
    void tablesOpenInASpreadsheet(String table) throws Exception {
        HttpResponse<byte[]> response = get(FILE + table, "");
        assertThat(header(response, "Content-Type")).startsWith("text/csv");
        String text = new String(response.body(), StandardCharsets.UTF_8);
        assertThat(text).startsWith("\uFEFF").contains("\r\n");
        assertThat(text.lines().count()).isGreaterThan(10);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "public/tournament-file",
                "public/tournament-file?of=lighthouse-open",
                "public/tournament-file?of=lighthouse-open&format=exe",
                "public/tournament-file?of=no-such-cup&format=json",
            })
    void whatIsNotThereIsNotFound(String address) throws Exception {
        assertThat(get(address, "").statusCode()).isEqualTo(404);
    }

    @Test
    void theDirectorAddsWhatTheRatingPeopleAskFor(Chromium browser) throws Exception {
        DirectorsDesk desk = new DirectorsDesk(browser, OUTFLANK.address());
        desk.signIn("demo", OUTFLANK.passwordOfTheDemo(), "lighthouse-open");
        browser.open(OUTFLANK.address().resolve("desk/files?of=lighthouse-open"));
        browser.fill("#header\\:country", "GBR");
        browser.fill("#header\\:sender", "A Sender");
        browser.submit("#header\\:save");
        browser.fill("#numbers\\:rows\\:0\\:number", "280016");
        browser.submit("#numbers\\:save");
        String wof = new String(get(FILE + "wof", "").body(), StandardCharsets.US_ASCII);
        assertThat(wof.lines().toList().get(1)).isEqualTo("%%Country: GBR");
        assertThat(wof).contains("\n%%Sender: A Sender\n", "%_%  280016, ", "%_% +900001, ");
        assertThat(wof.lines().limit(4)).noneMatch(line -> line.contains("??"));
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
