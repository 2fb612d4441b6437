package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.Part;
import java.io.IOException;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Collectors;
import org.omnifaces.util.Faces;
import outflank.format.FormatProblem;
import outflank.format.UnusableFile;
import outflank.format.file.TournamentFiles;
import outflank.format.tournament.TournamentFile;
import outflank.tournament.ImportingTournaments;
import outflank.tournament.Tournament;
import outflank.usecase.Refusal;

/** A director hands in the file of a tournament that was run elsewhere. */
@Named
@RequestScoped
public class ImportTournament {

    private static final int MOST_TOLD = 5;

    @Inject
    private ImportingTournaments importing;

    @Inject
    private CurrentActor caller;

    @Inject
    private Messages messages;

    private Part file;

    /** Makes a tournament of the file and goes on to its entrants. */
    public void take() throws IOException {
        if (file == null || file.getSize() == 0) {
            messages.refused("import:file", new Refusal("refusal.missing", "desk.importTournament.file"));
            return;
        }
        try {
            TournamentFiles.Read read = TournamentFiles.read(file.getInputStream());
            Tournament tournament = importing.create(
                    caller.account(),
                    read.file(),
                    read.format().name(),
                    messages.text("desk.importTournament.name"),
                    LocalDate.now());
            tell(tournament, read.file());
            Faces.redirect(Faces.getRequestContextPath() + "/desk/entrants?of=%s", tournament.slug());
        } catch (UnusableFile unusable) {
            FormatProblem problem = unusable.problem();
            messages.refused(
                    "import:file", new Refusal("refusal.fileUnusable", text(problem), String.valueOf(problem.found())));
        } catch (Refusal refusal) {
            messages.refused("import:file", refusal);
        }
    }

    private void tell(Tournament tournament, TournamentFile read) {
        messages.done(
                "desk.imported",
                tournament.details().name(),
                read.competition().entrants().size(),
                read.competition().rounds().size());
        if (!read.competition().matches().isEmpty()) {
            messages.done("desk.imported.finals");
        }
        List<String> remarks = read.remarks().stream()
                .map(this::text)
                .distinct()
                .limit(MOST_TOLD)
                .toList();
        if (!remarks.isEmpty()) {
            messages.done("desk.imported.remarks", remarks.stream().collect(Collectors.joining(" ")));
        }
    }

    private String text(FormatProblem problem) {
        return messages.text("format.problem." + problem.kind().word());
    }

    public Part getFile() {
        return file;
    }

    public void setFile(Part file) {
        this.file = file;
    }
}
