package outflank.web;

import jakarta.inject.Inject;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
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
 * The games of a tournament, or one game, as a file.
 */
@WebServlet("/public/download")
public class DownloadGames extends HttpServlet {

    private static final long serialVersionUID = 1L;
    private static final String DIAGRAM = "diagram";

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
        WrittenGames file = written.get();
        FileResponse.send(request, response, file.name(), file.type(), file.bytes());
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

    private static Optional<GameFormat> format(String word, Tournament tournament) {
        return OfferDownloads.formats(tournament.variant()).stream()
                .filter(format -> format.name().equalsIgnoreCase(word))
                .findFirst();
    }
}
