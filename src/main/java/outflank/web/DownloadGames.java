package outflank.web;

import jakarta.inject.Inject;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import outflank.format.GameFormat;
import outflank.format.RecordedGame;
import outflank.format.diagram.SvgDiagram;
import outflank.record.OfficialGames;
import outflank.tournament.Game;
import outflank.tournament.Rounds;
import outflank.tournament.Tournament;
import outflank.tournament.Tournaments;

/**
 * The games of a tournament, or one game, as a file. Whoever has the file already is told that nothing has changed: the
 * content alone decides, so that a correction is never missed.
 */
@WebServlet("/public/download")
public class DownloadGames extends HttpServlet {

    private static final long serialVersionUID = 1L;
    private static final String DIAGRAM = "diagram";
    private static final int TAG_CHARACTERS = 32;

    @Inject
    private transient Tournaments tournaments;

    @Inject
    private transient Rounds rounds;

    @Inject
    private transient OfficialGames official;

    @Inject
    private transient Messages messages;

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        Optional<WrittenGames> written = request.getParameter("game") == null
                ? ofTournament(request.getParameter("of"), request.getParameter("format"))
                : ofGame(request.getParameter("game"), request.getParameter("format"));
        if (written.isEmpty()) {
            response.sendError(HttpServletResponse.SC_NOT_FOUND);
            return;
        }
        send(request, response, written.get());
    }

    private Optional<WrittenGames> ofTournament(String slug, String format) throws IOException {
        Optional<Tournament> tournament = Optional.ofNullable(slug).flatMap(tournaments::bySlug);
        Optional<GameFormat> wanted = tournament.flatMap(found -> format(format, found));
        if (wanted.isEmpty()) {
            return Optional.empty();
        }
        List<RecordedGame> games = official.ofTournament(tournament.get());
        return games.isEmpty()
                ? Optional.empty()
                : Optional.of(written(
                        games, wanted.get(), tournament.get(), tournament.get().slug()));
    }

    private Optional<WrittenGames> ofGame(String id, String format) throws IOException {
        Optional<Game> game = ReadingRules.id(id).flatMap(rounds::publishedGame);
        Optional<RecordedGame> recorded = game.flatMap(found -> official.ofGame(found.id()));
        Optional<GameFormat> wanted =
                game.flatMap(found -> format(format, found.round().tournament()));
        if (recorded.isEmpty() || wanted.isEmpty() && !DIAGRAM.equals(format)) {
            return Optional.empty();
        }
        Tournament tournament = game.get().round().tournament();
        String name = tournament.slug() + "-" + game.get().round().number() + "-"
                + game.get().tableNumber();
        return Optional.of(
                wanted.isPresent()
                        ? written(List.of(recorded.get()), wanted.get(), tournament, name)
                        : diagram(recorded.get(), name));
    }

    private WrittenGames written(List<RecordedGame> games, GameFormat format, Tournament tournament, String name)
            throws IOException {
        return WrittenGames.of(
                games,
                format,
                name,
                tournament.details().startsOn(),
                problem -> messages.text("format.problem." + problem.kind().word()));
    }

    private static WrittenGames diagram(RecordedGame game, String name) {
        byte[] picture = SvgDiagram.of(game).getBytes(StandardCharsets.UTF_8);
        return new WrittenGames(name + ".svg", "image/svg+xml", picture);
    }

    private static void send(HttpServletRequest request, HttpServletResponse response, WrittenGames file)
            throws IOException {
        String tag = '"' + hash(file.bytes()) + '"';
        response.setHeader("ETag", tag);
        response.setHeader("Cache-Control", "public, no-cache");
        response.setHeader("Vary", "Cookie, Accept-Language");
        // A picture opens in the browser; nothing in it may do anything there.
        response.setHeader("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
        if (tag.equals(request.getHeader("If-None-Match"))) {
            response.setStatus(HttpServletResponse.SC_NOT_MODIFIED);
            return;
        }
        String disposition = file.type().startsWith("image/") ? "inline" : "attachment";
        response.setContentType(file.type());
        response.setHeader("Content-Disposition", disposition + "; filename=\"" + file.name() + '"');
        response.setContentLength(file.bytes().length);
        response.getOutputStream().write(file.bytes());
    }

    private static String hash(byte[] bytes) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes);
            return HexFormat.of().formatHex(hash).substring(0, TAG_CHARACTERS);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }

    private static Optional<GameFormat> format(String word, Tournament tournament) {
        return OfferDownloads.formats(tournament.variant()).stream()
                .filter(format -> format.name().equalsIgnoreCase(word))
                .findFirst();
    }
}
