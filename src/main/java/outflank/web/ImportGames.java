package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.Part;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.omnifaces.util.Faces;
import outflank.archive.ArchiveImport;
import outflank.archive.Importing;
import outflank.archive.Upload;
import outflank.usecase.Refusal;

/** Handing in files of games for the archive, and the list of imports. */
@Named
@RequestScoped
public class ImportGames {

    @Inject
    private Importing importing;

    @Inject
    private CurrentActor caller;

    @Inject
    private Messages messages;

    private List<Part> files = List.of();
    private List<Part> folder = List.of();
    private List<ArchiveImport> all;

    /** Keeps the files and goes on to the page of their import. */
    public void upload() throws IOException {
        List<Upload> uploads = new ArrayList<>();
        for (Part part : files) {
            add(uploads, part);
        }
        for (Part part : folder) {
            add(uploads, part);
        }
        try {
            int id = importing.start(caller.account(), uploads);
            Faces.redirect(Faces.getRequestContextPath() + "/desk/import?id=%s", "" + id);
        } catch (Refusal refusal) {
            messages.refused("form:files", refusal);
        }
    }

    /** A form without a chosen file sends a part without a name. */
    private static void add(List<Upload> uploads, Part part) {
        String name = part.getSubmittedFileName();
        if (name != null && !name.isBlank()) {
            uploads.add(new Upload(name, part::getInputStream));
        }
    }

    /** All imports, the latest first. */
    public List<ArchiveImport> getAll() {
        if (all == null) {
            all = importing.all(caller.account());
        }
        return all;
    }

    /** Whether an import is at work, so that the list changes by itself. */
    public boolean isActive() {
        return getAll().stream().anyMatch(each -> each.state().isActive());
    }

    /** How large what is handed in at once may be. */
    public int getMostMegabytes() {
        return SecurityHeaders.LARGEST_UPLOAD_MEGABYTES;
    }

    public List<Part> getFiles() {
        return files;
    }

    public void setFiles(List<Part> files) {
        this.files = files == null ? List.of() : files;
    }

    public List<Part> getFolder() {
        return folder;
    }

    public void setFolder(List<Part> folder) {
        this.folder = folder == null ? List.of() : folder;
    }
}
