package outflank.web;

import jakarta.inject.Inject;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import outflank.format.tournament.TournamentFile;
import outflank.tournament.Tournament;
import outflank.tournament.TournamentExport;
import outflank.tournament.Tournaments;

/** A whole tournament as a file: for the federation, for other programs, for spreadsheets. */
@WebServlet("/public/tournament-file")
public class DownloadTournament extends HttpServlet {

    private static final long serialVersionUID = 1L;

    @Inject
    private transient Tournaments tournaments;

    @Inject
    private transient TournamentExport export;

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        Optional<Tournament> tournament =
                Optional.ofNullable(request.getParameter("of")).flatMap(tournaments::bySlug);
        Optional<TournamentDownload> download = TournamentDownload.ofWord(request.getParameter("format"));
        Optional<TournamentFile> file =
                tournament.filter(found -> download.isPresent()).map(export::read);
        if (file.isEmpty() || file.get().entrants().isEmpty()) {
            response.sendError(HttpServletResponse.SC_NOT_FOUND);
            return;
        }
        FileResponse.send(
                request,
                response,
                download.get().fileName(file.get(), tournament.get().slug()),
                download.get().type(),
                download.get().bytes(file.get(), now()));
    }

    static LocalDateTime now() {
        return LocalDateTime.now(ZoneOffset.UTC).truncatedTo(ChronoUnit.MINUTES);
    }
}
