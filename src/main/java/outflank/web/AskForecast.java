package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import outflank.tournament.ForecastJob;
import outflank.tournament.Forecasting;

/** The chances of everybody, asked for at the desk. */
@Named
@RequestScoped
public class AskForecast {

    @Inject
    private Desk desk;

    @Inject
    private Forecasting forecasting;

    @Inject
    private Messages messages;

    private boolean asked;
    private ForecastJob job;

    /** Has them computed as the tournament stands. */
    public void start() {
        messages.attempt(() -> forecasting.start(desk.actor(), desk.id()));
        asked = false;
    }

    public void cancel() {
        messages.attempt(() -> forecasting.cancel(desk.actor(), desk.id()));
        asked = false;
    }

    /** Shows them to everybody, or to the desk alone. */
    public void publish(boolean toEverybody) {
        if (messages.attempt(() -> forecasting.show(desk.actor(), desk.id(), toEverybody))) {
            messages.tell(toEverybody ? "forecast.shown" : "forecast.hidden");
        }
        desk.open();
    }

    /** The last forecast; null if there is none. */
    public ForecastJob getJob() {
        if (!asked) {
            asked = true;
            job = forecasting.latest(desk.actor(), desk.id()).orElse(null);
        }
        return job;
    }

    /** Whether there is something to show. */
    public boolean isCounted() {
        return getJob() != null && job.forecast().runs() > 0;
    }

    /** Whether results or pairings have changed since it was asked for. */
    public boolean isOutdated() {
        return getJob() != null && !forecasting.isPresent(desk.getTournament(), job);
    }
}
