package outflank.archive;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.postgresql.PGConnection;
import outflank.othello.transcript.Transcript;

/** Games on their way into the table, as lines of PostgreSQL's COPY: several times as fast as statements. */
final class GameCopy {

    private static final String COPY = "copy archived_game (content_key, import_id, black_id, white_id, event_id,"
            + " official_black, replayed_black, problem_at, played, verdict, opening, moves, offending, written)"
            + " from stdin";
    private static final int USUAL_LINE = 240;

    private GameCopy() {}

    /** Adds these games, none of which is there yet. */
    static void add(
            Connection connection,
            int importId,
            List<PreparedGame> games,
            Map<String, Integer> players,
            Map<String, Integer> events)
            throws SQLException {
        StringBuilder lines = new StringBuilder(games.size() * USUAL_LINE);
        for (PreparedGame game : games) {
            append(
                    lines,
                    game,
                    importId,
                    players.get(game.black()),
                    players.get(game.white()),
                    events.get(game.event()));
        }
        byte[] bytes = lines.toString().getBytes(StandardCharsets.UTF_8);
        try {
            connection
                    .unwrap(PGConnection.class)
                    .getCopyAPI()
                    .copyIn(COPY, new ByteArrayInputStream(bytes), Math.max(1, bytes.length));
        } catch (IOException impossible) {
            throw new IllegalStateException("bytes in memory can be read", impossible);
        }
    }

    private static void append(StringBuilder lines, PreparedGame game, int importId, int black, int white, int event) {
        Transcript transcript = game.transcript();
        field(lines, game.key());
        field(lines, importId);
        field(lines, black);
        field(lines, white);
        field(lines, event);
        field(lines, number(game.officialBlack()));
        field(lines, number(game.replayedBlack()));
        field(lines, transcript.at());
        field(lines, game.played());
        field(lines, transcript.verdict());
        field(lines, game.opening());
        field(lines, transcript.moves());
        field(lines, escaped(transcript.offending()));
        lines.append(game.isFaulty() ? escaped(transcript.written()) : "\\N").append('\n');
    }

    private static void field(StringBuilder lines, Object value) {
        lines.append(value).append('\t');
    }

    private static String number(OptionalInt value) {
        return value.isPresent() ? Integer.toString(value.getAsInt()) : "\\N";
    }

    /** What has a meaning in COPY is written with a backslash; a zero character no text of PostgreSQL can hold. */
    private static String escaped(String text) {
        return text.isEmpty()
                ? text
                : text.replace("\\", "\\\\")
                        .replace("\t", "\\t")
                        .replace("\n", "\\n")
                        .replace("\r", "\\r")
                        .replace('\0', '\uFFFD');
    }
}
