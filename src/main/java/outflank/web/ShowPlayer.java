package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.UUID;
import org.omnifaces.util.Faces;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Result;
import outflank.competition.standings.Standing;
import outflank.competition.standings.Standings;
import outflank.competition.standings.WorkingLine;
import outflank.record.GameSheets;
import outflank.tournament.Competitions;
import outflank.tournament.Tournament;

/** One player of a tournament: the score, and opponent by opponent what each tie-break is made of. */
@Named
@RequestScoped
public class ShowPlayer {

    private static final String NUMBER = "number";

    @Inject
    private ShownTournament shown;

    @Inject
    private Competitions competitions;

    @Inject
    private GameSheets sheets;

    @Inject
    private Messages messages;

    private int after;
    private boolean provisional;
    private Competition competition;
    private Standing standing;
    private List<TieBreakWorking> workings;

    /** Loads what the page shows. */
    public void load() {
        if (shown.find()) {
            shown.round(ShowStandings.AFTER).ifPresent(this::load);
        }
    }

    private void load(int round) {
        after = round;
        Tournament tournament = shown.getTournament();
        provisional =
                after == shown.getLastRound() && "true".equals(Faces.getRequestParameter(ShowStandings.PROVISIONAL));
        Map<UUID, Result> reported = provisional ? sheets.provisional(tournament) : Map.of();
        competition = competitions.read(tournament, reported).afterRound(after);
        Standings standings = Standings.of(competition, tournament.rules().parsedTieBreaks());
        String asked = Faces.getRequestParameter(NUMBER);
        standings.rows().stream()
                .filter(row -> String.valueOf(row.entrant().number()).equals(asked))
                .findFirst()
                .ifPresentOrElse(row -> show(standings, row), shown::missing);
    }

    private void show(Standings standings, Standing row) {
        standing = row;
        workings = TieBreakWorking.of(standings, row, messages);
    }

    /** The address of a player's page. */
    static String link(ShownTournament shown, int number, OptionalInt after, boolean provisional) {
        return shown.link("player") + "&" + NUMBER + "=" + number
                + (after.isPresent() ? "&" + ShowStandings.AFTER + "=" + after.getAsInt() : "")
                + (provisional ? "&" + ShowStandings.PROVISIONAL + "=true" : "");
    }

    public int getAfter() {
        return after;
    }

    /** Whether a game of that round has no result that counts here. */
    public boolean isUndecided() {
        return after > 0
                && competition.rounds().get(after - 1).games().stream()
                        .anyMatch(game -> game.result().isEmpty());
    }

    public boolean isProvisional() {
        return provisional;
    }

    public Standing getStanding() {
        return standing;
    }

    public List<TieBreakWorking> getWorkings() {
        return workings;
    }

    /** Where the games of this player are listed. */
    public String getGames() {
        return shown.link("games") + "&player="
                + URLEncoder.encode(standing.entrant().name(), StandardCharsets.UTF_8);
    }

    /** The opponent of a line; null if there was none. */
    public Entrant opponent(WorkingLine line) {
        return line.opponent().isPresent() ? competition.entrant(line.opponent().getAsInt()) : null;
    }

    /** The page of another player as it stood after the same round. */
    public String link(Entrant entrant) {
        OptionalInt round = after == shown.getLastRound() ? OptionalInt.empty() : OptionalInt.of(after);
        return link(shown, entrant.number(), round, provisional);
    }
}
