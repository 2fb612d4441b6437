package outflank.web;

import jakarta.inject.Inject;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import jakarta.json.JsonWriter;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import outflank.format.GameFormat;
import outflank.format.RecordedGame;
import outflank.othello.transcript.Transcript;

/**
 * Answers what reading.js asks: what a record says that was pasted as text or sent as a file, what is wrong with it, and how
 * it may have been meant. It changes nothing; only players and accounts may ask, because looking for repairs is work.
 */
@WebServlet("/reading")
public class ReadRecord extends HttpServlet {

    private static final long serialVersionUID = 1L;

    /** A person chooses among these; more of a file are only counted. */
    private static final int MOST_SHOWN = 20;

    @Inject
    private transient CurrentActor caller;

    @Inject
    private transient ReadingRules rules;

    @Inject
    private transient ReadSources sources;

    @Inject
    private transient DescribeReading describe;

    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response) throws IOException {
        if (!caller.isPlayer() && !caller.isSignedIn()) {
            response.sendError(HttpServletResponse.SC_FORBIDDEN);
            return;
        }
        byte[] body = request.getInputStream().readNBytes(sources.getLimit() + 1);
        if (body.length > sources.getLimit()) {
            response.sendError(HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE);
            return;
        }
        boolean isText = String.valueOf(request.getContentType()).startsWith("text/plain");
        response.setContentType("application/json;charset=UTF-8");
        response.setHeader("Cache-Control", "no-store");
        try (JsonWriter answer = Json.createWriter(response.getOutputStream())) {
            ReadingRules.Rules by = rules.of(
                    request.getParameter("game"),
                    request.getParameter("of"),
                    request.getParameter("black"),
                    request.getParameter("white"));
            answer.writeObject(
                    isText ? ofText(new String(body, StandardCharsets.UTF_8), by) : ofGames(sources.read(body), by));
        }
    }

    /** What stands in the field for one record is one, unless it is a file of another form, or plainly several games. */
    private JsonObject ofText(String text, ReadingRules.Rules by) throws IOException {
        Transcript alone = by.reading().apply(text);
        if (!alone.isComplete()) {
            ReadSources.Read read = sources.read(text.getBytes(StandardCharsets.UTF_8));
            boolean structured =
                    read.formats().stream().anyMatch(format -> format != GameFormat.PLAIN && format != GameFormat.GRID);
            boolean several = read.games().size() > 1
                    && read.games().stream().allMatch(game -> game.transcript().isComplete());
            if (structured && !read.games().isEmpty() || several) {
                return ofGames(read, by);
            }
        }
        return describe.answer(List.of(describe.reading("", alone, by)), 0);
    }

    private JsonObject ofGames(ReadSources.Read read, ReadingRules.Rules by) {
        if (read.games().isEmpty()) {
            return describe.problem(read.problems());
        }
        List<RecordedGame> shown =
                read.games().subList(0, Math.min(MOST_SHOWN, read.games().size()));
        return describe.answer(
                shown.stream()
                        .map(game -> describe.reading(
                                describe.title(game),
                                by.reading().apply(game.transcript().written()),
                                by))
                        .toList(),
                read.games().size() - shown.size());
    }
}
