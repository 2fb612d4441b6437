package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.text.NumberFormat;
import java.util.List;
import org.omnifaces.util.Faces;
import outflank.competition.simulation.Reach;
import outflank.competition.simulation.Simulation;
import outflank.tournament.ForecastJob;

/** A forecast as it is read: the lines of the table, and chances in words that claim no more than is known. */
@Named
@RequestScoped
public class DescribeForecast {

    static final String PLACES = "places";

    private static final int USUAL_PLACES = 4;

    @Inject
    private Language language;

    @Inject
    private Messages messages;

    /** How many first places the page asks for: those of a final. */
    public int getPlaces() {
        String asked = Faces.getRequestParameter(PLACES);
        boolean isOne =
                asked != null && asked.matches("[1-9]\\d?") && Integer.parseInt(asked) <= Simulation.MOST_PLACES;
        return isOne ? Integer.parseInt(asked) : USUAL_PLACES;
    }

    /** The numbers of places that can be asked for with one click. */
    public List<Integer> getChoices() {
        return List.of(2, 4, 8);
    }

    /** The lines, the best average place first. */
    public List<ForecastRow> rows(ForecastJob job, int places) {
        return ForecastRow.of(job, places);
    }

    /** The chance to be among the first places, in words where no number is honest. */
    public String within(ForecastRow row) {
        return switch (row.reach()) {
            case SURE -> messages.text("forecast.sure");
            case OUT -> messages.text("forecast.out");
            case OPEN -> percent(row.within(), row.runs());
        };
    }

    /** The chance to win. */
    public String first(ForecastRow row) {
        return row.reach() == Reach.OUT ? messages.text("forecast.out") : percent(row.first(), row.runs());
    }

    private String percent(int times, int runs) {
        if (times == 0 || times == runs) {
            return messages.text(times == 0 ? "forecast.never" : "forecast.always");
        }
        NumberFormat format = NumberFormat.getPercentInstance(language.getLocale());
        format.setMaximumFractionDigits(times * 100L < runs || times * 100L > 99L * runs ? 1 : 0);
        return format.format((double) times / runs);
    }

    /** The average place with one decimal. */
    public String average(ForecastRow row) {
        NumberFormat format = NumberFormat.getNumberInstance(language.getLocale());
        format.setMinimumFractionDigits(1);
        format.setMaximumFractionDigits(1);
        return format.format(row.averagePlace());
    }
}
