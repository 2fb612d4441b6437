package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletResponse;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.omnifaces.util.Faces;
import outflank.archive.Archive;
import outflank.archive.ArchiveSearch;
import outflank.archive.ArchivedGame;

/** One game of the archive, with the ways to the games beside it in the search it was found by. */
@Named
@RequestScoped
public class ReplayArchivedGame {

    @Inject
    private Archive archive;

    @Inject
    private Messages messages;

    private ArchiveSearch search;
    private ArchivedGame game;
    private Optional<Long> before = Optional.empty();
    private Optional<Long> after = Optional.empty();

    /** Loads what the page shows; without such a game the answer is "not found". */
    public void load() {
        search = ArchiveAddress.read(Faces::getRequestParameter);
        String id = Faces.getRequestParameter("id");
        game = id != null && id.matches("[1-9]\\d{0,17}")
                ? archive.game(Long.parseLong(id)).orElse(null)
                : null;
        if (game == null) {
            Faces.responseSendError(HttpServletResponse.SC_NOT_FOUND, "");
            return;
        }
        before = archive.before(search, game);
        after = archive.after(search, game);
    }

    public ArchivedGame getGame() {
        return game;
    }

    /** The address of the game before this one in the search; null if it is the first. */
    public String getBefore() {
        return before.map(this::link).orElse(null);
    }

    /** The address of the game after this one in the search; null if it is the last. */
    public String getAfter() {
        return after.map(this::link).orElse(null);
    }

    /** The address of what the search has found. */
    public String getBack() {
        String sought = ArchiveAddress.write(search);
        return Faces.getRequestContextPath() + "/public/archive" + (sought.isEmpty() ? "" : "?" + sought);
    }

    /** What is wrong in the moves, or that they stop early; empty for a whole game. */
    public String getProblem() {
        return switch (game.verdict()) {
            case COMPLETE -> "";
            case TRUNCATED -> messages.text("archive.game.truncated", game.problemAt());
            case EMPTY -> messages.text("archive.game.noMoves");
            default ->
                messages.text(
                        "record.verdict." + ArchiveAddress.small(game.verdict()), game.problemAt(), game.offending());
        };
    }

    /** Who had Black, or that nobody knows. */
    public String getBlack() {
        return game.black().isEmpty() ? messages.text("archive.unknown") : game.black();
    }

    /** Who had White, or that nobody knows. */
    public String getWhite() {
        return game.white().isEmpty() ? messages.text("archive.unknown") : game.white();
    }

    /** The address of all games of the player with just this name. */
    public String gamesOf(String player) {
        String whole = '"' + player + '"';
        return Faces.getRequestContextPath() + "/public/archive?player="
                + URLEncoder.encode(whole, StandardCharsets.UTF_8);
    }

    private String link(long id) {
        return ArchiveAddress.ofGame(id, search);
    }
}
