package outflank.web;

import jakarta.inject.Inject;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import outflank.tournament.Round;
import outflank.tournament.Rounds;
import outflank.tournament.Tournament;
import outflank.tournament.Tournaments;

/** Standings, crosstable, pairings and result slips of published rounds as PDF. */
@WebServlet("/public/print")
public class PrintTournament extends HttpServlet {

    private static final long serialVersionUID = 1L;
    private static final String PDF = "application/pdf";

    @Inject
    private transient Tournaments tournaments;

    @Inject
    private transient Rounds rounds;

    @Inject
    private transient PrintedSheets sheets;

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        Optional<Tournament> tournament =
                Optional.ofNullable(request.getParameter("of")).flatMap(tournaments::bySlug);
        String what = String.valueOf(request.getParameter("what"));
        Optional<byte[]> sheet = tournament.flatMap(found -> switch (what) {
            case "standings" -> Optional.of(sheets.standings(found));
            case "crosstable" -> Optional.of(sheets.crosstable(found));
            default -> round(found, request.getParameter("round")).flatMap(round -> ofRound(found, round, what));
        });
        if (sheet.isEmpty()) {
            response.sendError(HttpServletResponse.SC_NOT_FOUND);
            return;
        }
        String name = tournament.get().slug() + "-" + what + ".pdf";
        FileResponse.send(request, response, name, PDF, sheet.get());
    }

    private Optional<byte[]> ofRound(Tournament tournament, Round round, String what) {
        return switch (what) {
            case "pairings" -> Optional.of(sheets.pairingsByTable(tournament, round));
            case "names" -> Optional.of(sheets.pairingsByName(tournament, round));
            case "slips" -> sheets.slips(tournament, round);
            default -> Optional.empty();
        };
    }

    /** A published round; the last one if none is asked for. */
    private Optional<Round> round(Tournament tournament, String number) {
        List<Round> published = rounds.published(tournament.id());
        if (number == null) {
            return published.isEmpty() ? Optional.empty() : Optional.of(published.get(published.size() - 1));
        }
        return published.stream()
                .filter(round -> String.valueOf(round.number()).equals(number))
                .findFirst();
    }
}
