package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import outflank.competition.standings.Progress;
import outflank.tournament.Competitions;
import outflank.tournament.Tournament;

/** Where everybody stood after each published round. */
@Named
@RequestScoped
public class ShowProgress {

    @Inject
    private ShownTournament shown;

    @Inject
    private Competitions competitions;

    private Progress progress = new Progress(List.of());
    private ProgressChart chart;

    /** Loads what the page shows. */
    public void load() {
        if (shown.find() && shown.getLastRound() > 0) {
            Tournament tournament = shown.getTournament();
            progress = Progress.of(
                    competitions.read(tournament), tournament.rules().parsedTieBreaks());
            chart = ProgressChart.of(progress);
        }
    }

    public List<Progress.Row> getRows() {
        return progress.rows();
    }

    /** The ranks of the leaders as lines; null while no round is published. */
    public ProgressChart getChart() {
        return chart;
    }
}
