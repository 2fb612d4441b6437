package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import org.omnifaces.util.Faces;
import outflank.tournament.ForecastJob;
import outflank.tournament.Forecasting;

/** The chances of everybody for everybody, where the director shows them. */
@Named
@RequestScoped
public class ShowForecast {

    private static final String SECONDS_UNTIL_THE_NEXT_LOOK = "3";

    @Inject
    private ShownTournament shown;

    @Inject
    private Forecasting forecasting;

    private ForecastJob job;

    /** Loads what the page shows; while it is computed, the page comes again by itself. */
    public void load() {
        if (!shown.find()) {
            return;
        }
        if (!shown.getTournament().isForecastPublic()) {
            shown.missing();
            return;
        }
        job = forecasting.ofPublic(shown.getTournament()).orElse(null);
        if (job != null && job.isActive()) {
            Faces.getResponse().setHeader("Refresh", SECONDS_UNTIL_THE_NEXT_LOOK);
        }
    }

    /** The forecast; null if nothing remains to be played. */
    public ForecastJob getJob() {
        return job;
    }

    /** Whether there is something to show. */
    public boolean isCounted() {
        return job != null && job.forecast().runs() > 0;
    }
}
