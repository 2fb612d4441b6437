package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import org.omnifaces.util.Faces;
import outflank.archive.ArchiveImport;
import outflank.archive.ArchiveProblem;
import outflank.archive.Importing;
import outflank.usecase.Refusal;

/** One import: how far it is, what it has found, and stopping, going on and deleting. */
@Named
@RequestScoped
public class WatchImport {

    private static final String ID = "outflank.import";

    @Inject
    private Importing importing;

    @Inject
    private CurrentActor caller;

    @Inject
    private Messages messages;

    private ArchiveImport shown;
    private List<ArchiveProblem> problems = List.of();

    /** Finds the import before a page is shown; without one the answer is "not found". */
    public void open() {
        shown = null;
        if (getShown() == null) {
            Faces.responseSendError(HttpServletResponse.SC_NOT_FOUND, "no such import");
            return;
        }
        problems = shown.problems() == 0 ? List.of() : importing.problems(caller.account(), shown.id());
    }

    /** The view keeps the id of the import it was opened with; 0 is that of none. */
    private int id() {
        String asked = Faces.getViewAttribute(ID);
        if (asked == null) {
            asked = Faces.getRequestParameter("id");
            Faces.setViewAttribute(ID, asked);
        }
        return asked != null && asked.matches("[1-9]\\d{0,8}") ? Integer.parseInt(asked) : 0;
    }

    public void stop() {
        messages.attempt(() -> importing.stop(caller.account(), id()));
    }

    public void goOn() {
        messages.attempt(() -> importing.goOn(caller.account(), id()));
    }

    /** Deletes the import with its games and goes back to the list. */
    public void delete() throws IOException {
        try {
            importing.delete(caller.account(), id());
            messages.done("archive.import.deleted");
            Faces.redirect(Faces.getRequestContextPath() + "/desk/imports");
        } catch (Refusal refusal) {
            messages.refused(refusal);
        }
    }

    /** The import; null if there is none. What a form sends back is about the one its page was opened with. */
    public ArchiveImport getShown() {
        if (shown == null) {
            shown = importing.find(caller.account(), id()).orElse(null);
        }
        return shown;
    }

    /** What it could not read or take over. */
    public List<ArchiveProblem> getProblems() {
        return problems;
    }

    /** Whether the caller may stop, go on and delete; the use cases ask again. */
    public boolean isMine() {
        return getShown() != null && shown.isOf(caller.account());
    }

    /** The address of the games of this import with a result that stands out. */
    public String link(String result) {
        return Faces.getRequestContextPath() + "/public/archive?import=" + shown.id()
                + (result.isEmpty() ? "" : "&result=" + result);
    }
}
