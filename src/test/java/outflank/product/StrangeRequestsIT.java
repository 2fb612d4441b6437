package outflank.product;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What strangers, old links and broken programs send: a clear page, the right status, and nothing of our inside. */
class StrangeRequestsIT {

    private static final Pattern INSIDE = Pattern.compile(
            "Exception|\\bat [a-z]+(\\.[a-zA-Z0-9_$]+)+\\(|EclipseLink|org\\.postgresql|SELECT |INSERT |Payara|GlassFish");
    private static final Pattern SCRIPT = Pattern.compile("<script([^>]*)>([^<]*)");

    private final HttpClient client = HttpClient.newHttpClient();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nothing-here",
                "public/standings",
                "public/standings?of=no-such-cup",
                "public/pairings?of=%27%20or%201%3D1--",
                "public/crosstable?of=%3Cscript%3Ealert(1)%3C/script%3E",
                "public/games?of=",
                "public/game",
                "public/game?id=1",
                "public/game?id=00000000-0000-0000-0000-000000000000",
                "public/register?of=no-such-cup",
                "p/",
                "p/not-a-link",
                "WEB-INF/web.xml",
                "public/../WEB-INF/web.xml",
                "META-INF/MANIFEST.MF"
            })
    void whatIsNotThereIsAFriendly404(String path) throws Exception {
        HttpResponse<String> response = get(path);
        assertThat(response.statusCode()).as(path).isIn(400, 404);
        assertThat(shown(response)).doesNotContainPattern(INSIDE).doesNotContain("<script>");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "public/standings?of=lighthouse-open&after=999999999999",
                "public/standings?of=lighthouse-open&after=-1",
                "public/standings?of=lighthouse-open&after=two",
                "public/pairings?of=lighthouse-open&round=0",
                "public/pairings?of=lighthouse-open&round=99",
                "public/games?of=lighthouse-open&player=%00%ff%3Cb%3E",
                "public/standings?of=lighthouse-open&lang=xx",
                "account/join?link=no-such-invitation",
                "account/sign-in?to=https://example.org/"
            })
    void parametersNobodyMeantDoNoHarm(String path) throws Exception {
        HttpResponse<String> response = get(path);
        assertThat(response.statusCode()).as(path).isIn(200, 400, 404);
        assertThat(shown(response)).doesNotContainPattern(INSIDE).doesNotContain("<b>");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "desk/tournaments",
                "desk/create",
                "desk/round?of=lighthouse-open",
                "desk/entrants?of=lighthouse-open",
                "desk/game?of=lighthouse-open",
                "desk/files?of=lighthouse-open",
                "desk/settings?of=lighthouse-open",
                "desk/history?of=lighthouse-open"
            })
    void theDeskAsksWhoOneIs(String path) throws Exception {
        HttpResponse<String> response = get(path);
        assertThat(response.statusCode()).isEqualTo(302);
        assertThat(response.headers().firstValue("Location").orElseThrow()).contains("/account/sign-in?to=");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "public/standings?of=lighthouse-open",
                "public/pairings?of=lighthouse-open",
                "public/crosstable?of=lighthouse-open",
                "public/games?of=lighthouse-open",
                "public/players?of=lighthouse-open",
                "account/sign-in",
                "me/tournament"
            })
    void everyPageForbidsForeignScriptsAndFrames(String path) throws Exception {
        HttpResponse<String> response = get(path);
        assertThat(response.statusCode()).isEqualTo(200);
        String policy = response.headers().firstValue("Content-Security-Policy").orElseThrow();
        assertThat(policy)
                .contains("default-src 'self'", "frame-ancestors 'none'", "object-src 'none'")
                .containsPattern("script-src 'self' 'nonce-[^']+';?$")
                .doesNotContainPattern("script-src[^;]*unsafe");
        assertThat(response.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
        assertThat(response.headers().firstValue("Server")).isEmpty();
        Matcher scripts = SCRIPT.matcher(response.body());
        while (scripts.find()) {
            assertThat(scripts.group(1))
                    .as("a script of " + path)
                    .matches(attributes -> attributes.contains("nonce=") || attributes.contains("src=\"/"));
        }
        assertThat(response.body()).doesNotContainPattern(" on(click|load|error|change|submit)=");
    }

    @Test
    void aFormWithoutItsViewStateChangesNothingAndSaysThatThePageIsTooOld() throws Exception {
        HttpResponse<String> response = post(
                "account/sign-in",
                "form=form&form%3Aname=demo&form%3Apassword=x" + "&form%3AsignIn=&jakarta.faces.ViewState=1234%3A5678");
        assertThat(response.statusCode()).isBetween(400, 500);
        assertThat(shown(response)).contains("too old").doesNotContainPattern(INSIDE);
    }

    @Test
    void moreThanAMegabyteIsNotRead() throws Exception {
        HttpResponse<String> response = post("account/sign-in", "a=" + "x".repeat(10_000_000));
        assertThat(response.statusCode()).isEqualTo(413);
    }

    @Test
    void errorsInsideStayInside() throws Exception {
        for (String method : new String[] {"PUT", "DELETE", "TRACE", "PATCH"}) {
            HttpResponse<String> response = client.send(
                    request("public/standings?of=lighthouse-open")
                            .method(method, HttpRequest.BodyPublishers.noBody())
                            .build(),
                    HttpResponse.BodyHandlers.ofString());
            assertThat(shown(response)).as(method).doesNotContainPattern(INSIDE);
        }
    }

    /** What a person sees of a page; the widgets' settings name the exceptions that have pages of their own. */
    private static String shown(HttpResponse<String> response) {
        return response.body().replaceAll("(?s)<script[^>]*>.*?</script>", "");
    }

    private HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return client.send(request(path).GET().build(), HttpResponse.BodyHandlers.ofString());
    }

    private HttpResponse<String> post(String path, String form) throws IOException, InterruptedException {
        return client.send(
                request(path)
                        .header("Content-Type", "application/x-www-form-urlencoded")
                        .POST(HttpRequest.BodyPublishers.ofString(form))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }

    private static HttpRequest.Builder request(String path) {
        URI address = URI.create(RunningOutflank.shared().address() + path);
        return HttpRequest.newBuilder(address).header("Accept-Language", "en");
    }
}
