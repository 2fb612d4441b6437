package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.UUID;
import org.omnifaces.util.Faces;
import outflank.competition.Competition;
import outflank.competition.Result;
import outflank.competition.standings.Standing;
import outflank.competition.standings.Standings;
import outflank.competition.standings.TieBreak;
import outflank.record.GameSheets;
import outflank.tournament.Competitions;
import outflank.tournament.Tournament;

/** The standings after any published round, on wish with results that are not official yet. */
@Named
@RequestScoped
public class ShowStandings {

    static final String AFTER = "after";
    static final String PROVISIONAL = "provisional";

    @Inject
    private ShownTournament shown;

    @Inject
    private Competitions competitions;

    @Inject
    private GameSheets sheets;

    private int after;
    private int undecided;
    private boolean provisional;
    private Standings standings;
    private TieBreakTexts values;

    /** Loads what the page shows. */
    public void load() {
        if (shown.find()) {
            shown.round(AFTER).ifPresent(this::load);
        }
    }

    private void load(int round) {
        after = round;
        Tournament tournament = shown.getTournament();
        boolean wanted = after == shown.getLastRound() && "true".equals(Faces.getRequestParameter(PROVISIONAL));
        Map<UUID, Result> reported = wanted ? sheets.provisional(tournament) : Map.of();
        Competition competition = competitions.read(tournament, reported).afterRound(after);
        undecided = after == 0
                ? 0
                : (int) competition.rounds().get(after - 1).games().stream()
                        .filter(game -> game.result().isEmpty())
                        .count();
        provisional = wanted && !(reported.isEmpty() && undecided == 0);
        standings = Standings.of(competition, tournament.rules().parsedTieBreaks());
        values = new TieBreakTexts(standings);
    }

    /** The number of the round after which the standings are shown; 0 before the first one. */
    public int getAfter() {
        return after;
    }

    /** How many games of that round have no result that counts here. */
    public int getUndecided() {
        return undecided;
    }

    /** Whether results count that are not official yet. */
    public boolean isProvisional() {
        return provisional;
    }

    public List<TieBreak> getTieBreaks() {
        return standings.tieBreaks();
    }

    public List<Standing> getRows() {
        return standings.rows();
    }

    /** A tie-break's value in a row of the standings. */
    public String value(Standing row, int tieBreak) {
        return values.of(row, tieBreak);
    }

    /** Whether somebody does not take part in the next round any more. */
    public boolean isWithdrawn(Standing row) {
        return row.entrant().hasWithdrawnBy(after + 1);
    }

    /** Where the working behind a row's tie-breaks is shown. */
    public String working(Standing row) {
        OptionalInt round = after == shown.getLastRound() ? OptionalInt.empty() : OptionalInt.of(after);
        return ShowPlayer.link(shown, row.entrant().number(), round, provisional);
    }
}
