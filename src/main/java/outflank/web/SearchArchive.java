package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import org.omnifaces.util.Faces;
import outflank.archive.Archive;
import outflank.archive.ArchivePage;
import outflank.archive.ArchiveSearch;
import outflank.archive.ArchivedGame;
import outflank.archive.SoughtResult;

/** The archive of games: a search, and a page of what it has found. */
@Named
@RequestScoped
public class SearchArchive {

    private static final String PAGE = "/public/archive";

    @Inject
    private Archive archive;

    private ArchiveSearch search;
    private ArchivePage page;
    private boolean anything;

    /** Loads what the page shows. */
    public void load() {
        search = ArchiveAddress.read(Faces::getRequestParameter);
        page = archive.search(search, ArchiveAddress.page(Faces::getRequestParameter));
        anything = page.total() > 0 || !archive.isEmpty();
    }

    public ArchiveSearch getSearch() {
        return search;
    }

    public ArchivePage getPage() {
        return page;
    }

    /** Whether the archive has a game at all, whatever is sought. */
    public boolean isAnything() {
        return anything;
    }

    /** Whether something is sought, so that there is a way back to all games. */
    public boolean isSought() {
        return !ArchiveAddress.write(search).isEmpty();
    }

    /** Whether a part of the form is in use that is folded away at first. */
    public boolean isDetailed() {
        return !search.opponent().isEmpty()
                || search.color().isPresent()
                || search.fromYear().isPresent()
                || search.toYear().isPresent()
                || search.oldestFirst();
    }

    public List<SoughtResult> getResults() {
        return List.of(SoughtResult.values());
    }

    /** The result that is sought; null if any fits. */
    public SoughtResult getResult() {
        return search.result().orElse(null);
    }

    /** The color that is sought, in small letters; empty if either fits. */
    public String getColor() {
        return search.color().map(ArchiveAddress::small).orElse("");
    }

    /** What is to be said of a game besides its score: truncated, faulty, differs, or nothing. */
    public String mark(ArchivedGame game) {
        if (game.differs()) {
            return "differs";
        }
        return switch (game.verdict()) {
            case COMPLETE -> "";
            case TRUNCATED, EMPTY -> "truncated";
            default -> "faulty";
        };
    }

    /** The address of the same search in the other order. */
    public String getTurned() {
        return address(ArchiveAddress.write(search.turned()));
    }

    /** The address of another page of what was found. */
    public String link(int number) {
        String sought = ArchiveAddress.write(search);
        return address(sought.isEmpty() ? "page=" + number : sought + "&page=" + number);
    }

    /** The address of a game, from which the way back leads here. */
    public String link(ArchivedGame game) {
        return ArchiveAddress.ofGame(game.id(), search);
    }

    private static String address(String parameters) {
        return Faces.getRequestContextPath() + PAGE + (parameters.isEmpty() ? "" : "?" + parameters);
    }
}
